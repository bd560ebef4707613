"""The table of Goofspiel: what lies where."""

from librt.vecs import vec

from goofspiel.pieces import Setting
from serai.core.agenda import Item, Table
from serai.core.rows import zeros

NO_BID = 0


class Goofspiel(Table):
    """A table of Goofspiel. The order of the prizes to come is not stored: chance draws each when it is turned up."""

    def __init__(self, setting: Setting, agenda: "vec[Item]", waiting: Item) -> None:
        super().__init__(zeros(0), agenda, waiting)
        cards = list(range(1, setting.cards + 1))
        self.setting = setting
        self.round = 0
        self.pile = cards  # prizes that are still face down
        self.offer: list[int] = []  # prizes that are bid for
        self.lost: list[int] = []  # prizes that nobody won
        self.hands = [cards[:] for _ in range(setting.players)]
        self.bids = [NO_BID] * setting.players
        self.won: list[list[int]] = [[] for _ in range(setting.players)]

    def copy(self) -> "Goofspiel":
        twin = Goofspiel(self.setting, self.planned(), self.waiting)
        twin.actor_seat = self.actor_seat
        twin.round = self.round
        twin.pile = self.pile[:]
        twin.offer = self.offer[:]
        twin.lost = self.lost[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.bids = self.bids[:]
        twin.won = [prizes[:] for prizes in self.won]
        return twin

    def worth(self, prizes: list[int]) -> int:
        """G-12: what prizes are worth together."""
        return sum(self.setting.points[prize] for prize in prizes)


def new_table(setting: Setting, first: Item) -> Goofspiel:
    """G-02 to G-04: everybody holds all cards, all prizes lie face down."""
    return Goofspiel(setting, vec[Item]([first]), first)
