"""Who plays whom, and where."""

from collections import Counter
from itertools import combinations

import pytest

from serai.arena.tournament.schedule import Tournament, schedule
from serai.core.errors import BadOption
from tests.arena.scenes import tournament

BOTS = ("a", "b", "c", "d", "e")


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (3, 3), (4, 3), (5, 3), (5, 5), (2, 3), (2, 4), (3, 4)])
def test_everybody_sits_equally_often_at_every_seat(bots: int, players: int) -> None:
    whole_passes = 60 * players
    bouts = schedule(tournament(*BOTS[:bots], players=players), whole_passes)
    sat = Counter((bot, seat) for bout in bouts for seat, bot in enumerate(bout.bots))
    assert len(set(sat.values())) == 1
    assert len(sat) == bots * players


@pytest.mark.parametrize(("bots", "players"), [(3, 2), (4, 3), (5, 3), (5, 2)])
def test_everybody_meets_everybody_equally_often(bots: int, players: int) -> None:
    bouts = schedule(tournament(*BOTS[:bots], players=players), 60 * players)
    met = Counter(frozenset(pair) for bout in bouts for pair in combinations(bout.bots, 2))
    assert len(met) == bots * (bots - 1) // 2
    assert len(set(met.values())) == 1


def test_a_tournament_cut_short_is_nearly_balanced() -> None:
    for deals in range(1, 21):
        bouts = schedule(tournament(*BOTS, players=2), 2 * deals)
        games = Counter(dict.fromkeys(BOTS, 0))
        games.update(bot for bout in bouts for bot in bout.bots)
        assert max(games.values()) - min(games.values()) <= 2 * 2


def test_at_a_larger_table_the_neighbours_change() -> None:
    bouts = schedule(tournament(*BOTS[:3], players=3), 6)
    after_a = {bout.bots[(bout.bots.index("a") + 1) % 3] for bout in bouts}
    assert after_a == {"b", "c"}


def test_each_deal_is_played_in_all_rotations() -> None:
    bouts = schedule(tournament("a", "b", "c", players=3), 9)
    for deal in range(3):
        rotations = [bout.bots for bout in bouts if bout.deal == deal]
        assert len(rotations) == 3
        assert {rotation.index("a") for rotation in rotations} == {0, 1, 2}


def test_every_game_has_a_name_of_its_own_that_more_games_do_not_change() -> None:
    fewer = schedule(tournament("a", "b", "c"), 10)
    more = schedule(tournament("a", "b", "c"), 40)
    assert more[: len(fewer)] == fewer
    assert len({bout.id for bout in more}) == len(more) == 40


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(schedule(tournament("a", "b", "c", players=3), 10)) == 12


@pytest.mark.parametrize("bots", [("greedy",), ("greedy", "greedy")])
def test_a_tournament_needs_different_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadOption, match="different bots"):
        tournament(*bots).check()


def test_one_bot_alone_meets_only_the_other_kind_from_every_seat() -> None:
    bouts = schedule(Tournament("sultan", 4, ("greedy", "random"), "0", alone=True), 8)
    assert len(bouts) == 8
    assert all(bout.bots.count("greedy") == 1 and bout.bots.count("random") == 3 for bout in bouts)
    assert [bout.bots.index("greedy") for bout in bouts] == [0, 3, 2, 1, 0, 3, 2, 1]


def test_one_bot_alone_needs_one_other_kind() -> None:
    with pytest.raises(BadOption, match="needs 2 bots"):
        Tournament("sultan", 4, ("greedy", "random", "easy"), "0", alone=True).check()
