"""A greedy player of Marrakesh: tries each action, plays its own turn on, and looks what its board is worth then."""

from typing import Final

from mypy_extensions import i64

from serai.bots.bot import Bot
from serai.bots.greedy.marrakesh.readiness import cheapest_supply, favourite_keshis
from serai.bots.greedy.marrakesh.worth import worth
from serai.core.actions import Options
from serai.core.agenda import Position
from serai.core.chance import Stream
from serai.games.marrakesh.actions import CHOOSE_KESHIS, CHOOSE_SUPPLY, REFRESH_SCROLLS, USE_ASSISTANT, VOCABULARY
from serai.games.marrakesh.state import Marrakesh

CHAIN: Final[i64] = 24  # own decisions played on at most
DEPTH: Final[i64] = 2  # how many decisions of the chain are tried in earnest
TRIES: Final[i64] = 150  # positions judged for one decision, about
GAMBLE: Final[float] = 4.0  # the scrolls below are imagined: they have to look much better than those that lie there


class Greedy(Bot):
    """Tries every action on a copy of the imagined table and plays its own decisions on."""

    def choose(self, imagined: Position, stream: Stream) -> i64:
        assert isinstance(imagined, Marrakesh)
        options = Options()
        imagined.fill(options)
        return favourite(imagined, options, DEPTH)


def favourite(table: Marrakesh, options: Options, depth: i64) -> i64:
    """What the actor likes best, tried in earnest so deep."""
    if options.count == 1:
        return options.codes[0]
    verb = VOCABULARY.verb(options.codes[0])
    if verb is CHOOSE_KESHIS:
        return favourite_keshis(table, table.whose)
    if verb is CHOOSE_SUPPLY:
        return cheapest_supply(table, options)
    return Search(table.whose).best(table, options, depth)


class Search:
    """One decision of a seat: what each action leads to."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.tried: i64 = 0

    def best(self, table: Marrakesh, options: Options, depth: i64) -> i64:
        """The action that leads to the board worth most."""
        best = options.codes[0]
        most = -1.0e9
        place: i64 = 0
        while place < options.count:
            liking = self.liking(table, options.codes[place], depth)
            if liking > most:
                best = options.codes[place]
                most = liking
            place += 1
        return best

    def liking(self, table: Marrakesh, action: i64, depth: i64) -> float:
        """What the board is worth that an action leads to."""
        twin = table.copy()
        twin.choose(action)
        if depth > 0:
            self.play_on(twin, depth - 1)
        self.tried += 1
        liking = worth(twin, self.seat)
        return liking - GAMBLE if VOCABULARY.verb(action) is REFRESH_SCROLLS else liking

    def play_on(self, table: Marrakesh, depth: i64) -> None:
        """Play the seat's own decisions until somebody else, or chance, decides."""
        left = CHAIN
        options = Options()
        while table.whose == self.seat and left > 0:
            table.fill(options)
            first = options.codes[0]
            if depth == 0 and VOCABULARY.verb(first) is USE_ASSISTANT:
                return
            if options.count > 1:
                first = self.best(table, options, depth if self.tried < TRIES else 0)
            table.choose(first)
            left -= 1
