"""The descriptions of what the server understands: Litestar's of the HTTP side, ours of the socket's messages."""

from functools import cache, lru_cache
from typing import Any, get_args

from litestar import Litestar, Request, Response, get
from msgspec.json import schema_components

from serai import __version__
from serai.server.prepared import IS_COMPRESSED, PreparedAnswer
from serai.tables.messages.live import ClientMessage, ServerMessage


@get("/api/openapi.json", include_in_schema=False, opt={IS_COMPRESSED: True})
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    return pages_of(request.app).to(request)


@get("/api/asyncapi.json", include_in_schema=False, opt={IS_COMPRESSED: True})
async def asyncapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    return live_tables().to(request)


@lru_cache(maxsize=1)
def pages_of(app: Litestar) -> PreparedAnswer:
    return PreparedAnswer(app.openapi_schema.to_schema())


@cache
def live_tables() -> PreparedAnswer:
    return PreparedAnswer(document())


def document() -> dict[str, Any]:
    """An AsyncAPI document of the socket."""
    said, answered = get_args(ClientMessage), get_args(ServerMessage)
    _, schemas = schema_components((*said, *answered), ref_template="#/components/schemas/{name}")
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Serai: live tables", "version": __version__},
        "channels": {"live": channel(said, answered)},
        "operations": {
            "say": operation("receive", said),
            "answer": operation("send", answered),
        },
        "components": {"messages": messages((*said, *answered)), "schemas": schemas},
    }


def channel(said: tuple[type, ...], answered: tuple[type, ...]) -> dict[str, Any]:
    return {
        "address": "/api/tables/{table}/live",
        "description": "Query: seat (absent: a spectator) and since (the last version that was seen).",
        "parameters": {"table": {"description": "the id of a table"}},
        "messages": {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in (*said, *answered)},
        "bindings": {"ws": {"method": "GET"}},
    }


def operation(action: str, kinds: tuple[type, ...]) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/live/messages/{kind.__name__}"} for kind in kinds]
    return {"action": action, "channel": {"$ref": "#/channels/live"}, "messages": messages}


def messages(kinds: tuple[type, ...]) -> dict[str, Any]:
    return {
        kind.__name__: {"name": kind.__name__, "payload": {"$ref": f"#/components/schemas/{kind.__name__}"}}
        for kind in kinds
    }
