"""What chance deals to the seats at set-up, and who begins (M-042 to M-049)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.agenda import Chance, Item
from serai.core.chance import Outcome, Stream, counted, only, weighed
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import (
    OASIS_DEAL,
    OASIS_DISPLAY,
    START_PLAYER,
    SUPPLY_DEAL,
    TRACK_KESHIS,
)
from serai.games.marrakesh.events import (
    START_CHOSEN,
    SUPPLY_DEALT,
)
from serai.games.marrakesh.pieces.names import (
    COLOURS,
    OASIS_COUNT,
    OASIS_FIELD_COUNT,
    SUPPLY_COUNT,
    no_numbers,
)
from serai.games.marrakesh.rules.drawing import numbers_to, refuse_outcome, some_of, sorted_few, without
from serai.games.marrakesh.rules.moments import RIVER_FACES
from serai.games.marrakesh.state import (
    DRAWN_CELLS,
    FACE_CELLS,
    MARKER_CELL,
    OASIS_CELLS,
    OASIS_SHOWN_CELLS,
    SHOWN_OPEN_CELL,
    START_CELL,
    SUPPLY_CELLS,
    Marrakesh,
)


def oases_left(table: Marrakesh, seats: i64) -> vec[i64]:
    """The oases not dealt to the first so many seats."""
    dealt = no_numbers()
    seat: i64 = 0
    while seat < seats:
        field: i64 = 0
        while field < OASIS_FIELD_COUNT:
            dealt = append(dealt, table.oasis_at(seat, field))
            field += 1
        seat += 1
    return without(numbers_to(OASIS_COUNT), dealt)


class DealOases(Chance):
    """M-042: six oases, face down and unseen."""

    def __init__(self, seat: i64) -> None:
        super().__init__(OASIS_DEAL.at(seat=int(seat)), seat)

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        return some_of(oases_left(table, self.seat), OASIS_FIELD_COUNT, stream)

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(counted(oases_left(table, self.seat)), draws, OASIS_FIELD_COUNT)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        return refuse_outcome(outcome, oases_left(table, self.seat), OASIS_FIELD_COUNT, "M-042")

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        for field in range(OASIS_FIELD_COUNT):
            table.put(self.seat, OASIS_CELLS + field, outcome[field])


class DrawShownOases(Chance):
    """M-042: some of the oases not dealt, for the river face that offers them."""

    def count(self, table: Marrakesh) -> i64:
        return table.setting.printed.face_amount[table.cells[FACE_CELLS]]

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        return sorted_few(some_of(oases_left(table, table.setting.players), self.count(table), stream))

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(counted(oases_left(table, table.setting.players)), draws, self.count(table))

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        rule = RIVER_FACES[table.cells[FACE_CELLS]].rule()
        return refuse_outcome(outcome, oases_left(table, table.setting.players), self.count(table), rule)

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        table.cells[SHOWN_OPEN_CELL] = 1
        for place in range(len(outcome)):
            table.cells[OASIS_SHOWN_CELLS + place] = outcome[place]


class DrawTrackKeshis(Chance):
    """M-043: keshis for the oasis track, from one bag for all."""

    def __init__(self, seat: i64) -> None:
        super().__init__(TRACK_KESHIS.at(seat=int(seat)), seat)

    def bag(self, table: Marrakesh) -> vec[i64]:
        drawn = no_numbers()
        seat: i64 = 0
        while seat < self.seat:
            place: i64 = 0
            while place < table.setting.track_keshis:
                drawn = append(drawn, table.drawn_keshi(seat, place) - 1)
                place += 1
            seat += 1
        return without(table.setting.printed.track_bag, drawn)

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        return some_of(self.bag(table), table.setting.track_keshis, stream)

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(counted(self.bag(table)), draws, table.setting.track_keshis)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        if len(outcome) != table.setting.track_keshis:
            return Refusal("M-043", "drawn_count", {"count": int(table.setting.track_keshis)})
        for colour in outcome:
            if list(self.bag(table)).count(colour) == 0 or list(outcome).count(colour) > 1:
                return Refusal("M-043", "not_in_bag", {"colour": COLOURS[colour]})
        return None

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        for place in range(table.setting.track_keshis):
            table.put(self.seat, DRAWN_CELLS + place, outcome[place] + 1)


class DealSupply(Chance):
    """M-046: three supply tiles, which only their owner sees."""

    def __init__(self, seat: i64) -> None:
        super().__init__(SUPPLY_DEAL.at(seat=int(seat)), seat)

    def left(self, table: Marrakesh) -> vec[i64]:
        dealt = no_numbers()
        seat: i64 = 0
        while seat < self.seat:
            place: i64 = 0
            while place < 3:
                dealt = append(dealt, table.supply_tile(seat, place))
                place += 1
            seat += 1
        return without(numbers_to(SUPPLY_COUNT), dealt)

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        return sorted_few(some_of(self.left(table), 3, stream))

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        return weighed(counted(self.left(table)), draws, 3)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        return refuse_outcome(outcome, self.left(table), 3, "M-046")

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        for place in range(3):
            table.put(self.seat, SUPPLY_CELLS + place, outcome[place])
        table.tell_many(SUPPLY_DEALT, outcome, self.seat)


class DrawStart(Chance):
    """M-049: the start player; written even when agreed on."""

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        if table.setting.start_agreed >= 0:
            return vec[i64]([table.setting.start_agreed])
        return vec[i64]([stream.below(table.setting.players)])

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        if table.setting.start_agreed >= 0:
            return only(table.setting.start_agreed, draws)
        return weighed(vec[i64]([1] * table.setting.players), draws, 1)

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        seat = outcome[0]
        if seat >= table.setting.players:
            return Refusal("M-033", "no_such_seat", {"seat": int(seat)})
        if table.setting.start_agreed >= 0 and seat != table.setting.start_agreed:
            return Refusal("M-049", "not_agreed")
        return None

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        table.cells[START_CELL] = outcome[0]
        table.cells[MARKER_CELL] = outcome[0]
        table.tell(START_CHOSEN, outcome[0])


OASIS_DEALS: Final[list[Item]] = [DealOases(seat) for seat in range(4)]
DRAW_SHOWN: Final = DrawShownOases(OASIS_DISPLAY)
TRACK_DRAWS: Final[list[Item]] = [DrawTrackKeshis(seat) for seat in range(4)]
SUPPLY_DEALS: Final[list[Item]] = [DealSupply(seat) for seat in range(4)]
DRAW_START: Final = DrawStart(START_PLAYER)
