"""Serai as a stranger installs it: in a clean environment, where neither Node nor a C compiler is to be found."""

import os
import signal
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from serai.server.running import LOOPBACK, free_port, is_ours

ROOT = Path(__file__).parents[2]
START_SECONDS = 60.0


def setup_wheel() -> Path:
    """The wheel that `make setup` has built."""
    found = list((ROOT / "build" / "wheel").glob("*.whl"))
    assert found, "make setup builds it"
    return found[0]


class CleanHouse:
    """An environment with what was installed there and nothing else."""

    def __init__(self, folder: Path, *packages: str) -> None:
        venv.create(folder, with_pip=False)
        self.commands = folder / ("Scripts" if os.name == "nt" else "bin")
        pip = [sys.executable, "-m", "pip", "--python", str(folder), "install", "-q", "--no-compile", *packages]
        done = subprocess.run(pip, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stderr

    def surroundings(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
        return {**kept, "PATH": str(self.commands)}

    def run(self, *words: str, folder: Path | None = None, typed: str = "") -> str:
        """What a command of the environment prints."""
        call = [str(self.commands / words[0]), *words[1:]]
        where = folder or self.commands
        done = subprocess.run(
            call, env=self.surroundings(), cwd=where, input=typed, capture_output=True, text=True, timeout=120
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def playing(self, folder: Path) -> Iterator[str]:
        """Where `serai play` answers, with its tables in a folder."""
        port = free_port()
        call = [str(self.commands / "serai"), "play", "--no-browser", "--host", LOOPBACK, "--port", str(port)]
        call += ["--database", f"sqlite:///{folder / 'tables.db'}"]
        process = subprocess.Popen(call, env=self.surroundings(), cwd=folder, stdout=subprocess.DEVNULL)
        here = f"http://{LOOPBACK}:{port}/"
        limit = time.monotonic() + START_SECONDS
        try:
            while not is_ours(here):
                assert process.poll() is None, "it has ended"
                assert time.monotonic() < limit, "it did not start"
                time.sleep(0.1)
            yield here
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
