"""The flow of seasons and rounds (M-051 to M-056), phase 1 (M-057 to M-064) and phase 4 (M-169 to M-172)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Step
from serai.core.errors import Refusal
from serai.core.rows import bit
from serai.games.marrakesh.actions import CHOOSE_KESHIS, RIVER_BONUS, SEND_RED_ASSISTANT
from serai.games.marrakesh.events import (
    ASSISTANT_SENT,
    KESHIS_CHOSEN,
    KESHIS_REVEALED,
    ROUND_BEGUN,
    ROUND_ENDED,
    SEASON_BEGUN,
)
from serai.games.marrakesh.pieces.names import (
    COLOUR_COUNT,
    COLOURS,
    DISTRICT_COUNT,
    DISTRICTS,
    PURPLE,
    RED,
    SOUK,
    no_numbers,
)
from serai.games.marrakesh.rules.assistants import ASSISTANT_TURNS
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.draft import DROP, START_DRAFT
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.moments import WATERFALLS_EACH_ROUND, may
from serai.games.marrakesh.rules.river import add_waterfall, give_all_waterfalls, has_passed
from serai.games.marrakesh.rules.season import plan_season_scoring
from serai.games.marrakesh.rules.turns import END_TURNS, begin_turn
from serai.games.marrakesh.state import (
    ASSISTANT_CELLS,
    BOUGHT_CELL,
    CHOSEN_CELL,
    DROPPED_CELLS,
    ROUND_CELL,
    SCREEN_CELLS,
    SOURCE_CELL,
    START_CELL,
    WATERFALLS,
    Marrakesh,
)

ROUNDS: Final[i64] = 4


class NextRound(Step):
    """M-051, M-056: four rounds make a season; then it is scored."""

    def run(self, table: Marrakesh) -> None:
        if table.round() == ROUNDS:
            plan_season_scoring(table, NEXT_ROUND)
            return
        table.cells[ROUND_CELL] += 1
        if table.round() == 1:
            table.tell(SEASON_BEGUN, table.season(), table.start_seat(), table.river_face())
        else:
            table.cells[START_CELL] = (table.start_seat() + 1) % table.setting.players  # M-053
        table.tell(ROUND_BEGUN, table.season(), table.round(), table.start_seat())
        begin_round(table)


def begin_round(table: Marrakesh) -> None:
    """M-051: the four phases in their order."""
    table.plan(END_ROUND)
    table.plan(PHASE_3, PHASE_4)
    table.plan(REVEAL, DROP, START_DRAFT)
    seat = table.setting.players - 1
    while seat >= 0:
        table.put(seat, BOUGHT_CELL, 0)
        table.forget(seat)
        table.plan(CHOICES[seat])
        seat -= 1


class ChooseKeshis(Decision):
    """M-057 to M-059: three keshis from behind the screen, in secret."""

    def plays_itself(self) -> bool:
        return False

    def is_simultaneous(self) -> bool:
        return True

    def rule(self) -> str:
        return "M-057"

    def verbs(self) -> list[Verb]:
        return [CHOOSE_KESHIS]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        held = no_numbers()
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            if table.is_behind_screen(self.seat, colour):
                held = append(held, bit(colour))
            colour += 1
        count: i64 = len(held)
        first: i64 = 0
        while first < count - 2:
            second = first + 1
            while second < count - 1:
                two = held[first] + held[second]
                third = second + 1
                while third < count:
                    legal.add(CHOOSE_KESHIS.one(two + held[third]))
                    third += 1
                second += 1
            first += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        chosen = CHOOSE_KESHIS.first(action)
        table.put(self.seat, CHOSEN_CELL, chosen)
        if table.event_log is not None:
            table.tell_many(KESHIS_CHOSEN, colours_of(chosen), self.seat)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        for colour in colours_of(CHOOSE_KESHIS.first(action)):
            if not table.is_behind_screen(self.seat, colour):
                return Refusal("M-057", "not_behind_screen", {"colour": COLOURS[colour]})
        return Refusal("M-057", "other_decision", {"wanted": "choose_keshis"})


def colours_of(bits: i64) -> vec[i64]:
    colours = no_numbers()
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if bits & bit(colour) != 0:
            colours = append(colours, colour)
        colour += 1
    return colours


class RevealKeshis(Step):
    """M-057, M-060, M-062: all choices are shown and assistants sent; those of red keshis go last."""

    def run(self, table: Marrakesh) -> None:
        place = table.setting.players - 1
        while place >= 0:
            seat = table.turn_seat(place)
            if table.chosen_colours(seat) & bit(RED) != 0:
                table.plan(RED_SENDINGS[seat])
            place -= 1
        place = 0
        while place < table.setting.players:
            reveal(table, table.turn_seat(place))
            place += 1


def reveal(table: Marrakesh, seat: i64) -> None:
    """M-060: each chosen keshi leaves the screen and sends an assistant to its district."""
    chosen = colours_of(table.chosen_colours(seat))
    table.put(seat, CHOSEN_CELL, 0)
    table.tell_many(KESHIS_REVEALED, chosen, seat)
    for colour in chosen:
        table.put(seat, SCREEN_CELLS + colour, 0)
        table.cells[DROPPED_CELLS + colour] += 1
        if colour != RED:
            send(table, seat, SOUK if colour >= PURPLE else colour)


def send(table: Marrakesh, seat: i64, district: i64) -> None:
    table.add(seat, ASSISTANT_CELLS + district, 1)
    table.tell(ASSISTANT_SENT, seat, district)


class SendRedAssistant(Decision):
    """M-061, M-062: to any district with a free assistant space."""

    def rule(self) -> str:
        return "M-062"

    def verbs(self) -> list[Verb]:
        return [SEND_RED_ASSISTANT]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        district: i64 = 0
        while district < DISTRICT_COUNT:
            if table.assistants(self.seat, district) < table.setting.printed.most_assistants[district]:
                legal.add(SEND_RED_ASSISTANT.of(district))
            district += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        send(table, self.seat, SEND_RED_ASSISTANT.first(action))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-061", "assistant_there", {"district": DISTRICTS[SEND_RED_ASSISTANT.first(action)]})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(SEND_RED_ASSISTANT.of(district)) for district in range(DISTRICT_COUNT)]


class UseAssistants(Step):
    """M-089: phase 3, in turn order."""

    def run(self, table: Marrakesh) -> None:
        place = table.setting.players - 1
        while place >= 0:
            table.plan(ASSISTANT_TURNS[table.turn_seat(place)])
            place -= 1


class CollectRiverBonuses(Step):
    """M-169: phase 4, in turn order."""

    def run(self, table: Marrakesh) -> None:
        table.cells[SOURCE_CELL] = WATERFALLS
        place = table.setting.players - 1
        while place >= 0:
            table.plan(RIVER_TURNS[table.turn_seat(place)])
            place -= 1


class RiverTurn(Step):
    """M-169, M-172: a waterfall passed gives its bonus; a scroll may give all of them."""

    def run(self, table: Marrakesh) -> None:
        begin_turn(table, self.seat)
        table.plan(END_TURNS[self.seat])
        if may(table, self.seat, WATERFALLS_EACH_ROUND):
            give_all_waterfalls(table, self.seat)
        elif has_passed_any(table, self.seat):
            table.plan(RIVER_CHOICES[self.seat])


def has_passed_any(table: Marrakesh, seat: i64) -> bool:
    fall: i64 = 0
    while fall < len(table.setting.printed.fall_step):
        if has_passed(table, seat, fall):
            return True
        fall += 1
    return False


class ChooseRiverBonus(Decision):
    """M-169: the bonus of one passed waterfall."""

    def rule(self) -> str:
        return "M-169"

    def verbs(self) -> list[Verb]:
        return [RIVER_BONUS]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        fall: i64 = 0
        while fall < len(table.setting.printed.fall_step):
            if has_passed(table, self.seat, fall):
                legal.add(RIVER_BONUS.of(fall + 1))
            fall += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        give(table, self.seat, add_waterfall(table, self.seat, no_numbers(), RIVER_BONUS.first(action) - 1))

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        return Refusal("M-108", "not_passed", {"waterfall": int(RIVER_BONUS.first(action))})

    def looked_at(self, table: Marrakesh) -> list[int]:
        return [int(RIVER_BONUS.of(fall + 1)) for fall in range(len(table.setting.printed.fall_step))]


class EndRound(Step):
    """M-053, M-172: the round is over."""

    def run(self, table: Marrakesh) -> None:
        table.tell(ROUND_ENDED, table.season(), table.round())
        table.plan(NEXT_ROUND)


NEXT_ROUND: Final = NextRound()
CHOICES: Final = [ChooseKeshis(seat) for seat in range(4)]
REVEAL: Final = RevealKeshis()
RED_SENDINGS: Final = [SendRedAssistant(seat) for seat in range(4)]
PHASE_3: Final = UseAssistants()
PHASE_4: Final = CollectRiverBonuses()
RIVER_TURNS: Final = [RiverTurn(seat) for seat in range(4)]
RIVER_CHOICES: Final = [ChooseRiverBonus(seat) for seat in range(4)]
END_ROUND: Final = EndRound()
