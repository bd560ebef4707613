"""A greedy player of Marrakesh: tries each action, plays its own turn on, and looks what its board is worth then."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import Table
from serai.core.chance import Stream
from serai.games.marrakesh.actions import CHOOSE_KESHIS, CHOOSE_SUPPLY, REFRESH_SCROLLS, USE_ASSISTANT, VOCABULARY
from serai.games.marrakesh.bot.readiness import cheapest_supply, favourite_keshis
from serai.games.marrakesh.bot.worth import worth
from serai.games.marrakesh.state import Marrakesh
from serai.search.bot import Bot

CHAIN: Final[i64] = 24  # own decisions played on at most
DEPTH: Final[i64] = 2  # how many decisions of the chain are tried in earnest
TRIES: Final[i64] = 150  # positions judged for one decision, about
GAMBLE: Final[float] = 4.0  # the scrolls below are imagined: they have to look much better than those that lie there


class Greedy(Bot):
    """Tries every action on a copy of the imagined table and plays its own decisions on."""

    def choose(self, imagined: Table, stream: Stream) -> i64:
        assert isinstance(imagined, Marrakesh)
        legal = LegalActions()
        imagined.fill(legal)
        return favourite(imagined, legal, DEPTH)


def favourite(table: Marrakesh, legal: LegalActions, depth: i64) -> i64:
    """What is worth most to the actor, tried in earnest so deep."""
    if legal.count == 1:
        return legal.codes[0]
    verb = VOCABULARY.verb(legal.codes[0])
    if verb is CHOOSE_KESHIS:
        return favourite_keshis(table, table.actor_seat)
    if verb is CHOOSE_SUPPLY:
        return cheapest_supply(table, legal)
    return ChainSearch(table.actor_seat).best(table, legal, depth)


class ChainSearch:
    """One decision of a seat: what each action leads to."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.tried: i64 = 0

    def best(self, table: Marrakesh, legal: LegalActions, depth: i64) -> i64:
        """The action that leads to the board worth most."""
        best = legal.codes[0]
        most = -1.0e9
        place: i64 = 0
        while place < legal.count:
            value = self.action_value(table, legal.codes[place], depth)
            if value > most:
                best = legal.codes[place]
                most = value
            place += 1
        return best

    def action_value(self, table: Marrakesh, action: i64, depth: i64) -> float:
        """What the board is worth that an action leads to."""
        twin = table.copy()
        twin.choose(action)
        if depth > 0:
            self.play_on(twin, depth - 1)
        self.tried += 1
        value = worth(twin, self.seat)
        return value - GAMBLE if VOCABULARY.verb(action) is REFRESH_SCROLLS else value

    def play_on(self, table: Marrakesh, depth: i64) -> None:
        """Play the seat's own decisions until somebody else, or chance, decides."""
        left = CHAIN
        legal = LegalActions()
        while table.actor_seat == self.seat and left > 0:
            table.fill(legal)
            first = legal.codes[0]
            if depth == 0 and VOCABULARY.verb(first) is USE_ASSISTANT:
                return
            if legal.count > 1:
                first = self.best(table, legal, depth if self.tried < TRIES else 0)
            table.choose(first)
            left -= 1
