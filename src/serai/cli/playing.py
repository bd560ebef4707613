"""Commands for people who play."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from serai.cli.app import app
from serai.cli.words import (
    EditionName,
    Language,
    OptionValues,
    WrongUsage,
    known_bot,
    known_game,
    known_language,
    parsed_options,
)


@app.command()
def play(
    game: Annotated[str, typer.Argument()] = "sultan",
    players: Annotated[int | None, typer.Option(help="how many sit at the table")] = None,
    seat: Annotated[int, typer.Option(help="your seat, from 0")] = 0,
    name: Annotated[str | None, typer.Option(help="what you are called", envvar="SERAI_NAME")] = None,
    bot: Annotated[str, typer.Option(help="who sits at the other seats")] = "greedy",
    option: OptionValues = None,
    edition: EditionName = "default",
    seed: Annotated[str | None, typer.Option(help="the dealer's seed; the same seed deals the same game")] = None,
    lang: Language = "en",
    record: Annotated[Path | None, typer.Option(help="write the record here when the game ends")] = None,
) -> None:
    """Play in the terminal against bots: pick a number, or type an action; ? helps."""
    from serai.play.box import find_box
    from serai.terminal.plain import Sitting

    box = find_box(known_game(game))
    count = players if players is not None else min(4, box.players[-1])
    if seat not in range(count):
        raise WrongUsage(f"there is no seat {seat} at a table of {count}")
    state = box.new(count, seed, parsed_options(game, option), edition, listen=True)
    if record is not None and (record.is_dir() or not record.parent.is_dir()):
        raise WrongUsage(f"no record can be written to {record}")
    sitting = Sitting(state, seat, name, known_bot(bot), known_language(lang))
    if sitting.play(sys.stdin, sys.stdout) and record is not None:
        record.write_text(json.dumps(state.record(), ensure_ascii=False) + "\n", encoding="utf-8")


@app.command()
def rules(
    game: str,
    rule_id: Annotated[str | None, typer.Argument(help="one rule, such as S-28")] = None,
    lang: Language = "en",
) -> None:
    """Show the rules of a game, or one rule."""
    from serai.text import Speech

    speech = Speech(known_language(lang), known_game(game))
    chosen = speech.rules() if rule_id is None else {speech.rule_id(rule_id): speech.rule(rule_id)}
    for number, sentence in chosen.items():
        print(f"{number}  {sentence}")
