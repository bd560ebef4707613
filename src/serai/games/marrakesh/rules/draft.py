"""The cube tower (M-064 to M-067) and phase 2: acquiring keshis (M-068 to M-076)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import LegalActions, Verb
from serai.core.agenda import Chance, Step
from serai.core.chance import LOW, NO_WEIGHTS, Outcome, Stream, only
from serai.core.errors import Refusal
from serai.games.marrakesh.actions import DRAFT, TOWER_DROP
from serai.games.marrakesh.events import DRAFTED, DROPPED_OUT, OFFER_CLEARED, TOWER_DROPPED
from serai.games.marrakesh.pieces.effects import KESHI, effect
from serai.games.marrakesh.pieces.names import COLOUR_COUNT, COLOURS, no_numbers
from serai.games.marrakesh.rules.decision import Decision
from serai.games.marrakesh.rules.effects import give
from serai.games.marrakesh.rules.moments import TWO_COLOURS, may
from serai.games.marrakesh.rules.turns import END_TURNS, begin_turn
from serai.games.marrakesh.state import (
    DRAFTING,
    DROPPED_CELLS,
    OFFER_CELLS,
    OUT_CELL,
    SOURCE_CELL,
    TOWER_CELLS,
    Marrakesh,
)


class DropKeshis(Chance):
    """M-064, M-065: all chosen keshis are dropped; some stick, some come out."""

    def draw(self, table: Marrakesh, stream: Stream) -> Outcome:
        out = no_numbers()
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            count = self.falling(table.cells[TOWER_CELLS + colour], table.setting.knock, table, stream)
            count += self.falling(table.cells[DROPPED_CELLS + colour], LOW + 1 - table.setting.stick, table, stream)
            while count > 0:
                out = append(out, colour)
                count -= 1
            colour += 1
        return out

    def falling(self, keshis: i64, chance: i64, table: Marrakesh, stream: Stream) -> i64:
        """How many of these come out if each does with this chance of 2**32."""
        if table.setting.passes_through:
            return keshis
        count: i64 = 0
        while keshis > 0:
            if stream.next() < chance:
                count += 1
            keshis -= 1
        return count

    def weights(self, table: Marrakesh, draws: Outcome) -> vec[float]:
        """A draw is how many keshis of the next colour come out."""
        colour: i64 = len(draws)
        if colour == COLOUR_COUNT:
            return NO_WEIGHTS
        inside, dropped = table.cells[TOWER_CELLS + colour], table.cells[DROPPED_CELLS + colour]
        if table.setting.passes_through:
            return only(inside + dropped, no_numbers())
        weights = with_falling(vec[float]([1.0]), inside, table.setting.knock)
        return with_falling(weights, dropped, LOW + 1 - table.setting.stick)

    def gather(self, table: Marrakesh, draws: Outcome) -> Outcome:
        return vec[i64]([colour for colour in range(COLOUR_COUNT) for _ in range(draws[colour])])

    def check(self, table: Marrakesh, outcome: Outcome) -> Refusal | None:
        for colour in range(COLOUR_COUNT):
            out = list(outcome).count(colour)
            inside = table.cells[TOWER_CELLS + colour] + table.cells[DROPPED_CELLS + colour]
            if out > inside:
                return Refusal("M-065", "not_in_tower", {"colour": COLOURS[colour], "count": int(inside)})
            if out < inside and table.setting.passes_through:
                return Refusal("M-065", "all_come_out", {"colour": COLOURS[colour], "count": int(inside)})
        return None

    def settle(self, table: Marrakesh, outcome: Outcome) -> None:
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            table.cells[TOWER_CELLS + colour] += table.cells[DROPPED_CELLS + colour]
            table.cells[DROPPED_CELLS + colour] = 0
            colour += 1
        for fallen in outcome:
            table.cells[TOWER_CELLS + fallen] -= 1
            table.cells[OFFER_CELLS + fallen] += 1
        table.tell_many(TOWER_DROPPED, outcome, len(outcome))


def with_falling(weights: vec[float], keshis: i64, chance: i64) -> vec[float]:
    """How likely each count is if so many keshis more may come out, each with this chance of 2**32."""
    falls = float(chance) / float(LOW + 1)
    while keshis > 0:
        more = vec[float]([0.0] * (len(weights) + 1))
        for count in range(len(weights)):
            more[count] += weights[count] * (1.0 - falls)
            more[count + 1] += weights[count] * falls
        weights = more
        keshis -= 1
    return weights


class StartDraft(Step):
    """M-068: phase 2 begins with the start player."""

    def run(self, table: Marrakesh) -> None:
        seat: i64 = 0
        while seat < table.setting.players:
            table.put(seat, OUT_CELL, 0)
            seat += 1
        table.cells[SOURCE_CELL] = DRAFTING
        table.plan(DRAFT_TURNS[table.start_seat()])


class DraftTurn(Step):
    """M-068, M-072, M-074: the next seat with room takes keshis; when nobody can, the phase ends."""

    def run(self, table: Marrakesh) -> None:
        if table.count(OFFER_CELLS, COLOUR_COUNT) > 0:
            seat = self.seat
            tried: i64 = 0
            while tried < table.setting.players:
                if is_drafting(table, seat):
                    begin_turn(table, seat)
                    following = (seat + 1) % table.setting.players
                    table.plan(DRAFTS[seat], END_TURNS[seat], DRAFT_TURNS[following])
                    return
                seat = (seat + 1) % table.setting.players
                tried += 1
        clear_offer(table)


def is_drafting(table: Marrakesh, seat: i64) -> bool:
    """M-072: who has no room for any colour of the offer drops out."""
    if table.is_out(seat):
        return False
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if table.offered(colour) > 0 and table.room(seat, colour) > 0:
            return True
        colour += 1
    table.put(seat, OUT_CELL, 1)
    table.tell(DROPPED_OUT, seat)
    return False


def clear_offer(table: Marrakesh) -> None:
    """M-075: what nobody can take goes to the supply, or stays for the next round."""
    left = table.count(OFFER_CELLS, COLOUR_COUNT)
    if left > 0 and not table.setting.leftovers_stay:
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            table.cells[OFFER_CELLS + colour] = 0
            colour += 1
        table.tell(OFFER_CLEARED, left)


class Draft(Decision):
    """M-068 to M-071: one or two keshis of a colour with room; always asked."""

    def plays_itself(self) -> bool:
        return False

    def rule(self) -> str:
        return "M-068"

    def verbs(self) -> list[Verb]:
        return [DRAFT]

    def legal(self, table: Marrakesh, legal: LegalActions) -> None:
        mixes = may(table, self.seat, TWO_COLOURS)
        colour: i64 = 0
        while colour < COLOUR_COUNT:
            offered = table.offered(colour)
            if offered > 0:
                room = table.room(self.seat, colour)
                if room > 0:
                    legal.add(DRAFT.of(colour + 1))
                    if offered > 1 and room > 1:
                        legal.add(DRAFT.of(17 * (colour + 1)))
                    if mixes:
                        self.add_mixed(table, legal, colour)
            colour += 1

    def add_mixed(self, table: Marrakesh, legal: LegalActions, colour: i64) -> None:
        other = colour + 1
        while other < COLOUR_COUNT:
            if table.offered(other) > 0 and table.room(self.seat, other) > 0:
                legal.add(DRAFT.of(colour + 1 + 16 * (other + 1)))
            other += 1

    def choose(self, table: Marrakesh, action: i64) -> None:
        taken = drafted(DRAFT.first(action))
        for colour in taken:
            table.cells[OFFER_CELLS + colour] -= 1
        table.note(self.seat, action)
        table.tell_many(DRAFTED, taken, self.seat)
        effects = no_numbers()
        for colour in taken:
            effects = append(effects, effect(KESHI, colour))
        give(table, self.seat, effects)

    def refuse(self, table: Marrakesh, action: i64) -> Refusal:
        taken = drafted(DRAFT.first(action))
        for colour in taken:
            said: dict[str, object] = {"colour": COLOURS[colour]}
            if table.offered(colour) == 0:
                return Refusal("M-068", "not_in_offer", said)
            if table.room(self.seat, colour) <= 0:
                return Refusal("M-071", "no_room", said)
        said = {"colour": COLOURS[taken[0]]}
        if len(taken) == 2 and taken[0] != taken[1]:
            return Refusal("M-068", "one_colour")
        return Refusal("M-070", "room_for_one", said) if table.offered(taken[0]) > 1 else only_one(taken[0])

    def looked_at(self, table: Marrakesh) -> list[int]:
        offered = [colour for colour in range(COLOUR_COUNT) if table.offered(colour) > 0]
        ones = [int(DRAFT.of(colour + 1)) for colour in offered]
        return ones + [int(DRAFT.of(17 * (colour + 1))) for colour in offered]


def only_one(colour: i64) -> Refusal:
    return Refusal("M-068", "only_one_there", {"colour": COLOURS[colour]})


def drafted(pair: i64) -> vec[i64]:
    """The colours of a draft."""
    taken = append(no_numbers(), pair % 16 - 1)
    return append(taken, pair // 16 - 1) if pair >= 16 else taken


DROP: Final = DropKeshis(TOWER_DROP)
START_DRAFT: Final = StartDraft()
DRAFT_TURNS: Final = [DraftTurn(seat) for seat in range(4)]
DRAFTS: Final = [Draft(seat) for seat in range(4)]
