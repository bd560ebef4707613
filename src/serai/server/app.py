"""The application: its routes, its headers, how errors are told."""

import gc
import logging
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from serai.server.client import client, client_root
from serai.server.documents import asyncapi
from serai.server.house import our_version
from serai.server.limits import LARGEST_BODY
from serai.server.live import Doors
from serai.server.logs import set_up_logs
from serai.server.messages.tables import ErrorMessage
from serai.server.requests import rooms_of
from serai.server.rooms import Rooms
from serai.server.settings import settings_from_environment
from serai.server.tables import (
    enter,
    house,
    join,
    look_at,
    make_table,
    poll,
    read_record,
    replay_table,
    say,
    sit,
    upload,
    verify_table,
)
from serai.server.troubles import Trouble

LOG = logging.getLogger("serai.app")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
KEYS = {404: "no_page", 405: "no_page", 413: "too_large", 429: "too_many"}


def application() -> Doors:
    """For uvicorn's workers: set up from the environment."""
    set_up_logs()
    app = make_app(Rooms(settings_from_environment()))
    collect_garbage_rarely()
    return app


def collect_garbage_rarely() -> None:
    """What is loaded now stays; looking through all tables too often would make them wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def make_app(rooms: Rooms) -> Doors:
    return Doors(http_pages(rooms), rooms)


def http_pages(rooms: Rooms) -> Litestar:
    return Litestar(
        route_handlers=[
            house,
            make_table,
            join,
            enter,
            sit,
            look_at,
            read_record,
            verify_table,
            replay_table,
            upload,
            poll,
            say,
            health,
            metrics,
            asyncapi,
            client_root,
            client,
        ],
        state=State({"rooms": rooms}),
        on_startup=[rooms.open],
        on_shutdown=[rooms.close],
        before_send=[add_headers],
        exception_handlers={
            Trouble: tell_trouble,
            HTTPException: tell_http,
            RecursionError: tell_unreadable,
            UnicodeError: tell_unreadable,
            Exception: tell_our_fault,
        },
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Serai", version=our_version(), path="/api", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )


@get("/health", summary="Is the server well?", responses={503: ResponseSpec(dict[str, str], False, "it is not")})
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    rooms = rooms_of(request)
    well = rooms.is_open and await reachable(rooms)
    return Response({"status": "well" if well else "unwell"}, status_code=200 if well else 503)


async def reachable(rooms: Rooms) -> bool:
    try:
        return await rooms.storage.is_reachable()
    except Exception:
        return False


@get("/metrics", summary="Numbers for Prometheus", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(rooms_of(request).metrics.written(), media_type="text/plain; version=0.0.4")


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer says what a browser may do with it."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


def tell_trouble(request: Request[Any, Any, Any], trouble: Trouble) -> Response[ErrorMessage]:
    rooms_of(request).metrics.problems.labels(trouble.error).inc()
    return Response(ErrorMessage(trouble.error, trouble.detail), status_code=trouble.status)


def tell_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorMessage]:
    detail: dict[str, Any] = {}
    if isinstance(error, ValidationException):
        reasons = error.extra if isinstance(error.extra, list) else []
        detail = {"reason": "; ".join(str(each.get("message", "")) for each in reasons if isinstance(each, dict))[:300]}
    key = KEYS.get(error.status_code, "bad_request" if error.status_code < 500 else "our_fault")
    return Response(ErrorMessage(key, detail), status_code=error.status_code)


def tell_unreadable(_: Request[Any, Any, Any], __: Exception) -> Response[ErrorMessage]:
    """A body that is nested too deeply, or is no text."""
    return Response(ErrorMessage("no_json", {}), status_code=400)


def tell_our_fault(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorMessage]:
    """The client learns nothing of it; the log learns its kind and place, never its words."""
    LOG.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return Response(ErrorMessage("our_fault", {}), status_code=500)
