"""What the answers tell browsers: keep nothing of the API; which other sites may ask."""

import pytest

from serai.core.errors import SeraiError
from serai.server.settings import check_origins
from tests.server.raw import Answer, ask
from tests.server.scenes import house, scene

FRIEND = "https://games.example.org"


@scene
async def test_no_answer_of_the_api_is_kept_anywhere(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make()
        for path in (
            "/health",
            "/metrics",
            "/api/house",
            "/api/tables/nothing",
            f"/api/tables/{host.table}",
            "/api/openapi.json",
            "/api/x",
        ):
            answer = await ask(served.port, f"GET {path}".encode(), b"Cookie: " + host.cookie.encode())
            assert answer.headers["cache-control"] == "no-store", path


async def preflight(port: int, origin: str) -> Answer:
    return await ask(
        port,
        b"OPTIONS /api/join",
        b"Origin: " + origin.encode(),
        b"Access-Control-Request-Method: POST",
        b"Access-Control-Request-Headers: content-type",
    )


@scene
async def test_a_site_that_may_use_the_server_is_told_so(sqlite: str) -> None:
    async with house(sqlite, origins=(FRIEND,)) as served:
        asked = await preflight(served.port, FRIEND)
        assert asked.status in (200, 204)
        assert asked.headers["access-control-allow-origin"] == FRIEND
        assert asked.headers["access-control-allow-credentials"] == "true"
        assert "POST" in asked.headers["access-control-allow-methods"]
        answer = await ask(served.port, b"POST /api/join", b"Origin: " + FRIEND.encode(), body=b'{"code":"ABC-DEF"}')
        assert (answer.status, answer.error) == (404, "no_such_code")
        assert answer.headers["access-control-allow-origin"] == FRIEND


@pytest.mark.parametrize("origins", [(), (FRIEND,)])
@scene
async def test_another_site_is_told_nothing(sqlite: str, origins: tuple[str, ...]) -> None:
    async with house(sqlite, origins=origins) as served:
        asked = await preflight(served.port, "https://evil.example")
        assert "access-control-allow-origin" not in asked.headers
        answer = await ask(served.port, b"POST /api/join", b"Origin: https://evil.example", body=b'{"code":"ABC-DEF"}')
        assert (answer.status, answer.error) == (403, "other_origin")
        assert "access-control-allow-origin" not in answer.headers


def test_an_origin_is_a_scheme_and_a_host() -> None:
    check_origins((FRIEND, "http://localhost:5173"))
    for wrong in ("games.example.org", "https://games.example.org/", "https://a/b", "*", "http://[", "ftp://a"):
        with pytest.raises(SeraiError, match="is no origin"):
            check_origins((wrong,))
