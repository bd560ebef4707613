"""How effects are resolved: plain gains first, then one open effect at a time in the seat's order."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import NO_ANSWER, Step
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import (
    RESOLVE,
    TAKE_GOODS,
    TAKE_RESOURCE,
    connection_key,
    effect_name,
)
from serai.games.marrakesh.events import EFFECT_CHOSEN
from serai.games.marrakesh.pieces.effects import (
    ANY_RESOURCE,
    CONNECTION,
    EFFECT_KINDS,
    GOODS,
    KESHI,
    effect_amount,
    effect_kind,
)
from serai.games.marrakesh.pieces.names import PURPLE, no_numbers
from serai.games.marrakesh.rules.decision import About, Decision
from serai.games.marrakesh.rules.gains import gain_plainly, gain_resource, is_plain, place_plain_keshi
from serai.games.marrakesh.state import Marrakesh


class Opener:
    """How a kind of open effect begins; the file of its district says so."""

    def open(self, table: Marrakesh, seat: i64, amount: i64) -> None:
        raise NotImplementedError


OPENERS: Final[list[Opener]] = [Opener() for _ in range(EFFECT_KINDS)]


def open_effect(table: Marrakesh, seat: i64, code: i64) -> None:
    """M-018: begin an open effect; what it plans is done before anything older."""
    OPENERS[effect_kind(code)].open(table, seat, effect_amount(code))


def give_one(table: Marrakesh, seat: i64, code: i64) -> None:
    """One effect; of size zero it does nothing (M-023)."""
    if is_plain(code):
        gain_plainly(table, seat, code)
    elif not is_nothing(code):
        open_effect(table, seat, code)


def give(table: Marrakesh, seat: i64, effects: vec[i64]) -> None:
    """M-017: effects that come together."""
    waiting = no_numbers()
    place: i64 = 0
    while place < len(effects):
        code = effects[place]
        if is_plain(code):
            gain_plainly(table, seat, code)
        elif not is_nothing(code):
            waiting = append(waiting, code)
        place += 1
    wait(table, seat, waiting)


def wait(table: Marrakesh, seat: i64, waiting: vec[i64]) -> None:
    """M-017: only different effects need an order; like ones follow each other."""
    if len(waiting) == 0:
        return
    if are_alike(waiting):
        left: i64 = len(waiting) - 1
        while left > 0:
            table.plan(OpenEffect(seat, waiting[0]))
            left -= 1
        open_effect(table, seat, waiting[0])
    else:
        table.plan(ResolveNext(seat, waiting))


def are_alike(waiting: vec[i64]) -> bool:
    place: i64 = 1
    while place < len(waiting):
        if waiting[place] != waiting[0]:
            return False
        place += 1
    return True


def is_nothing(code: i64) -> bool:
    """M-023, M-R67: an effect of size zero never waits."""
    kind = effect_kind(code)
    return effect_amount(code) == 0 and kind != KESHI and kind != CONNECTION


class OpenEffect(Step):
    """One of several like effects."""

    def __init__(self, seat: i64, code: i64) -> None:
        super().__init__(seat)
        self.code: i64 = code

    def run(self, table: Marrakesh) -> None:
        open_effect(table, self.seat, self.code)


class ResolveNext(Decision):
    """M-017: which of the waiting effects comes next."""

    def __init__(self, seat: i64, waiting: vec[i64]) -> None:
        super().__init__(seat)
        self.effects: vec[i64] = waiting

    def rule(self) -> str:
        return "M-017"

    def verbs(self) -> list[Verb]:
        return [RESOLVE]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        for code in self.effects:
            action = RESOLVE.of(connection_key(code))
            if not legal.has(action):
                legal.add(action)

    def only_answer(self, table: Marrakesh) -> i64:
        """Where every order comes to the same, the first will do."""
        legal = LegalActions()
        self.legal(table, legal)
        first = self.followed(table, legal.codes[0])
        place: i64 = 1
        while place < legal.count:
            if not is_alike(first, self.followed(table, legal.codes[place])):
                return NO_ANSWER
            place += 1
        return legal.codes[0]

    def followed(self, table: Marrakesh, action: i64) -> Marrakesh:
        """The table once an effect is resolved and all that follows by itself is done."""
        twin = table.copy()
        twin.choose(action)
        return twin

    def about(self, table: Marrakesh) -> About:
        return {"effects": [effect_name(code) for code in self.effects]}

    def choose(self, table: Marrakesh, action: i64) -> None:
        key = RESOLVE.first(action)
        chosen: i64 = -1
        rest = no_numbers()
        for code in self.effects:
            if chosen < 0 and connection_key(code) == key:
                chosen = code
            else:
                rest = append(rest, code)
        table.tell(EFFECT_CHOSEN, self.seat, key)
        table.plan(WaitAgain(self.seat, rest))
        open_effect(table, self.seat, chosen)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-017", "not_waiting", {"effect": effect_name(RESOLVE.first(action))})


def is_alike(one: Marrakesh, other: Marrakesh) -> bool:
    """Does the same lie on both tables, with the same still to happen?"""
    if one.actor() != other.actor() or one.waiting is not other.waiting or one.depth != other.depth:
        return False
    place: i64 = 0
    while place < one.depth:
        if one.agenda[place] is not other.agenda[place]:
            return False
        place += 1
    cell: i64 = 0
    while cell < len(one.cells):
        if one.cells[cell] != other.cells[cell]:
            return False
        cell += 1
    return True


class WaitAgain(Step):
    """M-018: one effect is resolved completely; the others go on waiting."""

    def __init__(self, seat: i64, waiting: vec[i64]) -> None:
        super().__init__(seat)
        self.effects: vec[i64] = waiting

    def run(self, table: Marrakesh) -> None:
        wait(table, self.seat, self.effects)


class TakeResource(Decision):
    """M-016: a resource of choice."""

    def rule(self) -> str:
        return "M-016"

    def verbs(self) -> list[Verb]:
        return [TAKE_RESOURCE]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        legal.add(TAKE_RESOURCE.of(0))
        legal.add(TAKE_RESOURCE.of(1))
        legal.add(TAKE_RESOURCE.of(2))

    def choose(self, table: Marrakesh, action: i64) -> None:
        gain_resource(table, self.seat, TAKE_RESOURCE.first(action), 1)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-009", "no_resource")


class AnyResource(Opener):
    """Resources of choice, each chosen freely."""

    def open(self, table: Marrakesh, seat: i64, amount: i64) -> None:
        while amount > 0:
            table.plan(TAKE_RESOURCES[seat])
            amount -= 1


class TakeGoods(Decision):
    """M-121: goods keshis of one colour of choice."""

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count: i64 = count

    def rule(self) -> str:
        return "M-121"

    def verbs(self) -> list[Verb]:
        return [TAKE_GOODS]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        legal.add(TAKE_GOODS.of(0))
        legal.add(TAKE_GOODS.of(1))
        legal.add(TAKE_GOODS.of(2))

    def about(self, table: Marrakesh) -> About:
        return {"count": int(self.count)}

    def choose(self, table: Marrakesh, action: i64) -> None:
        left = self.count
        while left > 0:
            place_plain_keshi(table, self.seat, PURPLE + TAKE_GOODS.first(action))
            left -= 1

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-003", "no_goods_colour")


class AnyGoods(Opener):
    def open(self, table: Marrakesh, seat: i64, amount: i64) -> None:
        table.plan(TakeGoods(seat, amount))


TAKE_RESOURCES: Final = [TakeResource(seat) for seat in range(4)]
OPENERS[ANY_RESOURCE] = AnyResource()
OPENERS[GOODS] = AnyGoods()
