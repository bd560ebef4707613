"""Phase 3: using assistants (M-089 to M-098), and actions granted by tiles."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import (
    ACTION_USE,
    CHOOSE_ACTION,
    DECLINE,
    KESHI_USE,
    USE_ASSISTANT,
    VOCABULARY,
)
from serai.games.marrakesh.events import ASSISTANT_USED
from serai.games.marrakesh.pieces.effects import WATER
from serai.games.marrakesh.pieces.names import COLOURS, DISTRICT_COUNT, DISTRICTS, SOUK
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.effects import TakeGoods
from serai.games.marrakesh.rules.gains import gain_points, gain_resource
from serai.games.marrakesh.rules.moments import SELLER_POINTS, SELLER_WATER, worked_out
from serai.games.marrakesh.rules.placing import act, place_keshi
from serai.games.marrakesh.rules.turns import END_TURNS, begin_turn
from serai.games.marrakesh.state import ASSISTANT_CELLS, SELLER_CELLS, SOUK_READY_CELL, SOURCE_CELL, Marrakesh


class AssistantTurn(Step):
    """M-089, M-098: all three assistants, one after the other; then tiles are refilled."""

    def run(self, table: Marrakesh) -> None:
        begin_turn(table, self.seat)
        table.put(self.seat, SOUK_READY_CELL, table.of(self.seat, SELLER_CELLS + SOUK))
        use = USES[self.seat]
        table.plan(use, use, use, END_TURNS[self.seat])


class UseAssistant(Decision):
    """M-090 to M-096: one assistant takes a keshi or carries out the action; always asked."""

    def plays_itself(self) -> bool:
        return False

    def rule(self) -> str:
        return "M-089"

    def verbs(self) -> list[Verb]:
        return [USE_ASSISTANT]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        district: i64 = 0
        while district < DISTRICT_COUNT:
            if table.assistants(self.seat, district) > 0:
                legal.add(USE_ASSISTANT.of(district, ACTION_USE))
                if district == SOUK or table.room(self.seat, district) > 0:
                    legal.add(USE_ASSISTANT.of(district, KESHI_USE))
            district += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        district = USE_ASSISTANT.first(action)
        use = USE_ASSISTANT.second(action)
        table.cells[SOURCE_CELL] = district
        table.add(self.seat, ASSISTANT_CELLS + district, -1)
        table.note(self.seat, action)
        table.tell(ASSISTANT_USED, self.seat, district, use)
        if has_seller(table, self.seat, district):
            gain_resource(
                table, self.seat, WATER, worked_out(table, self.seat, SELLER_WATER, table.setting.printed.seller_water)
            )
            if use == ACTION_USE:
                gain_points(table, self.seat, worked_out(table, self.seat, SELLER_POINTS, 0))
        if use == ACTION_USE:
            act(table, self.seat, district)
        elif district == SOUK:
            table.plan(TAKE_ONE_GOOD[self.seat])
        else:
            place_keshi(table, self.seat, district)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        district = USE_ASSISTANT.first(action)
        if table.assistants(self.seat, district) == 0:
            return Refusal("M-089", "no_assistant", {"district": DISTRICTS[district]})
        return Refusal("M-095", "no_room", {"colour": COLOURS[district]})

    def looked_at(self, table: Marrakesh) -> list[int]:
        actions: list[int] = []
        for district in range(DISTRICT_COUNT):
            actions.append(int(USE_ASSISTANT.of(district, ACTION_USE)))
            if table.assistants(self.seat, district) > 0:
                actions.append(int(USE_ASSISTANT.of(district, KESHI_USE)))
        return actions


def has_seller(table: Marrakesh, seat: i64, district: i64) -> bool:
    """M-092: is a water seller at work in the district?"""
    if not table.has_seller(seat, district):
        return False
    return district != SOUK or table.of(seat, SOUK_READY_CELL) == 1


class ChooseAction(Decision):
    """M-097: the action of any one district, granted by a tile."""

    def rule(self) -> str:
        return "M-097"

    def verbs(self) -> list[Verb]:
        return [CHOOSE_ACTION, DECLINE]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        district: i64 = 0
        while district < DISTRICT_COUNT:
            legal.add(CHOOSE_ACTION.of(district))
            district += 1
        legal.add(DECLINE.of())

    def choose(self, table: Marrakesh, action: i64) -> None:
        if VOCABULARY.verb(action) is CHOOSE_ACTION:
            act(table, self.seat, CHOOSE_ACTION.first(action))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-097", "other_decision", {"wanted": "choose_action"})


ASSISTANT_TURNS: Final = [AssistantTurn(seat) for seat in range(4)]
USES: Final = [UseAssistant(seat) for seat in range(4)]
TAKE_ONE_GOOD: Final = [TakeGoods(seat, 1) for seat in range(4)]
CHOOSE_ACTIONS: Final = [ChooseAction(seat) for seat in range(4)]
