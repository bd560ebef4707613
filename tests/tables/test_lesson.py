"""A table that goes on where a guided first game ends."""

from typing import Any

import pytest

from serai.games import find_game, game_names
from serai.play.lessons import dealt_lesson
from serai.play.replay import check_shuffles
from serai.tables.api import Device
from serai.tables.errors import ApiError
from serai.tables.messages.house import Sit
from tests.tables.hosts import FakeHost, scene

GAMES = [name for name in game_names() if dealt_lesson(find_game(name)) is not None]
for_every_game = pytest.mark.parametrize("game", GAMES)


def record_of(game: str) -> dict[str, Any]:
    record = dealt_lesson(find_game(game))
    assert record is not None
    return record


def seats_of(record: dict[str, Any]) -> str:
    return "p" + "b" * (record["players"] - 1)


def test_there_is_a_lesson_that_can_be_played_on() -> None:
    assert GAMES


@for_every_game
def test_the_chance_of_the_lesson_came_from_its_seed(game: str) -> None:
    record = record_of(game)
    check_shuffles(record, record["seed"], None)


@for_every_game
@scene
async def test_a_table_goes_on_where_the_lesson_ends(game: str) -> None:
    host, record = FakeHost(), record_of(game)
    table = await host.make(game, seats_of(record), options=record["options"], lesson=True)
    state = table.game.state
    assert state is not None
    assert state.moves() == record["moves"]
    assert table.game.actor == 0
    assert not table.game.may_undo_freely(0)
    again = await FakeHost(host.memory).registry.find(table.id)
    assert again.game.state is not None
    assert again.game.state.moves() == record["moves"]


@for_every_game
@scene
async def test_a_lesson_with_other_options_is_refused(game: str) -> None:
    with pytest.raises(ApiError, match="bad_option"):
        await FakeHost().make(game, seats_of(record_of(game)), lesson=True)


@for_every_game
@scene
async def test_a_lesson_is_played_with_bots_only_as_its_chance_is_known(game: str) -> None:
    record = record_of(game)
    host = FakeHost()
    for others in ("o", "p"):
        with pytest.raises(ApiError, match="bad_option"):
            seats = "p" + others + "b" * (record["players"] - 2)
            await host.make(game, seats, options=record["options"], lesson=True)
    table = await host.make(game, seats_of(record), options=record["options"], lesson=True)
    with pytest.raises(ApiError, match="only_bots"):
        await host.api.sit(
            Device([host.tokens.sign(table.stored.secret, table.id, "h")], ""), table.id, Sit(1, "Guest")
        )


@scene
async def test_a_lesson_that_no_seed_dealt_can_not_be_played_on() -> None:
    other = next(name for name in game_names() if name not in GAMES)
    with pytest.raises(ApiError, match="bad_option"):
        await FakeHost().make(other, "pb", lesson=True)
