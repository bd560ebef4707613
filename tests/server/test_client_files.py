"""The files of the client: compressed once, kept by browsers, never read from where they are not."""

import gzip
from pathlib import Path

import pytest

from serai.server import client
from tests.server.raw import ask
from tests.server.scenes import house, scene

SCRIPT = "let house = 1;\n" * 500


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Serai</title>" + " " * 3000)
    (folder / "manifest.webmanifest").write_text("{}")
    script = folder / "assets" / "house-1a2b.js"
    script.write_text(SCRIPT)
    script.with_name("house-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode(), mtime=0))
    monkeypatch.setattr(client, "FOLDER", folder)
    return folder


@scene
async def test_a_compressed_file_is_sent_as_it_lies_there(sqlite: str, built: Path) -> None:
    async with house(sqlite) as served:
        answer = await ask(served.port, b"GET /assets/house-1a2b.js", b"Accept-Encoding: gzip")
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(answer.body) == SCRIPT.encode()
        assert "accept-encoding" in answer.headers["vary"].lower()
        whole = await ask(served.port, b"GET /assets/house-1a2b.js")
        assert whole.body == SCRIPT.encode() and "content-encoding" not in whole.headers
        assert "javascript" in whole.headers["content-type"]
        hidden = await ask(served.port, b"GET /assets/house-1a2b.js.gz")
        assert hidden.status == 404


@scene
async def test_named_files_are_kept_for_ever_and_pages_are_asked_for_again(sqlite: str, built: Path) -> None:
    async with house(sqlite) as served:
        script = await ask(served.port, b"GET /assets/house-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        for path in (b"/", b"/table/0123456789abcdef0123", b"/rules/sultan/S-28", b"/index.html"):
            page = await ask(served.port, b"GET " + path)
            assert (page.status, page.headers["cache-control"]) == (200, "no-cache")
            assert "text/html" in page.headers["content-type"] and "no-store" not in str(page.headers)
            assert "content-security-policy" in page.headers
            again = await ask(served.port, b"GET " + path, b"If-None-Match: " + page.headers["etag"].encode())
            assert (again.status, again.body) == (304, b"")
        kind = (await ask(served.port, b"GET /manifest.webmanifest")).headers["content-type"]
        assert kind.startswith("application/manifest+json")


@scene
async def test_a_file_that_is_not_there_is_not_the_first_page(sqlite: str, built: Path) -> None:
    async with house(sqlite) as served:
        for path in (b"/assets/old-9z8y.js", b"/favicon.ico", b"/wp-login.php", b"/.env", b"/api/nothing"):
            answer = await ask(served.port, b"GET " + path)
            assert (answer.status, answer.error) == (404, "no_page")


@scene
async def test_without_a_client_the_server_says_so(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "FOLDER", tmp_path / "nothing")
    async with house(sqlite) as served:
        answer = await ask(served.port, b"GET /")
        assert answer.status == 503 and b"is not built" in answer.body
        assert (await ask(served.port, b"GET /api/house")).status == 200
