"""Running the server: for a host, or for a family at home."""

import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from typing import Any
from urllib.error import URLError

import segno
import uvicorn
from msgspec.structs import replace
from platformdirs import user_data_path

from serai.server.client import is_built
from serai.server.connections import WatchedHttp, WatchedSocket
from serai.server.limits import LARGEST_MESSAGE
from serai.server.settings import Settings
from serai.server.startup import check_port, prepared

START_SECONDS = 15.0
LOOPBACK = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::", "")


def nothing() -> None:
    """There is nothing to be said."""


def serve(
    settings: Settings, host: str, port: int, quiet: bool = False, announce: Callable[[], None] = nothing
) -> None:
    """Run until stopped; several workers share one Postgres. What is to be said of it is said when all is ready."""
    check_port(host, port)
    with prepared(settings):
        settings.publish()
        announce()
        uvicorn.run(
            "serai.server.app:application",
            factory=True,
            host=host,
            port=port,
            workers=settings.workers,
            log_level="warning" if quiet else "info",
            **uvicorn_options(),
        )


def uvicorn_options() -> dict[str, Any]:
    """What uvicorn is told wherever it is started."""
    return {
        "http": WatchedHttp,
        "ws": WatchedSocket,
        "ws_max_size": 4 * LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # positions are small; it would double the memory of a socket
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 10,
    }


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

    def announce() -> None:
        tell(here, addresses)
        threading.Thread(target=show_when_ready, args=(port, here, open_browser), daemon=True).start()

    serve(replace(settings, addresses=addresses), host, port, quiet=True, announce=announce)


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
        with urllib.request.urlopen(f"{here}health/live", timeout=2) as answer:
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
