"""Bots in processes: slow, broken and lying ones do no harm."""

import asyncio
import os
import time

import pytest

import serai
from serai.server.livetable import LiveTable
from serai.server.thinking import NoAnswer, Question, Thinking, choose
from tests.server.scenes import house, scene


def question(bot: str = "greedy", game: str = "sultan") -> Question:
    state = serai.game(game).new(players=2, seed=3)
    return Question(game, 2, dict(state.origin.options), state.moves(), bot, 1)


def sleep_long(_: Question) -> dict[str, object]:
    time.sleep(60)
    return {}


def break_down(_: Question) -> dict[str, object]:
    os._exit(3)


@pytest.mark.parametrize("game", serai.games())
@pytest.mark.parametrize("bot", ["random", "greedy", "easy"])
def test_a_bot_chooses_a_legal_action(game: str, bot: str) -> None:
    asked = question(bot, game)
    state = serai.game(game).new(players=2, seed=3)
    assert choose(asked) in [action.to_json() for action in state.legal()]


def test_a_bots_choice_does_not_depend_on_what_its_seat_can_not_know() -> None:
    """The moves hold the cards of all; two games that look the same to the actor get the same choice."""
    asked = question("greedy")
    actor = serai.game("sultan").new(players=2, seed=3).actor
    moves = [dict(move) for move in asked.moves]
    other = next(move for move in moves if "cards" in move and move["seat"] != actor)
    low = list(range(1, len(other["cards"]) + 1))
    other["cards"] = low if other["cards"] != low else [card + 1 for card in low]
    changed = Question(asked.game, 2, asked.options, moves, asked.bot, asked.seed)
    assert moves != asked.moves
    assert choose(changed) == choose(asked)


@scene
async def test_a_slow_process_is_given_up_and_replaced() -> None:
    thinking = Thinking(1, seconds=0.5)
    try:
        with pytest.raises(NoAnswer, match="too long"):
            await thinking.ask(sleep_long, question())
        thinking.seconds = 60
        assert (await thinking.choose(question()))["type"]
    finally:
        thinking.close()


@scene
async def test_a_broken_process_is_replaced() -> None:
    thinking = Thinking(1, seconds=60)
    try:
        with pytest.raises(NoAnswer, match="broke"):
            await thinking.ask(break_down, question())
        assert (await thinking.choose(question()))["type"]
        assert thinking.failures == 1
    finally:
        thinking.close()


@scene
async def test_a_slow_bot_delays_no_other_table(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(sqlite) as served:
        stuck = asyncio.Event()

        async def never(table: LiveTable, bot: str) -> dict[str, object]:
            stuck.set()
            await asyncio.sleep(3600)
            return {}

        with monkeypatch.context() as patch:
            patch.setattr(LiveTable, "bots_choice", never)
            slow = await served.make("sultan", "rr")
            await asyncio.wait_for(stuck.wait(), 30)
        quick = await served.make("sultan", "mm", options={"first_player": 0})
        async with quick.sit(0) as one:
            assert (await one.move())["type"] == "accepted"
        assert served.rooms.tables[slow.table].room.version == 1


@scene
async def test_when_a_bot_does_not_answer_a_legal_move_is_made_for_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_answer(thinking: Thinking, asked: Question) -> dict[str, object]:
        raise NoAnswer("gone")

    monkeypatch.setattr(Thinking, "choose", no_answer)
    async with house(sqlite) as served:
        host = await served.make("sultan", "rr")
        async with host.sit(None) as watching:
            await watching.until(lambda message: message.get("status") == "over")
        assert served.rooms.metrics.bot_failures._value.get() > 10
