"""What is in the box: cards from the ace to the king, as prizes and as bids."""

from typing import Final

from serai.core.actions import Numbers
from serai.core.game import Edition

KING: Final = 13

CARD: Final = Numbers(1, KING, "card")
SEAT: Final = Numbers(0, 2, "seat")
ROUND: Final = Numbers(1, KING)
POINTS: Final = Numbers(0, 91)


class Setting:
    """The fixed numbers of a table: how many play, the options, the printed values (never changed)."""

    def __init__(self, players: int, options: dict[str, object], edition: Edition) -> None:
        self.players = players
        self.cards = int(str(options["cards"]))
        self.ties_carry = options["ties"] == "carry"
        self.points = prize_points(edition)


def prize_points(edition: Edition) -> list[int]:
    """What each prize is worth, by its card; nothing stands at 0."""
    where = "prizes.points"
    return [0, *(edition.checked_whole(value, where) for value in edition.listed(where))]


def check_edition(edition: Edition) -> None:
    """Thirteen prizes, each with its points."""
    count = len(prize_points(edition)) - 1
    if count != KING:
        raise edition.bad("prizes.points", f"there are {KING} prizes, not {count}")
