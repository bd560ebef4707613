"""Tables of other rules: played through today's; the same goes on, another is frozen, readable, and says why."""

from typing import Any

import pytest
from msgspec.structs import replace

from serai.tables.api import Device
from serai.tables.errors import ApiError
from serai.tables.messages.live import Chat, Rematch, Undo
from serai.tables.table import LiveTable
from tests.games import HOUSE, SHORT
from tests.tables.hosts import FakeHost, Screen, first_move, scene

OTHER = 999


async def played(host: FakeHost, moves: int, game: str = "sultan", seats: str = "pp") -> LiveTable:
    """A table after a few moves, or after all of them."""
    table = await host.make(game, seats)
    screens = [Screen(table, [seat]) for seat in range(len(seats))]
    while table.game.version <= moves and table.game.status == "playing":
        await screens[table.game.actor or 0].say(first_move(table, str(table.game.version)))
    for screen in screens:
        table.leave(screen.viewer)
    return table


async def again(host: FakeHost, table: LiveTable, rules: int = OTHER) -> LiveTable:
    """The same table, read from the storage by rules of another version."""
    table.close()
    await host.settle()
    del host.registry.tables[table.id]
    host.memory.tables[table.id].rules = rules
    return await host.registry.find(table.id)


def spoil(host: FakeHost, table: LiveTable, seq: int, **changed: Any) -> None:
    """Let a stored entry be one that today's rules don't make."""
    entries = host.memory.entries[table.id]
    entries[seq] = replace(entries[seq], **changed)


@pytest.mark.parametrize("game", HOUSE)
@pytest.mark.parametrize("moves", [12, 10_000])
@scene
async def test_a_table_that_comes_out_the_same_goes_on_by_todays_rules(game: str, moves: int) -> None:
    host = FakeHost()
    before = await played(host, moves if game in SHORT else min(moves, 150), game)
    table = await again(host, before)
    assert table.game.frozen is None and table.game.version == before.game.version
    assert host.memory.tables[table.id].rules == table.game.box.game.version
    if table.game.status == "playing":
        answer = await Screen(table, [table.game.actor or 0]).say(first_move(table))
        assert answer["type"] == "accepted"


@scene
async def test_other_chance_freezes_a_table_where_it_differs() -> None:
    host = FakeHost()
    before = await played(host, 20)
    entry = next(entry for entry in host.memory.entries[before.id][1:] if len(entry.moves or []) > 1)
    drawn = [dict(move) for move in entry.moves or []]
    jewels = next(move for move in drawn if "jewels" in move)
    jewels["jewels"] = ["red" if each == "white" else "white" for each in jewels["jewels"]]
    spoil(host, before, entry.seq, moves=drawn)
    table = await again(host, before)
    assert table.game.frozen == "other_rules" and table.game.version == entry.seq
    assert host.memory.tables[table.id].rules == OTHER


@scene
async def test_a_frozen_table_is_readable_and_nobody_moves_there() -> None:
    host = FakeHost()
    before = await played(host, 6)
    spoil(host, before, 5, moves=[{"actor": 0, "type": "place_card", "card": 99, "cushion": 0}])
    stored = list(host.memory.entries[before.id])
    table = await again(host, before)
    screen = Screen(table, [0, 1], host=True)
    shown = screen.look()
    assert shown["frozen"] == "other_rules" and shown["view"]["game"] == "sultan" and shown["events"]
    assert shown["legal"] == [] and not shown["undo"]["ask"] and not shown["undo"]["free"]
    answer = await screen.say(first_move(table))
    assert (answer["type"], answer["reason"], answer["stale"]) == ("refused", "other_rules", False)
    assert (await screen.say(Undo(0, table.game.version)))["error"] == "other_rules"
    await screen.say(Chat("hello"))
    with pytest.raises(ApiError, match="other_rules"):
        await host.api.record(device_with(host, table), table.id)
    await host.pass_time(60_000)
    assert host.memory.entries[table.id] == stored
    await screen.say(Rematch(0))
    assert screen.look()["rematch"]["table"] in host.memory.tables


def device_with(host: FakeHost, table: LiveTable) -> Device:
    return Device([host.tokens.sign(table.stored.secret, table.id, "h")], "")


@pytest.mark.parametrize("result", [{"scores": [0, 0], "winners": [0, 1]}, {"scores": [1, 2], "winners": []}])
@scene
async def test_another_result_freezes_a_finished_table(result: dict[str, Any]) -> None:
    host = FakeHost()
    before = await played(host, 10_000)
    assert host.memory.tables[before.id].result == before.game.state.result  # type: ignore[union-attr]
    host.memory.tables[before.id].result = result
    assert (await again(host, before)).game.frozen == "other_rules"


@scene
async def test_a_game_that_ends_sooner_or_later_by_todays_rules_is_frozen() -> None:
    host = FakeHost()
    over = await played(host, 10_000)
    host.memory.tables[over.id].status = "playing"
    assert (await again(host, over)).game.frozen == "other_rules"
    running = await played(host, 6)
    host.memory.tables[running.id].status = "over"
    assert (await again(host, running)).game.frozen == "other_rules"


@scene
async def test_bots_and_clocks_of_a_frozen_table_rest() -> None:
    host = FakeHost()
    before = await host.make("sultan", "pb")
    screen = Screen(before, [0])
    while before.game.version < 8:
        await host.settle()
        if before.game.actor == 0:
            await screen.say(first_move(before, str(before.game.version)))
    spoil(host, before, 4, action={"type": "fly"})
    table = await again(host, before, rules=before.stored.rules)
    Screen(table, [0])
    asked = len(host.thinking.asked)
    await host.pass_time(600_000)
    assert table.game.frozen == "other_rules" and len(host.thinking.asked) == asked


@scene
async def test_a_table_of_a_game_that_is_gone_says_so() -> None:
    host = FakeHost()
    table = await played(host, 3)
    host.memory.tables[table.id].game = "chess"
    with pytest.raises(ApiError, match="no_game"):
        await again(host, table)
