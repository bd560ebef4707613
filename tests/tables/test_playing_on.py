"""Playing on from a position: of a game that is over, or of a puzzle."""

from typing import Any

import pytest
from msgspec import json

from serai.core.errors import BadRecord
from serai.games import find_game, game_names
from serai.play.puzzles import puzzles_of
from serai.play.replay import replay, verify
from serai.tables.api import Device
from serai.tables.errors import ApiError
from serai.tables.files import check_played
from serai.tables.game import FINISHED, PLAYING
from serai.tables.messages.house import PlayOn, PlayPuzzle, Sit
from serai.tables.messages.live import Undo
from serai.tables.reviews import jobs_of
from serai.tables.table import LiveTable
from tests.tables.hosts import FakeHost, Screen, first_move, scene

ANNA = Device([], "")
for_every_game = pytest.mark.parametrize("game", game_names())


async def play(table: LiveTable, screen: Screen, most: int = 5000) -> None:
    """First moves until the game is over, or so many were made."""
    for number in range(most):
        if table.game.status == FINISHED:
            return
        if table.game.actor in screen.viewer.rights.mine(table.roster):
            answer = await screen.say(first_move(table, f"move-{table.game.version}-{number}"))
            assert answer["type"] == "accepted"
        await table.host.pass_time(2000)  # type: ignore[attr-defined]


async def finished(host: FakeHost, game: str = "sultan", seats: str = "pp") -> tuple[LiveTable, dict[str, Any], Device]:
    table = await host.make(game, seats)
    mine = [seat for seat, kind in enumerate(seats) if kind == "p"]
    await play(table, Screen(table, mine))
    who = Device([host.tokens.sign(table.stored.secret, table.id, "s", mine[0])], "")
    return table, await host.api.record(who, table.id), who


async def goes_on(host: FakeHost, who: Device, table: LiveTable, frame: int, seat: int = 0) -> LiveTable:
    made, _ = await host.api.play_on(who, table.id, PlayOn("greedy", "Anna", seat, frame))
    return await host.registry.find(made.table)


def before(record: dict[str, Any], frame: int) -> list[dict[str, Any]]:
    """All that was played before the decision of that number."""
    decided = [index for index, move in enumerate(record["moves"]) if move["actor"] != "chance"]
    moves: list[dict[str, Any]] = record["moves"][: decided[frame]]
    return moves


@for_every_game
@scene
async def test_a_game_goes_on_from_any_position_to_its_end_and_its_record_holds(game: str) -> None:
    host = FakeHost()
    table, record, who = await finished(host, game)
    new = await goes_on(host, who, table, 7, seat=1)
    given = before(record, 7)
    state = new.game.state
    assert state is not None and state.moves()[: len(given)] == given
    assert (new.game.status, new.game.given) == (PLAYING, len(given))
    assert [seat.kind for seat in new.roster.seats] == ["bot", "person"]
    assert new.stored.seed != table.stored.seed
    again = await FakeHost(host.memory).registry.find(new.id)
    assert again.game.state is not None and again.game.state.moves() == state.moves() and again.game.given == len(given)

    await play(new, Screen(new, (1,)))
    own = await host.api.record(Device([host.tokens.sign(new.stored.secret, new.id, "s", 1)], ""), new.id)
    assert own["given"] == len(given) and own["moves"][: len(given)] == given
    assert verify(own).result == own["result"]
    content = await host.memory.read(new.id)
    assert content is not None
    check_played(content)
    told = await host.api.verify(Device([host.tokens.sign(new.stored.secret, new.id, "h")], ""), new.id)
    assert told.verified and told.given == len(given)
    assert min(job.first for job in jobs_of(own, 1) if not job.games) >= len(given)


@scene
async def test_a_record_that_was_given_more_than_it_says_is_not_verified() -> None:
    host = FakeHost()
    table, _, who = await finished(host)
    new = await goes_on(host, who, table, 7)
    await play(new, Screen(new, (0,)))
    record = await host.api.record(Device([host.tokens.sign(new.stored.secret, new.id, "h")], ""), new.id)
    with pytest.raises(BadRecord, match="the seed deals"):
        verify({key: value for key, value in record.items() if key != "given"})
    for wrong in (-1, len(record["moves"]) + 1, True, "7", None):
        with pytest.raises(BadRecord, match="given"):
            replay({**record, "given": wrong})


@scene
async def test_what_was_laid_out_is_not_taken_back_but_what_was_played_since_is() -> None:
    host = FakeHost()
    table, _, who = await finished(host, "kobito")
    new = await goes_on(host, who, table, 6)
    screen = Screen(new, (0,))
    await host.pass_time(5000)
    assert new.game.actor == 0 and new.game.state is not None
    start = new.game.state.moves()
    refused = await screen.say(Undo(0, new.game.version))
    assert refused.get("type") != "accepted" and new.game.state.moves() == start
    await screen.say(first_move(new))
    made = new.game.state.moves()
    assert made != start
    assert new.game.may_undo_freely(0)
    await screen.say(Undo(0, new.game.version))
    assert new.game.state is not None and new.game.state.moves() == start


@scene
async def test_bots_sit_where_bots_sat_and_nobody_else_may_sit_down() -> None:
    host = FakeHost()
    table = await host.make(seats="pbp")
    table.roster.seats[1].bot = "random"
    await play(table, Screen(table, (0, 2)))
    who = Device([host.tokens.sign(table.stored.secret, table.id, "s", 0)], "")
    new = await goes_on(host, who, table, 3, seat=2)
    assert [seat.bot for seat in new.roster.seats] == ["greedy", "random", None]
    assert [seat.name for seat in new.roster.seats] == ["", "", "Anna"]
    guest = Device([host.tokens.sign(new.stored.secret, new.id, "i")], "")
    with pytest.raises(ApiError, match="only_bots"):
        await host.api.sit(guest, new.id, Sit(0, "Guest"))
    with pytest.raises(ApiError, match="still_running"):
        await host.api.record(guest, new.id)


@scene
async def test_only_a_position_of_a_game_that_is_over_and_may_be_seen_is_played_on() -> None:
    host = FakeHost()
    table, record, who = await finished(host)
    last = sum(move["actor"] != "chance" for move in record["moves"])
    running = await host.make()
    mine = Device([host.tokens.sign(running.stored.secret, running.id, "s", 0)], "")
    for device, where, frame, seat, bot, why in (
        (ANNA, table, 3, 0, "greedy", "no_entry"),
        (mine, running, 0, 0, "greedy", "still_running"),
        (who, table, last, 0, "greedy", "game_over"),
        (who, table, last + 1, 0, "greedy", "bad_range"),
        (who, table, 3, 5, "greedy", "no_seat"),
        (who, table, 3, 0, "cleverest", "no_such_bot"),
    ):
        with pytest.raises(ApiError, match=why):
            await host.api.play_on(device, where.id, PlayOn(bot, None, seat, frame))
    assert len(host.memory.tables) == 2


@scene
async def test_an_uploaded_record_is_played_on_by_anybody() -> None:
    host = FakeHost()
    _, record, _ = await finished(host)
    uploaded, _ = await host.api.upload(ANNA, json.encode({**record, "seed": None, "commitment": None}))
    made, tokens = await host.api.play_on(ANNA, uploaded.table, PlayOn("greedy", None, 1, 5))
    new = await host.registry.find(made.table)
    assert new.game.state is not None and new.game.state.moves()[: new.game.given] == before(record, 5)
    assert host.api.rights(new.stored, tokens).mine(new.roster) == [1]


@for_every_game
@scene
async def test_every_puzzle_can_be_played_on_by_the_seat_that_it_asks(game: str) -> None:
    host = FakeHost()
    for puzzle in puzzles_of(find_game(game))[::15]:
        made, _ = await host.api.play_puzzle(ANNA, game, puzzle["key"], PlayPuzzle("greedy", "Anna"))
        table = await host.registry.find(made.table)
        state = table.game.state
        assert state is not None and state.moves() == puzzle["moves"] and table.game.actor == puzzle["seat"]
        assert puzzle["answer"] in [action.to_json() for action in state.legal()]
        screen = Screen(table, (puzzle["seat"],))
        assert (await screen.say(first_move(table)))["type"] == "accepted"
    with pytest.raises(ApiError, match="no_puzzle"):
        await host.api.play_puzzle(ANNA, game, "none", PlayPuzzle("greedy"))
