"""The HTTP side keeps what its OpenAPI document promises, whatever is asked."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.scenes import house

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house in a thread of its own."""
    folder: Path = tmp_path_factory.mktemp("house")
    loop = asyncio.new_event_loop()
    ready, done = threading.Event(), asyncio.Event()
    found: list[str] = []

    async def keep() -> None:
        async with house(f"sqlite:///{folder}/tables.db") as served:
            found.append(served.address)
            ready.set()
            await done.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(keep()))
    thread.start()
    assert ready.wait(60)
    yield found[0]
    loop.call_soon_threadsafe(done.set)
    thread.join(30)


def test_every_operation_keeps_its_promise(address: str) -> None:
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 13

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(st.data())
    def ask(draw: st.DataObject) -> None:
        operation = draw.draw(st.sampled_from(operations))
        case = draw.draw(operation.as_strategy())
        case.call_and_validate(checks=CHECKS, timeout=40)

    ask()
