"""The Sahara: acquiring oases and desert cities (M-159 to M-168, M-221 to M-223)."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
from serai.core.rows import bit
from serai.games.marrakesh.actions import (
    ACQUIRE_CITY,
    ACQUIRE_OASIS,
    CHOOSE_OASIS,
    DECLINE,
    END_ACTION,
    RETURN_RESOURCES,
    SWAP_RETURN,
    VOCABULARY,
    returned_place,
)
from serai.games.marrakesh.events import CITY_ACQUIRED, KESHI_RETURNED, OASIS_ACQUIRED, OASIS_VALUED
from serai.games.marrakesh.pieces.names import (
    BEIGE,
    BROWN,
    COLOURS,
    DISTRICTS,
    GOODS_COLOURS,
    KESHI_ICON,
    LEFT_4,
    OASIS_FIELD_COUNT,
    PINK,
    PLACES_NAMED,
    PURPLE,
    RED,
    RESOURCES,
    RIGHT_4,
    SAHARA_FIELDS,
    SCROLL_ICON,
    SQUARE_FIELDS,
    SWAP_ICON,
    TRACK_PLACES,
    YELLOW_SCROLLS,
)
from serai.games.marrakesh.rules.decision import About, Decision, OfferedDecision
from serai.games.marrakesh.rules.gains import gain_points, pay_goods, pay_resource
from serai.games.marrakesh.rules.madrasa import TakeScroll
from serai.games.marrakesh.rules.moments import (
    CITY_TILES,
    DINARS_OTHERWISE,
    NOTHING,
    OASIS_RESOURCES,
    OASIS_TILES,
    may,
    worked_out,
)
from serai.games.marrakesh.rules.paying import Pay, can_meet, pay_cost
from serai.games.marrakesh.rules.placing import ALL_COLOURS, ChooseColour, DistrictAction, place_keshi
from serai.games.marrakesh.state import (
    ACQUIRED,
    CITY_DAY_CELLS,
    DISCOVERED,
    GUARD_CELL,
    JUGGLER_CELLS,
    KESHI_CELLS,
    OASIS_STATE_CELLS,
    SELLER_CELLS,
    TRACK_CELLS,
    TRACK_KESHI_CELLS,
    TRACK_SIZE_CELL,
    Marrakesh,
)


class SaharaAction(DistrictAction):
    """M-159: any number of discovered oases, one after the other."""

    def begin(self, table: Marrakesh, seat: i64) -> None:
        table.plan(ACQUIRES[seat])


def can_pay_oasis(table: Marrakesh, seat: i64, field: i64) -> bool:
    """M-159: the cost printed beside the field; with a scroll a few resources of choice."""
    any_resources = worked_out(table, seat, OASIS_RESOURCES, 0)
    if any_resources > 0:
        return table.stock_size(seat) >= any_resources
    cost = table.setting.printed.oasis_cost
    return can_meet(table, seat, cost[field * 3], cost[field * 3 + 1], cost[field * 3 + 2])


def pay_oasis(table: Marrakesh, seat: i64, field: i64) -> None:
    cost = table.setting.printed.oasis_cost
    any_resources = worked_out(table, seat, OASIS_RESOURCES, 0)
    if any_resources > 0:
        table.plan(Pay(seat, 0, 0, 0, any_resources))
    else:
        pay_cost(table, seat, cost[field * 3], cost[field * 3 + 1], cost[field * 3 + 2])


def can_pay_city(table: Marrakesh, seat: i64, place: i64) -> bool:
    """M-221: goods keshis pay for a desert city."""
    goods: i64 = 0
    while goods < 3:
        if table.keshis(seat, PURPLE + goods) < table.setting.printed.city_cost[place * 3 + goods]:
            return False
        goods += 1
    return True


class AcquireOasis(Decision):
    """M-159, M-221: a discovered oasis, a city's day side, or the end of the action."""

    def rule(self) -> str:
        return "M-159"

    def verbs(self) -> list[Verb]:
        return [ACQUIRE_OASIS, ACQUIRE_CITY, END_ACTION]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        field: i64 = 0
        while field < OASIS_FIELD_COUNT:
            if table.oasis_state(self.seat, field) == DISCOVERED and can_pay_oasis(table, self.seat, field):
                legal.add(ACQUIRE_OASIS.of(field))
            field += 1
        place: i64 = 0
        while place < 2:
            if is_night(table, self.seat, place) and can_pay_city(table, self.seat, place):
                legal.add(ACQUIRE_CITY.of(LEFT_4 + place))
            place += 1
        legal.add(END_ACTION.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        verb = VOCABULARY.verb(action)
        if verb is ACQUIRE_OASIS:
            field = ACQUIRE_OASIS.first(action)
            tell_acquired(table, self.seat, table.oasis_at(self.seat, field))
            table.plan(OasisPaid(self.seat, field), ACQUIRES[self.seat])
            pay_oasis(table, self.seat, field)
        elif verb is ACQUIRE_CITY:
            table.plan(ACQUIRES[self.seat])
            acquire_city(table, self.seat, ACQUIRE_CITY.first(action) - LEFT_4)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        if VOCABULARY.verb(action) is ACQUIRE_CITY:
            return refuse_city(table, self.seat, ACQUIRE_CITY.first(action))
        field = ACQUIRE_OASIS.first(action)
        refusal = refuse_oasis(table, self.seat, field)
        return refusal if refusal is not None else missing_for_oasis(table, self.seat, field)

    def looked_at(self, table: Marrakesh) -> list[int]:
        fields = [int(ACQUIRE_OASIS.of(field)) for field in range(OASIS_FIELD_COUNT)]
        shown = [place for place in range(2) if table.city_at(self.seat, place) > 0]
        return fields + [int(ACQUIRE_CITY.of(LEFT_4 + place)) for place in shown]


def is_night(table: Marrakesh, seat: i64, place: i64) -> bool:
    return table.city_at(seat, place) > 0 and not table.is_day(seat, place)


def refuse_oasis(table: Marrakesh, seat: i64, field: i64) -> Refusal | None:
    """Why the oasis of a field can't be acquired, whatever it costs."""
    said: dict[str, object] = {"field": SAHARA_FIELDS[field]}
    if field >= OASIS_FIELD_COUNT:
        return Refusal("M-087" if field < LEFT_4 else "M-222", "no_oasis_there", said)
    state = table.oasis_state(seat, field)
    if state == ACQUIRED:
        return Refusal("M-160", "oasis_acquired", said)
    return Refusal("M-159", "oasis_hidden", said) if state != DISCOVERED else None


def missing_for_oasis(table: Marrakesh, seat: i64, field: i64) -> Refusal:
    said: dict[str, object] = {"field": SAHARA_FIELDS[field]}
    if worked_out(table, seat, OASIS_RESOURCES, 0) > 0:
        return Refusal("M-159", "no_resource_left", said)
    cost = table.setting.printed.oasis_cost
    for resource in range(3):
        needed, have = int(cost[field * 3 + resource]), int(table.stock(seat, resource))
        if needed > have:
            said = {"resource": RESOURCES[resource], "needed": needed, "have": have}
            if resource < 2 or not may(table, seat, DINARS_OTHERWISE):
                break
    return Refusal("M-159", "oasis_cost", said)


def refuse_city(table: Marrakesh, seat: i64, field: i64) -> Refusal:
    said: dict[str, object] = {"field": SAHARA_FIELDS[field]}
    if field < LEFT_4 or table.city_at(seat, field - LEFT_4) == 0:
        return Refusal("M-221", "no_city_there", said)
    if table.is_day(seat, field - LEFT_4):
        return Refusal("M-222", "city_acquired", said)
    for goods in range(3):
        needed = int(table.setting.printed.city_cost[(field - LEFT_4) * 3 + goods])
        have = int(table.keshis(seat, PURPLE + goods))
        if needed > have:
            said = {"colour": GOODS_COLOURS[goods], "needed": needed, "have": have}
    return Refusal("M-221", "goods", said)


class OasisPaid(Step):
    """M-160: the oasis is paid and goes to the track."""

    def __init__(self, seat: i64, field: i64) -> None:
        super().__init__(seat)
        self.field: i64 = field

    def run(self, table: Marrakesh) -> None:
        acquire_field(table, self.seat, self.field)


def acquire_field(table: Marrakesh, seat: i64, field: i64) -> None:
    table.put(seat, OASIS_STATE_CELLS + field, ACQUIRED)
    acquire(table, seat, table.oasis_at(seat, field))


def tell_acquired(table: Marrakesh, seat: i64, oasis: i64) -> None:
    table.tell(OASIS_ACQUIRED, seat, oasis, table.track_size(seat) + 1)


def acquire(table: Marrakesh, seat: i64, oasis: i64) -> None:
    """M-160, M-166, M-167: the leftmost empty place and its effect; a seventh oasis has none."""
    place = table.track_size(seat)
    table.put(seat, TRACK_CELLS + place, oasis)
    table.add(seat, TRACK_SIZE_CELL, 1)
    if place < TRACK_PLACES:
        reach_place(table, seat, place)


def reach_place(table: Marrakesh, seat: i64, place: i64) -> None:
    """M-161 to M-165: the keshi or the icon of a track place."""
    icon = table.setting.track_icon[place]
    if icon == KESHI_ICON:
        keshi = table.track_keshi(seat, place)
        table.put(seat, TRACK_KESHI_CELLS + place, 0)
        if keshi > 0:
            place_keshi(table, seat, keshi - 1)
    elif icon == SWAP_ICON:
        table.plan(SWAPS[seat])
    elif icon == SCROLL_ICON:
        table.plan(TRACK_SCROLLS[seat])


def acquire_city(table: Marrakesh, seat: i64, place: i64) -> None:
    """M-221, M-223: turned to its day side; some cities act at once."""
    city = table.city_at(seat, place)
    table.tell(CITY_ACQUIRED, seat, city)
    goods: i64 = 0
    while goods < 3:
        pay_goods(table, seat, goods, table.setting.printed.city_cost[place * 3 + goods])
        goods += 1
    table.put(seat, CITY_DAY_CELLS + place, 1)
    CITY_TILES[city].acquired(table, seat)


class AcquireFreely(Decision):
    """M-166: discovered oases free of charge, a few of them; no desert cities."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def rule(self) -> str:
        return "M-166"

    def verbs(self) -> list[Verb]:
        return [ACQUIRE_OASIS, END_ACTION]

    def phase(self) -> str:
        return "acquire_freely"

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        field: i64 = 0
        while field < OASIS_FIELD_COUNT:
            if table.oasis_state(self.seat, field) == DISCOVERED:
                legal.add(ACQUIRE_OASIS.of(field))
            field += 1
        legal.add(END_ACTION.of())

    def about(self, table: Marrakesh) -> About:
        return {"left": int(self.left)}

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is ACQUIRE_OASIS:
            if self.left > 1:
                table.plan(AcquireFreely(self.seat, self.left - 1))
            field = ACQUIRE_OASIS.first(action)
            tell_acquired(table, self.seat, table.oasis_at(self.seat, field))
            acquire_field(table, self.seat, field)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        refusal = refuse_oasis(table, self.seat, ACQUIRE_OASIS.first(action))
        return refusal if refusal is not None else Refusal("M-166", "other_decision", {"wanted": "acquire_oasis"})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(ACQUIRE_OASIS.of(field)) for field in range(OASIS_FIELD_COUNT)]


class Swap(Decision):
    """M-162, M-163: return a keshi from the board and take one of another colour."""

    def rule(self) -> str:
        return "M-162"

    def verbs(self) -> list[Verb]:
        return [SWAP_RETURN, DECLINE]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        colour: i64 = 0
        while colour < PURPLE:
            if colour == PINK:
                self.add_places(table, legal, PINK, JUGGLER_CELLS, SQUARE_FIELD_PLACES)
            elif colour == RED:
                self.add_places(table, legal, RED, SELLER_CELLS, DISTRICT_PLACES)
            elif colour != BROWN and self.returnable(table, colour) > 0:
                legal.add(SWAP_RETURN.of(colour))
            colour += 1
        legal.add(DECLINE.of())

    def add_places(self, table: Marrakesh, legal: LegalActions, colour: i64, first: i64, places: list[int]) -> None:
        number: i64 = 0
        while number < len(places):
            if table.of(self.seat, first + number) == 1:
                legal.add(SWAP_RETURN.of(colour, places[number]))
            number += 1

    def returnable(self, table: Marrakesh, colour: i64) -> i64:
        """M-163: guards at gates stay there."""
        return table.guards(self.seat) if colour == BEIGE else table.keshis(self.seat, colour)

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is DECLINE:
            return
        colour = SWAP_RETURN.first(action)
        table.add(self.seat, KESHI_CELLS + colour, -1)
        if colour == BEIGE:
            table.add(self.seat, GUARD_CELL, -1)
        elif colour == PINK:
            table.put(self.seat, JUGGLER_CELLS + SQUARE_FIELD_PLACES.index(SWAP_RETURN.second(action)), 0)
        elif colour == RED:
            table.put(self.seat, SELLER_CELLS + DISTRICT_PLACES.index(SWAP_RETURN.second(action)), 0)
        table.tell(KESHI_RETURNED, self.seat, colour)
        table.plan(ChooseColour(self.seat, 1, ALL_COLOURS - bit(colour), False, "M-162"))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        colour = SWAP_RETURN.first(action)
        said: dict[str, object] = {"colour": COLOURS[colour]}
        if colour >= PURPLE or colour == BROWN:
            return Refusal("M-163", "not_returnable", said)
        if colour == BEIGE and table.keshis(self.seat, BEIGE) > 0:
            return Refusal("M-163", "guards_assigned", said)
        place = SWAP_RETURN.second(action)
        if (place > 0) != (colour in (PINK, RED)):
            return Refusal("M-162", "place_key", said)
        if place > 0:
            said["place"] = PLACES_NAMED[place - 1]
        return Refusal("M-162", "none_there", said)

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(SWAP_RETURN.of(colour)) for colour in range(PURPLE + 3) if colour != PINK and colour != RED]


# Valuing oases during the game (M-226)


def value_oasis(table: Marrakesh, seat: i64, oasis: i64) -> None:
    """Gain the present value of an oasis; some let the seat return resources for it."""
    tile = OASIS_TILES[oasis]
    if tile.returns(table) == NOTHING:
        count_oasis(table, seat, oasis, tile.value(table, seat))
    else:
        table.plan(ReturnForOasis(seat, oasis))


def value_with(table: Marrakesh, seat: i64, oasis: i64, returned: i64) -> i64:
    """M-226: the value of an oasis for which so much is returned."""
    tile = OASIS_TILES[oasis]
    return tile.value(table, seat) + tile.points(table) * returned


def count_oasis(table: Marrakesh, seat: i64, oasis: i64, points: i64) -> None:
    table.tell(OASIS_VALUED, seat, oasis, points)
    gain_points(table, seat, points)


class ReturnForOasis(Decision):
    """M-226: how many resources are returned for an oasis that asks for them."""

    def __init__(self, seat: i64, oasis: i64) -> None:
        super().__init__(seat)
        self.oasis: i64 = oasis

    def rule(self) -> str:
        return "M-226"

    def verbs(self) -> list[Verb]:
        return [RETURN_RESOURCES]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        resource = OASIS_TILES[self.oasis].returns(table)
        most = table.stock(self.seat, resource)
        if most > OASIS_TILES[self.oasis].most_returned(table):
            most = OASIS_TILES[self.oasis].most_returned(table)
        count: i64 = 0
        while count <= most:
            legal.add(RETURN_RESOURCES.of(resource, count))
            count += 1

    def about(self, table: Marrakesh) -> About:
        return {"oasis": int(self.oasis)}

    def choose(self, table: Marrakesh, action: i64) -> None:
        count = RETURN_RESOURCES.second(action)
        pay_resource(table, self.seat, RETURN_RESOURCES.first(action), count)
        count_oasis(table, self.seat, self.oasis, value_with(table, self.seat, self.oasis, count))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        resource = OASIS_TILES[self.oasis].returns(table)
        if RETURN_RESOURCES.first(action) != resource:
            return Refusal("M-226", "other_resource", {"resource": RESOURCES[resource]})
        most = min(table.stock(self.seat, resource), OASIS_TILES[self.oasis].most_returned(table))
        return Refusal("M-226", "at_most", {"count": int(most)})


class ChooseOasis(OfferedDecision):
    """M-226: which acquired oasis is valued."""

    def verbs(self) -> list[Verb]:
        return [CHOOSE_OASIS]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        place: i64 = 0
        while place < table.track_size(self.seat):
            legal.add(CHOOSE_OASIS.of(table.track_oasis(self.seat, place)))
            place += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        value_oasis(table, self.seat, CHOOSE_OASIS.first(action))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal(self.source, "not_acquired", {"oasis": int(CHOOSE_OASIS.first(action))})


SQUARE_FIELD_PLACES: Final[list[int]] = [returned_place(field) for field in SQUARE_FIELDS]
DISTRICT_PLACES: Final[list[int]] = [returned_place(district) for district in DISTRICTS]
ACQUIRES: Final = [AcquireOasis(seat) for seat in range(4)]
SWAPS: Final = [Swap(seat) for seat in range(4)]
TRACK_SCROLLS: Final = [TakeScroll(seat, YELLOW_SCROLLS, 0, "M-164") for seat in range(4)]
assert RIGHT_4 == LEFT_4 + 1
