"""The madrasa: scrolls (M-135 to M-148)."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import (
    BUY_SCROLL,
    DECLINE,
    END_ACTION,
    REFRESH_SCROLLS,
    TAKE_SCROLL,
    VOCABULARY,
)
from serai.games.marrakesh.events import SCROLLS_RENEWED
from serai.games.marrakesh.pieces.effects import DATE, DINAR, WATER
from serai.games.marrakesh.pieces.names import GREY, SCROLL_COLOURS
from serai.games.marrakesh.rules.companions import sultan_helps
from serai.games.marrakesh.rules.decision import About, Decision, OfferedDecision
from serai.games.marrakesh.rules.moments import DINARS_OTHERWISE, may
from serai.games.marrakesh.rules.paying import pay_cost
from serai.games.marrakesh.rules.placing import DistrictAction
from serai.games.marrakesh.rules.stacks import find_scroll, obtain_scroll, renew, top
from serai.games.marrakesh.state import BOUGHT_CELL, FACE_UP_CELL, Marrakesh, academy_cell

ANY_SCROLLS: Final[i64] = -1


class MadrasaAction(DistrictAction):
    """M-135: any number of face-up scrolls, one after the other."""

    def begin(self, table: Marrakesh, seat: i64) -> None:
        table.plan(BuyScrolls(seat, 0))


def scroll_price(table: Marrakesh, seat: i64, colour: i64) -> i64:
    """M-136, M-210: in dates; the sultan saves one."""
    price = table.setting.printed.dates[colour]
    return price - 1 if price > 0 and sultan_helps(table, seat) else price


def face_up_stacks(table: Marrakesh, colour: i64) -> i64:
    place: i64 = 0
    count: i64 = 0
    while place < 3:
        count += table.cells[academy_cell(colour, place) + FACE_UP_CELL]
        place += 1
    return count


def can_renew(table: Marrakesh, seat: i64, colour: i64) -> bool:
    """M-144, M-146: for one dinar, if a scroll of the colour can be bought afterwards."""
    if table.has_bought(seat) or face_up_stacks(table, colour) == 0:
        return False
    if table.setting.printed.scholars[colour] > table.keshis(seat, GREY):
        return False
    spare = table.stock(seat, DATE) - scroll_price(table, seat, colour)
    if spare < 0:
        return False
    if table.stock(seat, DINAR) > 0:
        return True
    return (spare > 0 or table.stock(seat, WATER) > 0) and may(table, seat, DINARS_OTHERWISE)


class BuyScrolls(Decision):
    """M-135 to M-147: renew once, buy, or end the action; `busy` scholars serve scrolls bought before."""

    def __init__(self, seat: i64, busy: i64) -> None:
        super().__init__(seat)
        self.busy: i64 = busy

    def rule(self) -> str:
        return "M-135"

    def verbs(self) -> list[Verb]:
        return [BUY_SCROLL, REFRESH_SCROLLS, END_ACTION]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        colour: i64 = 0
        while colour < 4:
            if can_renew(table, self.seat, colour):
                legal.add(REFRESH_SCROLLS.of(colour))
            colour += 1
        colour = 0
        while colour < 4:
            if self.can_buy(table, colour):
                add_face_up(table, colour, legal, BUY_SCROLL)
            colour += 1
        legal.add(END_ACTION.of())

    def about(self, table: Marrakesh) -> About:
        return {"free_scholars": int(table.keshis(self.seat, GREY) - self.busy)}

    def can_buy(self, table: Marrakesh, colour: i64) -> bool:
        """M-136, M-137: enough free scholars and dates."""
        needed = self.busy + table.setting.printed.scholars[colour]
        if needed > table.keshis(self.seat, GREY):
            return False
        return table.stock(self.seat, DATE) >= scroll_price(table, self.seat, colour)

    def choose(self, table: Marrakesh, action: i64) -> None:
        verb = VOCABULARY.verb(action)
        if verb is REFRESH_SCROLLS:
            self.renew(table, REFRESH_SCROLLS.first(action))
        elif verb is BUY_SCROLL:
            buy_scroll(table, self.seat, BUY_SCROLL.first(action), self.busy)

    def renew(self, table: Marrakesh, colour: i64) -> None:
        """M-144, M-145: one of the new scrolls has to be bought next."""
        table.tell(SCROLLS_RENEWED, self.seat, colour)
        table.put(self.seat, BOUGHT_CELL, 1)
        table.plan(Renew(self.seat, colour), BuyRenewed(self.seat, colour, self.busy))
        pay_cost(table, self.seat, 0, 0, 1, scroll_price(table, self.seat, colour))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        if VOCABULARY.verb(action) is REFRESH_SCROLLS:
            return self.refuse_renewal(table, REFRESH_SCROLLS.first(action))
        scroll = BUY_SCROLL.first(action)
        if find_scroll(table, scroll) < 0:
            return Refusal("M-135", "scroll_not_shown", {"scroll": int(scroll)})
        return self.refuse_colour(table, table.setting.printed.scroll_colour[scroll])

    def refuse_renewal(self, table: Marrakesh, colour: i64) -> Refusal:
        if table.has_bought(self.seat):
            return Refusal("M-144", "renewal_too_late")
        if face_up_stacks(table, colour) == 0:
            return Refusal("M-146", "nothing_to_renew", {"colour": SCROLL_COLOURS[colour]})
        if not self.can_buy(table, colour):
            return self.refuse_colour(table, colour)
        return Refusal("M-146", "renewal_price")

    def refuse_colour(self, table: Marrakesh, colour: i64) -> Refusal:
        needed = table.setting.printed.scholars[colour]
        free = table.keshis(self.seat, GREY) - self.busy
        if needed > free:
            return Refusal("M-137", "scholars", {"needed": int(needed), "free": int(free)})
        price = scroll_price(table, self.seat, colour)
        return Refusal("M-136", "dates", {"needed": int(price), "have": int(table.stock(self.seat, DATE))})

    def looked_at(self, table: Marrakesh) -> list[int]:
        legal = LegalActions()
        for colour in range(4):
            legal.add(REFRESH_SCROLLS.of(colour))
        for colour in range(4):
            add_face_up(table, colour, legal, BUY_SCROLL)
        return legal.listed()


def add_face_up(table: Marrakesh, colour: i64, legal: LegalActions, verb: Verb) -> None:
    place: i64 = 0
    while place < 3:
        scroll = top(table, academy_cell(colour, place))
        if scroll > 0:
            legal.add(verb.of(scroll))
        place += 1


def buy_scroll(table: Marrakesh, seat: i64, scroll: i64, busy: i64) -> None:
    """M-138, M-142: scholars are not spent; an immediate scroll works before the next purchase."""
    colour = table.setting.printed.scroll_colour[scroll]
    table.put(seat, BOUGHT_CELL, 1)
    table.plan(BuyScrolls(seat, busy + table.setting.printed.scholars[colour]))
    obtain_scroll(table, seat, scroll, scroll_price(table, seat, colour))


class Renew(Step):
    """M-144: the renewal is paid; new scrolls are turned up."""

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour

    def run(self, table: Marrakesh) -> None:
        renew(table, self.colour)


class BuyRenewed(Decision):
    """M-145: at least one of the scrolls just turned up has to be bought."""

    def __init__(self, seat: i64, colour: i64, busy: i64) -> None:
        super().__init__(seat)
        self.colour: i64 = colour
        self.busy: i64 = busy

    def rule(self) -> str:
        return "M-145"

    def verbs(self) -> list[Verb]:
        return [BUY_SCROLL]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        add_face_up(table, self.colour, legal, BUY_SCROLL)

    def choose(self, table: Marrakesh, action: i64) -> None:
        buy_scroll(table, self.seat, BUY_SCROLL.first(action), self.busy)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        scroll = BUY_SCROLL.first(action)
        if find_scroll(table, scroll) < 0:
            return Refusal("M-135", "scroll_not_shown", {"scroll": int(scroll)})
        return Refusal("M-145", "renewed_first", {"colour": SCROLL_COLOURS[self.colour]})

    def looked_at(self, table: Marrakesh) -> list[int]:
        legal = LegalActions()
        for colour in range(4):
            add_face_up(table, colour, legal, BUY_SCROLL)
        return legal.listed()


class TakeScroll(OfferedDecision):
    """M-148: a face-up scroll without scholars, of one colour or any; perhaps for some dates."""

    def __init__(self, seat: i64, colour: i64, dates: i64, source: str) -> None:
        super().__init__(seat, source)
        self.colour: i64 = colour
        self.dates: i64 = dates

    def verbs(self) -> list[Verb]:
        return [TAKE_SCROLL, DECLINE]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        if table.stock(self.seat, DATE) >= self.dates:
            colour: i64 = 0
            while colour < 4:
                if self.colour == ANY_SCROLLS or self.colour == colour:
                    add_face_up(table, colour, legal, TAKE_SCROLL)
                colour += 1
        legal.add(DECLINE.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is TAKE_SCROLL:
            obtain_scroll(table, self.seat, TAKE_SCROLL.first(action), self.dates)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        scroll = TAKE_SCROLL.first(action)
        if find_scroll(table, scroll) < 0:
            return Refusal("M-135", "scroll_not_shown", {"scroll": int(scroll)})
        if self.colour != ANY_SCROLLS and table.setting.printed.scroll_colour[scroll] != self.colour:
            return Refusal(self.source, "scroll_colour", {"colour": SCROLL_COLOURS[self.colour]})
        have = int(table.stock(self.seat, DATE))
        return Refusal(self.source, "dates", {"needed": int(self.dates), "have": have})

    def looked_at(self, table: Marrakesh) -> list[int]:
        legal = LegalActions()
        for colour in range(4):
            add_face_up(table, colour, legal, TAKE_SCROLL)
        return legal.listed()
