"""The words of a command line: what they may be, and what they stand for."""

from typing import Annotated

import typer

from serai.core.errors import SeraiError

Language = Annotated[str, typer.Option("--lang", help="en, hu or he")]
OptionValues = Annotated[list[str] | None, typer.Option("--option", help="key=value, as often as needed")]
EditionName = Annotated[str, typer.Option("--edition", help="default, or an edition file")]
Workers = Annotated[int, typer.Option(help="processes; 0: one for each core", min=0)]
Backend = Annotated[str, typer.Option(help="local, or ray: a Ray cluster")]


class WrongUsage(SeraiError):
    """The command's words are off."""


def known_game(name: str) -> str:
    from serai.games import game_names

    if name not in game_names():
        raise WrongUsage(f"unknown game {name!r}; there is {', '.join(game_names())}")
    return name


def known_bot(name: str, *more: str) -> str:
    from serai.bots import SEARCH, all_names, is_bot

    if not is_bot(name) and name not in more and name.partition(":")[0] != SEARCH:
        raise WrongUsage(f"unknown bot {name!r}; there is {all_names()}")
    return name


def known_bots(names: str, *more: str) -> tuple[str, ...]:
    """The bots of a list with commas, of which some commands know `more`."""
    return tuple(known_bot(name.strip(), *more) for name in names.split(","))


def known_number(word: str) -> int:
    if not word.strip().isdecimal():
        raise WrongUsage(f"{word!r} is no number of players")
    return int(word)


def known_language(name: str) -> str:
    from serai.text import LANGUAGES

    if name not in LANGUAGES:
        raise WrongUsage(f"unknown language {name!r}; there is {', '.join(LANGUAGES)}")
    return name


def parsed_options(game: str, given: list[str] | None) -> dict[str, object]:
    """key=value words as an option table; the game checks the values."""
    from serai.play.box import find_box

    schema = find_box(game).options
    options: dict[str, object] = {}
    for word in given or []:
        key, equals, value = word.partition("=")
        if not equals:
            raise WrongUsage(f"--option takes key=value, not {word!r}")
        if key not in schema:
            raise WrongUsage(f"{game} has no option {key!r}; it has {', '.join(schema)}")
        options[key] = schema[key].parse(value)
    return options
