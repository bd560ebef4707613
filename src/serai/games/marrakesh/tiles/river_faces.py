"""River tile faces 1 to 18: the bonuses of the river evaluation."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.errors import Refusal
from serai.core.rows import bit
from serai.games.marrakesh.actions import ACCEPT, CHOOSE_RIVER_BONUS, DECLINE, TAKE_OASIS, VOCABULARY
from serai.games.marrakesh.events import RIVER_BONUS_CHOSEN
from serai.games.marrakesh.pieces.effects import POINTS, effect_amount, effect_kind
from serai.games.marrakesh.pieces.names import COLOUR_COUNT, GREEN, MAIN_SQUARE, PINK, RED
from serai.games.marrakesh.rules.assistants import CHOOSE_ACTIONS
from serai.games.marrakesh.rules.decision import About, Decision
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.gains import gain_points, gain_resource
from serai.games.marrakesh.rules.moments import RiverFace
from serai.games.marrakesh.rules.placing import ChooseColour, act
from serai.games.marrakesh.rules.sahara import AcquireFreely, acquire, tell_acquired
from serai.games.marrakesh.state import (
    CROCODILE_CELL,
    OASIS_SHOWN_CELLS,
    SECOND_SIDE_CELL,
    SHOWN_OPEN_CELL,
    Marrakesh,
)


class GainFace(RiverFace):
    """The printed gains, in season 3 smaller ones for the second."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        give(table, seat, table.setting.printed.face_first[self.number])

    def came_second(self, table: Marrakesh, seat: i64) -> None:
        give(table, seat, table.setting.printed.face_second[self.number])


class ChoiceFace(RiverFace):
    """Two bonuses: the winner chooses one, the second gets the other."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        table.plan(ChooseSide(seat, self))

    def came_second(self, table: Marrakesh, seat: i64) -> None:
        self.give_side(table, seat, table.cells[SECOND_SIDE_CELL] - 1)

    def give_side(self, table: Marrakesh, seat: i64, side: i64) -> None:
        """The bonus a (0) or b (1): its gains for each thing that it counts."""
        printed = table.setting.printed
        count = counted(table, seat, printed.face_counted[self.number * 2 + side])
        for gain in printed.face_each[self.number * 2 + side]:
            if effect_kind(gain) == POINTS:
                gain_points(table, seat, effect_amount(gain) * count)
            else:
                gain_resource(table, seat, effect_kind(gain), effect_amount(gain) * count)


def counted(table: Marrakesh, seat: i64, what: i64) -> i64:
    """How many a seat has of what a river bonus counts; four keshis count once."""
    counts = (
        table.gate_count(seat),
        table.keshis(seat, GREEN),
        table.keshis(seat, PINK),
        table.keshis(seat, RED),
        table.keshis_on_board(seat) // 4,
        table.luxury_count(seat),
    )
    return counts[what]


class ChooseSide(Decision):
    """M-179: which of the tile's two bonuses the winner takes."""

    def __init__(self, seat: i64, face: ChoiceFace) -> None:
        super().__init__(seat)
        self.face = face

    def rule(self) -> str:
        return "M-179"

    def verbs(self) -> list[Verb]:
        return [CHOOSE_RIVER_BONUS]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        legal.add(CHOOSE_RIVER_BONUS.of(0))
        legal.add(CHOOSE_RIVER_BONUS.of(1))

    def about(self, table: Marrakesh) -> About:
        return {"face": int(self.face.number)}

    def choose(self, table: Marrakesh, action: i64) -> None:
        side = CHOOSE_RIVER_BONUS.first(action)
        table.tell(RIVER_BONUS_CHOSEN, self.seat, side, self.face.number)
        table.cells[SECOND_SIDE_CELL] = 2 - side
        self.face.give_side(table, self.seat, side)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-179", "other_decision", {"wanted": "choose_river_bonus"})


class Face01(RiverFace):
    """The action of any one district (M-V01)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        table.plan(CHOOSE_ACTIONS[seat])


class Face02(RiverFace):
    """One of the oases laid out at set-up, acquired at once (M-V02)."""

    def shows_oases(self) -> bool:
        return True

    def won(self, table: Marrakesh, seat: i64) -> None:
        table.plan(TakeOasis(seat))


class TakeOasis(Decision):
    """M-V02: one of the oases laid out, or none."""

    def rule(self) -> str:
        return "M-V02"

    def verbs(self) -> list[Verb]:
        return [TAKE_OASIS, DECLINE]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        place: i64 = 0
        while place < table.setting.printed.face_amount[table.river_face()]:
            legal.add(TAKE_OASIS.of(table.cells[OASIS_SHOWN_CELLS + place]))
            place += 1
        legal.add(DECLINE.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        table.cells[SHOWN_OPEN_CELL] = 0
        if VOCABULARY.verb(action) is TAKE_OASIS:
            tell_acquired(table, self.seat, TAKE_OASIS.first(action))
            acquire(table, self.seat, TAKE_OASIS.first(action))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-V02", "oasis_not_shown", {"oasis": int(TAKE_OASIS.first(action))})


class Face03(GainFace):
    """Keshis of colours of choice (M-V03)."""


class Face04(GainFace):
    """Points (M-V04)."""


class Face05(GainFace):
    """Points, and some for the second (M-V05)."""


class Face06(GainFace):
    """Resources of choice, and some for the second (M-V06)."""


class Face07(GainFace):
    """A red keshi (M-V07)."""


class Face08(GainFace):
    """Points (M-V08)."""


class Face09(RiverFace):
    """The winner's boat begins season 3 on the crocodile space (M-V09)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        table.cells[CROCODILE_CELL] = seat + 1


class Face10(GainFace):
    """A goods keshi of each colour (M-V10)."""


class Face11(GainFace):
    """Steps on the palace or the mosque stairs, and some for the second (M-V11)."""


class Face12(ChoiceFace):
    """Points for gates, or points for green keshis (M-V12)."""


class Face13(RiverFace):
    """A keshi of one of the printed colours (M-V13)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        colours = table.setting.printed.face_colours[self.number]
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if colours & bit(colour) != 0 and table.room(seat, colour) > 0:
                table.plan(ChooseColour(seat, 1, colours, False, self.rule()))
                return
            colour += 1


class Face14(GainFace):
    """One of each resource (M-V14)."""


class Face15(RiverFace):
    """A few discovered oases free of charge (M-V15)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        table.plan(AcquireFreely(seat, table.setting.printed.face_amount[self.number]))


class Face16(RiverFace):
    """The main-square action, several times if wanted (M-V16)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        table.plan(PerformAgain(seat, table.setting.printed.face_amount[self.number]))


class PerformAgain(Decision):
    """M-V16: accept the main-square action or decline it."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def rule(self) -> str:
        return "M-V16"

    def verbs(self) -> list[Verb]:
        return [ACCEPT, DECLINE]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        legal.add(ACCEPT.of())
        legal.add(DECLINE.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is ACCEPT:
            if self.left > 1:
                table.plan(PerformAgain(self.seat, self.left - 1))
            act(table, self.seat, MAIN_SQUARE)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-V16", "other_decision", {"wanted": "accept"})


class Face17(ChoiceFace):
    """Resources for jugglers, or resources for red keshis (M-V17)."""


class Face18(ChoiceFace):
    """Points for every four keshis on the board, or points for luxury goods (M-V18)."""


RIVER_FACES_01_18: Final[tuple[RiverFace, ...]] = (
    Face01(1),
    Face02(2),
    Face03(3),
    Face04(4),
    Face05(5),
    Face06(6),
    Face07(7),
    Face08(8),
    Face09(9),
    Face10(10),
    Face11(11),
    Face12(12),
    Face13(13),
    Face14(14),
    Face15(15),
    Face16(16),
    Face17(17),
    Face18(18),
)
