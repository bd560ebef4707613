"""The writer: what arrives soon after a transaction shares the next one; a lone write waits for nothing."""

import asyncio
import time

import pytest

from serai.server import writer as module
from serai.server.storage import Storage
from serai.server.writer import Heartbeat, Writer
from tests.server.scenes import scene


@scene
async def test_what_arrives_soon_after_a_transaction_shares_the_next(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "APART", 1.0)
    storage = Storage(sqlite)
    await storage.open()
    writer = Writer(storage, "one")
    writer.open()
    begun = time.monotonic()
    await writer.store(Heartbeat("one", 1, None))
    assert (writer.commits, time.monotonic() - begun < 1.0) == (1, True)
    waiting = []
    for at in range(2, 7):
        waiting.append(asyncio.create_task(writer.store(Heartbeat("one", at, None))))
        await asyncio.sleep(0.02)
    await asyncio.gather(*waiting)
    assert writer.commits == 2
    await writer.close()
    await storage.close()
