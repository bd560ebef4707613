"""Processes of the server end with it, however it ends."""

import faulthandler
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait

LAST_SECONDS = 15.0  # a worker whose parent is gone stores what it was given, but not for longer


def end_with_parent(ending: Callable[[], None]) -> None:
    """When the process that started this one is gone, even by kill -9, do that; the first process has no parent."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        wait([parent.sentinel])
        ending()

    threading.Thread(target=watch, name="watches the parent", daemon=True).start()


def leave_at_once() -> None:
    os._exit(1)


def leave_politely() -> None:
    """As if it were told to stop; if that takes too long, at once."""
    threading.Timer(LAST_SECONDS, leave_at_once).start()
    os.kill(os.getpid(), signal.SIGTERM)


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """However busy or stuck: after this time the process is gone. The timer needs no Python to run."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
