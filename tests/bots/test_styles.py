"""Styles among the bots of a level: the same search weighs what may come otherwise."""

import pytest

import serai
from serai.bots import find_bot, find_evaluation, is_bot
from serai.bots.levels import LEVELS, STYLES
from serai.core.chance import Stream
from serai.play.state import State
from serai.search.evaluation import Forecast
from serai.search.tree_search import TreeSearch
from tests.bots.scenes import middle
from tests.games import HOUSE

GAME = serai.game("sultan").game


def reward(style: str | None, points: float, rival: float) -> float:
    """What it is worth to a seat that it got so many points more, and its only rival so many."""
    evaluation, forecast = find_evaluation(GAME), Forecast()
    if style:
        evaluation.caution, evaluation.building = STYLES[style]
    forecast.begin(2)
    forecast.scores[0], forecast.scores[1] = points, rival
    return evaluation.reward(forecast, 0)


def test_who_is_cautious_fears_losses_and_who_is_bold_seeks_gains() -> None:
    def gain_over_loss(style: str | None) -> float:
        even = reward(style, 0.0, 0.0)
        return (reward(style, 6.0, 0.0) - even) / (even - reward(style, 0.0, 6.0))

    assert gain_over_loss(None) == pytest.approx(1.0)
    assert gain_over_loss("cautious") < 0.9
    assert gain_over_loss("bold") > 1.1


def test_a_builder_wants_points_of_its_own_though_rivals_get_as_many() -> None:
    assert reward("builder", 6.0, 6.0) > reward("builder", 0.0, 0.0)
    assert reward(None, 6.0, 6.0) == reward(None, 0.0, 0.0)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_every_style(level: str) -> None:
    usual = find_bot(level, GAME)
    assert isinstance(usual, TreeSearch)
    for style in STYLES:
        bot = find_bot(f"{level}:{style}", GAME)
        assert is_bot(f"{level}:{style}") and isinstance(bot, TreeSearch)
        assert (bot.simulations, bot.random_moves) == (usual.simulations, usual.random_moves)
        assert bot.seconds == usual.seconds
        assert (bot.evaluation.caution, bot.evaluation.building) == STYLES[style]


@pytest.mark.parametrize("name", ["hard:wild", "hard:", "greedy:bold", ":bold", "hard:bold:bold"])
def test_a_style_that_is_not_there_is_refused(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(serai.SeraiError, match="unknown bot"):
        find_bot(name, GAME)


@pytest.mark.parametrize("game", HOUSE)
@pytest.mark.parametrize("style", STYLES)
def test_a_style_changes_what_a_search_looks_at(game: str, style: str) -> None:
    """At one of four tables at least."""
    tables = (middle(game, 3, moves) for moves in (20, 40, 60, 80))
    assert any(visits(f"master:{style}", table) != visits("master", table) for table in tables)


def visits(name: str, state: State) -> list[tuple[int, int]]:
    """How often a bot tries each action."""
    bot = find_bot(name, state.game)
    assert isinstance(bot, TreeSearch)
    bot.simulations = min(4 * bot.simulations, 150)
    found = bot.think(state.imagine(Stream(3)), Stream(4))
    return [(int(each.action), int(each.visits)) for each in found.considered]
