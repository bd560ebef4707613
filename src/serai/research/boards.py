"""A table as text, as somebody sees it who has no seat."""

from serai.play.board import board_lines
from serai.play.state import State
from serai.text import Speech


def board_text(state: State, seat: int | None = None, language: str = "en") -> str:
    """The table as lines; without a seat, what a spectator may know."""
    speech = Speech(language, state.game, edition=state.setup.edition)
    return "\n".join(board_lines(state.view(seat), speech, state.setup.names))
