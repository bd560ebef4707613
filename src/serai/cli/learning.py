"""Commands that make what ships with the games: calibrations and puzzles."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import typer

from serai.cli.app import app
from serai.core.game import Game


@app.command()
def calibrate(
    game: Annotated[str, typer.Argument(help="the game")],
    players: Annotated[str, typer.Option(help="for tables of how many, such as 2,3,4; all counts unless told")] = "",
    positions: Annotated[int, typer.Option(help="positions to learn from, and as many others to check", min=20)] = 2000,
    games: Annotated[int, typer.Option(help="games played to their end from each", min=1)] = 8,
    seed: Annotated[str, typer.Option(help="the same seed gives the same numbers")] = "0",
    write: Annotated[bool, typer.Option("--write", help="write the game's calibration.json")] = False,
    check: Annotated[bool, typer.Option("--check", help="learn nothing: only check what is there")] = False,
) -> None:
    """Learn how chances of winning and points that are estimated come true, and say how well that holds."""
    from serai.arena.analysis.calibration import fitted, points_error, reliability, sampled, uncalibrated
    from serai.games import find_game, judging

    box = find_game(game)
    counts = [int(count) for count in players.split(",")] if players else list(box.players)
    how = uncalibrated(box)
    learned: dict[str, object] = {}
    for count in counts:
        known = judging(box).calibration(count)
        if not check:
            known = fitted(list(sampled(box, count, positions, f"{seed}/fit", games, how)))
            learned[str(count)] = {"shares": known.shares, "points": known.points}
        others = list(sampled(box, count, positions, f"{seed}/check", games, how))
        typer.echo(f"{game}, {count} players, {positions} positions, {games} games from each:")
        for tenth in reliability(others, known):
            typer.echo(f"  said {tenth.said:6.1%}  came {tenth.came:6.1%}  ± {1.96 * tenth.doubt:.1%}  ({tenth.count})")
        typer.echo(f"  points said too high by {points_error(others, known):+.2f} in the mean")
    if write:
        write_calibration(box, learned, {"positions": positions, "games": games, "seed": seed})


def write_calibration(game: Game[Any], learned: dict[str, object], how: dict[str, object]) -> None:
    """Into the game's own folder, beside what it was learned from; other numbers of players keep theirs."""
    path = Path(str(files(game.package).joinpath("calibration.json")))
    kept = json.loads(path.read_text(encoding="utf-8"))["players"] if path.is_file() else {}
    told = {"program": "serai calibrate GAME --write", **how, "players": {**kept, **learned}}
    path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


@app.command()
def puzzles(
    game: Annotated[str, typer.Argument(help="the game")],
    count: Annotated[int, typer.Option(help="so many puzzles", min=1)] = 60,
    players: Annotated[str, typer.Option(help="found at tables of how many, in turn, such as 2,3")] = "2,3",
    seed: Annotated[str, typer.Option(help="the same seed gives the same puzzles")] = "0",
    verify: Annotated[bool, typer.Option("--verify", help="find none: look longer at those that are there")] = False,
    mend: Annotated[bool, typer.Option("--mend", help="look longer first, and find others for what fails")] = False,
) -> None:
    """Find positions in bot games where one choice is clearly best and the greedy bot misses it, and keep them."""
    from serai.arena.analysis.puzzles import find
    from serai.core.errors import SeraiError
    from serai.games import find_game
    from serai.play.puzzles import puzzles_of

    box = find_game(game)
    known = puzzles_of(box)
    holding = holding_puzzles(box, known, seed) if verify or mend else known
    if verify:
        if len(holding) < len(known):
            raise SeraiError(f"{len(known) - len(holding)} of {len(known)} puzzles of {game} don't hold")
        return
    finders = [find(box, int(number), f"{seed}/{number}") for number in players.split(",")]
    found = {puzzle["key"]: puzzle for puzzle in holding}
    while len(found) < count:
        puzzle = next(finders[len(found) % len(finders)])
        found[puzzle["key"]] = puzzle
        write_puzzles(box, list(found.values()))
        typer.echo(f"{len(found)}: {puzzle['theme']}, level {puzzle['level']}, after {len(puzzle['moves'])} moves")


def holding_puzzles(game: Game[Any], known: list[dict[str, Any]], seed: str) -> list[dict[str, Any]]:
    """Those that a longer look confirms; what is said of each is printed."""
    from serai.arena.analysis.puzzles import fault_of

    faults = {puzzle["key"]: fault_of(game, puzzle, seed) for puzzle in known}
    for key, fault in faults.items():
        typer.echo(f"{key}: {fault or 'holds'}")
    return [puzzle for puzzle in known if not faults[puzzle["key"]]]


def write_puzzles(game: Game[Any], found: list[dict[str, Any]]) -> None:
    """Into the game's own folder, one puzzle a line."""
    path = Path(str(files(game.package).joinpath("puzzles.json")))
    lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in found)
    path.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
