"""Commands that play many games among bots."""

import json
import os
from pathlib import Path
from typing import Annotated

import typer

from serai.cli.app import app
from serai.cli.words import EditionName, OptionValues, WrongUsage, known_bot, known_game, parsed_options


@app.command()
def simulate(
    game: str,
    players: Annotated[int, typer.Option(help="how many sit at the table")],
    games: Annotated[int, typer.Option(help="how many games", min=1)] = 100,
    bots: Annotated[str, typer.Option(help="one for all seats, or one for each seat; they rotate")] = "random",
    option: OptionValues = None,
    edition: EditionName = "default",
    seed: Annotated[str, typer.Option(help="the same seed gives the same games")] = "0",
    records: Annotated[Path | None, typer.Option(help="write a record a line to this file")] = None,
    with_legal: Annotated[bool, typer.Option("--with-legal", help="with all legal actions beside each move")] = False,
    workers: Annotated[int, typer.Option(help="processes; 0: one for each core", min=0)] = 0,
    backend: Annotated[str, typer.Option(help="local")] = "local",
    as_json: Annotated[bool, typer.Option("--json", help="print the summary as JSON")] = False,
) -> None:
    """Play many games among bots, print a summary, write records."""
    from serai.arena.match import Plan, make_plan
    from serai.arena.report import print_summary, run_match

    if backend != "local":
        raise WrongUsage(f"unknown backend {backend!r}; there is local")
    if with_legal and records is None:
        raise WrongUsage("--with-legal needs --records FILE")
    names = tuple(known_bot(name.strip()) for name in bots.split(","))
    options = parsed_options(known_game(game), option)
    plan = make_plan(Plan(game, players, names, seed, options, edition, records is not None, with_legal))
    summary = run_match(plan, games, workers or os.cpu_count() or 1, records)
    if as_json:
        print(json.dumps(summary.to_json(), indent=2))
    else:
        print_summary(plan, summary)
