"""What is printed on Sultan's components, and the numbers that follow from how many play."""

from typing import Final, Literal, TypeAlias, final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import Names, Numbers
from serai.core.errors import shown
from serai.core.game import Edition

Colour: TypeAlias = Literal["white", "red", "yellow", "green", "blue"]
COLOURS: Final[tuple[Colour, ...]] = ("white", "red", "yellow", "green", "blue")  # ascending value: the canonical order
MONEY_COLOURS: Final = ("violet", "gold", "green", "red", "blue", "white", "yellow")  # that money cards may have
MONEY_SETS: Final = 5
BONUS_CARDS: Final = {2: 6, 5: 6, 10: 6, 20: 6}
JEWEL_COUNT: Final[i64] = 50
HIGHEST_CARD: Final[i64] = 15
HIGHEST_CARD_OF_TWO: Final[i64] = 12  # S-04
ROW: Final[i64] = 16  # cells for a hand or a deck: one for each card value; cell 0 stays empty

COLOUR: Final = Names(COLOURS, "colour")
CARD: Final = Numbers(1, 15)
CUSHION: Final = Numbers(0, 2, "cushion")
SEAT: Final = Numbers(0, 4, "seat")
COUNT: Final = Numbers(0, 50)
SCORE: Final = Numbers(0, 157)  # the most a seat can reach

BY_ROUND: Final[i64] = 0
BY_STAGE: Final[i64] = 1


@final
class Setting:
    """A table's fixed numbers: one row of the parameter table, the options, the printed values (never changed)."""

    def __init__(self, players: i64, options: dict[str, object], edition: Edition) -> None:
        two = players == 2
        self.players: i64 = players
        self.cushions: i64 = 2 if players == 3 else 3  # S-02
        self.jewels_drawn: i64 = self.cushions + 1  # S-14
        self.stages: i64 = 3  # S-10
        self.rounds: i64 = 4 if two else 5  # S-11
        self.hand_size: i64 = 8 if two else 5  # S-12
        self.bids: i64 = 2 if two else 1  # S-17, S-21
        self.highest_card: i64 = HIGHEST_CARD_OF_TWO if two else HIGHEST_CARD  # S-03, S-04
        self.copies: i64 = 2 if two else 1
        self.first_wins_ties: bool = two  # S-29
        self.split: bool = two and options["two_player_split"] is True
        rotation = options["two_player_rotation"] if two else "round"
        self.rotation: i64 = ("round", "stage", "game").index(str(rotation))
        self.open_jewels: bool = options["open_jewels"] is True
        self.counts: vec[i64] = printed_jewels(edition, "count")
        self.values: vec[i64] = printed_jewels(edition, "value")
        self.bonus: vec[i64] = printed_bonus(edition, "two_players" if two else "more_players")


def printed_jewels(edition: Edition, what: str) -> vec[i64]:
    return vec[i64]([edition.whole(f"jewels.{colour}.{what}") for colour in COLOURS])


def printed_bonus(edition: Edition, players: str) -> vec[i64]:
    where = f"bonus.{players}"
    return vec[i64]([edition.checked_whole(value, where) for value in edition.listed(where)])


def money_colours(edition: Edition) -> list[str]:
    """S-03: what the sets of money cards look like; play knows their owners only, so an edition may leave it out."""
    if "decoration" not in edition.values:
        return list(MONEY_COLOURS[:MONEY_SETS])
    return [str(name) for name in edition.listed("decoration.money_colours")]


def bonus_cards(edition: Edition) -> dict[int, int]:
    """S-46: how many bonus cards there are of each value; they only help to count."""
    if "decoration" not in edition.values:
        return BONUS_CARDS
    where = "decoration.bonus_cards"
    printed = edition.look_up(where)
    if not isinstance(printed, dict) or not all(key.isdecimal() for key in printed):
        raise edition.bad(where, f"should tell how many cards there are of each value, not {shown(printed)}")
    return {int(value): edition.whole(f"{where}.{value}") for value in printed}


def check_edition(edition: Edition) -> None:
    """Fifty jewels in five colours, a value for each, two bonus tables, and what cards look like."""
    check_keys(edition)
    counts = printed_jewels(edition, "count")
    printed_jewels(edition, "value")
    in_all = sum(counts)
    if in_all != JEWEL_COUNT:
        raise edition.bad("jewels", f"there are 50 jewels, not {in_all}")
    for players in ("two_players", "more_players"):
        if len(printed_bonus(edition, players)) == 0:
            raise edition.bad(f"bonus.{players}", "should have at least one value")
    colours = money_colours(edition)
    if len(colours) != len(set(colours)) or len(colours) != MONEY_SETS or not set(colours) <= set(MONEY_COLOURS):
        raise edition.bad("decoration.money_colours", f"should name five of {', '.join(MONEY_COLOURS)}")
    bonus_cards(edition)


def check_keys(edition: Edition) -> None:
    """Nothing stands there that nobody reads."""
    edition.no_others("", "jewels", "bonus", "decoration")
    edition.no_others("jewels", *COLOURS)
    for colour in COLOURS:
        edition.no_others(f"jewels.{colour}", "count", "value")
    edition.no_others("bonus", "two_players", "more_players")
    if "decoration" in edition.values:
        edition.no_others("decoration", "money_colours", "bonus_cards")
