"""Running the server: for a host, or for a family at home."""

import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from urllib.error import URLError

import segno
import uvicorn
from platformdirs import user_data_path
from sqlalchemy.engine import make_url

from serai.core.errors import SeraiError
from serai.server.client import is_built
from serai.server.limits import LARGEST_MESSAGE
from serai.server.settings import Settings
from serai.server.storage import database_url

START_SECONDS = 15.0
LOOPBACK = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::", "")


def serve(settings: Settings, host: str, port: int, quiet: bool = False) -> None:
    """Run until stopped; several workers share one Postgres."""
    is_sqlite = database_url(settings.database).get_backend_name() == "sqlite"
    if settings.workers > 1 and is_sqlite:
        raise SeraiError(
            "several workers need Postgres: SQLite is for one; give --database postgresql://… or --workers 1"
        )
    make_folder(settings.database)
    settings.publish()
    uvicorn.run(
        "serai.server.app:application",
        factory=True,
        host=host,
        port=port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # positions are small; it would double the memory of a socket
        log_config=None,
        log_level="warning" if quiet else "info",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
    )


def make_folder(database: str) -> None:
    """SQLite makes the file, but not its folder."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite" and url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)


def home_database() -> str:
    """The tables of whoever plays on this machine."""
    return f"sqlite:///{user_data_path('serai') / 'tables.db'}"


def play_here(settings: Settings, host: str, port: int, open_browser: bool) -> None:
    """Start the server, say where other devices find it, and open the browser; if it runs already, only that."""
    here = f"http://{LOOPBACK}:{port}/"
    if is_ours(here):
        print(f"Serai is already running at {here}")
        show(here, open_browser)
        return
    if is_taken(port):
        port = free_port()
        here = f"http://{LOOPBACK}:{port}/"
    addresses = addresses_of(host, port)
    tell(here, addresses)
    threading.Thread(target=show_when_ready, args=(port, here, open_browser), daemon=True).start()
    chosen = {name: getattr(settings, name) for name in settings.__struct_fields__} | {"addresses": addresses}
    serve(Settings(**chosen), host, port, quiet=True)


def tell(here: str, addresses: tuple[str, ...]) -> None:
    print(f"Serai is at {here}")
    for address in addresses:
        print(f"Other devices in this network: {address}")
        if sys.stdout.isatty():
            segno.make(address, error="m").terminal(compact=True)
    if not is_built():
        print("The browser client is not built, so there is nothing to see there yet: `make setup` builds it.")
    print("Ctrl-C stops it.", flush=True)


def addresses_of(host: str, port: int) -> tuple[str, ...]:
    """Where other devices find a server that listens everywhere."""
    if host not in EVERYWHERE:
        return () if host in (LOOPBACK, "localhost") else (f"http://{host}:{port}",)
    found = network_address()
    return () if found is None else (f"http://{found}:{port}",)


def network_address() -> str | None:
    """This machine's address in its network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") or address == "0.0.0.0" else address


def is_taken(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((LOOPBACK, port)) == 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


def is_ours(here: str) -> bool:
    """Does a Serai answer there?"""
    try:
        with urllib.request.urlopen(f"{here}health", timeout=2) as answer:
            return b"well" in answer.read(100)
    except (URLError, OSError, ValueError):
        return False


def show_when_ready(port: int, here: str, open_browser: bool) -> None:
    limit = time.monotonic() + START_SECONDS
    while time.monotonic() < limit and not is_taken(port):
        time.sleep(0.05)
    show(here, open_browser)


def show(here: str, open_browser: bool) -> None:
    if open_browser and is_built():
        webbrowser.open(here)
