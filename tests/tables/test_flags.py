"""A clock at zero: everybody is told, the owner comes back at once, no bot ends the game of one who looks on."""

from typing import Any

from serai.tables.messages.house import ClockSetting
from serai.tables.messages.live import Back, Look, Remove, Undo
from serai.tables.table import LiveTable
from tests.tables.hosts import FakeHost, Screen, first_move, scene

MINUTE = ClockSetting(60, 0)


async def flagged(host: FakeHost, seats: str = "pp", **more: Any) -> tuple[LiveTable, Screen]:
    """A table at which the flag of seat 0 has fallen under the eyes of its owner, and bots that don't answer yet."""
    table = await host.make("sultan", seats, options={"first_player": 0}, clock=MINUTE, **more)
    owner = Screen(table, [0])
    host.bot_pace = 3600.0
    await host.pass_time(60_000)
    assert table.roster.seats[0].stand_in
    return table, owner


def notes(screen: Screen) -> list[tuple[str, int]]:
    return [(note["kind"], note["seat"]) for note in screen.look()["notes"]]


@scene
async def test_when_a_flag_falls_everybody_is_told_and_the_log_says_so() -> None:
    host = FakeHost()
    table, owner = await flagged(host)
    for screen in (owner, Screen(table, [1]), Screen(table)):
        assert screen.look()["seats"][0]["stand_in"] and notes(screen) == [("flag", 0)]
        assert screen.snapshot["notes"][0] == {"kind": "flag", "seat": 0, "name": "Seat 0", "version": 1}
    await host.close()


@scene
async def test_the_owner_is_back_at_once_with_time_for_a_move() -> None:
    host = FakeHost()
    table, owner = await flagged(host)
    assert await owner.say(Back(0)) == {}
    seat = owner.look()["seats"][0]
    assert not seat["stand_in"] and seat["clock"]["left_ms"] == 10_000
    assert notes(owner) == [("flag", 0), ("back", 0)]
    assert (await owner.say(first_move(table)))["type"] == "accepted"
    await host.close()


@scene
async def test_while_a_bot_plays_for_somebody_there_is_nothing_for_them_to_take_back() -> None:
    host = FakeHost()
    host.seed = "a deal after whose first move nothing is drawn"
    table = await host.make("kobito", "pp", options={"first_player": 0}, clock=MINUTE)
    owner = Screen(table, [0])
    host.bot_pace = 3600.0
    await owner.say(first_move(table))
    assert owner.look()["undo"]["free"]
    await host.pass_time(70_000)
    assert table.roster.seats[0].stand_in
    undo = owner.look()["undo"]
    assert not undo["free"] and not undo["ask"]
    assert (await owner.say(Undo(0, table.game.version)))["error"] == "bot_plays"
    await owner.say(Back(0))
    assert owner.look()["undo"]["free"]
    await host.close()


@scene
async def test_a_line_that_comes_back_by_itself_brings_nobody_back() -> None:
    host = FakeHost()
    table, owner = await flagged(host)
    await owner.say(Look(0, since=table.game.version))
    assert table.roster.seats[0].stand_in
    await owner.say(Look(0))  # a page that is opened anew
    assert not table.roster.seats[0].stand_in
    await host.close()


# the end


async def before_the_end(host: FakeHost) -> tuple[LiveTable, Screen]:
    """All moves but the last are made, by bots: a table against a bot whose only person is out of time and looks on."""
    table, owner = await flagged(host, "pb")
    host.bot_pace = 0.0
    await host.pass_time(3_600_000)
    for _ in range(40):
        await host.settle()
    return table, owner


@scene
async def test_no_bot_ends_the_game_while_a_bot_plays_for_one_who_looks_on() -> None:
    host = FakeHost()
    table, owner = await before_the_end(host)
    assert table.game.status == "playing" and owner.look()["awaits"] == 0
    version, asked = table.game.version, len(host.thinking.asked)
    await host.pass_time(600_000)
    assert table.game.version == version and len(host.thinking.asked) == asked  # nobody thinks meanwhile
    await owner.say(Back(0))
    await host.settle()
    assert owner.look()["awaits"] is None
    if table.game.actor == 0:
        assert (await owner.say(first_move(table, "last")))["type"] == "accepted"
    await host.settle()
    assert table.game.status == "over"
    await host.close()


@scene
async def test_when_the_one_who_looks_on_goes_the_bots_finish_for_who_is_left() -> None:
    host = FakeHost()
    table, owner = await before_the_end(host)
    guest = Screen(table)
    table.leave(owner.viewer)
    await host.settle()
    assert table.game.status == "over" and guest.look()["status"] == "over"
    await host.close()


@scene
async def test_a_host_who_removes_the_one_who_sleeps_ends_the_waiting() -> None:
    host = FakeHost()
    table, _ = await before_the_end(host)
    inn = Screen(table, host=True)
    assert inn.look()["awaits"] == 0
    await inn.say(Remove(0))
    await host.settle()
    assert table.game.status == "over"
    await host.close()


# what happened is looked at before the time of a turn begins


@scene
async def test_a_turns_time_begins_when_its_show_could_have_ended() -> None:
    host = FakeHost()
    host.seed = "a deal after whose first move nothing is drawn"
    table = await host.make("kobito", "pp", options={"first_player": 0}, clock=MINUTE)
    zero, one = Screen(table, [0]), Screen(table, [1])
    turn = 0
    while table.game.actor == 0:
        await zero.say(first_move(table, f"move {turn}"))
        turn += 1
    clock = one.look()["seats"][1]["clock"]
    assert clock["running"] and 700 <= clock["waits_ms"] <= 8_000
    waits = clock["waits_ms"]
    await host.pass_time(waits)
    assert one.look()["seats"][1]["clock"] == {"left_ms": 60_000, "running": True, "waits_ms": 0}
    await host.pass_time(1_000)
    assert one.look()["seats"][1]["clock"]["left_ms"] == 59_000
    await host.pass_time(58_999)
    assert not table.roster.seats[1].stand_in
    await host.pass_time(1)
    assert table.roster.seats[1].stand_in
    await host.close()


@scene
async def test_who_goes_on_at_once_is_given_nothing_and_no_show_lasts_for_ever() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pbbbb", options={"first_player": 0}, clock=MINUTE)
    zero = Screen(table, [0])
    for turn in range(12):
        await zero.say(first_move(table, f"move {turn}"))
        await host.settle()
        assert table.game.actor == 0
        assert zero.look()["seats"][0]["clock"]["waits_ms"] <= 8_000
    await host.close()
