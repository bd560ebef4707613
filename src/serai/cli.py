"""The `serai` command."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from serai.core.errors import BadOption, BadRecord, SeraiError

app = typer.Typer(
    name="serai",
    help="A house of tabletop games: play them, understand them, study them.",
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Language = Annotated[str, typer.Option("--lang", help="en, hu or he")]
OptionValues = Annotated[list[str] | None, typer.Option("--option", help="key=value, as often as needed")]
EditionName = Annotated[str, typer.Option("--edition", help="default, or an edition file")]


class WrongUsage(SeraiError):
    """The command's words are off."""


def main() -> None:
    """Run a command; errors are one clear line, without a traceback."""
    try:
        if app(standalone_mode=False):  # what Typer makes of Ctrl-C
            stop("stopped", 1)
    except TyperException as error:
        named = getattr(error, "format_message", None)  # says which option is wrong
        stop(named() if named else str(error), 2)
    except (WrongUsage, BadOption) as error:
        stop(str(error), 2)
    except (SeraiError, OSError, UnicodeError) as error:
        stop(str(error), 1)
    except (KeyboardInterrupt, typer.Abort):
        stop("stopped", 1)


def stop(message: str, status: int) -> None:
    print(f"serai: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(status)


def known_game(name: str) -> str:
    from serai.play.box import shelf

    if name not in shelf():
        raise WrongUsage(f"unknown game {name!r}; there is {', '.join(shelf())}")
    return name


def known_bot(name: str) -> str:
    from serai.bots import NAMES

    if name not in NAMES:
        raise WrongUsage(f"unknown bot {name!r}; there is {', '.join(NAMES)}")
    return name


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


def read_lines(file: Path) -> list[str]:
    """One record a line; a file that is one JSON object over many lines counts as one.

    Only a line feed ends a line: JSON texts may hold other characters that end a line elsewhere.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise SeraiError(f"{file} is no text file") from None
    lines = [line for line in text.split("\n") if line.strip()]
    if not lines:
        raise SeraiError(f"{file} holds no record")
    try:
        json.loads(lines[0])
    except (ValueError, RecursionError):
        return [text]
    return lines


def read_json(line: str) -> Any:
    try:
        return json.loads(line, object_pairs_hook=distinct, parse_constant=no_number)
    except ValueError as error:
        raise BadRecord(f"this is no JSON: {error}") from None
    except RecursionError:
        raise BadRecord("this is no record: it is nested too deeply") from None


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object; a key that comes twice leaves open what is meant."""
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord(f"the key {key!r} comes twice in one object")
        found[key] = value
    return found


def no_number(name: str) -> object:
    raise BadRecord(f"this is no JSON: {name} is no number")


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


@app.command()
def bench(
    game: Annotated[list[str] | None, typer.Option(help="only this game, as often as needed")] = None,
    players: Annotated[list[int] | None, typer.Option(help="only this player count, as often as needed")] = None,
    seconds: Annotated[float, typer.Option(help="how long each number is measured", min=0.01)] = 1.0,
    peers: Annotated[bool, typer.Option("--peers", help="measure other engines too, where they are installed")] = False,
    interpreted: Annotated[bool, typer.Option(help="measure the plain Python files as well")] = True,
    as_json: Annotated[bool, typer.Option("--json", help="print the numbers as JSON")] = False,
) -> None:
    """Measure the engine's speed on this machine."""
    from serai.bench import is_compiled, measure, measure_interpreted, print_bench
    from serai.play.box import find_box, shelf

    names = [known_game(name) for name in game] if game else list(shelf())
    cases = [(name, n) for name in names for n in find_box(name).players if not players or n in players]
    if not cases:
        raise WrongUsage("no game has that player count")
    numbers = measure(cases, seconds, peers)
    plain = measure_interpreted(cases, seconds) if interpreted and is_compiled() else None
    if as_json:
        print(json.dumps({"engine": numbers, "interpreted": plain}, indent=2))
    else:
        print_bench(cases, numbers, plain)


@app.command()
def soak(
    minutes: Annotated[float, typer.Option(help="how long", min=0.01)] = 5.0,
    game: Annotated[list[str] | None, typer.Option(help="only this game, as often as needed")] = None,
    seed: Annotated[str, typer.Option(help="the same seed begins with the same games")] = "0",
    workers: Annotated[int, typer.Option(help="processes; 0: one for each core", min=0)] = 1,
) -> None:
    """Play games of all kinds for some minutes and look for faults of the rules."""
    from serai.arena.soak import soak_on_all, summed_up

    names = [known_game(name) for name in game] if game else None
    soaked = soak_on_all(minutes, seed, names, print, workers or os.cpu_count() or 1, Path())
    print(summed_up(soaked))
    if soaked["failures"]:
        raise SeraiError("; ".join(f"{each['what']} (see {each['file']})" for each in soaked["failures"]))  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
