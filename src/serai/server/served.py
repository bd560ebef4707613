"""The server that is tormented: a process of its own with its log, killed and started again."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections import Counter
from mmap import mmap
from pathlib import Path
from struct import Struct
from typing import Any

from msgspec import DecodeError, json

from serai.core.errors import SeraiError
from serai.server.children import leave_politely
from serai.server.running import LOOPBACK, free_port, serve
from serai.server.settings import Settings

START_SECONDS = 60.0
STOP_SECONDS = 15.0
PROCESSES = Path("/proc")
SECONDS = Struct("d")
RUN = "from serai.server.served import run; run()"  # no module to be loaded by each process that thinks


class ServedHouse:
    """One server, on loopback, with its workers and bots."""

    def __init__(self, settings: Settings, folder: Path, with_calendar: bool = False) -> None:
        self.settings = settings
        self.log = folder / "server.log"
        self.port = free_port()
        follows = with_calendar and settings.workers == 1  # several workers would not
        self.date = Calendar(folder / "date") if follows else None
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    @property
    def address(self) -> str:
        return f"http://{LOOPBACK}:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def start(self) -> None:
        """Returns when it answers."""
        call = [sys.executable, "-c", RUN, json.encode(self.settings).decode(), str(self.port)]
        call += [] if self.date is None else [str(self.date.path)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(call, stdin=subprocess.PIPE, stdout=log, stderr=log, start_new_session=True)
        self.starts += 1
        limit = time.monotonic() + START_SECONDS
        while await self.ask("/health/live") is None:
            if self.process.poll() is not None or time.monotonic() > limit:
                raise SeraiError(f"the server does not start; see {self.log}")
            await asyncio.sleep(0.1)

    async def ask(self, path: str) -> dict[str, Any] | None:
        """What it answers; None if it does not answer, or says that it is unwell."""
        return await asyncio.to_thread(self.read, path)

    def read(self, path: str) -> dict[str, Any] | None:
        try:
            with urllib.request.urlopen(self.address + path, timeout=5) as answer:
                found: dict[str, Any] = json.decode(answer.read())
                return found
        except (OSError, DecodeError):
            return None

    async def kill(self) -> None:
        """No word of goodbye. Its bots end by themselves."""
        assert self.process is not None
        os.kill(self.pid, signal.SIGKILL)
        await asyncio.to_thread(self.process.wait, STOP_SECONDS)

    async def stop(self) -> float:
        """Politely; returns how many seconds it took."""
        assert self.process is not None
        begun = time.monotonic()
        if self.process.poll() is None:
            self.process.terminate()
        try:
            await asyncio.to_thread(self.process.wait, STOP_SECONDS)
        except subprocess.TimeoutExpired:
            await self.kill()
        return time.monotonic() - begun

    def logged(self) -> Counter[str]:
        """How often each error was said in the log."""
        found: Counter[str] = Counter()
        for line in self.log.read_bytes().splitlines():
            try:
                said = json.decode(line)
            except DecodeError:
                continue
            if isinstance(said, dict) and said.get("level") in ("error", "critical"):
                found[str(said.get("says"))] += 1
        return found


class Calendar:
    """How many seconds a server's date is off, in a few bytes that two processes share."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if not path.exists():
            path.write_bytes(bytes(SECONDS.size))
        with path.open("r+b") as file:
            self.memory = mmap(file.fileno(), SECONDS.size)

    def set(self, seconds: float) -> None:
        SECONDS.pack_into(self.memory, 0, seconds)

    @property
    def seconds(self) -> float:
        return float(SECONDS.unpack_from(self.memory)[0])

    def rule(self) -> None:
        """From now on it is as late here as this calendar says."""
        real = time.time
        time.time = lambda: real() + self.seconds


# what the system tells of processes; nothing where there is no /proc


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    parents = {int(path.name): parent_of(path) for path in PROCESSES.glob("[0-9]*")}
    found = [pid]
    for each in found:
        found += [child for child, parent in parents.items() if parent == each]
    return found


def children_of(pid: int) -> list[int]:
    return [int(path.name) for path in PROCESSES.glob("[0-9]*") if parent_of(path) == pid]


def parent_of(path: Path) -> int:
    try:
        return int((path / "stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return 0


def command_of(pid: int) -> str:
    try:
        return (PROCESSES / str(pid) / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""


def memory_of(pids: list[int]) -> int:
    """Bytes that these processes hold."""
    return sum(number_in(pid, "VmRSS") for pid in pids) * 1024


def number_in(pid: int, key: str) -> int:
    try:
        lines = (PROCESSES / str(pid) / "status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith(f"{key}:")), 0)


def seconds_of(pids: list[int]) -> float:
    """Processor time that these processes have used."""
    return sum(ticks_of(pid) for pid in pids) / os.sysconf("SC_CLK_TCK")


def ticks_of(pid: int) -> int:
    try:
        words = (PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return int(words[11]) + int(words[12])


def open_files_of(pids: list[int]) -> int:
    found = 0
    for pid in pids:
        try:
            found += len(os.listdir(PROCESSES / str(pid) / "fd"))
        except OSError:
            continue
    return found


def end_with_the_soak() -> None:
    """Whoever torments the server holds the other end of its input."""
    sys.stdin.buffer.read()
    leave_politely()


def run() -> None:
    """The words of the call are the settings, the port, and where the calendar lies, if there is one."""
    threading.Thread(target=end_with_the_soak, daemon=True).start()
    if len(sys.argv) > 3:
        Calendar(Path(sys.argv[3])).rule()
    serve(json.decode(sys.argv[1], type=Settings), LOOPBACK, int(sys.argv[2]))
