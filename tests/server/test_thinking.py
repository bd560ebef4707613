"""Bots in processes: slow, broken and lying ones do no harm."""

import asyncio
import os
import time

import pytest

import serai
from serai.server import thinking as thinking_module
from serai.server.thinking import Thinking, ready
from serai.tables.bots import BotTurns
from serai.tables.errors import NoAnswer
from serai.tables.questions import GAME, Question, choose
from tests.server.scenes import house, scene


def question(bot: str = "greedy", game: str = "sultan") -> Question:
    state = serai.game(game).new(players=2, seed=3)
    return Question(game, 2, dict(state.setup.options), state.moves(), bot, 1)


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
        assert (await thinking.choose(question(), GAME, ""))["type"]
    finally:
        thinking.close()


@scene
async def test_a_broken_process_is_replaced() -> None:
    thinking = Thinking(1, seconds=60)
    try:
        with pytest.raises(NoAnswer, match="broke"):
            await thinking.ask(break_down, question())
        assert (await thinking.choose(question(), GAME, ""))["type"]
        assert thinking.failures == 1
    finally:
        thinking.close()


@scene
async def test_a_slow_bot_delays_no_other_table(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(sqlite) as served:
        stuck = asyncio.Event()

        async def never(turns: BotTurns, bot: str) -> dict[str, object]:
            stuck.set()
            await asyncio.sleep(3600)
            return {}

        with monkeypatch.context() as patch:
            patch.setattr(BotTurns, "choice", never)
            slow = await served.make("sultan", "rr")
            async with slow.sit(None):
                await asyncio.wait_for(stuck.wait(), 30)
        quick = await served.make("sultan", "mm", options={"first_player": 0})
        async with quick.sit(0) as one:
            assert (await one.move())["type"] == "accepted"
        assert served.host.registry.tables[slow.table].game.version == 1


@scene
async def test_when_a_bot_does_not_answer_a_legal_move_is_made_for_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_answer(thinking: Thinking, asked: Question, urgency: int, asker: str) -> dict[str, object]:
        raise NoAnswer("gone")

    monkeypatch.setattr(Thinking, "choose", no_answer)
    async with house(sqlite) as served:
        host = await served.make("sultan", "rr")
        async with host.sit(None) as watching:
            await watching.until(lambda message: message.get("status") == "over")
        assert served.host.metrics.bot_failures > 10


@scene
async def test_processes_are_there_before_somebody_waits_for_them(sqlite: str) -> None:
    async with house(sqlite, warm_bots=True, bot_processes=2) as served:
        async with asyncio.timeout(30):
            while not all(slot.pool and slot.pool._processes for slot in served.host.thinking.slots):
                await asyncio.sleep(0.05)
        async with asyncio.timeout(30):
            while served.host.thinking.condition()["busy"]:
                await asyncio.sleep(0.05)
        assert served.host.thinking.failures == 0


def start_slowly() -> None:
    time.sleep(1.5)


@scene
async def test_the_start_of_a_process_does_not_count_as_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a busy machine would stop every process before it has begun, for ever."""
    monkeypatch.setattr(thinking_module, "prepare", start_slowly)
    thinking = Thinking(1, seconds=1.0)
    try:
        assert await thinking.ask(ready, None)
        assert thinking.failures == 0
    finally:
        thinking.close()
