"""Somebody who says everything in the wrong order, for others' seats, as a spectator, after the end, in odd strings."""

from copy import deepcopy
from typing import Any

import pytest
from msgspec import json

from serai.tables.line import attempt, read_message
from serai.tables.messages.house import ClockSetting
from serai.tables.messages.live import Back, Chat, ClientMessage, React, Rename, Start
from serai.tables.table import LiveTable
from tests.tables.hosts import FAILS, FakeHost, Screen, first_move, scene

ODD = ["", " ", "\u202e", "\u0000", "\u3164", "x" * 41, "\ud800", None, 7, ["a"], {"a": 1}]
FOREIGN: list[ClientMessage] = [Back(1), Rename(1, "Thief"), React("star", 1), Chat("hi", 1)]


def kept(host: FakeHost, table: LiveTable) -> Any:
    """All that is stored of a table."""
    memory = host.memory
    return deepcopy((memory.tables[table.id], memory.entries[table.id], memory.chats))


async def raw(screen: Screen, message: dict[str, Any]) -> dict[str, Any]:
    """Say something as bytes, as any client can."""
    screen.take()
    read = read_message(json.encode(message), screen.viewer)
    if read is not None:
        await attempt(screen.table, screen.viewer, read)
    answers = [each for each in screen.take() if each["type"] != "position"]
    return answers[0] if answers else {}


@pytest.mark.parametrize("message", FOREIGN)
@pytest.mark.parametrize("seats", [[], [0]])
@scene
async def test_nothing_is_done_for_anothers_seat(message: ClientMessage, seats: list[int]) -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", clock=ClockSetting(60, 0))
    screen = Screen(table, seats, host=bool(seats))
    before = kept(host, table)
    assert (await screen.say(message))["error"] == "not_your_seat"
    assert kept(host, table) == before
    await host.close()


@pytest.mark.parametrize("kind", ["back", "name", "react", "chat"])
@scene
async def test_a_seat_that_is_not_there_is_nobodys(kind: str) -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp")
    screen = Screen(table, [0], host=True)
    more = {"name": {"name": "X"}, "react": {"sign": "star"}, "chat": {"text": "X"}}.get(kind, {})
    for seat in (2, 9, 10, -1, "0", 0.5, True):
        answer = await raw(screen, {"type": kind, "seat": seat, **more})
        assert answer["error"] in ("not_your_seat", "no_seat", "bad_message"), (seat, answer)
    assert not host.memory.chats and not host.faults
    await host.close()


@scene
async def test_only_the_host_starts_and_only_what_waits() -> None:
    host = FakeHost()
    table = await host.make("sultan", "po")
    guest, inn, watcher = Screen(table), Screen(table, [0], host=True), Screen(table, [0])
    before = kept(host, table)
    for go in (True, False):
        for screen in (guest, watcher):
            assert (await screen.say(Start(go)))["error"] == "only_the_host"
        assert (await inn.say(Start(go)))["error"] == "seats_open"
    for odd in ("yes", None, 1, []):
        assert (await raw(inn, {"type": "start", "go": odd}))["error"] == "bad_message"
    assert kept(host, table) == before
    await host.close()


@scene
async def test_who_is_not_away_can_not_come_back() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0}, clock=ClockSetting(60, 0))
    owner = Screen(table, [0])
    before = kept(host, table)
    await host.pass_time(30_000)
    assert (await owner.say(Back(0)))["error"] == "not_away"
    assert kept(host, table) == before and owner.look()["seats"][0]["clock"]["left_ms"] == 30_000
    await host.close()


@pytest.mark.parametrize("name", ODD)
@scene
async def test_no_odd_name_is_stored(name: Any) -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp")
    owner = Screen(table, [0])
    before = kept(host, table)
    if name is None:
        assert await raw(owner, {"type": "name", "seat": 0, "name": None}) == {}
        assert table.roster.seats[0].name == ""
    else:
        message = json.encode({"type": "name", "seat": 0, "name": name}) if name != "\ud800" else b'"\xed\xa0\x80"'
        read = read_message(message, owner.viewer)
        if read is not None:
            await attempt(table, owner.viewer, read)
        answer = next(each for each in owner.take() if each["type"] == "problem")
        assert answer["error"] in ("bad_message", "empty_name", "no_json")
        assert kept(host, table) == before
    await host.close()


@pytest.mark.parametrize("sign", ["", "skull", "STAR", None, 1, ["star"], "star\u0000", "../star"])
@scene
async def test_no_odd_sign_is_shown(sign: Any) -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp")
    owner = Screen(table, [0])
    assert (await raw(owner, {"type": "react", "seat": 0, "sign": sign}))["error"] == "bad_message"
    assert not host.memory.chats
    await host.close()


@scene
async def test_signs_are_limited_as_words_are_and_the_quiet_make_none() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp")
    owner, watcher = Screen(table, [0]), Screen(table)
    assert await watcher.say(React("tea")) == {}
    table.roster.quiet = True
    assert (await watcher.say(React("tea")))["error"] == "quiet"
    assert await owner.say(React("wow", 0)) == {}
    said = [each for each in owner.received if each["type"] == "chat"][-1]
    assert (said["seat"], said["name"], said["text"], said["sign"]) == (0, "Seat 0", "", "wow")
    asked: list[str] = []
    host.allows = lambda what, _: asked.append(what) or False  # type: ignore[method-assign,func-returns-value]
    assert (await owner.say(React("wow", 0)))["error"] == "too_many"
    assert (await owner.say(Rename(0, "Again")))["error"] == "too_many"
    assert asked == ["chat", "chat"] and len(host.memory.chats) == 2
    await host.close()


@scene
async def test_after_the_end_nobody_starts_comes_back_or_changes_a_name() -> None:
    host = FakeHost()
    table = await host.make("sultan", "pb", options={"first_player": 0})
    owner = Screen(table, [0], host=True)
    for number in range(500):
        await host.settle()
        if table.game.status == "over":
            break
        await owner.say(first_move(table, f"move {number}"))
    assert table.game.status == "over"
    before = kept(host, table)
    for message in (Start(), Start(False), Back(0), Rename(0, "Late")):
        assert (await owner.say(message))["error"] == "game_over"
    assert kept(host, table) == before
    await host.close()


@pytest.mark.parametrize("message", [Back(0), Rename(0, "New"), React("star", 0)])
@scene
async def test_what_can_not_be_stored_is_shown_to_nobody(message: ClientMessage) -> None:
    host = FakeHost()
    table = await host.make("sultan", "pp", options={"first_player": 0}, clock=ClockSetting(60, 0))
    owner, other = Screen(table, [0]), Screen(table, [1])
    host.bot_pace = 3600.0
    await host.pass_time(60_000)
    seats, chats = other.look()["seats"], list(table.chat.said)
    host.memory.faults = [FAILS]
    assert (await owner.say(message))["error"] == "not_stored"
    assert other.look()["seats"] == seats and table.chat.said == chats
    await host.close()


@scene
async def test_notes_tell_everybody_the_same_and_no_hand() -> None:
    """Two worlds: what seat 1 and a spectator are told of a flag does not depend on what seat 0 holds."""
    told = []
    for seed in ("one", "two"):
        host = FakeHost()
        host.seed = seed
        table = await host.make("sultan", "pp", options={"first_player": 0}, clock=ClockSetting(60, 0))
        host.bot_pace = 3600.0
        screens = [Screen(table, [0]), Screen(table, [1]), Screen(table)]
        await host.pass_time(60_000)
        told.append(
            [{key: screen.look()[key] for key in ("notes", "seats", "awaits", "starts_in")} for screen in screens]
        )
        assert told[-1][1]["notes"] == told[-1][2]["notes"]
        await host.close()
    assert told[0] == told[1]
