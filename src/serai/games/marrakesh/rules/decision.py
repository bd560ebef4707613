"""What all decisions of Marrakesh have in common."""

from typing import TypedDict

from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import NO_ANSWER, Choice
from serai.games.marrakesh.pieces.names import Colour, Resource, Staircase
from serai.games.marrakesh.state import Marrakesh


class About(TypedDict, total=False):
    """What a question is about, where its answers alone don't tell."""

    stairs: Staircase
    steps: int  # that are left
    line: list[str]  # the bonuses of a line between the stairs
    fields: list[str]  # and the fields on which they lie
    mosque: int  # the sections that it joins
    palace: int
    effects: list[str]  # that wait for their turn
    count: int  # of the goods to be taken, or of oases
    free_scholars: int
    gate: Colour
    total: int  # of a payment
    least: dict[Resource, int]  # that it must hold of each
    left: int  # oases that may still be acquired
    oasis: int
    face: int  # of the river


class Decision(Choice):
    """A choice that is played by itself when there is only one legal action."""

    def plays_itself(self) -> bool:
        return True

    def only_answer(self, table: Marrakesh) -> i64:
        """A single legal action needs no asking, even where the record wants it."""
        legal = LegalActions()
        self.legal(table, legal)
        return legal.codes[0] if legal.count == 1 else NO_ANSWER

    def about(self, table: Marrakesh) -> About:
        return {}


class OfferedDecision(Decision):
    """A decision that several rules or tiles may offer."""

    def __init__(self, seat: i64, source: str) -> None:
        super().__init__(seat)
        self.source = source  # the rule that offers it

    def rule(self) -> str:
        return self.source
