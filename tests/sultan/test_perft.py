"""Exact numbers of action sequences, and what random play comes to.

A second, tiny set of rules stands here: plain lists, no agenda, no items. Both must count alike, sequence for sequence,
and agree in the scores at the end of every sequence.
"""

from collections.abc import Iterator
from itertools import product
from math import sqrt
from statistics import fmean, stdev

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import NOBODY, OVER
from serai.core.chance import Stream
from serai.games.sultan.game import GAME
from serai.games.sultan.state import BAG, Sultan, deck_cell, hand_cell, jewel_cell
from serai.search.playout import playout
from serai.testing.scenes import undealt
from tests.sultan.scenes import ALL_COUNTS, begun, bidding, deal, round_of, table_of

BONUS = {2: (0, 0, 0, 0, 2, 5, 10, 20), 3: (0, 0, 0, 2, 5, 10, 20, 20)}


def spread(bag: list[int], wanted: int) -> list[int]:
    """A fixed draw: jewels from all over the bag, laid out in a row by colour."""
    row = [colour for colour, count in enumerate(bag) for _ in range(count)]
    return [row[place * len(row) // wanted] for place in range(wanted)]


# Our rules


def sequences(table: Sultan, depth: int) -> int:
    """How many sequences of that many decisions there are, when every chance comes to a fixed outcome."""
    while table.actor() == NOBODY:
        table.settle(fixed_outcome(table))
    if table.actor() == OVER:
        return 1
    legal = LegalActions()
    table.fill(legal)
    if depth == 1:
        return len(legal.listed())
    return sum(sequences(after(table, action), depth - 1) for action in legal.listed())


def after(table: Sultan, action: int) -> Sultan:
    twin = table.copy()
    twin.choose(action)
    return twin


def fixed_outcome(table: Sultan) -> "vec[i64]":
    """The lowest cards of a deck; a draw spread over the bag."""
    if table.chance_schema().name == "draw_jewels":
        return vec[i64](spread([int(table.cells[BAG + colour]) for colour in range(5)], table.setting.jewels_drawn))
    seat = table.waiting.seat
    cards = [card for card in range(16) for _ in range(table.cells[deck_cell(seat) + card])]
    return vec[i64](cards[: table.setting.hand_size])


def ends(table: Sultan) -> Iterator[list[int]]:
    """The scores at the end of every sequence."""
    while table.actor() == NOBODY:
        table.settle(fixed_outcome(table))
    if table.actor() == OVER:
        yield GAME.result(table).scores
        return
    legal = LegalActions()
    table.fill(legal)
    for action in legal.listed():
        yield from ends(after(table, action))


# The second rules: only the last round, each seat with its last cards


class LastRound:
    """A last round: what is in the bag, in the hands and behind the screens."""

    def __init__(self, table: Sultan) -> None:
        self.players = int(table.setting.players)
        self.first = int(table.first)
        self.bag = [int(table.cells[BAG + colour]) for colour in range(5)]
        self.hands = [
            [int(table.cells[hand_cell(seat) + place]) for place in range(table.hand_size(seat))]
            for seat in range(self.players)
        ]
        self.owned = [
            [int(table.cells[jewel_cell(seat) + colour]) for colour in range(5)] for seat in range(self.players)
        ]

    def ends(self) -> Iterator[list[int]]:
        cushions = 2 if self.players == 3 else 3
        offer = spread(self.bag, cushions + 1)
        for returned in sorted(set(offer)):
            laid = offer.copy()
            laid.remove(returned)
            for bids in product(*[self.plays(self.hands[seat], cushions) for seat in range(self.players)]):
                yield self.scores(laid, bids)

    def plays(self, cards: list[int], cushions: int) -> list[list[tuple[int, int]]]:
        """All that one seat can do: its cards in each order, each at a cushion, no two at the same."""
        if len(cards) == 1:
            return [[(cards[0], cushion)] for cushion in range(cushions)]
        orders = {(cards[0], cards[1]), (cards[1], cards[0])}
        pairs = [(one, other) for one in range(cushions) for other in range(cushions) if one != other]
        return [[(first, one), (second, other)] for first, second in orders for one, other in pairs]

    def scores(self, laid: list[int], bids: tuple[list[tuple[int, int]], ...]) -> list[int]:
        owned = [collection.copy() for collection in self.owned]
        for cushion, jewel in enumerate(laid):
            strength = [
                (card, -((seat - self.first) % self.players))
                for seat, mine in enumerate(bids)
                for card, where in mine
                if where == cushion
            ]
            if strength:
                owned[(self.first - max(strength)[1]) % self.players][jewel] += 1
        return [self.points(collection) for collection in owned]

    def points(self, collection: list[int]) -> int:
        bonus = BONUS[min(self.players, 3)]
        return sum(count * (colour + 1) + bonus[min(count, 7)] for colour, count in enumerate(collection))


def before_round(players: int, number: int) -> Sultan:
    """A round of the last stage is about to begin; all before it were played alike."""
    state = begun(players, hands={0: (12,), 1: (12,)})
    cushions = {2: (0, 1, 1, 2), 3: (0, 0, 1), 4: (0, 1, 1, 2), 5: (2, 1, 1, 2, 0)}[players]
    table = table_of(state)
    while table.stage < 3 or table.round < number:
        if table.chance_schema().name == "deal_hand":
            deal(state)
        else:
            round_of(state, cushions)
    return table


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_s24_s50_every_way_to_play_the_last_round_ends_as_a_second_set_of_rules_says(players: int) -> None:
    table = before_round(players, 4 if players == 2 else 5)
    expected = sorted(LastRound(table).ends())
    assert sorted(ends(table)) == expected


# Exact counts


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, [4, 96, 2304, 32256]),
        (3, [3, 30, 300, 3000]),
        (4, [4, 60, 900, 13500]),
        (5, [4, 60, 900, 13500]),
    ],
)
def test_s15_s19_the_first_decisions_of_a_game(players: int, counts: list[int]) -> None:
    hands = {seat: tuple(range(1, 9)) for seat in range(2)} if players == 2 else {}
    state = begun(players, hands=hands)
    assert [sequences(table_of(state).copy(), depth) for depth in range(1, 5)] == counts


@pytest.mark.parametrize(
    ("players", "cushions", "formula"),
    [(3, ("green", "blue"), 10**3), (4, ("red", "green", "blue"), 15**4), (5, ("red", "green", "blue"), 15**5)],
)
def test_s17_s18_ways_to_bid_in_a_first_round(players: int, cushions: tuple[str, ...], formula: int) -> None:
    table = table_of(bidding(players, cushions))
    ways = 1
    while table.waiting.seat >= 0 and table.placed_count < players - 1:
        ways *= sequences(table, 1)
        table = after(table, GAME.vocabulary.read({"type": "place_card", "card": 1, "cushion": 0}))
    assert ways * sequences(table, 1) == formula


def test_s21_s22_ways_to_bid_with_pairs_in_hand() -> None:
    """Cards 1 1 2 2 3 3 4 4: a first card of four kinds at three cushions, a second of four kinds at two."""
    table = table_of(bidding(2, ("red", "green", "blue")))
    assert sequences(table, 4) == (4 * 3) * (4 * 3) * (4 * 2) * (4 * 2)


def test_s19_s22_ways_to_bid_without_the_split() -> None:
    table = table_of(bidding(2, ("red", "green", "blue"), two_player_split=False))
    assert sequences(table, 4) == (4 * 3) ** 4


@pytest.mark.parametrize(("players", "count"), [(2, 3 * 12**2), (3, 3 * 2**3), (4, 2 * 3**4), (5, 2 * 3**5)])
def test_s37_s39_ways_to_play_the_last_round(players: int, count: int) -> None:
    assert sequences(before_round(players, 4 if players == 2 else 5), 10) == count


def test_s13_s39_ways_of_three_players_to_play_the_last_two_rounds() -> None:
    assert sequences(before_round(3, 4), 20) == 3712


# Random play


@pytest.mark.run_once
@pytest.mark.parametrize(("players", "mean"), [(2, 59.8), (3, 35.7), (4, 38.5), (5, 34.3)])
def test_s39_s47_the_winner_of_a_random_game_scores_as_many_points_as_it_should(players: int, mean: float) -> None:
    best = [max(GAME.result(table).scores) for table in random_games(players)]
    assert abs(fmean(best) - mean) < 4 * stdev(best) / sqrt(len(best))


def test_s31_s39_four_players_at_random_win_nine_jewels_each() -> None:
    counts = [
        int(sum(table.cells[jewel_cell(seat) : jewel_cell(seat) + 5])) for table in random_games(4) for seat in range(4)
    ]
    assert abs(fmean(counts) - 9.0) < 0.15


def random_games(players: int, games: int = 400) -> Iterator[Sultan]:
    """Tables played to the end at random."""
    stream = Stream(players)
    legal = LegalActions()
    begin = table_of(undealt("sultan", players))
    for _ in range(games):
        table = begin.copy()
        playout(table, stream, legal)
        yield table
