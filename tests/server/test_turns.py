"""Who is next: the more urgent first, and of one asker one at a time."""

import asyncio

import pytest

from serai.server.turns import MOST_OF_A_DEVICE, MOST_OF_AN_ADDRESS, Turns
from serai.tables.errors import NoAnswer
from tests.server.scenes import scene


async def ask(turns: Turns[str], said: list[str], word: str, urgency: int, asker: str = "") -> None:
    async with turns.turn(urgency, asker):
        said.append(word)
        await asyncio.sleep(0)


@scene
async def test_the_urgent_question_overtakes_all_that_wait() -> None:
    turns, said = Turns(["one"]), []
    shows = [asyncio.create_task(ask(turns, said, f"show {number}", 2)) for number in range(200)]
    await asyncio.sleep(0)
    game = asyncio.create_task(ask(turns, said, "game", 1))
    hint = asyncio.create_task(ask(turns, said, "hint", 0))
    await asyncio.gather(*shows, game, hint)
    assert said.index("hint") <= 2 and said.index("game") == said.index("hint") + 1
    assert len(said) == 202 and turns.busy == 0


@scene
async def test_one_who_asks_much_delays_nobody_else_by_more_than_a_question() -> None:
    turns, said = Turns(["one"]), []
    many = [asyncio.create_task(ask(turns, said, "many", 0, f"greedy {n % 20}")) for n in range(MOST_OF_AN_ADDRESS)]
    await asyncio.sleep(0)
    other = asyncio.create_task(ask(turns, said, "other", 0, "modest"))
    await asyncio.gather(*many, other)
    assert said.index("other") <= 2
    assert not turns.askers and not turns.locks


@scene
async def test_a_device_has_one_question_there_and_some_in_line() -> None:
    turns, said = Turns(["one", "two", "three"]), []
    many = [asyncio.create_task(ask(turns, said, "many", 0, "school one")) for _ in range(MOST_OF_A_DEVICE)]
    await asyncio.sleep(0)
    assert turns.busy == 1
    with pytest.raises(NoAnswer):
        await ask(turns, said, "too much", 0, "school one")
    await asyncio.gather(*many)
    async with turns.turn(0, "school one"), turns.turn(0, "school two"):
        assert turns.busy == 2  # another device of the same address
    await ask(turns, said, "again", 0, "school one")
    assert said[-1] == "again" and not turns.askers and not turns.locks


@scene
async def test_an_address_has_not_more_in_line_for_all_its_devices() -> None:
    turns, said = Turns(["one"]), []
    many = [asyncio.create_task(ask(turns, said, "many", 0, f"school {n}")) for n in range(MOST_OF_AN_ADDRESS)]
    await asyncio.sleep(0)
    with pytest.raises(NoAnswer):
        await ask(turns, said, "too much", 0, "school another")
    await asyncio.gather(*many)
    assert len(said) == MOST_OF_AN_ADDRESS and not turns.askers


@scene
async def test_the_first_question_of_one_comes_before_the_second_of_another() -> None:
    """However many tables of one address wait for their bots."""
    turns, said = Turns(["one", "two"]), []

    async def bot(word: str, asker: str) -> None:
        async with turns.fair_turn(1, asker):
            said.append(word)
            await asyncio.sleep(0)

    many = [asyncio.create_task(bot("many", "one address")) for _ in range(300)]
    await asyncio.sleep(0)
    others = [asyncio.create_task(bot(f"other {number}", f"address {number}")) for number in range(3)]
    await asyncio.gather(*many, *others)
    assert max(said.index(f"other {number}") for number in range(3)) < 10
    assert len(said) == 303 and not turns.questions


@scene
async def test_who_goes_away_while_waiting_takes_nothing_along() -> None:
    turns, said = Turns(["one"]), []
    async with turns.turn(0):
        gone = [asyncio.create_task(ask(turns, said, "gone", 0, asker)) for asker in ("", "a", "b")]
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
    await ask(turns, said, "stays", 0)
    assert said == ["stays"] and turns.busy == 0 and not turns.askers
