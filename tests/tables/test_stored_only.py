"""Nobody sees what is not stored: whatever happens during a commit, the last stored state is shown."""

import asyncio
from typing import Any

import pytest

from serai.tables.messages.house import ClockSetting
from serai.tables.messages.live import Chat, Look, PutBot, Rename, Undo
from tests.tables.hosts import FAILS, LOST, FakeHost, Screen, first_move, scene


@scene
async def test_who_comes_during_a_commit_that_fails_sees_only_what_is_stored() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0})
    mover = Screen(table, [0])
    host.memory.gate, host.memory.faults = asyncio.Event(), [FAILS]
    moving = asyncio.create_task(mover.say(first_move(table)))
    await host.settle()
    newcomer = Screen(table, [1])
    newcomer.take()
    guest = Screen(table)
    guest.take()
    assert newcomer.snapshot["version"] == guest.snapshot["version"] == 1
    assert mover.look()["version"] == 1 and mover.snapshot["legal"]
    summary = host.api.summary(None, table, mover.viewer.rights)  # type: ignore[arg-type]
    assert summary.version == 1 and summary.actor == 0
    host.memory.gate.set()
    assert (await moving)["error"] == "not_stored"
    assert [each["version"] for each in newcomer.received + guest.received + mover.received if "seats" in each] == [
        1
    ] * 5
    await host.close()


@scene
async def test_during_a_commit_the_old_state_is_shown_and_after_it_the_new_one() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0})
    mover, other = Screen(table, [0]), Screen(table, [1])
    host.memory.gate = asyncio.Event()
    moving = asyncio.create_task(mover.say(first_move(table)))
    await host.settle()
    table.leave(other.viewer)
    assert mover.look()["version"] == 1 and not mover.snapshot["seats"][1]["present"]
    host.memory.gate.set()
    assert await moving == {"type": "accepted", "id": "first", "version": 2}
    assert mover.look()["version"] == 2
    await host.close()


@pytest.mark.parametrize("fault", [FAILS, LOST])
@scene
async def test_a_move_of_which_nobody_knows_whether_it_is_stored_is_asked_for_again(fault: str) -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0})
    mover = Screen(table, [0])
    move = first_move(table)
    host.memory.faults = [fault]
    assert (await mover.say(move))["error"] == "not_stored"
    assert mover.look()["version"] == 1
    assert await mover.say(move) == {"type": "accepted", "id": "first", "version": 2}
    assert len(host.memory.entries[table.id]) == 2
    await host.close()


@scene
async def test_what_was_stored_after_all_is_shown_by_itself() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0})
    mover, other = Screen(table, [0]), Screen(table, [1])
    host.memory.faults = [LOST]
    await mover.say(first_move(table))
    await host.pass_time(5_000)
    other.take()
    assert other.snapshot["version"] == 2
    await host.close()


@pytest.mark.parametrize("message", [Rename(0, "Somebody"), PutBot(1, "greedy"), Undo(0, 2), Chat("hello")])
@scene
async def test_no_other_change_is_seen_before_it_is_stored(message: Any) -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0})
    mover = Screen(table, [0], host=True)
    await mover.say(first_move(table))
    before = mover.look()
    host.memory.gate, host.memory.faults = asyncio.Event(), [FAILS]
    saying = asyncio.create_task(mover.say(message))
    await host.settle()
    guest = Screen(table)
    guest.take()
    assert mover.look() | {"events": []} == before | {"since": 2, "events": []}
    assert guest.snapshot["chat"] == [] and guest.snapshot["seats"] == before["seats"]
    host.memory.gate.set()
    assert (await saying)["error"] == "not_stored"
    assert mover.look()["seats"] == before["seats"]
    await host.close()


@scene
async def test_the_time_of_who_comes_back_is_given_when_that_is_stored() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0}, clock=ClockSetting(60, 0))
    await host.pass_time(60_000)
    assert table.roster.seats[0].stand_in

    async def thinks_long(*_: object) -> dict[str, Any]:
        await host.sleep(3600)
        return {}

    host.thinking.choose = thinks_long  # type: ignore[method-assign]
    owner = Screen(table, [0])
    host.memory.gate, host.memory.faults = asyncio.Event(), [FAILS]
    coming = asyncio.create_task(owner.say(Look(0)))
    await host.settle()
    guest = Screen(table)
    assert guest.look()["seats"][0]["stand_in"] and guest.snapshot["seats"][0]["clock"]["left_ms"] == 0
    host.memory.gate.set()
    assert (await coming)["error"] == "not_stored"
    assert guest.look()["seats"][0]["stand_in"]
    await owner.say(Look(0))
    assert guest.look()["seats"][0]["clock"]["left_ms"] == 10_000
    await host.close()
