"""The table as lines of text: as the game draws it, or, of a game that draws nothing, all that the seat may know."""

from typing import Any

from rich.cells import cell_len

from serai.games import find_game, part
from serai.text import Speech
from serai.text.boards import WIDTH, Board, Lines, Part, folded

HEAD = ("game", "players", "actor", "over", "result", "places", "decided_by")  # what the terminal shows elsewhere


def board_of(view: dict[str, Any], speech: Speech, names: list[str]) -> Board:
    """What a seat sees."""
    drawing = part(find_game(view["game"]), "terminal")
    return plain_board(view) if drawing is None else drawing.draw(view, speech, names)


def plain_board(view: dict[str, Any]) -> Board:
    """Each key of a view with its value."""
    return Board("", [], [Part("", [f"{key}: {value}" for key, value in view.items() if key not in HEAD])])


def board_lines(view: dict[str, Any], speech: Speech, names: list[str]) -> Lines:
    """What a seat sees, as lines."""
    return shown(board_of(view, speech, names), view["actor"], speech)


def shown(board: Board, actor: int | None, speech: Speech) -> Lines:
    """A board from its head to what is still to come."""
    head = " · ".join(filter(None, (speech.say("game"), board.head)))
    lines = ["", ruled(head, "═")]
    if board.columns:
        lines.append("  " + board.columns)
    lines += [("▸ " if seat == actor else "  ") + line for seat, line in enumerate(board.seats)]
    for title, own in board.parts:
        lines += [ruled(title, "─"), *own]
    if board.to_come:
        lines += [ruled(speech.say("board-to-come"), "─"), *board.to_come]
    return [each for line in lines for each in folded(line)]


def ruled(title: str, stroke: str) -> str:
    """A heading in a line across the terminal."""
    beginning = f"{stroke * 2} {title} " if title else ""
    return beginning + stroke * (WIDTH - cell_len(beginning))
