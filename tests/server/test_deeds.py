"""Undo by consent, clocks, stand-ins, hints, names, limits."""

import asyncio
import gc
import weakref

import pytest

from serai.tables.clocks import Moment
from tests.server.scenes import Device, House, Sitting, house, scene


async def two_people(served: House, **more: object) -> tuple[Device, Device]:
    host = await served.make("sultan", "mo", options={"first_player": 0}, **more)
    friend = await host.friend(host.made["links"]["invite"])
    await friend.ask("POST", "sit", {"seat": 1, "name": "Friend"})
    return host, friend


async def to_the_friends_turn(one: Sitting, two: Sitting) -> None:
    """Seat 0 moves until it is seat 1's turn, which then moves once."""
    while one.position.get("legal") or one.position.get("version", 0) < 1:
        if one.position.get("legal"):
            await one.see((await one.move())["version"])
        else:
            await one.see(1)
    await two.move()


@scene
async def test_own_steps_go_back_at_once(database: str) -> None:
    async with house(database) as served:
        host, _ = await two_people(served)
        async with host.sit(0) as one:
            await one.move()
            await one.see(2)
            assert one.position["undo"]["free"]
            await one.say("undo", seat=0, version=2)
            back = await one.see(3)
            assert back["legal"] and back["since"] == 1 and back["events"] == []


@scene
async def test_further_back_goes_only_by_consent_of_all_persons(database: str) -> None:
    async with house(database) as served:
        host, friend = await two_people(served)
        async with host.sit(0) as one, friend.sit(1) as two:
            await to_the_friends_turn(one, two)
            version = (await two.see(two.received[-1]["version"]))["version"]
            await one.see(version)
            assert one.position["undo"] == {"free": False, "ask": True, "asked_by": None, "agreed": []}
            await one.say("undo", seat=0, version=version)
            asked = await two.until(lambda message: message.get("undo", {}).get("asked_by") == 0)
            assert asked["version"] == version and asked["undo"]["agreed"] == [0]
            await two.say("consent", seat=1, version=version, agree=False)
            await one.until(lambda m: m.get("undo", {}).get("asked_by") is None and m["type"] == "position")
            await one.say("undo", seat=0, version=version)
            await two.until(lambda message: message.get("undo", {}).get("asked_by") == 0)
            await two.say("consent", seat=1, version=version, agree=True)
            assert (await one.see(version + 1))["legal"]


@scene
async def test_one_device_for_all_seats_agrees_with_itself(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mm", options={"first_player": 0})
        async with host.sit(0) as one, host.sit(1) as two:
            await to_the_friends_turn(one, two)
            version = two.received[-1]["version"]
            await one.see(version)
            await one.say("undo", seat=0, version=version)
            assert (await one.see(version + 1))["legal"]


@scene
async def test_a_stale_undo_is_refused(sqlite: str) -> None:
    async with house(sqlite) as served:
        host, _ = await two_people(served)
        async with host.sit(0) as one:
            await one.move()
            await one.say("undo", seat=0, version=1)
            assert (await one.answer("problem"))["error"] == "stale"
            await one.say("consent", seat=0, version=2, agree=True)
            assert (await one.answer("problem"))["error"] == "nobody_asks"


# clocks


class FakeClock:
    """A steady clock that a test moves on; the date jumps to and fro beside it."""

    def __init__(self) -> None:
        self.milliseconds = 1_000_000
        self.date = 0

    def __call__(self) -> Moment:
        self.date = 3_600_000 - self.date
        return Moment(self.date, self.milliseconds)


@scene
async def test_at_zero_a_bot_plays_until_the_owner_is_back(database: str) -> None:
    clock = FakeClock()
    async with house(database, moment=clock) as served:
        host, friend = await two_people(served, clock={"bank": 60, "increment": 0})
        async with friend.sit(1) as two:
            await two.see(1)
            assert two.position["seats"][0]["clock"] == {"left_ms": 60_000, "running": True, "waits_ms": 0}
            clock.milliseconds += 59_999
            table = served.host.registry.tables[host.table]
            await table.alarm.time_is_up()
            assert not table.roster.seats[0].stand_in
            clock.milliseconds += 1
            await table.alarm.time_is_up()
            await two.until(lambda message: message.get("seats", [{}])[0].get("stand_in"))
            await two.to_move()
            async with host.sit(0) as back:
                await back.until(lambda message: message["type"] == "position" and message["seat"] == 0)
                assert not back.position["seats"][0]["stand_in"]
                assert back.position["seats"][0]["clock"]["left_ms"] >= 10_000


@scene
async def test_clocks_go_on_from_where_they_were_stored(database: str) -> None:
    clock = FakeClock()
    async with house(database, moment=clock) as served:
        host, _ = await two_people(served, clock={"bank": 60, "increment": 2})
        async with host.sit(0) as one:
            clock.milliseconds += 10_000
            await one.move()
            clock.milliseconds += 3_000
    async with house(database, moment=clock) as served:
        summary = (await Device(served.port, host.table, host.cookie).ask("GET", "")).json()
        assert summary["seats"][0]["clock"] == {
            "left_ms": 60_000 - 10_000 + 2_000 - 3_000,
            "running": True,
            "waits_ms": 0,
        }


@scene
async def test_the_host_puts_a_bot_on_an_absent_seat_only_and_its_owner_takes_it_back(sqlite: str) -> None:
    async with house(sqlite) as served:
        host, friend = await two_people(served)
        async with host.sit(0) as one:
            async with friend.sit(1) as two:
                await two.see(1)
                await one.say("bot", seat=1, bot="random")
                assert (await one.answer("problem"))["error"] == "seat_taken"
                await two.say("bot", seat=0, bot="random")
                assert (await two.answer("problem"))["error"] == "only_the_host"
            await one.until(lambda m: m["type"] == "position" and not m["seats"][1]["present"])
            await one.say("bot", seat=1, bot="random")
            await one.until(lambda m: m["type"] == "position" and m["seats"][1]["stand_in"])
            async with friend.sit(1) as two:
                await two.until(lambda m: m["type"] == "position" and not m["seats"][1]["stand_in"])


@scene
async def test_a_hint_is_told_to_who_asks_and_names_legal_actions(sqlite: str) -> None:
    async with house(sqlite) as served:
        host, friend = await two_people(served)
        async with host.sit(0) as one, friend.sit(1) as two:
            await one.to_move()
            await one.say("hint", seat=0, version=1)
            hint = await one.answer("hint")
            assert hint["actions"] and all(each["action"] in one.position["legal"] for each in hint["actions"])
            await two.say("hint", seat=1, version=1)
            assert (await two.answer("problem"))["error"] == "not_your_turn"


@scene
async def test_names_are_cleaned_and_told(sqlite: str) -> None:
    async with house(sqlite) as served:
        host, _ = await two_people(served)
        async with host.sit(0) as one:
            await one.say("name", seat=0, name="  Zsófi \u202e<i> ")
            await one.until(lambda m: m["type"] == "position" and m["seats"][0]["name"] == "Zsófi <i>")
            await one.say("name", seat=0, name="\u200b")
            assert (await one.answer("problem"))["error"] == "empty_name"


# memory


@scene
async def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(database: str) -> None:
    async with house(database, idle_seconds=0.0) as served:
        host, _ = await two_people(served)
        async with host.sit(0) as one:
            await one.move()
            await one.see(2)
            served.host.registry.sweep(0.0)
            assert host.table in served.host.registry.tables
        async with asyncio.timeout(20):
            while host.table in served.host.registry.tables:
                await asyncio.sleep(0.01)
                served.host.registry.sweep(0.0)
        async with host.sit(0) as back:
            assert (await back.see(2))["version"] == 2


@scene
async def test_what_nobody_holds_any_more_is_collected_now_and_then(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.server.host.GARBAGE_SECONDS", 0.05)
    async with house(sqlite, idle_seconds=0.0) as served:
        table = weakref.ref((await served.host.registry.find((await served.make()).table)).lock)
        gc.disable()
        try:
            served.host.registry.sweep(-1.0)
            async with asyncio.timeout(5):
                while table() is not None:
                    await asyncio.sleep(0.05)
        finally:
            gc.enable()


# the beginning


@scene
async def test_a_table_that_a_guest_has_filled_waits_for_its_host_or_the_count_down(database: str) -> None:
    async with house(database, count_down=30.0) as served:
        host, friend = await two_people(served)
        async with host.sit(0) as one, friend.sit(1) as two:
            await one.until(lambda m: m["type"] == "position" and m["starts_in"] is not None)
            assert one.position["status"] == "waiting" and 0 < one.position["starts_in"] <= 30_000
            await two.say("start")
            assert (await two.answer("problem"))["error"] == "only_the_host"
            await one.say("start", go=False)
            await two.until(lambda m: m["type"] == "position" and m["starts_in"] is None)
            assert two.position["status"] == "waiting"
            await one.say("start")
            await two.until(lambda m: m["type"] == "position" and m["status"] == "playing")


@scene
async def test_a_count_down_ends_by_itself(sqlite: str) -> None:
    async with house(sqlite, count_down=0.3) as served:
        _, friend = await two_people(served)
        async with friend.sit(1) as two:
            await two.until(lambda m: m["type"] == "position" and m["status"] == "playing")


# signs


@scene
async def test_signs_are_stored_with_what_was_said_and_limited_with_it(database: str) -> None:
    async with house(database, limited=True) as served:
        host, _ = await two_people(served)
        async with host.sit(0) as one:
            await one.say("react", seat=0, sign="tea")
            said = await one.answer("chat")
            assert (said["text"], said["sign"], said["name"]) == ("", "tea", "Person 0")
            for _ in range(5):
                await one.say("react", seat=0, sign="star")
            assert (await one.answer("problem"))["error"] == "too_many"
        served.host.registry.tables.clear()
        async with host.sit(0) as again:
            await again.answer("position")
            assert again.position["chat"][0]["sign"] == "tea"
