"""The search and its levels at every game: legal, honest, the same for the same seed, and in time."""

import time

import pytest

import serai
from serai.bots import NAMES, find_bot, find_evaluation
from serai.bots.levels import LEVELS, MOST_SECONDS, TIME_SHARE
from serai.bots.player import Player
from serai.core.chance import Stream
from serai.play.state import State
from serai.search.tree import NONE
from serai.search.tree_search import TreeSearch
from serai.testing.cases import cases
from tests.bots.scenes import choice, middle
from tests.games import HOUSE

TABLES = [(game, players) for game in HOUSE for players in serai.game(game).players]


@pytest.mark.parametrize(("game", "players", "variant"), cases(HOUSE))
def test_the_search_plays_legal_actions(game: str, players: int, variant: str) -> None:
    player = Player(find_bot("search:simulations=3", serai.game(game).game), 7)
    for moves in (0, 35):
        state = middle(game, players, moves, variant)
        for _ in range(6):
            if not state.over:
                state.apply(player.choose(state))


@pytest.mark.parametrize("game", HOUSE)
def test_a_tree_never_has_more_nodes_than_it_may(game: str) -> None:
    state = middle(game, 3, 8)
    search = TreeSearch(find_evaluation(state.game), 60)
    search.think(state.imagine(Stream(3)), Stream(4))
    least, free = state.players + state.legal_codes().count, search.tree.count
    assert free > least + 1
    for most in (least, least + 1, (least + free) // 2):
        search.tree.most_nodes = most
        found = search.think(state.imagine(Stream(3)), Stream(4))
        assert search.tree.count == most
        assert sum(each.visits for each in found.considered) == 60


def test_a_tree_that_is_not_full_is_the_tree_without_a_cap() -> None:
    state = middle("sultan", 3, 10)
    search = TreeSearch(find_evaluation(state.game), 100)
    free = search.think(state.imagine(Stream(3)), Stream(4))
    search.tree.most_nodes = search.tree.count
    capped = search.think(state.imagine(Stream(3)), Stream(4))
    assert [each.to_json() for each in capped.considered] == [each.to_json() for each in free.considered]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_choice_does_not_depend_on_what_the_seat_cannot_know(game: str, players: int) -> None:
    for moves in (3, 17, 40):
        state = middle(game, players, moves, seed=moves)
        if state.over:
            continue
        other = state.copy()
        state.game.redeal(other.table, state.actor, Stream(99))
        assert choice(other) == choice(state)


@pytest.mark.parametrize("game", HOUSE)
def test_the_same_seed_and_simulations_give_the_same_result(game: str) -> None:
    state = middle(game, 2, 12)
    results = []
    for _ in range(2):
        bot = find_bot("search:simulations=30", state.game)
        assert isinstance(bot, TreeSearch)
        found = bot.think(state.imagine(Stream(3)), Stream(4))
        results.append([(int(each.action), int(each.visits), each.wins[0].mean) for each in found.considered])
    assert results[0] == results[1]


@pytest.mark.parametrize("game", HOUSE)
def test_a_limit_of_time_is_kept(game: str) -> None:
    state = middle(game, 2, 12)
    bot = find_bot("search:seconds=0.1", state.game)
    assert isinstance(bot, TreeSearch)
    began = time.process_time()
    found = bot.think(state.imagine(Stream(3)), Stream(4))
    assert found.simulations > 0
    assert time.process_time() - began < 1.0


def test_a_decision_with_one_option_needs_no_search() -> None:
    state = serai.game("treasures").new(2, 1)
    while len(state.legal()) > 1:
        state.apply(state.legal()[0])
    bot = find_bot("search:simulations=100000000", state.game)
    assert bot.choose(state.imagine(Stream(1)), Stream(1)) == state.legal()[0].code


@pytest.mark.parametrize("game", HOUSE)
def test_every_level_plays_every_game_within_its_time(game: str) -> None:
    assert set(LEVELS) <= set(NAMES)
    for name in LEVELS:
        bot = find_bot(name, serai.game(game).game)
        assert isinstance(bot, TreeSearch)
        assert bot.seconds == TIME_SHARE * MOST_SECONDS[name] < 4.0
        assert bot.simulations < 1_000_000


@pytest.mark.parametrize("game", HOUSE)
def test_a_level_keeps_its_time_where_one_simulation_takes_long(game: str) -> None:
    state = middle(game, 4, 20)
    bot = find_bot("easy", state.game)
    assert isinstance(bot, TreeSearch)
    bot.random_moves, bot.simulations = 0, 1_000_000
    for _ in range(8):
        began = time.process_time()
        code = bot.choose(state.imagine(Stream(3)), Stream(4))
        assert time.process_time() - began < MOST_SECONDS["easy"]
        state.apply(state.game.vocabulary.action(code))


@pytest.mark.parametrize("game", HOUSE)
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_whose_time_is_over_is_done_at_once(game: str, players: int) -> None:
    """Of what is left of its time it needs a fifth at most: so it keeps it where four others share its core."""
    left = MOST_SECONDS["easy"] * (1.0 - TIME_SHARE)
    bot = find_bot("master", serai.game(game).game)
    assert isinstance(bot, TreeSearch)
    bot.seconds = 1e-9
    for moves in (0, 10, 20, 30):
        assert min(seconds_to_choose(bot, middle(game, players, moves)) for _ in range(3)) < left / 5.0


def seconds_to_choose(bot: TreeSearch, state: State) -> float:
    """Of the processor, whoever else uses it."""
    imagined = state.imagine(Stream(3))
    began = time.process_time()
    bot.choose(imagined, Stream(4))
    return time.process_time() - began


@pytest.mark.parametrize(
    "name", ["grandmaster", "search:depth=3", "search:simulations=many", "search:seconds=-1", "search:simulations=0.5"]
)
def test_a_bot_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(serai.SeraiError, match="bot"):
        find_bot(name, serai.game("sultan").game)


@pytest.mark.parametrize("game", HOUSE)
def test_all_options_meet_the_same_worlds(game: str) -> None:
    state = middle(game, 2, 12)
    bot = find_bot("search:simulations=20", state.game)
    assert isinstance(bot, TreeSearch)
    found = bot.think(state.imagine(Stream(3)), Stream(4))
    assert len(bot.world_seeds) == max(each.visits for each in found.considered)


@pytest.mark.parametrize("game", ["sultan", "treasures"])
def test_rivals_do_not_learn_hidden_cards_from_one_simulation_to_the_next(game: str) -> None:
    state = middle(game, 2, 3)
    bot = find_bot("search:simulations=300", state.game)
    assert isinstance(bot, TreeSearch)
    bot.think(state.imagine(Stream(1)), Stream(2))
    assert bot.tree.first[state.actor] != NONE
    assert bot.tree.first[1 - state.actor] == NONE
