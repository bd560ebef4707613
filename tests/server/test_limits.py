"""Limits hold for a device and for its address; nobody can empty them for others, or make all of them forgotten."""

import asyncio
import time
from collections import Counter
from typing import Any

import pytest
from msgspec import json
from websockets.asyncio.client import connect

from serai.server import limits as limits_module
from serai.server.limits import LIMITS, WRONG_CODES, WRONG_CODES_OF_ALL, Limit, Limits, Size, asker, network_of
from serai.server.running import LOOPBACK
from serai.server.throttle import AT_ONCE, PAUSE, Throttle
from serai.tables.errors import ApiError
from tests.server.raw import ask
from tests.server.scenes import Device, Sitting, house, scene


class Clock:
    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    limits = Limits(now=clock)
    most, rate = LIMITS["make"].address
    assert [limits.allows("make", "a") for _ in range(int(most) + 1)] == [True] * int(most) + [False]
    assert limits.allows("make", "b")
    clock.at += 1.01 / rate
    assert limits.allows("make", "a") and not limits.allows("make", "a")


def test_a_device_has_its_limit_and_its_address_a_larger_one() -> None:
    limits = Limits(now=Clock())
    device, address = (int(size.most) for size in LIMITS["message"])
    assert [limits.allows("message", "a one") for _ in range(device + 1)].count(True) == device
    assert limits.allows("message", "a two")
    asked = sum(limits.allows("message", f"a {number}") for number in range(2 * address))
    assert asked == address - device - 1
    assert limits.allows("message", "b one")


def test_what_costs_more_is_charged_more() -> None:
    limits = Limits(now=Clock())
    most = int(LIMITS["message"].device.most)
    assert sum(limits.allows("message", "a one", cost=5) for _ in range(most)) == most // 5


def test_many_addresses_neither_fill_the_memory_nor_free_those_who_used_theirs_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits_module, "MOST_BUCKETS", 5_000)
    clock = Clock()
    limits = Limits(now=clock)
    while limits.allows("make", "guilty"):
        pass
    for number in range(20_000):
        clock.at += 5 / 20_000
        limits.allows("ask", str(number))
        assert len(limits.buckets) <= 5_000
    assert sum(limits.allows("make", "guilty") for _ in range(60)) <= 5 * LIMITS["make"].address.rate


def test_devices_that_stay_are_counted() -> None:
    limits = Limits()
    with pytest.raises(ApiError, match="too_many"):
        stay(limits, "a one", 100)
    assert not limits.viewers
    with pytest.raises(ApiError, match="too_many"):
        stay(limits, "a", 1000)
    with limits.viewing("a"), limits.viewing("a one"):
        assert limits.viewers["a"] == 2
    assert not limits.viewers


def stay(limits: Limits, who: str, more: int) -> None:
    if more:
        with limits.viewing(who):
            stay(limits, who, more - 1)


def test_one_customers_half_of_ipv6_counts_as_one_address() -> None:
    assert network_of("2001:db8:1:2::7") == network_of("2001:db8:1:2:ffff::1") != network_of("2001:db8:1:3::7")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1") == "10.0.0.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("") == ""


def test_a_device_is_known_by_its_cookie_which_is_not_kept() -> None:
    assert asker("10.0.0.1", None) == "10.0.0.1"
    assert asker("10.0.0.1", "s0.0.secret").startswith("10.0.0.1 ")
    assert "secret" not in asker("10.0.0.1", "s0.0.secret")
    assert asker("10.0.0.1", "x") != asker("10.0.0.2", "x")


# codes


def test_who_was_wrong_too_often_has_to_wait() -> None:
    clock = Clock()
    limits = Limits(now=clock)
    for _ in range(int(WRONG_CODES.most)):
        assert limits.may_guess("a")
        limits.note_wrong_guess("a")
    assert not limits.may_guess("a") and limits.may_guess("b")
    clock.at += 1.01 / WRONG_CODES.rate
    assert limits.may_guess("a")


def test_while_many_guess_nobody_is_locked_out_but_guessers_are_slow() -> None:
    clock = Clock()
    limits = Limits(now=clock)
    guesses = 0
    for address in range(2 * int(WRONG_CODES_OF_ALL.most)):
        while limits.may_guess(str(address)):
            limits.note_wrong_guess(str(address))
            guesses += 1
    assert limits.may_guess("somebody else")
    clock.at += 600
    before = guesses
    for address in range(100):
        while limits.may_guess(str(address)):
            limits.note_wrong_guess(str(address))
            guesses += 1
    assert guesses - before <= WRONG_CODES_OF_ALL.most + 2 * 100


@pytest.mark.endurance
@scene
async def test_whoever_knows_a_code_comes_in_while_many_addresses_guess(sqlite: str) -> None:
    async with house(sqlite, limited=True) as served:
        host = await served.make("sultan", "mo")
        guesser = Device(served.port)
        errors = [(await guesser.ask("POST", "/api/join", {"code": f"AAA-AA{n}"})).json()["error"] for n in range(10)]
        assert errors == ["no_such_code"] * 8 + ["too_many"] * 2
        for number in range(45):
            for guess in range(8):
                words = {"code": f"AAA-{guess}{number}"}
                await guesser.ask("POST", "/api/join", words, **{"x-forwarded-for": f"10.0.0.{number}"})
        code = host.made["code"]
        answer = await guesser.ask("POST", "/api/join", {"code": code}, **{"x-forwarded-for": "10.0.1.1"})
        assert answer.status_code == 200, answer.text


@scene
async def test_a_class_behind_one_address_joins_within_a_minute(sqlite: str) -> None:
    async with house(sqlite, limited=True) as served:
        host = await served.make("sultan", "mo")
        for _ in range(30):
            answer = await Device(served.port).ask("POST", "/api/join", {"code": host.made["code"]})
            assert answer.status_code == 200, answer.text


# sockets


@scene
async def test_a_socket_beyond_the_limit_is_told_to_come_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "VIEWERS_OF_A_DEVICE", 2)
    async with house(sqlite, limited=True) as served:
        host = await served.make()
        async with host.sit(0), host.sit(1), host.sit(0) as third:
            await third.socket.wait_closed()
            assert (third.socket.close_code, third.socket.close_reason) == (4429, "too_many")
        async with asyncio.timeout(10):
            while served.host.limits.viewers:
                await asyncio.sleep(0.01)
        async with host.sit(0) as again:
            await again.answer("position")


@pytest.mark.endurance
@scene
async def test_sockets_are_opened_only_so_often(sqlite: str) -> None:
    async with house(sqlite, limited=True) as served:
        host = await served.make()
        codes = []
        for _ in range(int(LIMITS["socket"].device.most) + 3):
            async with host.sit(0) as one:
                try:
                    await one.answer("position")
                except Exception:
                    codes.append(one.socket.close_code)
        assert codes and set(codes) == {4429}


@scene
async def test_a_flood_of_messages_and_words_is_slowed_down(sqlite: str) -> None:
    async with house(sqlite, limited=True) as served:
        host = await served.make()
        async with host.sit(0) as one:
            for number in range(7):
                await one.say("chat", text=f"word {number}", seat=0)
            received = [(await one.until(lambda m: m["type"] in ("chat", "problem")))["type"] for _ in range(7)]
            assert received.count("chat") == 5 and received.count("problem") == 2
            for _ in range(70):
                await one.say("ping")
            assert (await one.answer("problem"))["error"] == "too_many"


@pytest.mark.endurance
@scene
async def test_one_address_with_many_sockets_does_not_delay_another_persons_move(sqlite: str) -> None:
    """Sixty sockets, several devices, all asking for everything as often as they can."""
    async with house(sqlite, limited=True) as served:
        big = await served.make("kobito", "mmm")
        await play_some(big, 60)
        quiet = await served.make("sultan", "mm", options={"first_player": 0})
        links = [await big.friend(big.made["links"]["watch"]) for _ in range(3)]
        floods = [asyncio.create_task(flood(links[number % 3], served.port, number % 3)) for number in range(60)]
        await asyncio.sleep(2)
        address = f"ws://{LOOPBACK}:{served.port}/api/tables/{quiet.table}/live?seat=0"
        headers = {"Cookie": quiet.cookie, "X-Forwarded-For": "10.9.9.9"}
        begun = time.monotonic()
        async with connect(address, additional_headers=headers) as socket:
            one = Sitting(socket, 0)
            assert (await one.move())["type"] == "accepted"
            assert (await one.see(2))["version"] == 2
        assert time.monotonic() - begun < 2
        for task in floods:
            task.cancel()
        await asyncio.gather(*floods, return_exceptions=True)


# requests


@scene
async def test_of_one_address_a_few_requests_are_answered_at_a_time() -> None:
    """A hundred at once delay another address by those few."""
    begun: Counter[str] = Counter()
    go_on = asyncio.Event()

    async def pages(scope: Any, receive: Any, send: Any) -> None:
        begun[scope["client"][0]] += 1
        await go_on.wait()

    throttle = Throttle(pages, Limits(), [])

    def request(address: str, path: str = "/") -> asyncio.Task[None]:
        return asyncio.create_task(
            throttle({"type": "http", "client": (address, 1), "path": path}, None, None)  # type: ignore[arg-type]
        )

    asked = [request("10.0.0.1") for _ in range(100)] + [request("10.0.0.2")]
    await asyncio.sleep(0.01)
    assert begun == {"10.0.0.1": AT_ONCE, "10.0.0.2": 1}
    asked.append(request("10.0.0.1", "/api/tables/0/poll"))
    await asyncio.sleep(0.01)
    assert begun["10.0.0.1"] == AT_ONCE + 1, "who waits for news is in nobody's way"
    go_on.set()
    await asyncio.gather(*asked)
    assert begun["10.0.0.1"] == 101 and not throttle.asking and not throttle.turns


@scene
async def test_who_asks_for_too_many_pages_is_refused_after_a_while(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "page", Limit(Size(5, 0.01), Size(5, 0.01)))
    async with house(sqlite, limited=True) as served:
        begun = time.monotonic()
        answers = [await ask(served.port, b"GET /health/live", b"X-Forwarded-For: 10.0.0.1") for _ in range(6)]
        assert [answer.status for answer in answers] == [200] * 5 + [429]
        assert answers[-1].error == "too_many" and answers[-1].headers["cache-control"] == "no-store"
        assert time.monotonic() - begun > PAUSE
        assert (await ask(served.port, b"GET /health/live", b"X-Forwarded-For: 10.0.0.2")).status == 200


async def play_some(host: Device, moves: int) -> None:
    """Make a long history, without limits."""
    async with host.sit(0) as zero, host.sit(1) as one, host.sit(2) as two:
        for number in range(moves):
            for sitting in (zero, one, two):
                await sitting.see(number + 1)
            mover = next(each for each in (zero, one, two) if each.position["legal"])
            while (await mover.move(number))["type"] != "accepted":
                await asyncio.sleep(0.3)


async def flood(device: Device, port: int, number: int) -> None:
    address = f"ws://{LOOPBACK}:{port}/api/tables/{device.table}/live?since=0"
    headers = {"Cookie": device.cookie, "X-Forwarded-For": f"10.0.0.{number}"}
    look = json.encode({"type": "look", "seat": None, "since": 0}).decode()
    while True:
        try:
            async with connect(address, additional_headers=headers) as socket:
                reading = asyncio.create_task(drain(socket))
                while True:
                    await socket.send(look)
                    await asyncio.sleep(0.01)
        except Exception:
            await asyncio.sleep(0.2)
        finally:
            reading.cancel()


async def drain(socket: object) -> None:
    async for _ in socket:  # type: ignore[attr-defined]
        pass
