"""A server in a process of its own, which can be killed: `python -m tests.server.serving SETTINGS PORT`."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from msgspec import json

from serai.server.running import LOOPBACK, free_port, is_ours, serve
from serai.server.settings import Settings

ROOT = Path(__file__).parents[2]
START_SECONDS = 90.0


class Process:
    """One server process with its workers."""

    def __init__(self, database: str, workers: int = 1, port: int | None = None) -> None:
        self.port = port or free_port()
        self.database = database
        settings = Settings(database=database, workers=workers, limited=False, bot_pace=0.0)
        call = [sys.executable, "-m", "tests.server.serving", json.encode(settings).decode(), str(self.port)]
        places = [str(ROOT), *sys.path]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(place for place in places if place)}
        self.process = subprocess.Popen(
            call, cwd=ROOT, env=environment, start_new_session=True, stderr=subprocess.DEVNULL
        )

    def wait(self) -> None:
        """Until it answers."""
        limit = time.monotonic() + START_SECONDS
        while not is_ours(f"http://{LOOPBACK}:{self.port}/"):
            assert self.process.poll() is None, "the server has ended"
            assert time.monotonic() < limit, "the server did not start"
            time.sleep(0.05)

    def kill(self) -> None:
        """As a loss of power to it: no word of goodbye."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(30)

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()


if __name__ == "__main__":
    serve(json.decode(sys.argv[1], type=Settings), LOOPBACK, int(sys.argv[2]), quiet=True)
