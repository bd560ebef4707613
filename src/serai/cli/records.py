"""Commands that read records."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from serai.cli.app import app
from serai.cli.reading import read_json, read_lines
from serai.cli.words import Language, WrongUsage, known_language
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
            state = replayed(record, edition, until, listen=True)
        except BadRecord as error:
            raise SeraiError(f"game {index}: {error}") from None
        if len(lines) == 1 or game_index is not None:
            show_state(state, lang, log, sys.stdout)
    if game_index is None and len(lines) > 1:
        print(f"{len(lines)} games replay as recorded" + (", and their shuffles are proven" if verify else ""))
    elif verify:
        print("the seed matches its commitment, and all chance came from it")
