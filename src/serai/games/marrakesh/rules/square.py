"""The main square (M-117 to M-122)."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import SQUARE_BONUS
from serai.games.marrakesh.events import DISC_TURNED, SQUARE_BONUS_TAKEN
from serai.games.marrakesh.pieces.names import FIELDS_ROUND, PINK, SQUARE_FIELDS, no_numbers
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.moments import SQUARE_END, SQUARE_TURNS, happened, worked_out
from serai.games.marrakesh.rules.placing import DistrictAction
from serai.games.marrakesh.rules.spectators import add_field_bonus, spectators
from serai.games.marrakesh.state import ROTATION_CELL, Marrakesh


class SquareAction(DistrictAction):
    """M-117: turn and choose, usually once; then what scrolls add at the end."""

    def begin(self, table: Marrakesh, seat: i64) -> None:
        table.plan(SQUARE_ENDS[seat])
        turns = worked_out(table, seat, SQUARE_TURNS, 1)
        while turns > 0:
            table.plan(TURNS[seat])
            turns -= 1


class TurnDisc(Step):
    """M-117, M-118: the disc is turned clockwise; with a juggler a bonus is chosen."""

    def run(self, table: Marrakesh) -> None:
        rotation = (table.rotation(self.seat) + 1) % FIELDS_ROUND
        table.put(self.seat, ROTATION_CELL, rotation)
        table.tell(DISC_TURNED, self.seat, rotation)
        if table.keshis(self.seat, PINK) > 0:
            table.plan(SQUARE_BONUSES[self.seat])


class ChooseSquareBonus(Decision):
    """M-117: the bonus of a field with an own juggler, once for each spectator facing it."""

    def rule(self) -> str:
        return "M-117"

    def verbs(self) -> list[Verb]:
        return [SQUARE_BONUS]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        field: i64 = 0
        while field < FIELDS_ROUND:
            if table.has_juggler(self.seat, field):
                legal.add(SQUARE_BONUS.of(field))
            field += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        field = SQUARE_BONUS.first(action)
        facing = spectators(table, self.seat, field)
        table.tell(SQUARE_BONUS_TAKEN, self.seat, field, facing)
        give(table, self.seat, add_field_bonus(table, no_numbers(), field, facing))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-117", "no_juggler", {"field": SQUARE_FIELDS[SQUARE_BONUS.first(action)]})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(SQUARE_BONUS.of(field)) for field in range(FIELDS_ROUND)]


class EndSquareAction(Step):
    """M-118: what scrolls give at the end of the action."""

    def run(self, table: Marrakesh) -> None:
        give(table, self.seat, happened(table, self.seat, SQUARE_END, no_numbers()))


TURNS: Final = [TurnDisc(seat) for seat in range(4)]
SQUARE_BONUSES: Final = [ChooseSquareBonus(seat) for seat in range(4)]
SQUARE_ENDS: Final = [EndSquareAction(seat) for seat in range(4)]
