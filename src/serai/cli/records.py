"""Commands that read records."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from serai.cli.app import app
from serai.cli.reading import read_json, read_lines
from serai.cli.words import Language, Workers, WrongUsage, known_language
from serai.core.errors import BadRecord, SeraiError


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record, or many: one a line")],
    game_index: Annotated[int | None, typer.Option(help="only this game of the file, from 0")] = None,
    until: Annotated[int | None, typer.Option(help="stop after that many moves", min=0)] = None,
    verify: Annotated[bool, typer.Option("--verify", help="prove that chance came from the committed seed")] = False,
    edition: Annotated[str | None, typer.Option(help="the edition file of the record")] = None,
    log: Annotated[bool, typer.Option("--log", help="tell everything that happened")] = False,
    lang: Language = "en",
) -> None:
    """Replay records through the rules, check their results, show the state."""
    from serai.play.replay import replay as replayed
    from serai.play.replay import verify as verified
    from serai.terminal.plain import show_state

    known_language(lang)
    lines = read_lines(file)
    if game_index is not None and game_index not in range(len(lines)):
        raise WrongUsage(f"the file has {len(lines)} games; there is no number {game_index}")
    chosen = range(len(lines)) if game_index is None else [game_index]
    for index in chosen:
        try:
            record = read_json(lines[index])
            if verify:
                verified(record, edition)
            state = replayed(record, edition, until, keep_events=True)
        except BadRecord as error:
            raise SeraiError(f"game {index}: {error}") from None
        if len(lines) == 1 or game_index is not None:
            show_state(state, lang, log, sys.stdout)
    if game_index is None and len(lines) > 1:
        print(f"{len(lines)} games replay as recorded" + (", and their shuffles are proven" if verify else ""))
    elif verify:
        print("the seed matches its commitment, and all chance came from it")


@app.command()
def analyze(
    file: Annotated[Path, typer.Argument(help="a record, or many: one a line")],
    game_index: Annotated[int, typer.Option(help="which game of the file, from 0", min=0)] = 0,
    simulations: Annotated[int | None, typer.Option(help="simulated games for each decision", min=10)] = None,
    seed: Annotated[str, typer.Option(help="the same seed gives the same analysis")] = "0",
    edition: Annotated[str | None, typer.Option(help="the edition file of the record")] = None,
    workers: Workers = 0,
    html: Annotated[Path | None, typer.Option(help="write a page with the curve and all decisions")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the analysis as JSON")] = False,
    lang: Language = "en",
) -> None:
    """Judge every decision of a game by what its seat knew: estimates, better moves, mistakes."""
    from rich.console import Console

    from serai.arena.analysis.report import report
    from serai.arena.analysis.review import review
    from serai.arena.executor import find_executor
    from serai.arena.extras import check_extra

    check_extra("arena")
    known_language(lang)
    found = review(read_game(file, game_index), edition, simulations, seed, find_executor("local", workers))
    if html is not None:
        html.write_text(report(found, lang, with_plots=True).page(), encoding="utf-8")
    if as_json:
        print(json.dumps(found.to_json(), indent=2, ensure_ascii=False))
    else:
        report(found, lang, with_plots=False).print(Console())


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="the record of a game that goes on")],
    game_index: Annotated[int, typer.Option(help="which game of the file, from 0", min=0)] = 0,
    seat: Annotated[int | None, typer.Option(help="for this seat; it must be its decision")] = None,
    simulations: Annotated[int | None, typer.Option(help="simulated games", min=10)] = None,
    seed: Annotated[str, typer.Option(help="the same seed gives the same hint")] = "0",
    edition: Annotated[str | None, typer.Option(help="the edition file of the record")] = None,
    until: Annotated[int | None, typer.Option(help="in the position after that many moves", min=0)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the hint as JSON")] = False,
    lang: Language = "en",
) -> None:
    """Find the best actions in the position where a record ends, from what the deciding seat knows."""
    from rich.console import Console

    from serai.arena.analysis.hint import hint as found_hint
    from serai.arena.analysis.hint import report
    from serai.play.replay import replay as replayed

    known_language(lang)
    state = replayed(read_game(file, game_index), edition, until)
    found = found_hint(state, seat, simulations, seed)
    if as_json:
        print(json.dumps(found.to_json(), indent=2, ensure_ascii=False))
    else:
        report(found, lang).print(Console())


def read_game(file: Path, index: int) -> Any:
    """One record of a file."""
    lines = read_lines(file)
    if index not in range(len(lines)):
        raise WrongUsage(f"the file has {len(lines)} games; there is no number {index}")
    return read_json(lines[index])
