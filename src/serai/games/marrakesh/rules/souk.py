"""The souk: exchange office and luxury goods (M-110 to M-116)."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import BUY_LUXURY, DECLINE, END_ACTION, EXCHANGE, TAKE_LUXURY, VOCABULARY
from serai.games.marrakesh.events import OFFICE_USED
from serai.games.marrakesh.pieces.names import GOODS_COLOURS, PURPLE, SHOP_COUNT, no_numbers
from serai.games.marrakesh.rules.companions import imam_helps
from serai.games.marrakesh.rules.decision import Decision, OfferedDecision
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.gains import pay_goods
from serai.games.marrakesh.rules.moments import EXCHANGING, MANY_EXCHANGES, MANY_LUXURIES, happened, may
from serai.games.marrakesh.rules.placing import DistrictAction
from serai.games.marrakesh.rules.stacks import luxury_price, obtain_luxury, top
from serai.games.marrakesh.state import Marrakesh, shop_cell

ANYTHING: Final[i64] = 0  # the assistant has done nothing yet
EXCHANGES: Final[i64] = 1  # it may go on exchanging
PURCHASES: Final[i64] = 2  # it may go on buying


class SoukAction(DistrictAction):
    """M-110: the exchange office once, or one luxury good."""

    def begin(self, table: Marrakesh, seat: i64) -> None:
        table.plan(TRADES[seat])


class Trade(Decision):
    """M-110, M-115, M-116: what one assistant does in the souk; `made` counts what it did before."""

    def __init__(self, seat: i64, allowed: i64, made: i64) -> None:
        super().__init__(seat)
        self.allowed: i64 = allowed
        self.made: i64 = made

    def rule(self) -> str:
        return "M-110"

    def verbs(self) -> list[Verb]:
        return [EXCHANGE, BUY_LUXURY, END_ACTION]

    def phase(self) -> str:
        return "souk"

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        if self.allowed != PURCHASES:
            self.add_exchanges(table, legal)
        if self.allowed != EXCHANGES:
            self.add_luxuries(table, legal)
        legal.add(END_ACTION.of())

    def add_exchanges(self, table: Marrakesh, legal: LegalActions) -> None:
        goods: i64 = 0
        while goods < 3:
            if table.keshis(self.seat, PURPLE + goods) > 0:
                legal.add(EXCHANGE.of(goods))
            goods += 1

    def add_luxuries(self, table: Marrakesh, legal: LegalActions) -> None:
        helped = imam_helps(table, self.seat)
        number: i64 = 0
        while number < SHOP_COUNT:
            luxury = top(table, shop_cell(number))
            waived: i64 = 1 if helped else 0
            while luxury > 0 and waived <= (3 if helped else 0):
                if can_buy(table, self.seat, luxury, waived):
                    legal.add(BUY_LUXURY.of(number + 1, waived))
                waived += 1
            number += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        verb = VOCABULARY.verb(action)
        if verb is EXCHANGE:
            self.exchange(table, EXCHANGE.first(action))
        elif verb is BUY_LUXURY:
            self.buy(table, BUY_LUXURY.first(action) - 1, BUY_LUXURY.second(action))

    def exchange(self, table: Marrakesh, goods: i64) -> None:
        """M-111: one goods keshi for what the office shows."""
        if self.made == 1:
            happened(table, self.seat, MANY_EXCHANGES, no_numbers())
        if self.made > 0 or may(table, self.seat, MANY_EXCHANGES):
            table.plan(Trade(self.seat, EXCHANGES, self.made + 1))
        office = table.office()
        table.tell(OFFICE_USED, self.seat, office, PURPLE + goods)
        pay_goods(table, self.seat, goods, 1)
        gains = table.setting.printed.offices[office * 3 + goods][:]
        give(table, self.seat, happened(table, self.seat, EXCHANGING, gains))

    def buy(self, table: Marrakesh, number: i64, waived: i64) -> None:
        """M-112: the goods printed on it, for its points and resources."""
        if self.made == 1:
            happened(table, self.seat, MANY_LUXURIES, no_numbers())
        if self.made > 0 or may(table, self.seat, MANY_LUXURIES):
            table.plan(Trade(self.seat, PURCHASES, self.made + 1))
        obtain_luxury(table, self.seat, number, waived)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        if VOCABULARY.verb(action) is EXCHANGE:
            if self.allowed == PURCHASES:
                return Refusal("M-110", "not_mixed")
            return Refusal("M-111", "no_goods", {"colour": GOODS_COLOURS[EXCHANGE.first(action)]})
        return self.refuse_luxury(table, BUY_LUXURY.first(action) - 1, BUY_LUXURY.second(action))

    def refuse_luxury(self, table: Marrakesh, number: i64, waived: i64) -> Refusal:
        if self.allowed == EXCHANGES:
            return Refusal("M-110", "not_mixed")
        luxury = top(table, shop_cell(number))
        if luxury == 0:
            return Refusal("M-027", "shop_empty", {"shop": int(number + 1)})
        if (waived > 0) != imam_helps(table, self.seat):
            return Refusal("M-211", "imam_waives" if waived == 0 else "no_imam")
        if waived > 0 and table.setting.printed.luxury_cost[luxury * 3 + waived - 1] == 0:
            return Refusal("M-211", "not_in_cost", {"colour": GOODS_COLOURS[waived - 1]})
        return missing_goods(table, self.seat, luxury, waived)

    def looked_at(self, table: Marrakesh) -> list[int]:
        actions = [int(EXCHANGE.of(goods)) for goods in range(3)]
        helped = imam_helps(table, self.seat)
        for number in range(SHOP_COUNT):
            luxury = top(table, shop_cell(number))
            colours = [goods + 1 for goods in range(3) if table.setting.printed.luxury_cost[luxury * 3 + goods] > 0]
            for waived in colours if helped and luxury > 0 else [1 if helped else 0]:
                actions.append(int(BUY_LUXURY.of(number + 1, waived)))
        return actions


def can_buy(table: Marrakesh, seat: i64, luxury: i64, waived: i64) -> bool:
    goods: i64 = 0
    while goods < 3:
        cost = luxury_price(table, luxury, goods, waived)
        if cost < 0 or cost > table.keshis(seat, PURPLE + goods):
            return False
        goods += 1
    return True


def missing_goods(table: Marrakesh, seat: i64, luxury: i64, waived: i64) -> Refusal:
    for goods in range(3):
        needed = int(luxury_price(table, luxury, goods, waived))
        have = int(table.keshis(seat, PURPLE + goods))
        if needed > have:
            return Refusal("M-114", "goods", {"colour": GOODS_COLOURS[goods], "needed": needed, "have": have})
    return Refusal("M-110", "other_decision", {"wanted": "exchange"})


class TakeLuxury(OfferedDecision):
    """M-223: a face-up luxury good without paying."""

    def verbs(self) -> list[Verb]:
        return [TAKE_LUXURY, DECLINE]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        number: i64 = 0
        while number < SHOP_COUNT:
            if top(table, shop_cell(number)) > 0:
                legal.add(TAKE_LUXURY.of(number + 1))
            number += 1
        legal.add(DECLINE.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is TAKE_LUXURY:
            obtain_luxury(table, self.seat, TAKE_LUXURY.first(action) - 1)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-027", "shop_empty", {"shop": int(TAKE_LUXURY.first(action))})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(TAKE_LUXURY.of(number + 1)) for number in range(SHOP_COUNT)]


TRADES: Final = [Trade(seat, ANYTHING, 0) for seat in range(4)]
