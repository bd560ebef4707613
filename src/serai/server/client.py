"""The browser client: built files with their compressed forms, served as they are; the client's own addresses get its
first page."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any, cast
from wsgiref.headers import Headers

from litestar import MediaType, Request, get
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp
from servestatic import ServeStaticASGI
from servestatic.asgi import FileServerASGI

from serai.server.cards import tags_of
from serai.server.prepared import IS_COMPRESSED
from serai.server.requests import asker_of, base_address, host_of
from serai.tables.api import Device
from serai.tables.errors import ApiError
from serai.tables.ids import TABLE_ID

FOLDER = Path(str(files("serai.server"))) / "client"
FIRST_PAGE = "/index.html"
KINDS = {
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NEVER_CHANGES = "/assets/"  # the names of these files say what is in them
ADDRESS = re.compile(r"/[A-Za-z0-9/_-]{0,120}")  # of a screen of the client
REPLAY = re.compile(rf"/replay/({TABLE_ID.pattern})/?")
NOT_BUILT = "The browser client is not built. `make setup` builds it; the server's API is at /api/openapi.json.\n"


def is_built() -> bool:
    return (FOLDER / FIRST_PAGE[1:]).is_file()


@get(["/", "/{wanted:path}"], include_in_schema=False, opt={IS_COMPRESSED: True})
async def client(request: Request[Any, Any, Any]) -> ASGIApp:
    """A file of the client, or its first page: the client knows its own addresses."""
    path = request.scope["path"].rstrip("/") or "/"
    if path.startswith("/api/"):
        raise ApiError(404, "no_page")
    served: ServeStaticASGI = request.app.state.client
    if path not in served.files:
        if path.startswith(NEVER_CHANGES) or not ADDRESS.fullmatch(path):
            raise ApiError(404, "no_page")
        path = FIRST_PAGE
    if path not in served.files:
        return ASGIResponse(body=NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    tags = await tags_for(request) if path == FIRST_PAGE else ""
    if tags:
        page = (FOLDER / FIRST_PAGE[1:]).read_text(encoding="utf-8").replace("</head>", f"{tags}</head>", 1)
        return ASGIResponse(body=page.encode(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})
    return cast("ASGIApp", FileServerASGI(served.files[path]))


async def tags_for(request: Request[Any, Any, Any]) -> str:
    """What a link to the replay of a published record tells those who show it; nothing of any other table."""
    found = REPLAY.fullmatch(request.scope["path"])
    if found is None:
        return ""
    base, table = base_address(request), found[1]
    try:
        record = await host_of(request).api.record(Device([], base, asker_of(request)), table)
        return tags_of(record, f"{base}/replay/{table}", f"{base}/api/records/{table}/card.svg", "en")
    except ApiError:
        return ""


def client_files() -> ServeStaticASGI:
    """The built files, found once: no address of a request is ever looked for on the disk."""
    return ServeStaticASGI(
        None,
        FOLDER if is_built() else None,
        allow_all_origins=False,
        mimetypes=KINDS,
        immutable_file_test=lambda _, url: url.startswith(NEVER_CHANGES),
        add_headers_function=ask_again,
    )


def ask_again(headers: Headers, _: str, url: str) -> None:
    """A browser keeps a file that may change under its name, but asks whether it has changed."""
    if not url.startswith(NEVER_CHANGES):
        headers["Cache-Control"] = "no-cache"
