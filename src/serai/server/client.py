"""The browser client: built files, served as they are; unknown paths get its first page."""

from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import File

from serai.server.troubles import Trouble

FOLDER = Path(str(files("serai.server"))) / "client"
FOREVER = "public, max-age=31536000, immutable"
FIRST_PAGE = "index.html"
KINDS = {  # not every machine's own table knows these
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT = "The browser client is not built. `make setup` builds it; the server's API is at /api/openapi.json.\n"


def is_built() -> bool:
    return (FOLDER / FIRST_PAGE).is_file()


@get("/", include_in_schema=False)
async def client_root() -> Response[bytes]:
    return first_page()


@get("/{wanted:path}", include_in_schema=False)
async def client(wanted: FromPath[Path]) -> File | Response[bytes]:
    """A file of the client, or its first page: the client knows its own addresses."""
    name = str(wanted).lstrip("/")
    if name.startswith("api/"):
        raise Trouble(404, "no_page")
    file = (FOLDER / name).resolve()
    if file.is_file() and file.is_relative_to(FOLDER.resolve()):
        kept = FOREVER if name.startswith("assets/") else "no-cache"
        kind = KINDS.get(file.suffix, "application/octet-stream")
        return File(file, media_type=kind, content_disposition_type="inline", headers={"cache-control": kept})
    return first_page()


def first_page() -> Response[bytes]:
    if not is_built():
        return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=503)
    page = (FOLDER / FIRST_PAGE).read_bytes()
    return Response(page, media_type="text/html", headers={"cache-control": "no-cache"})
