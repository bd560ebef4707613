"""A log line is one JSON object; an error comes with its whole way, without secrets."""

import logging
import sqlite3
import sys

import pytest
from msgspec import json
from sqlalchemy.exc import OperationalError

from serai.server.host import ServerHost
from serai.server.logs import Lines, Quiet
from serai.server.settings import Settings
from tests.server.scenes import scene


def logged(error: BaseException) -> dict[str, object]:
    record = logging.LogRecord(
        "serai", logging.ERROR, "", 0, "it failed", (), (type(error), error, error.__traceback__)
    )
    record.table = "abc"
    record.hand = [1, 2, 3]
    line = Lines().format(record)
    assert "\n" not in line
    found: dict[str, object] = json.decode(line)
    return found


def fail_deep(depth: int) -> None:
    if depth == 0:
        raise KeyError("the hand is 1, 2, 3")
    fail_deep(depth - 1)


def test_an_error_and_its_causes_come_with_every_line_of_code() -> None:
    try:
        try:
            fail_deep(8)
        except KeyError as cause:
            raise RuntimeError("seed abc") from cause
    except RuntimeError as error:
        line = logged(error)
    assert (line["level"], line["from"], line["says"], line["table"]) == ("error", "serai", "it failed", "abc")
    assert line["error"] == "RuntimeError" and "hand" not in str(line) and "seed" not in str(line)
    one, two = line["traceback"]  # type: ignore[misc]
    assert one["kind"] == "RuntimeError" and two["kind"] == "KeyError"
    assert sum("fail_deep" in place for place in two["lines"]) == 9
    assert all("test_logs.py:" in place for place in one["lines"] + two["lines"])


def test_what_a_disk_or_a_connection_says_is_told_but_no_values() -> None:
    try:
        try:
            raise sqlite3.OperationalError("database or disk is full")
        except sqlite3.OperationalError as cause:
            raise OperationalError("INSERT", {"seed": "abc"}, cause) from cause
    except OperationalError as error:
        line = logged(error)
    assert "database or disk is full" in str(line) and "abc" not in str(line["traceback"])


def test_a_line_without_an_error_has_no_traceback() -> None:
    record = logging.LogRecord("uvicorn.error", logging.INFO, "", 0, "started %s", ("now",), None)
    assert set(json.decode(Lines().format(record))) == {"at", "level", "from", "says"}
    assert json.decode(Lines().format(record))["says"] == "started now"


@scene
async def test_what_fails_in_the_background_is_logged_with_its_way(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    host = ServerHost(Settings(database=sqlite))

    async def fails() -> None:
        fail_deep(3)

    await host.spawn(fails())
    record = next(record for record in caplog.records if record.exc_info)
    line = json.decode(Lines().format(record))
    assert any("fail_deep" in place for place in line["traceback"][0]["lines"])
    await host.storage.close()
    assert sys.exc_info()[0] is None


def test_nonsense_of_strangers_does_not_fill_the_log() -> None:
    def is_logged(said: str, level: int) -> bool:
        return Quiet().filter(logging.LogRecord("uvicorn.error", level, "", 0, said, (), None))

    assert not is_logged("Invalid HTTP request received.", logging.WARNING)
    assert not is_logged("connection open", logging.INFO)
    assert is_logged("Exception in ASGI application", logging.ERROR)
    assert is_logged("Started server process", logging.INFO)
