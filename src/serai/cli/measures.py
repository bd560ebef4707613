"""Commands that measure and test the engine."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from serai.cli.app import app
from serai.cli.words import Workers, WrongUsage, known_game
from serai.core.errors import SeraiError

DATABASES = "sqlite, postgres (each one of its own) or the address of an empty database"


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Option(help="only this game, as often as needed")] = None,
    players: Annotated[list[int] | None, typer.Option(help="only this player count, as often as needed")] = None,
    seconds: Annotated[float, typer.Option(help="how long each number is measured", min=0.01)] = 1.0,
    peers: Annotated[bool, typer.Option("--peers", help="measure other engines too, where they are installed")] = False,
    interpreted: Annotated[bool, typer.Option(help="measure the plain Python files as well")] = True,
    server: Annotated[bool, typer.Option("--server", help="measure the server instead, through real sockets")] = False,
    tables: Annotated[int, typer.Option(help="server: how many tables play at once", min=1)] = 2000,
    database: Annotated[list[str] | None, typer.Option(help=f"server: {DATABASES}, as often as needed; both")] = None,
    workers: Annotated[list[int] | None, typer.Option(help="server: processes, as often as needed; 1 and 2")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the numbers as JSON")] = False,
) -> None:
    """Measure the engine's speed on this machine; with --server the server's, at a move a second on each table."""
    if server:
        names = [known_game(name) for name in game or []]
        bench_server(database, workers, tables, max(seconds, 10.0), names, players or [], as_json)
        return
    from serai.bench import is_compiled, measure, measure_interpreted, print_bench
    from serai.games import game_names
    from serai.play.box import find_box

    names = [known_game(name) for name in game] if game else list(game_names())
    cases = [(name, n) for name in names for n in find_box(name).players if not players or n in players]
    if not cases:
        raise WrongUsage("no game has that player count")
    numbers = measure(cases, seconds, peers)
    plain = measure_interpreted(cases, seconds) if interpreted and is_compiled() else None
    if as_json:
        print(json.dumps({"engine": numbers, "interpreted": plain}, indent=2))
    else:
        print_bench(cases, numbers, plain)


def bench_server(
    databases: list[str] | None,
    workers: list[int] | None,
    tables: int,
    seconds: float,
    games: list[str],
    players: list[int],
    as_json: bool,
) -> None:
    """Moves a second, how soon all seats see a move, processor time and memory."""
    from serai.server.load.report import print_load
    from serai.server.load.run import measure_all
    from serai.server.postgres import POSTGRES, SQLITE

    places = databases or [SQLITE, POSTGRES]
    numbers = measure_all(places, workers or [1, 2], tables, seconds, games, players, tell)
    if as_json:
        print(json.dumps(numbers, indent=2))
    else:
        print_load(numbers)


def tell(line: str) -> None:
    """What goes on meanwhile is no part of the answer."""
    print(line, file=sys.stderr)


@app.command()
def soak(
    minutes: Annotated[float, typer.Option(help="how long", min=0.01)] = 5.0,
    game: Annotated[list[str] | None, typer.Option(help="only this game, as often as needed")] = None,
    seed: Annotated[str, typer.Option(help="the same seed begins with the same games")] = "0",
    workers: Workers = 1,
    server: Annotated[bool, typer.Option("--server", help="torment a server of its own instead")] = False,
    database: Annotated[str, typer.Option(help=f"server: {DATABASES}")] = "sqlite",
    tables: Annotated[int, typer.Option(help="server: how many tables play at once", min=1)] = 30,
    learners: Annotated[int, typer.Option(help="compare so many worlds as learners see them instead", min=0)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="server: print the figures as JSON")] = False,
) -> None:
    """Play games of all kinds for some minutes and look for faults of the rules, or with --server of the server."""
    if server:
        soak_the_server(minutes, database, tables, max(1, workers), seed, as_json)
        return
    if learners:
        from serai.research.worlds import compare_worlds

        print(compare_worlds(learners, seed, [known_game(name) for name in game or []], tell))
        return
    from serai.arena.soak import soak_on_all, summed_up

    names = [known_game(name) for name in game] if game else None
    soaked = soak_on_all(minutes, seed, names, print, workers or os.cpu_count() or 1, Path())
    print(summed_up(soaked))
    if soaked["failures"]:
        raise SeraiError("; ".join(f"{each['what']} (see {each['file']})" for each in soaked["failures"]))  # type: ignore[attr-defined]


def soak_the_server(minutes: float, database: str, tables: int, workers: int, seed: str, as_json: bool) -> None:
    """Kills, floods, full disks and cut lines while people play; nothing may be lost, doubled or leaked."""
    from serai.server.chaos.run import soak_server, summed_up

    found = soak_server(minutes, database, tables, workers, seed, tell)
    print(json.dumps(found, indent=2) if as_json else summed_up(found))
    if found["failures"]:
        raise SeraiError(f"{len(found['failures'])} promises were broken")
