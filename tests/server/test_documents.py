"""What the server says about itself is true; what it logs tells nothing secret."""

import io
import logging
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from serai.server.addresses import database_url
from serai.server.app import KEYS
from serai.server.documents import document
from serai.server.logs import Lines, set_up_logs
from serai.server.schema import METADATA
from serai.server.storage import Storage
from serai.tables.ids import new_secret
from serai.tables.messages.live import ClientMessage, ServerMessage
from serai.tables.rights import SEAT
from serai.tables.tokens import sign
from serai.text import LANGUAGES
from tests.server.scenes import house, play_out, scene

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src/serai"


def test_the_socket_document_names_every_message() -> None:
    told = document()
    kinds = {kind.__name__ for kind in (*get_args(ClientMessage), *get_args(ServerMessage))}
    assert set(told["components"]["messages"]) == kinds
    for kind in kinds:
        assert told["components"]["schemas"][kind]["properties"]["type"]
    assert msgspec.json.encode(told)


@scene
async def test_no_token_seed_or_hand_is_logged(sqlite: str, capfd: pytest.CaptureFixture[str]) -> None:
    stream = io.StringIO()
    listener = logging.StreamHandler(stream)
    listener.setFormatter(Lines())
    set_up_logs()
    logging.getLogger().addHandler(listener)
    try:
        async with house(sqlite) as served:
            host = await served.make("sultan", "mr")
            seed = served.host.registry.tables[host.table].stored.seed or ""
            await host.ask("POST", "enter", {"token": "s0.0." + "A" * 32})
            async with host.sit(0) as one:
                await one.socket.send("nonsense")
                await play_out([one])
    finally:
        logging.getLogger().removeHandler(listener)
    said = stream.getvalue() + capfd.readouterr().err
    tokens = [link.partition("#")[2] for link in (host.made["links"]["invite"], host.made["links"]["seats"][0])]
    for secret in (seed, *tokens, host.cookie.partition("=")[2]):
        assert len(secret) > 20 and secret not in said


def test_a_token_that_gets_into_a_log_line_is_blotted_out() -> None:
    token = sign(new_secret(), "table", SEAT, 1)
    record = logging.LogRecord("serai", logging.INFO, "", 0, "a link %s", (token,), None)
    assert token not in Lines().format(record)


def test_an_error_is_logged_by_its_kind_and_place_and_not_by_its_words() -> None:
    try:
        raise ValueError("the hand is 1, 2, 3")
    except ValueError as error:
        record = logging.LogRecord(
            "serai", logging.ERROR, "", 0, "failed", (), (ValueError, error, error.__traceback__)
        )
    line = Lines().format(record)
    assert "ValueError" in line and "test_documents.py" in line and "hand" not in line


@scene
async def test_migrations_make_the_schema_and_run_again_harmlessly(database: str) -> None:
    from sqlalchemy import inspect

    storage = Storage(database)
    await storage.open()
    await storage.open()
    async with storage.engine.connect() as connection:
        columns = await connection.run_sync(
            lambda sync: {name: {c["name"] for c in inspect(sync).get_columns(name)} for name in METADATA.tables}
        )
        unique = await connection.run_sync(lambda sync: inspect(sync).get_indexes("entries"))
    assert columns == {name: {column.name for column in table.c} for name, table in METADATA.tables.items()}
    assert any(index["unique"] and index["column_names"] == ["table_id", "seat", "id"] for index in unique)
    await storage.close()


def test_addresses_of_databases_get_the_driver_that_we_use() -> None:
    assert database_url("sqlite:///a.db").drivername == "sqlite+aiosqlite"
    assert database_url("postgresql+psycopg://a@b/c").drivername == "postgresql+asyncpg"


def test_every_refusal_of_the_server_has_a_sentence_in_every_language() -> None:
    """Errors of requests and sockets are `problem-` keys; refused moves are `reason-` keys."""
    code = "".join(path.read_text() for folder in ("server", "tables") for path in (SOURCES / folder).rglob("*.py"))
    errors = set(re.findall(r'(?:ApiError\(\d+, |Problem\(|ErrorMessage\()"([a-z_]+)"', code))
    errors |= {*KEYS.values(), "our_fault", "bad_request", "come_again", "other_rules"}
    reasons = set(re.findall(r'NotNow\(Refusal\("", "([a-z_]+)"', code)) | {"no_such_action"}
    assert {"stale", "not_your_turn"} <= reasons and len(errors) >= 30
    for language in LANGUAGES:
        texts = "".join((SOURCES / "text" / language / f"{name}.ftl").read_text("utf-8") for name in ("web", "house"))
        for key in [f"problem-{error}" for error in errors | reasons]:
            assert re.search(rf"^{key} =", texts, re.MULTILINE), f"{language} lacks {key}"
        for reason in ("stale", "not_started", "not_your_turn", "no_such_action", "game_over", "other_rules"):
            assert re.search(rf"^reason-{reason} =", texts, re.MULTILINE), f"{language} lacks reason-{reason}"
