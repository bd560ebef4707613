"""After trouble with the storage everything goes on by itself: bots, clocks, beginnings."""

import pytest

from serai.tables.messages.house import ClockSetting
from serai.tables.messages.live import Chat, PutBot
from tests.tables.hosts import FAILS, LOST, FakeHost, Screen, first_move, scene


@pytest.mark.parametrize(("fault", "times"), [(FAILS, 1), (FAILS, 4), (LOST, 1), (LOST, 2)])
@scene
async def test_a_bot_moves_when_storing_works_again(fault: str, times: int) -> None:
    host = FakeHost()
    table = await host.make("sultan", "pb", options={"first_player": 1})
    screen = Screen(table, [0])
    host.memory.faults = [fault] * times
    await host.pass_time(120_000)
    assert table.game.actor == 0 and not host.memory.faults
    assert screen.look()["legal"]
    entries = host.memory.entries[table.id]
    assert [entry.seq for entry in entries] == list(range(table.game.version))


@scene
async def test_while_nothing_can_be_stored_a_bot_tries_more_and_more_rarely() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pb", options={"first_player": 1})
    Screen(table, [0])
    host.memory.faults = [FAILS] * 1000
    before = host.memory.writes
    await host.pass_time(10_000)
    early = host.memory.writes - before
    await host.pass_time(100_000)
    await host.pass_time(10_000)
    late = host.memory.writes
    await host.pass_time(60_000)
    assert 7 <= early <= 9
    assert 38 <= host.memory.writes - late <= 41
    assert table.game.version == 1


@scene
async def test_however_long_trouble_lasts_and_whatever_people_try_a_bot_moves_soon_after_it() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pbp", options={"first_player": 1})
    screen = Screen(table, [0])
    for seconds in (1, 3, 60):
        version = table.game.version
        if table.game.actor == 0:
            host.memory.faults = []
            await screen.say(first_move(table, f"before {seconds}"))
        if table.game.actor == 2:
            await Screen(table, [2]).say(first_move(table, f"between {seconds}"))
        host.memory.faults = [FAILS] * 1000
        for _ in range(4 * seconds):
            await screen.say(Chat("is anybody there?", 0))
            await host.pass_time(250)
        host.memory.faults = []
        await host.pass_time(3_500)
        assert table.game.version > version and not table.recovering, seconds


@pytest.mark.parametrize("fault", [FAILS, LOST])
@scene
async def test_a_clock_that_ran_out_meanwhile_is_noticed(fault: str) -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0}, clock=ClockSetting(60, 0))
    Screen(table, [1])
    host.memory.faults = [fault] * 3
    await host.pass_time(60_000)
    assert not table.roster.seats[0].stand_in
    await host.pass_time(60_000)
    assert table.roster.seats[0].stand_in and table.game.actor == 1
    assert not host.faults


@scene
async def test_a_storage_that_can_not_even_be_read_is_waited_for() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pb", options={"first_player": 1})
    screen = Screen(table, [0])
    host.memory.faults, host.memory.reads_fail = [FAILS], True
    await host.pass_time(60_000)
    assert screen.look()["version"] == 1
    host.memory.reads_fail = False
    await host.pass_time(30_000)
    assert screen.look()["legal"] and not host.faults


@scene
async def test_a_full_table_begins_when_that_can_be_stored() -> None:
    host = FakeHost()
    table = await host.make("sultan", "po")
    screen = Screen(table, [0], host=True)
    host.memory.faults = [None, FAILS, FAILS]
    assert (await screen.say(PutBot(1, "greedy")))["error"] == "not_stored"
    assert screen.look()["status"] == "waiting"
    await host.pass_time(30_000)
    assert screen.look()["status"] == "playing"


@scene
async def test_a_bot_that_answers_nonsense_is_answered_for() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pb", options={"first_player": 1})

    async def nonsense(*_: object) -> dict[str, object]:
        return {"type": "fly"}

    host.thinking.choose = nonsense  # type: ignore[method-assign]
    Screen(table, [0])
    await host.pass_time(1_000)
    assert table.game.actor == 0 and not host.faults


@scene
async def test_a_person_moves_at_once_when_storing_works_again() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0})
    screen = Screen(table, [0])
    host.memory.faults = [FAILS] * 2
    for number in range(2):
        assert (await screen.say(first_move(table, str(number))))["error"] == "not_stored"
    assert (await screen.say(first_move(table)))["type"] == "accepted"
