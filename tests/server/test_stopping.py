"""The server stops soon when it is told to, and none of its processes outlives it when it is killed."""

import asyncio
import os
import signal
import time
from collections.abc import Callable

import psutil
import pytest

from serai.server.children import deadline
from serai.server.host import ServerHost
from serai.server.settings import Settings
from serai.server.thinking import Thinking
from tests.server.scenes import Device, play_out, scene
from tests.server.serving import Process

pytestmark = pytest.mark.endurance

SOON = 4.0  # seconds


async def gone(server: Process) -> float:
    """Seconds until the server has ended."""
    begun = time.monotonic()
    await asyncio.to_thread(server.process.wait, 30)
    return time.monotonic() - begun


@scene
async def test_an_open_poll_does_not_hold_the_server_up(sqlite: str) -> None:
    server = Process(sqlite)
    try:
        await asyncio.to_thread(server.wait)
        host = Device(server.port)
        await host.make("sultan", "mm")
        asked = asyncio.create_task(host.ask("GET", "poll?seat=0&since=1"))
        await asyncio.sleep(1)
        assert not asked.done()
        server.process.terminate()
        assert await gone(server) < SOON
        answer = await asked
        assert answer.status_code == 200 and answer.json()["version"] == 1
    finally:
        server.stop()


@scene
async def test_an_open_hint_does_not_hold_the_server_up(sqlite: str) -> None:
    server = Process(sqlite)
    try:
        await asyncio.to_thread(server.wait)
        host = Device(server.port)
        await host.make("marrakesh", "mm")
        async with host.sit(0) as one, host.sit(1) as two:
            await asyncio.gather(one.answer("position"), two.answer("position"))
            mover = one if one.position["legal"] else two
            await mover.say("hint", seat=mover.seat, version=mover.position["version"])
            await asyncio.sleep(0.2)
            server.process.terminate()
            assert await gone(server) < SOON
    finally:
        server.stop()


def family(server: Process) -> list[psutil.Process]:
    return psutil.Process(server.process.pid).children(recursive=True)


async def until(done: Callable[[], bool], seconds: float) -> bool:
    limit = time.monotonic() + seconds
    while not done():
        if time.monotonic() > limit:
            return False
        await asyncio.sleep(0.1)
    return True


@pytest.mark.parametrize("workers", [1, 2])
@scene
async def test_nothing_outlives_a_server_that_is_killed(database_on_postgres: str, workers: int) -> None:
    server = Process(database_on_postgres, workers=workers)
    try:
        await asyncio.to_thread(server.wait)
        host = Device(server.port)
        await host.make("sultan", "mg")
        async with host.sit(0) as one:
            await play_out([one], most=2)
        processes = family(server)
        assert len(processes) >= workers
        os.kill(server.process.pid, signal.SIGKILL)
        await gone(server)
        assert await until(lambda: not any(each.is_running() and is_alive(each) for each in processes), 10.0)
    finally:
        for each in processes:
            if is_alive(each):
                each.kill()


def is_alive(process: psutil.Process) -> bool:
    try:
        return process.status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False


def think_for_ever(_: object) -> None:
    while True:
        sum(range(10_000_000))  # holds the interpreter for long


@scene
async def test_a_bot_that_never_ends_ends_with_its_time(sqlite: str) -> None:
    thinking = Thinking(1, seconds=1.0)
    asked = asyncio.create_task(thinking.ask(think_for_ever, None))
    try:
        assert await until(lambda: bool(thinking.slots[0].processes), 30.0)
        (started,) = thinking.slots[0].processes
        process = psutil.Process(started.pid)
        thinking.slots[0].close = lambda: None  # type: ignore[method-assign]  # nobody stops it
        assert await until(lambda: not is_alive(process), 40.0)
    finally:
        asked.cancel()
        thinking.close()


def test_a_deadline_that_is_kept_harms_nothing() -> None:
    with deadline(0.2):
        pass
    time.sleep(0.4)


@scene
async def test_a_host_that_stops_answers_whoever_waits(sqlite: str) -> None:
    host = ServerHost(Settings(database=sqlite))
    await host.open()
    await asyncio.sleep(0)
    host.guard.stop()
    assert not host.is_open
    host.guard.stop()
    await host.close()
