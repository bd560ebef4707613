"""Requests that make no sense are refused with a reason; none of them is a fault of the server."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import json

from serai.server import client
from tests.server.raw import Answer, ask
from tests.server.scenes import house, scene

ODD_PATHS = [b"/api/tables/%00", b"/api/tables/%00/record", b"/api/tables/a%00b/replay", b"/api/tables/%ff%fe/verify"]
TOKENS = ["s٣.0." + "A" * 32, "s0.٣." + "A" * 32, "h0.0." + "é" * 32]


@pytest.mark.parametrize("path", ODD_PATHS)
@scene
async def test_an_odd_table_id_is_no_table(database: str, path: bytes) -> None:
    async with house(database) as served:
        answer = await ask(served.port, b"GET " + path)
        assert (answer.status, answer.error) == (404, "no_table")


@pytest.mark.parametrize("path", [b"/", b"/health", b"/health/live", b"/api/house", b"/api/tables/none"])
@scene
async def test_the_head_of_a_page_is_that_of_the_page(sqlite: str, path: bytes) -> None:
    async with house(sqlite) as served:
        whole, head = await ask(served.port, b"GET " + path), await ask(served.port, b"HEAD " + path)
        assert (head.status, head.body) == (whole.status, b"")
        assert head.headers.keys() == whole.headers.keys()
        assert whole.body


@pytest.mark.parametrize("token", TOKENS)
@scene
async def test_a_token_with_other_digits_than_ours_opens_nothing(sqlite: str, token: str) -> None:
    async with house(sqlite) as served:
        host = await served.make()
        path = f"/api/tables/{host.table}"
        entered = await ask(served.port, f"POST {path}/enter".encode(), body=json.encode({"token": token}))
        assert (entered.status, entered.error) == (403, "bad_token")
        looked = await ask(served.port, f"GET {path}".encode(), b"Cookie: serai=" + token.encode())
        assert (looked.status, looked.error) == (403, "no_entry")


@pytest.mark.parametrize("origin", [b"http://[", b"http://[::1", b"//", b"null", b"http://\xff", b"http://a b"])
@scene
async def test_an_origin_that_is_no_address_is_another_site(sqlite: str, origin: bytes) -> None:
    async with house(sqlite) as served:
        answer = await ask(served.port, b"POST /api/join", b"Origin: " + origin, body=b'{"code":"ABC-DEF"}')
        assert (answer.status, answer.error) == (403, "other_origin")


@pytest.mark.parametrize("host", [b"[", b"[::1", b"a b", b"\xff", b"here:port", b"%00", b""])
@scene
async def test_an_odd_host_is_no_fault_of_ours(sqlite: str, host: bytes) -> None:
    async with house(sqlite) as served:
        wish = {"game": "sultan", "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = await ask(served.port, b"POST /api/tables", body=json.encode(wish), host=host)
        assert answer.status in (201, 400)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of a few files."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Serai</title>")
    (folder / "assets" / "house.js").write_text("let house = 1;" * 200)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(client, "FOLDER", folder)
    return folder


@pytest.mark.parametrize(
    "path",
    [b"/%00.js", b"/" + b"a" * 300, b"/" + b"a/" * 3000, b"/..%2fsecret.txt", b"/assets/../../secret.txt", b"/%ff"],
)
@scene
async def test_a_page_that_can_not_be_gets_no_file(sqlite: str, built: Path, path: bytes) -> None:
    async with house(sqlite) as served:
        answer = await ask(served.port, b"GET " + path)
        assert (answer.status, answer.error) == (404, "no_page")


@pytest.mark.parametrize("place", ["result", "options", "names", "edition", "more"])
@scene
async def test_a_deeply_nested_record_is_refused(sqlite: str, place: str) -> None:
    async with house(sqlite) as served:
        nested = b"[" * 900 + b"]" * 900
        start = b'{"format":"serai/1","game":"sultan","players":2,"moves":[],"' + place.encode() + b'":'
        answer = await ask(served.port, b"POST /api/records", body=start + nested + b"}")
        assert answer.status == 400
        assert answer.error in ("bad_record", "no_json")


@pytest.mark.parametrize("query", [b"seat=%C2%B2", b"seat=3%0A", b"from=%D9%A3x", b"to=ten", b"seat=%00", b"seat=%ff"])
@scene
async def test_an_odd_question_for_a_replay_is_refused(sqlite: str, query: bytes) -> None:
    async with house(sqlite) as served:
        host = await served.make()
        path = f"GET /api/tables/{host.table}/replay?".encode() + query
        answer = await ask(served.port, path, b"Cookie: " + host.cookie.encode())
        assert (answer.status, answer.error) == (400, "bad_request")


@pytest.mark.parametrize("action", ["[" * 900 + "]" * 900, '{"type":' + "[" * 500 + "]" * 500 + "}"])
@scene
async def test_a_deeply_nested_move_is_refused(sqlite: str, action: str) -> None:
    async with house(sqlite) as served:
        host = await served.make("sultan", "mm", options={"first_player": 0})
        async with host.sit(0) as one:
            await one.see(1)
            await one.socket.send('{"type":"move","seat":0,"version":1,"id":"a","action":' + action + "}")
            answer = await one.until(lambda message: message["type"] != "position")
            assert answer["type"] == "refused" or answer["error"] in ("bad_message", "no_json")


# whatever else comes

LINES = st.sampled_from([
    b"GET /api/house", b"GET /api/tables/%s", b"GET /api/tables/%s/record", b"GET /api/tables/%s/replay",
    b"GET /api/tables/%s/verify", b"POST /api/tables", b"POST /api/join", b"POST /api/tables/%s/enter",
    b"POST /api/tables/%s/sit", b"POST /api/tables/%s/say", b"POST /api/records", b"GET /health", b"GET /%s",
    b"OPTIONS /api/join", b"HEAD /api/tables/%s", b"PUT /api/tables/%s", b"DELETE /api/tables/%s",
])  # fmt: skip
ODD_PIECES = [
    b"%00",
    b"%ff",
    b"%0a",
    b"%2e%2e",
    b"%2f",
    b"%",
    b"%zz",
    b"a" * 30,
    b"\xc3\xa9",
    b"[",
    b"]",
    b"..",
    b"{}",
    b"~",
]
PIECES = st.sampled_from(ODD_PIECES)
WRITTEN = st.lists(PIECES, max_size=4).map(b"".join)
NAMES = st.sampled_from([
    b"Origin", b"Cookie", b"Content-Type", b"Accept", b"Accept-Encoding", b"X-Forwarded-For", b"X-Forwarded-Proto",
    b"If-None-Match", b"Range", b"Content-Encoding", b"Accept-Language", b"Transfer-Encoding", b"Expect",
])  # fmt: skip
ODD_VALUES = [
    b"serai=",
    b"serai=\xff",
    b'serai="',
    b"null",
    b"bytes=9-1",
    b"gzip;q=x",
    b"http://[",
    b"text/\xff",
    b"][",
]
HEADER_VALUES = st.one_of(WRITTEN, st.sampled_from(ODD_VALUES))
HEADERS = st.lists(st.tuples(NAMES, HEADER_VALUES).map(lambda pair: pair[0] + b": " + pair[1]), max_size=3)
LEAVES = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.just("\x00"))
KEYS = st.one_of(
    st.sampled_from(["game", "players", "seats", "code", "token", "seat", "name", "type", "record", "moves", "names"]),
    st.text(max_size=5),
)
VALUES = st.recursive(LEAVES, lambda part: st.lists(part, max_size=3) | st.dictionaries(KEYS, part, max_size=4))
BODIES = st.one_of(
    st.just(b""), st.binary(max_size=40), VALUES.map(lambda value: json.encode(value)), st.just(b"[" * 5000)
)


@pytest.mark.endurance
def test_whatever_is_asked_nothing_is_a_fault_of_the_server(tmp_path: Path, built: Path) -> None:
    """Lines, queries, headers and bodies of many kinds; below 500 is an answer, above is a fault."""

    async def all_answers(cases: list[tuple[bytes, tuple[bytes, ...], bytes]]) -> list[Answer]:
        async with house(f"sqlite:///{tmp_path}/tables.db") as served:
            return [await ask(served.port, line, *headers, body=body) for line, headers, body in cases]

    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(st.lists(st.tuples(LINES, WRITTEN, WRITTEN, HEADERS, BODIES), min_size=40, max_size=40))
    def nothing_breaks(drawn: list[tuple[bytes, bytes, bytes, list[bytes], bytes]]) -> None:
        cases = []
        for line, path, query, headers, body in drawn:
            full = line.replace(b"%s", path or b"x") + (b"?seat=" + query if query else b"")
            cases.append((full, tuple(headers), body))
        for case, answer in zip(cases, asyncio.run(all_answers(cases)), strict=True):
            assert 0 <= answer.status < 500, (case, answer.status, answer.body[:300])

    nothing_breaks()
