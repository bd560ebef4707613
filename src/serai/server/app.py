"""The application: its routes, its headers, how errors are told."""

import gc
import logging
import sys
from typing import Any

from asyncpg import PostgresError
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope
from sqlalchemy.exc import SQLAlchemyError

from serai import __version__
from serai.server.children import end_with_parent, leave_politely
from serai.server.client import client, client_files
from serai.server.documents import asyncapi, openapi
from serai.server.host import ServerHost
from serai.server.limits import LARGEST_BODY
from serai.server.live import SocketRouter
from serai.server.logs import set_up_logs
from serai.server.policy import POLICY
from serai.server.prepared import IS_COMPRESSED
from serai.server.requests import host_of
from serai.server.settings import Settings, settings_from_environment
from serai.server.tables import (
    bring,
    coach_seat,
    delete_table,
    enter,
    house,
    join,
    judge_choice,
    list_puzzles,
    look_at,
    make_table,
    play_on,
    play_puzzle,
    poll,
    read_card,
    read_puzzle,
    read_record,
    replay_table,
    review_table,
    say,
    sit,
    upload,
    verify_table,
    words,
)
from serai.server.throttle import Throttle
from serai.server.trouble import is_full
from serai.tables.errors import ApiError, NotStored
from serai.tables.messages.tables import ErrorMessage

LOG = logging.getLogger("serai.app")

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SWITCH_SECONDS = 0.0005  # the thread that writes waits so long for the others, a few times for each transaction
NEVER = 1_000_000_000
UNKEPT = [(b"cache-control", b"no-store")]
KEYS = {404: "no_page", 405: "no_page", 413: "too_large", 429: "too_many"}


def application() -> SocketRouter:
    """For uvicorn's workers: set up from the environment."""
    set_up_logs()
    end_with_parent(leave_politely)
    app = make_app(ServerHost(settings_from_environment()))
    collect_garbage_rarely()
    sys.setswitchinterval(SWITCH_SECONDS)
    return app


def collect_garbage_rarely() -> None:
    """What is loaded now stays; of the rest each thing is looked at once, when it is new.

    To look through all tables makes everybody wait: the host does that now and then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, NEVER, NEVER)


def make_app(host: ServerHost) -> SocketRouter:
    return SocketRouter(Throttle(http_pages(host), host.limits, [*HEADERS, *UNKEPT]), host)


def http_pages(host: ServerHost) -> Litestar:
    return Litestar(
        route_handlers=[
            house,
            words,
            make_table,
            play_on,
            play_puzzle,
            join,
            enter,
            sit,
            look_at,
            read_record,
            read_card,
            verify_table,
            replay_table,
            review_table,
            judge_choice,
            coach_seat,
            list_puzzles,
            read_puzzle,
            upload,
            bring,
            delete_table,
            poll,
            say,
            health,
            alive,
            metrics,
            asyncapi,
            openapi,
            client,
        ],
        state=State({"host": host, "client": client_files()}),
        on_startup=[host.open],
        on_shutdown=[host.close],
        before_send=[add_headers],
        exception_handlers={
            ApiError: tell_api_error,
            NotStored: tell_not_stored,
            SQLAlchemyError: tell_not_stored,
            PostgresError: tell_not_stored,
            OSError: tell_not_stored,  # no connection, or none in time
            HTTPException: tell_http,
            RecursionError: tell_unreadable,
            UnicodeError: tell_unreadable,
            Exception: tell_our_fault,
        },
        request_max_body_size=LARGEST_BODY,
        cors_config=other_sites(host.settings),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude_opt_key=IS_COMPRESSED
        ),
        openapi_config=OpenAPIConfig(
            title="Serai", version=__version__, path="/api/openapi", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


def other_sites(settings: Settings) -> CORSConfig | None:
    """Pages of these sites may use this server, with the cookies of whoever looks at them."""
    if not settings.origins:
        return None
    return CORSConfig(
        allow_origins=list(settings.origins),
        allow_methods=["GET", "POST", "DELETE"],
        allow_headers=["content-type"],
        allow_credentials=True,
    )


@get(
    ["/health", "/health/ready"],
    summary="Can this worker be asked? With what works and what does not",
    responses={503: ResponseSpec(dict[str, Any], False, "it can't")},
)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    found = await host_of(request).health.report()
    return Response(found, status_code=200 if found["status"] == "well" else 503)


@get("/health/live", summary="Does this worker answer at all?")
async def alive() -> dict[str, str]:
    return {"status": "well"}


@get("/metrics", summary="Numbers for Prometheus", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    return Response(host_of(request).metrics.exposition(), media_type="text/plain; version=0.0.4")


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer says what a browser may do with it; those of the API are kept nowhere."""
    if message["type"] == "http.response.start":
        kept = UNKEPT if scope["path"].startswith(("/api/", "/health", "/metrics")) else []
        message["headers"] = [*message["headers"], *HEADERS, *kept]


def tell_api_error(request: Request[Any, Any, Any], error: ApiError) -> Response[ErrorMessage]:
    host_of(request).metrics.problem(error.error)
    return Response(ErrorMessage(error.error, error.detail), status_code=error.status)


def tell_not_stored(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorMessage]:
    """The database fails, not what was asked; the log learns why."""
    LOG.warning("a request could not be stored or read", exc_info=error, extra={"path": request.scope["path"]})
    return Response(
        ErrorMessage(
            error.key if isinstance(error, NotStored) else "disk_full" if is_full(error) else "not_stored", {}
        ),
        status_code=503,
    )


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
    LOG.error("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    return Response(ErrorMessage("our_fault", {}), status_code=500)
