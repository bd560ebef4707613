"""Placing keshis that need a choice of place or colour (M-077 to M-088), and district actions that follow."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
from serai.core.rows import bit
from serai.games.marrakesh.actions import CHOOSE_CITY, CHOOSE_COLOUR, PLACE_BROWN, PLACE_PINK, PLACE_RED
from serai.games.marrakesh.events import (
    ACTION_BEGUN,
    CITY_TAKEN,
    JUGGLER_PLACED,
    KESHI_PLACED,
    LEADER_PLACED,
    OASIS_DISCOVERED,
)
from serai.games.marrakesh.pieces.effects import ANY_KESHI, KESHI, TWO_ALIKE
from serai.games.marrakesh.pieces.names import (
    BROWN,
    CITY_COUNT,
    COLOUR_COUNT,
    COLOURS,
    DISTRICTS,
    FIELDS_ROUND,
    LEFT_4,
    OASIS_FIELD_COUNT,
    PINK,
    PURPLE,
    RED,
    RIGHT_4,
    SAHARA_FIELDS,
    SOUK,
    SQUARE_FIELDS,
    START_LEFT,
    START_RIGHT,
    no_numbers,
)
from serai.games.marrakesh.rules.decision import Decision, OfferedDecision
from serai.games.marrakesh.rules.effects import OPENERS, Opener, give
from serai.games.marrakesh.rules.gains import gain_plainly, is_plain_keshi, lose_keshi, place_plain_keshi
from serai.games.marrakesh.rules.moments import DISCOVERY, happened
from serai.games.marrakesh.rules.spectators import placing_bonus
from serai.games.marrakesh.state import (
    CITY_CELLS,
    CITY_SHOWN_CELLS,
    DISCOVERED,
    JUGGLER_CELLS,
    KESHI_CELLS,
    LEADER_CELLS,
    OASIS_STATE_CELLS,
    SELLER_CELLS,
    Marrakesh,
)

ALL_COLOURS: Final[i64] = 4095


def place_keshi(table: Marrakesh, seat: i64, colour: i64) -> None:
    """M-077: a keshi goes to its district; without room it is lost."""
    if is_plain_keshi(colour):
        place_plain_keshi(table, seat, colour)
    elif table.room(seat, colour) <= 0:
        lose_keshi(table, seat, colour)
    elif colour == PINK:
        table.plan(PLACE_PINKS[seat])
    elif colour == RED:
        table.plan(PLACE_REDS[seat])
    elif has_brown_field(table, seat):
        table.plan(PLACE_BROWNS[seat])
    else:
        lose_keshi(table, seat, colour)


class PlacePink(Decision):
    """M-083: a juggler on a free field, which gives its bonus once."""

    def rule(self) -> str:
        return "M-083"

    def verbs(self) -> list[Verb]:
        return [PLACE_PINK]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        field: i64 = 0
        while field < FIELDS_ROUND:
            if not table.has_juggler(self.seat, field):
                legal.add(PLACE_PINK.of(field))
            field += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        field = PLACE_PINK.first(action)
        table.put(self.seat, JUGGLER_CELLS + field, 1)
        table.add(self.seat, KESHI_CELLS + PINK, 1)
        table.tell(JUGGLER_PLACED, self.seat, field)
        give(table, self.seat, placing_bonus(table, self.seat, field))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-083", "field_taken", {"field": SQUARE_FIELDS[PLACE_PINK.first(action)]})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(PLACE_PINK.of(field)) for field in range(FIELDS_ROUND)]


def brown_field_is_open(table: Marrakesh, seat: i64, field: i64) -> bool:
    """M-084, M-085, M-217: may a caravan leader be placed there next?"""
    if table.has_leader(seat, field):
        return False
    if field in (LEFT_4, RIGHT_4):
        if not table.setting.cities or (table.setting.city_forbidden and table.city_count() == 0):
            return False
        return table.has_leader(seat, 2 if field == LEFT_4 else 5)
    if field in (START_RIGHT, START_LEFT):
        return not table.setting.cities and (field == START_RIGHT or table.has_leader(seat, START_RIGHT))
    return field == 0 or field == 3 or table.has_leader(seat, field - 1)


def has_brown_field(table: Marrakesh, seat: i64) -> bool:
    """M-R75: with too few desert cities a brown keshi may find no field."""
    field: i64 = 0
    while field <= RIGHT_4:
        if brown_field_is_open(table, seat, field):
            return True
        field += 1
    return False


class PlaceBrown(Decision):
    """M-084 to M-087, M-219: a caravan leader on the next field of a route, or in the start oasis."""

    def rule(self) -> str:
        return "M-084"

    def verbs(self) -> list[Verb]:
        return [PLACE_BROWN]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        field: i64 = 0
        while field <= RIGHT_4:
            if brown_field_is_open(table, self.seat, field):
                legal.add(PLACE_BROWN.of(field))
            field += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        field = PLACE_BROWN.first(action)
        table.put(self.seat, LEADER_CELLS + field, 1)
        table.add(self.seat, KESHI_CELLS + BROWN, 1)
        table.tell(LEADER_PLACED, self.seat, field)
        if field < OASIS_FIELD_COUNT:
            discover(table, self.seat, field)
        elif field == START_RIGHT:
            give(table, self.seat, table.setting.printed.start_oasis[0])
        elif field == START_LEFT:
            give(table, self.seat, table.setting.printed.start_oasis[1])
        else:
            reach_city(table, self.seat, field)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        field = PLACE_BROWN.first(action)
        said: dict[str, object] = {"field": SAHARA_FIELDS[field]}
        if table.has_leader(self.seat, field):
            return Refusal("M-084", "field_taken", said)
        fourth = field in (LEFT_4, RIGHT_4)
        if fourth != table.setting.cities and field >= OASIS_FIELD_COUNT:
            return Refusal("M-217" if fourth else "M-216", "field_not_in_game", said)
        if field == START_LEFT:
            return Refusal("M-085", "start_right_first", said)
        if fourth and table.city_count() == 0 and table.setting.city_forbidden:
            return Refusal("M-220", "no_city_left", said)
        return Refusal("M-084", "field_skipped", said)

    def looked_at(self, table: Marrakesh) -> list[int]:
        last = (LEFT_4, RIGHT_4) if table.setting.cities else (START_RIGHT, START_LEFT)
        fields = [*range(OASIS_FIELD_COUNT), *last]
        return [int(PLACE_BROWN.of(field)) for field in fields]


def discover(table: Marrakesh, seat: i64, field: i64) -> None:
    """M-086: the oasis of the field is turned up and stays there."""
    oasis = table.oasis_at(seat, field)
    table.put(seat, OASIS_STATE_CELLS + field, DISCOVERED)
    table.tell(OASIS_DISCOVERED, seat, oasis, field)
    happened(table, seat, DISCOVERY, no_numbers(), oasis)


def reach_city(table: Marrakesh, seat: i64, field: i64) -> None:
    """M-219, M-220: points, and a desert city if one is left."""
    for gain in table.setting.printed.city_gain[field - LEFT_4]:
        gain_plainly(table, seat, gain)
    if table.city_count() > 0:
        table.plan(ChooseCity(seat, field))


class ChooseCity(Decision):
    """M-219: a desert city from the display, night side up."""

    def __init__(self, seat: i64, field: i64) -> None:
        super().__init__(seat)
        self.field: i64 = field

    def rule(self) -> str:
        return "M-219"

    def verbs(self) -> list[Verb]:
        return [CHOOSE_CITY]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        city: i64 = 1
        while city <= CITY_COUNT:
            if table.is_city_shown(city):
                legal.add(CHOOSE_CITY.of(city))
            city += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        city = CHOOSE_CITY.first(action)
        table.cells[CITY_SHOWN_CELLS + city] = 0
        table.put(self.seat, CITY_CELLS + self.field - LEFT_4, city)
        table.tell(CITY_TAKEN, self.seat, city, self.field)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-219", "city_not_shown", {"city": int(CHOOSE_CITY.first(action))})


class PlaceRed(Decision):
    """M-082: a water seller in a district that has none."""

    def __init__(self, seat: i64, acts: bool = False) -> None:
        super().__init__(seat)
        self.acts: bool = acts  # does the district's action follow?

    def rule(self) -> str:
        return "M-082"

    def verbs(self) -> list[Verb]:
        return [PLACE_RED]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        district: i64 = 0
        while district < SOUK:
            if not table.has_seller(self.seat, district):
                legal.add(PLACE_RED.of(district))
            district += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        district = PLACE_RED.first(action)
        table.put(self.seat, SELLER_CELLS + district, 1)
        table.add(self.seat, KESHI_CELLS + RED, 1)
        table.tell(KESHI_PLACED, self.seat, RED, district)
        if self.acts:
            act(table, self.seat, district)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        district = PLACE_RED.first(action)
        reason = "no_seller_space" if district == SOUK else "seller_there"
        return Refusal("M-004" if district == SOUK else "M-082", reason, {"district": DISTRICTS[district]})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(PLACE_RED.of(district)) for district in range(SOUK + 1)]


class ChooseColour(OfferedDecision):
    """M-022: a keshi of a colour of choice, among colours with room."""

    def __init__(
        self, seat: i64, count: i64 = 1, colours: i64 = ALL_COLOURS, acts: bool = False, source: str = "M-022"
    ) -> None:
        super().__init__(seat, source)
        self.count: i64 = count
        self.colours: i64 = colours  # bits of the colours that may be chosen
        self.acts: bool = acts  # does the action of its district follow?

    def verbs(self) -> list[Verb]:
        return [CHOOSE_COLOUR]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if self.colours & bit(colour) != 0 and table.room(self.seat, colour) > 0:
                legal.add(CHOOSE_COLOUR.of(colour))
            colour += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        colour = CHOOSE_COLOUR.first(action)
        if self.acts and colour == RED:
            table.plan(PlaceRed(self.seat, True))
            return
        if self.acts:
            table.plan(GrantedAction(self.seat, SOUK if colour >= PURPLE else colour))
        if self.count > 1 and table.room(self.seat, colour) > 1:
            table.plan(PlaceAnother(self.seat, colour))
        place_keshi(table, self.seat, colour)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        colour = CHOOSE_COLOUR.first(action)
        if self.colours & bit(colour) == 0:
            return Refusal(self.rule(), "colour_excluded", {"colour": COLOURS[colour]})
        return Refusal("M-022", "no_room", {"colour": COLOURS[colour]})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(CHOOSE_COLOUR.of(colour)) for colour in range(COLOUR_COUNT)]


class PlaceAnother(Step):
    """M-088: the second of two keshis, after all that the first has brought."""

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour

    def run(self, table: Marrakesh) -> None:
        place_keshi(table, self.seat, self.colour)


class KeshiOpener(Opener):
    """A keshi of a stated colour that needs a choice of place."""

    def open(self, table: Marrakesh, seat: i64, amount: i64) -> None:
        place_keshi(table, seat, amount)


class AnyKeshi(Opener):
    """M-022: a keshi of a colour of choice."""

    def open(self, table: Marrakesh, seat: i64, amount: i64) -> None:
        table.plan(CHOOSE_COLOURS[seat])


class TwoAlike(Opener):
    """M-132, M-133: two keshis of one colour of choice, one if the room is for one."""

    def open(self, table: Marrakesh, seat: i64, amount: i64) -> None:
        table.plan(CHOOSE_TWO[seat])


# District actions are begun here; the file of each district says what it does.


class DistrictAction:
    """What a district's action does."""

    def begin(self, table: Marrakesh, seat: i64) -> None:
        raise NotImplementedError


DISTRICT_ACTIONS: Final[list[DistrictAction]] = [DistrictAction() for _ in DISTRICTS]


def act(table: Marrakesh, seat: i64, district: i64) -> None:
    """M-096, M-097: carry out the action of a district."""
    table.tell(ACTION_BEGUN, seat, district)
    DISTRICT_ACTIONS[district].begin(table, seat)


class GrantedAction(Step):
    """M-097: the action of a district, granted by an effect."""

    def __init__(self, seat: i64, district: i64) -> None:
        super().__init__(seat)
        self.district: i64 = district

    def run(self, table: Marrakesh) -> None:
        act(table, self.seat, self.district)


PLACE_PINKS: Final = [PlacePink(seat) for seat in range(4)]
PLACE_BROWNS: Final = [PlaceBrown(seat) for seat in range(4)]
PLACE_REDS: Final = [PlaceRed(seat) for seat in range(4)]
CHOOSE_COLOURS: Final = [ChooseColour(seat) for seat in range(4)]
CHOOSE_TWO: Final = [ChooseColour(seat, 2) for seat in range(4)]
OPENERS[KESHI] = KeshiOpener()
OPENERS[ANY_KESHI] = AnyKeshi()
OPENERS[TWO_ALIKE] = TwoAlike()
