"""Commands for people who play."""

import json
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

from serai.cli.app import app
from serai.cli.words import (
    Language,
    OptionValues,
    WrongUsage,
    known_bot,
    known_game,
    known_language,
    parsed_options,
)

if TYPE_CHECKING:
    from serai.text import Speech
    from serai.text.chapters import Chapter


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="with --terminal: which game; the shortest unless told")] = None,
    host: Annotated[str, typer.Option(help="where to listen; 127.0.0.1: this device only")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="another one is taken if it is in use", min=1, max=65535)] = 8000,
    database: Annotated[str | None, typer.Option(help="a database address; your data folder by default")] = None,
    browser: Annotated[bool, typer.Option(help="open the browser")] = True,
    terminal: Annotated[bool, typer.Option("--terminal", help="play here in the terminal, against bots")] = False,
    players: Annotated[int | None, typer.Option(help="terminal: how many sit at the table")] = None,
    seat: Annotated[int | None, typer.Option(help="terminal: your seat, from 0")] = None,
    name: Annotated[str | None, typer.Option(help="terminal: what you are called", envvar="SERAI_NAME")] = None,
    bot: Annotated[str | None, typer.Option(help="terminal: who sits at the other seats")] = None,
    option: OptionValues = None,
    edition: Annotated[str | None, typer.Option(help="terminal: default, or an edition file")] = None,
    seed: Annotated[str | None, typer.Option(help="terminal: the same seed deals the same game")] = None,
    lang: Annotated[str | None, typer.Option(help="terminal: en, hu or he")] = None,
    record: Annotated[Path | None, typer.Option(help="terminal: write the record here when the game ends")] = None,
) -> None:
    """Play in the browser, with friends and bots; or with --terminal here, against bots."""
    if terminal:
        play_in_terminal(game, players, seat or 0, name, bot, option, edition, seed, lang or "en", record)
        return
    asked: dict[str, object] = {"a game": game, "--players": players, "--seat": seat, "--bot": bot, "--option": option}
    asked |= {"--edition": edition, "--seed": seed, "--lang": lang, "--record": record}
    for word, value in asked.items():
        if value is not None:
            raise WrongUsage(f"{word} is for --terminal; in the browser everything is chosen there")
    from serai.server.running import home_database, play_here
    from serai.server.settings import Settings

    settings = Settings(database=database or home_database(), bot_processes=bot_processes(), warm_bots=True)
    play_here(settings, host, port, browser)


def play_in_terminal(
    wanted: str | None,
    players: int | None,
    seat: int,
    name: str | None,
    bot: str | None,
    option: list[str] | None,
    edition: str | None,
    seed: str | None,
    lang: str,
    record: Path | None,
) -> None:
    """Pick a number, or type an action; ? helps."""
    from serai.games import shortest_first
    from serai.play.box import find_box
    from serai.terminal.plain import Sitting

    game = known_game(wanted) if wanted is not None else shortest_first()[0]
    box = find_box(game)
    count = players if players is not None else min(4, box.players[-1])
    if seat not in range(count):
        raise WrongUsage(f"there is no seat {seat} at a table of {count}")
    state = box.new(count, seed, parsed_options(game, option), edition or "default", keep_events=True)
    if record is not None and (record.is_dir() or not record.parent.is_dir()):
        raise WrongUsage(f"no record can be written to {record}")
    forgive_letters(sys.stdin, sys.stdout)
    sitting = Sitting(state, seat, name, known_bot(bot or "greedy"), known_language(lang))
    if sitting.play(sys.stdin, sys.stdout) and record is not None:
        record.write_text(json.dumps(state.record(), ensure_ascii=False) + "\n", encoding="utf-8")


def forgive_letters(*streams: TextIO) -> None:
    """A letter that a terminal can't write, or bytes that are no letter, shall not end a game."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


@app.command()
def mcp() -> None:
    """Serve the games to language models by the Model Context Protocol, on standard input and output."""
    from serai.arena.extras import check_extra

    check_extra("words")
    from serai.research.mcp import server

    server().run("stdio")


def bot_processes() -> int:
    """Bots leave a core to the server."""
    return max(1, (os.cpu_count() or 2) - 1)


@app.command()
def rules(
    game: str,
    rule_id: Annotated[str | None, typer.Argument(help="one rule, such as S-28")] = None,
    lang: Language = "en",
    edition: Annotated[str, typer.Option(help="the edition file whose values the rules shall name")] = "default",
) -> None:
    """Show the rules of a game by chapters, or one rule."""
    from serai.games import find_game
    from serai.play.editions import find_edition
    from serai.text import Speech
    from serai.text.chapters import chapters

    chosen_game = find_game(known_game(game))
    speech = Speech(known_language(lang), chosen_game, edition=find_edition(chosen_game, edition))
    if rule_id is None:
        print_rulebook(speech, chapters(lang, chosen_game))
    else:
        print(f"{speech.rule_id(rule_id)}  {speech.rule(rule_id)}")


def print_rulebook(speech: "Speech", book: "list[Chapter]") -> None:
    """All rules under the titles of their chapters and sections."""
    for chapter in book:
        if chapter.name is not None:
            print(f"\n{speech.say(f'chapter-{chapter.name}').upper()}")
        for section in chapter.sections:
            if section.name is not None:
                print(f"\n{speech.say(f'section-{section.name}')}")
            for rule in section.rules:
                print(f"{rule}  {speech.rule(rule)}")
