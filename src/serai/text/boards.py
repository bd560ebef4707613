"""What the text boards of the games share: the shape of a board, tables and lists that fit a terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from rich.cells import cell_len, set_cell_size

from serai.text.speech import Speech

Lines: TypeAlias = list[str]
WIDTH = 100
BESIDE_NAMES = 2  # columns for the mark of the seat whose turn it is


class Part(NamedTuple):
    """Some lines of a board under their heading."""

    title: str
    lines: Lines


class Board(NamedTuple):
    """A table as text, in the order in which it is shown."""

    head: str  # which moment of the game it is
    seats: Lines  # a line for each, in their order
    parts: Sequence[Part]
    columns: str = ""  # above the seats, if they are a table
    to_come: Sequence[str] = ()
    effects: Sequence[str] = ()  # what each answer would change, if the view tells


def own_hand(view: Mapping[str, Any], speech: Speech) -> Lines:
    return [speech.say("board-hand", cards=spelled(seat["hand"])) for seat in view["seats"] if seat.get("hand")]


def counted(things: Mapping[Any, int], speech: Speech) -> str:
    """How many of each colour, those that are there."""
    parts = [
        speech.say("board-count", count=count, thing=speech.say(f"colour-{colour}"))
        for colour, count in things.items()
        if count
    ]
    return speech.joined(parts) if parts else "–"


def spelled(cards: Sequence[object]) -> str:
    return " ".join(map(str, cards)) if cards else "–"


def tabled(rows: Sequence[Sequence[object]]) -> Lines:
    """Rows as a table: names first, shortened if need be, then numbers under their headings."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(cell_len, column)) for column in zip(*cells, strict=True)]
    widths[0] = min(widths[0], WIDTH - BESIDE_NAMES - sum(widths[1:]) - 2 * len(widths[1:]))
    return ["  ".join([shortened(row[0], widths[0]), *map(right, row[1:], widths[1:])]).rstrip() for row in cells]


def shortened(name: str, width: int) -> str:
    """A name as wide as its column."""
    return set_cell_size(name, width) if cell_len(name) <= width else set_cell_size(name, width - 1) + "…"


def right(cell: str, width: int) -> str:
    return " " * (width - cell_len(cell)) + cell


def folded(line: str) -> Lines:
    """A line as lines that fit the terminal; those after the first stand further in."""
    if cell_len(line) <= WIDTH:
        return [line]
    beginning = len(line) - len(line.lstrip())
    lines, now = [], line[:beginning]
    for word in pieces(line[beginning:], WIDTH - beginning - 4):
        if cell_len(now) + cell_len(word) + 1 > WIDTH:
            lines.append(now)
            now = " " * (beginning + 4) + word
        else:
            now = f"{now} {word}" if now.strip() else now + word
    return [*lines, now]


def pieces(text: str, width: int) -> Lines:
    """The words of a text, those that no line could hold cut up."""
    found: Lines = []
    for word in text.split(" "):
        while cell_len(word) > width:
            cut = next(end for end in range(len(word), 0, -1) if cell_len(word[:end]) <= width)
            found.append(word[:cut])
            word = word[cut:]
        found.append(word)
    return found
