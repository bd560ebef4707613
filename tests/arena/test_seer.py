"""The bot that sees everything: it measures luck in tournaments, and sits at no table of people."""

import pytest

import serai
from serai.arena.match import MatchPlan
from serai.arena.seer import SEER, find_contender, seat_contenders
from serai.arena.tournament.bout import play_bout
from serai.arena.tournament.schedule import Bout, Tournament
from serai.bots import NAMES, find_bot
from serai.core.chance import Stream
from serai.play.box import find_box
from serai.search.tree_search import TreeSearch
from serai.tables.errors import ApiError
from serai.tables.house import bots
from serai.tables.messages.house import NewSeat
from serai.tables.opening import seated
from tests.bots.scenes import middle


def test_nobody_else_can_ask_for_it() -> None:
    assert SEER not in NAMES
    assert SEER not in bots()
    with pytest.raises(serai.SeraiError, match="unknown bot"):
        find_bot(SEER, serai.game("sultan").game)
    with pytest.raises(serai.SeraiError, match="unknown bot"):
        MatchPlan("sultan", 2, (SEER, "random"), "0").check()
    with pytest.raises(ApiError):
        seated(NewSeat("bot", bot=SEER), "")


def test_it_answers_to_what_is_hidden() -> None:
    """Hidden cards that differ can change what it does, which they never do for other bots."""
    answers = set()
    for number in range(12):
        state = middle("treasures", 2, 3)
        state.game.redeal(state.table, state.actor, Stream(number))
        bot = find_contender(SEER, state.game)
        assert isinstance(bot, TreeSearch)
        bot.simulations = 100
        answers.add(int(bot.choose(state.table.copy(), Stream(5))))
    assert len(answers) > 1


def test_it_plays_in_a_tournament() -> None:
    tournament = Tournament("sultan", 2, (SEER, "random"), "0")
    tournament.check()
    found = play_bout(find_box("sultan"), tournament, Bout(0, 0, (SEER, "random")))
    assert len(found.winners) >= 1
    assert [type(player).__name__ for player in seat_contenders((SEER, "random"), serai.game("sultan").game, "0")] == [
        "Seer",
        "Player",
    ]
