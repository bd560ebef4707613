"""What a request tells about who asks."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from serai.server.rooms import Rooms
from serai.server.settings import Settings
from serai.server.storage import StoredTable
from serai.server.tokens import Rights, cookie_with, rights_of, tokens_in
from serai.server.troubles import Trouble

COOKIE = "serai"
LOOPBACKS = ("127.0.0.1", "localhost", "[::1]")
A_YEAR = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


def rooms_of(connection: Connection) -> Rooms:
    rooms = connection.app.state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


def client_address(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def check_origin(connection: Connection, settings: Settings) -> None:
    """A page of another site may not act here. Programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise Trouble(403, "other_origin")


def rights_at(connection: Connection, table: StoredTable) -> Rights:
    return rights_of(table.secret, table.id, tokens_in(connection.cookies.get(COOKIE)))


def check_limit(connection: Connection, what: str) -> None:
    if not rooms_of(connection).limits.allows(what, client_address(connection)):
        raise Trouble(429, "too_many")


def cookie_for(connection: Connection, table_id: str, *tokens: str) -> Cookie:
    """The device's cookie for one table, with further tokens."""
    old = connection.cookies.get(COOKIE) if connection.url.path.startswith(f"/api/tables/{table_id}/") else None
    return Cookie(
        key=COOKIE,
        value=cookie_with(old, *tokens),
        path=f"/api/tables/{table_id}",
        httponly=True,
        samesite="strict",
        secure=connection.url.scheme == "https",
        max_age=A_YEAR,
    )


def link(connection: Connection, table_id: str, token: str) -> str:
    """A link to a table; the token is behind the hash, so no server and no log ever sees it."""
    return f"{base_address(connection)}/table/{table_id}#{token}"


def base_address(connection: Connection) -> str:
    """Where other devices find this server: links made on this very machine name its address in the network."""
    host = connection.headers.get("host", "")
    addresses = rooms_of(connection).settings.addresses
    if addresses and host.rpartition(":")[0] in LOOPBACKS:
        return addresses[0]
    return f"{connection.url.scheme}://{host}"
