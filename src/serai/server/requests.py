"""What a request tells about who asks."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from serai.server.host import ServerHost
from serai.server.limits import asker
from serai.server.settings import Settings
from serai.tables.api import Device
from serai.tables.errors import ApiError
from serai.tables.rights import Rights
from serai.tables.stored import StoredTable
from serai.tables.tokens import cookie_with, rights_of, tokens_in

COOKIE = "serai"
LOOPBACKS = ("127.0.0.1", "localhost", "[::1]")
A_YEAR = 365 * 24 * 3600

Connection = ASGIConnection[Any, Any, Any, Any]


def host_of(connection: Connection) -> ServerHost:
    host = connection.app.state.host
    assert isinstance(host, ServerHost)
    return host


def device_of(connection: Connection) -> Device:
    """Who asks, with the tokens of the table that is asked about."""
    return Device(tokens_in(connection.cookies.get(COOKIE)), base_address(connection), asker_of(connection))


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def asker_of(connection: Connection) -> str:
    """Whom limits hold for."""
    return asker(address_of(connection), connection.cookies.get(COOKIE))


def check_origin(connection: Connection, settings: Settings) -> None:
    """A page of another site may not act here. Programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if site_of(origin) != connection.headers.get("host"):
        raise ApiError(403, "other_origin")


def site_of(origin: str) -> str | None:
    """Host and port of an origin; None if it is no address at all."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def rights_at(connection: Connection, table: StoredTable) -> Rights:
    return rights_of(table.secret, table.id, tokens_in(connection.cookies.get(COOKIE)))


def asking(what: str) -> Guard:
    """Not too often. Looked at before anything of the request's body is read, let alone taken apart."""

    async def check(connection: Connection, _: BaseRouteHandler) -> None:
        host_of(connection).limits.check(what, asker_of(connection))

    return check


def doing(what: str) -> list[Guard]:
    """Whatever changes something: not from pages of other sites, and not too often."""
    return [from_our_pages, asking(what)]


async def from_our_pages(connection: Connection, _: BaseRouteHandler) -> None:
    check_origin(connection, host_of(connection).settings)


def cookie_for(connection: Connection, table_id: str, *tokens: str) -> Cookie:
    """The device's cookie for one table, with further tokens."""
    old = connection.cookies.get(COOKIE) if connection.scope["path"].startswith(f"/api/tables/{table_id}/") else None
    return Cookie(
        key=COOKIE,
        value=cookie_with(old, *tokens),
        path=f"/api/tables/{table_id}",
        httponly=True,
        samesite="strict",
        secure=connection.scope["scheme"] == "https",
        max_age=A_YEAR,
    )


def base_address(connection: Connection) -> str:
    """Where other devices find this server: links made on this very machine name its address in the network."""
    host = connection.headers.get("host", "")
    addresses = host_of(connection).settings.addresses
    if addresses and host.rpartition(":")[0] in LOOPBACKS:
        return addresses[0]
    return f"{connection.scope['scheme']}://{host}"
