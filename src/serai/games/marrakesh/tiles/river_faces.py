"""River tile faces 1 to 18: the bonuses of the river evaluation."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import Options, Verb
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import ACCEPT, CHOOSE_RIVER_BONUS, DECLINE, TAKE_OASIS, VOCABULARY
from serai.games.marrakesh.events import RIVER_BONUS_CHOSEN
from serai.games.marrakesh.pieces import (
    ANY_KESHI,
    ANY_RESOURCE,
    BEIGE,
    BROWN,
    DATE,
    DINAR,
    EITHER,
    GREEN,
    KESHI,
    MAIN_SQUARE,
    PINK,
    PURPLE,
    RED,
    WATER,
    bit,
    effect,
    no_numbers,
)
from serai.games.marrakesh.rules.assistants import CHOOSE_ACTIONS
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.effects import give, give_one
from serai.games.marrakesh.rules.gains import gain_points, gain_resource
from serai.games.marrakesh.rules.moments import RiverFace
from serai.games.marrakesh.rules.placing import ChooseColour, act
from serai.games.marrakesh.rules.sahara import AcquireFreely, acquire, tell_acquired
from serai.games.marrakesh.state import (
    CROCODILE,
    GATE_COUNT,
    KESHIS,
    LUXURY_OWNED,
    OASES_SHOWN,
    SECOND_SIDE,
    SHOWN_OPEN,
    Marrakesh,
)


class PointsFace(RiverFace):
    """Points, in season 3 some for the second too."""

    def __init__(self, number: i64, first: i64, second: i64 = 0) -> None:
        super().__init__(number)
        self.first: i64 = first
        self.second: i64 = second

    def won(self, table: Marrakesh, seat: i64) -> None:
        gain_points(table, seat, self.first)

    def came_second(self, table: Marrakesh, seat: i64) -> None:
        gain_points(table, seat, self.second)


class EffectFace(RiverFace):
    """An effect of choice, in season 3 a smaller one for the second."""

    def __init__(self, number: i64, kind: i64, first: i64, second: i64) -> None:
        super().__init__(number)
        self.kind: i64 = kind
        self.first: i64 = first
        self.second: i64 = second

    def won(self, table: Marrakesh, seat: i64) -> None:
        give_one(table, seat, effect(self.kind, self.first))

    def came_second(self, table: Marrakesh, seat: i64) -> None:
        give_one(table, seat, effect(self.kind, self.second))


class ChoiceFace(RiverFace):
    """Two bonuses: the winner chooses one, the second gets the other."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        table.plan(ChooseSide(seat, self))

    def came_second(self, table: Marrakesh, seat: i64) -> None:
        self.side(table, seat, table.cells[SECOND_SIDE] == 2)

    def side(self, table: Marrakesh, seat: i64, b: bool) -> None:
        """Give a seat the bonus a or b."""
        raise NotImplementedError


class ChooseSide(Decision):
    """M-179: which of the tile's two bonuses the winner takes."""

    def __init__(self, seat: i64, face: ChoiceFace) -> None:
        super().__init__(seat)
        self.face = face

    def rule(self) -> str:
        return "M-179"

    def verbs(self) -> list[Verb]:
        return [CHOOSE_RIVER_BONUS]

    def options(self, table: Marrakesh, options: Options) -> None:
        options.add(CHOOSE_RIVER_BONUS.of(0))
        options.add(CHOOSE_RIVER_BONUS.of(1))

    def about(self, table: Marrakesh) -> dict[str, object]:
        return {"face": int(self.face.number)}

    def choose(self, table: Marrakesh, action: i64) -> None:
        b = CHOOSE_RIVER_BONUS.first(action) == 1
        table.tell(RIVER_BONUS_CHOSEN, self.seat, CHOOSE_RIVER_BONUS.first(action), self.face.number)
        table.cells[SECOND_SIDE] = 1 if b else 2
        self.face.side(table, self.seat, b)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-179", "other_decision", {"wanted": "choose_river_bonus"})


class Face01(RiverFace):
    """The action of any one district (M-V01)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        table.plan(CHOOSE_ACTIONS[seat])


class Face02(RiverFace):
    """One of three oases laid out at set-up, acquired at once (M-V02)."""

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

    def options(self, table: Marrakesh, options: Options) -> None:
        place: i64 = 0
        while place < 3:
            options.add(TAKE_OASIS.of(table.cells[OASES_SHOWN + place]))
            place += 1
        options.add(DECLINE.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        table.cells[SHOWN_OPEN] = 0
        if VOCABULARY.verb(action) is TAKE_OASIS:
            tell_acquired(table, self.seat, TAKE_OASIS.first(action))
            acquire(table, self.seat, TAKE_OASIS.first(action))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-V02", "oasis_not_shown", {"oasis": int(TAKE_OASIS.first(action))})


class Face03(RiverFace):
    """Two keshis of colours of choice (M-V03)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        give(table, seat, append(append(no_numbers(), effect(ANY_KESHI)), effect(ANY_KESHI)))


class Face04(PointsFace):
    """Five points (M-V04)."""


class Face05(PointsFace):
    """Seven points, and three for the second (M-V05)."""


class Face06(EffectFace):
    """Six resources of choice, and three for the second (M-V06)."""


class Face07(RiverFace):
    """A red keshi (M-V07)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        give_one(table, seat, effect(KESHI, RED))


class Face08(PointsFace):
    """Three points (M-V08)."""


class Face09(RiverFace):
    """The winner's boat begins season 3 on the crocodile space (M-V09)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        table.cells[CROCODILE] = seat + 1


class Face10(RiverFace):
    """A goods keshi of each colour (M-V10)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        give(table, seat, vec[i64]([effect(KESHI, PURPLE + goods) for goods in range(3)]))


class Face11(EffectFace):
    """Three steps on the palace or the mosque stairs, and one for the second (M-V11)."""


class Face12(ChoiceFace):
    """A point per gate, or a point per green keshi (M-V12)."""

    def side(self, table: Marrakesh, seat: i64, b: bool) -> None:
        gain_points(table, seat, table.of(seat, KESHIS + GREEN if b else GATE_COUNT))


class Face13(RiverFace):
    """A pink, brown or beige keshi (M-V13)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        if table.room(seat, PINK) > 0 or table.room(seat, BROWN) > 0 or table.room(seat, BEIGE) > 0:
            table.plan(ChooseColour(seat, 1, bit(PINK) + bit(BROWN) + bit(BEIGE), False, "M-V13"))


class Face14(RiverFace):
    """One of each resource (M-V14)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        for resource in range(3):
            gain_resource(table, seat, resource, 1)


class Face15(RiverFace):
    """Up to two discovered oases free of charge (M-V15)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        table.plan(AcquireFreely(seat, 2))


class Face16(RiverFace):
    """The main-square action, twice if wanted (M-V16)."""

    def won(self, table: Marrakesh, seat: i64) -> None:
        table.plan(PerformAgain(seat, 2))


class PerformAgain(Decision):
    """M-V16: accept the main-square action or decline it."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def rule(self) -> str:
        return "M-V16"

    def verbs(self) -> list[Verb]:
        return [ACCEPT, DECLINE]

    def options(self, table: Marrakesh, options: Options) -> None:
        options.add(ACCEPT.of())
        options.add(DECLINE.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is ACCEPT:
            if self.left > 1:
                table.plan(PerformAgain(self.seat, self.left - 1))
            act(table, self.seat, MAIN_SQUARE)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-V16", "other_decision", {"wanted": "accept"})


class Face17(ChoiceFace):
    """A date and a dinar per juggler, or a water and a date per red keshi (M-V17)."""

    def side(self, table: Marrakesh, seat: i64, b: bool) -> None:
        count = table.of(seat, KESHIS + (RED if b else PINK))
        gain_resource(table, seat, DATE, count)
        gain_resource(table, seat, WATER if b else DINAR, count)


class Face18(ChoiceFace):
    """A point per four keshis on the board, or two points per luxury good (M-V18)."""

    def side(self, table: Marrakesh, seat: i64, b: bool) -> None:
        gain_points(table, seat, 2 * table.of(seat, LUXURY_OWNED) if b else table.keshis_on_board(seat) // 4)


RIVER_FACES_01_18: Final[tuple[RiverFace, ...]] = (
    Face01(1),
    Face02(2),
    Face03(3),
    Face04(4, 5),
    Face05(5, 7, 3),
    Face06(6, ANY_RESOURCE, 6, 3),
    Face07(7),
    Face08(8, 3),
    Face09(9),
    Face10(10),
    Face11(11, EITHER, 3, 1),
    Face12(12),
    Face13(13),
    Face14(14),
    Face15(15),
    Face16(16),
    Face17(17),
    Face18(18),
)
