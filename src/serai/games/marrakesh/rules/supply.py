"""Supply tiles: choosing and paying them (M-046, M-047, M-181 to M-185)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import CHOOSE_SUPPLY, MODE_CHEAP, MODE_DEFAULT, MODE_PAY, SETTLE_SUPPLY
from serai.games.marrakesh.events import SUPPLY_CHOSEN as SUPPLY_CHOSEN_EVENT
from serai.games.marrakesh.events import SUPPLY_FAILED, SUPPLY_PAID, SUPPLY_TURNED_UP
from serai.games.marrakesh.pieces.effects import DATE, DINAR, WATER
from serai.games.marrakesh.pieces.names import RESOURCES
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.gains import lose_points, pay_resource
from serai.games.marrakesh.rules.moments import (
    CHEAP_SUPPLY,
    DINARS_OTHERWISE,
    PER_TILE,
    SUPPLY_DINARS,
    may,
    scroll_of,
    worked_out,
)
from serai.games.marrakesh.rules.paying import Pay, can_meet, pay_cost
from serai.games.marrakesh.state import SUPPLY_CHOSEN_CELL, SUPPLY_UP_CELLS, Marrakesh


def plan_supply_choices(table: Marrakesh) -> None:
    """M-047, M-185: all choose in secret; then the chosen tiles are turned up together."""
    table.plan(TURN_UP)
    seat = table.setting.players - 1
    while seat >= 0:
        table.plan(CHOICES[seat])
        seat -= 1


class ChooseSupply(Decision):
    """M-046, M-047, M-185: one of the own face-down supply tiles, in secret."""

    def is_simultaneous(self) -> bool:
        return True

    def rule(self) -> str:
        return "M-046"

    def verbs(self) -> list[Verb]:
        return [CHOOSE_SUPPLY]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        place: i64 = 0
        while place < 3:
            if not table.is_supply_up(self.seat, place):
                legal.add(CHOOSE_SUPPLY.of(table.supply_tile(self.seat, place)))
            place += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        table.put(self.seat, SUPPLY_CHOSEN_CELL, CHOOSE_SUPPLY.first(action))
        table.tell(SUPPLY_CHOSEN_EVENT, self.seat, CHOOSE_SUPPLY.first(action))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        tile = CHOOSE_SUPPLY.first(action)
        owned = [table.supply_tile(self.seat, place) for place in range(3)]
        reason = "supply_up_already" if tile in owned else "supply_not_yours"
        return Refusal("M-185" if tile in owned else "M-046", reason, {"tile": int(tile)})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(CHOOSE_SUPPLY.of(table.supply_tile(self.seat, place))) for place in range(3)]


class TurnUpSupplies(Step):
    """M-047: when all have chosen, the tiles are turned up together."""

    def run(self, table: Marrakesh) -> None:
        seat: i64 = 0
        while seat < table.setting.players:
            turn_up_supply(table, seat)
            seat += 1


def turn_up_supply(table: Marrakesh, seat: i64) -> None:
    chosen = table.chosen_supply(seat)
    table.put(seat, SUPPLY_CHOSEN_CELL, 0)
    place: i64 = 0
    while place < 3:
        if table.supply_tile(seat, place) == chosen:
            table.put(seat, SUPPLY_UP_CELLS + place, 1)
        place += 1
    table.tell(SUPPLY_TURNED_UP, seat, chosen)


def supply_cost(table: Marrakesh, seat: i64) -> vec[i64]:
    """M-181: water, dates and dinars of all own face-up tiles, then the points to lose, then their number."""
    owed = vec[i64]([0, 0, 0, 0, 0])
    printed = table.setting.printed
    place: i64 = 0
    while place < 3:
        if table.is_supply_up(seat, place):
            tile = table.supply_tile(seat, place)
            resource: i64 = 0
            while resource < 3:
                owed[resource] += printed.supply_cost[tile * 3 + resource]
                resource += 1
            owed[3] += printed.supply_loss[tile]
            owed[4] += 1
        place += 1
    return owed


def cheap_supply_cost(table: Marrakesh, seat: i64, tiles: i64) -> i64:
    """All resources of the other way to settle the supply; 0 if no scroll offers one."""
    each = worked_out(table, seat, CHEAP_SUPPLY, 0, PER_TILE)
    return each * tiles + worked_out(table, seat, CHEAP_SUPPLY, 0, SUPPLY_DINARS)


class SettleSupply(Decision):
    """M-182, M-183: who can pay has to; a scroll may make it cheaper; else all is lost."""

    def rule(self) -> str:
        return "M-182"

    def verbs(self) -> list[Verb]:
        return [SETTLE_SUPPLY]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        owed = supply_cost(table, self.seat)
        payable = can_meet(table, self.seat, owed[WATER], owed[DATE], owed[DINAR])
        if payable:
            legal.add(SETTLE_SUPPLY.of(MODE_PAY))
        if self.can_pay_cheaply(table, owed[4]):
            legal.add(SETTLE_SUPPLY.of(MODE_CHEAP))
        if not payable:
            legal.add(SETTLE_SUPPLY.of(MODE_DEFAULT))

    def can_pay_cheaply(self, table: Marrakesh, tiles: i64) -> bool:
        """Some dinars, then a few resources of choice for each tile."""
        needed = cheap_supply_cost(table, self.seat, tiles)
        if needed == 0 or table.stock_size(self.seat) < needed:
            return False
        dinars = worked_out(table, self.seat, CHEAP_SUPPLY, 0, SUPPLY_DINARS)
        return table.stock(self.seat, DINAR) >= dinars or may(table, self.seat, DINARS_OTHERWISE)

    def choose(self, table: Marrakesh, action: i64) -> None:
        owed = supply_cost(table, self.seat)
        mode = SETTLE_SUPPLY.first(action)
        if mode == MODE_DEFAULT:
            self.fail(table, owed[3])
            return
        table.tell(SUPPLY_PAID, self.seat, mode)
        if mode == MODE_PAY:
            pay_cost(table, self.seat, owed[WATER], owed[DATE], owed[DINAR])
        else:
            dinars = worked_out(table, self.seat, CHEAP_SUPPLY, 0, SUPPLY_DINARS)
            least: i64 = 0 if may(table, self.seat, DINARS_OTHERWISE) else dinars
            table.plan(Pay(self.seat, 0, 0, least, cheap_supply_cost(table, self.seat, owed[4])))

    def fail(self, table: Marrakesh, points: i64) -> None:
        """M-183: all resources are returned and the tiles' points lost."""
        table.tell(SUPPLY_FAILED, self.seat, points)
        resource: i64 = 0
        while resource < 3:
            pay_resource(table, self.seat, resource, table.stock(self.seat, resource))
            resource += 1
        lose_points(table, self.seat, points)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        mode = SETTLE_SUPPLY.first(action)
        owed = supply_cost(table, self.seat)
        if mode == MODE_DEFAULT:
            return Refusal("M-182", "can_pay")
        if mode == MODE_CHEAP:
            return self.refuse_cheap(table, owed[4])
        for resource in range(3):
            have = int(table.stock(self.seat, resource))
            if owed[resource] > have:
                said: dict[str, object] = {"resource": RESOURCES[resource], "needed": int(owed[resource])}
                return Refusal("M-183", "supply_cost", {**said, "have": have})
        return Refusal("M-183", "supply_cost")

    def refuse_cheap(self, table: Marrakesh, tiles: i64) -> Refusal:
        scroll = scroll_of(CHEAP_SUPPLY)
        needed = cheap_supply_cost(table, self.seat, tiles)
        if needed == 0:
            return Refusal(scroll.rule(), "no_such_scroll", {"scroll": int(scroll.number)})
        return Refusal(scroll.rule(), "too_little", {"needed": int(needed), "have": int(table.stock_size(self.seat))})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(SETTLE_SUPPLY.of(MODE_PAY)), int(SETTLE_SUPPLY.of(MODE_DEFAULT))]


CHOICES: Final = [ChooseSupply(seat) for seat in range(4)]
TURN_UP: Final = TurnUpSupplies()
SETTLINGS: Final = [SettleSupply(seat) for seat in range(4)]
