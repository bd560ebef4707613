"""What goes wrong: each fault happens, and is over when it returns."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import asyncpg
from sqlalchemy.engine import make_url

from serai.server.backup import back_up
from serai.server.chaos.attacks import attack, want_too_much
from serai.server.chaos.players import TableOfPeople
from serai.server.postgres import Postgres
from serai.server.running import free_port
from serai.server.served import ServedHouse, children_of, command_of, family

STOP_SECONDS = 8.0  # the most that a polite stop may take
FROZEN_SECONDS = 2.0
FULL_SECONDS = 3.0
LOCKED_SECONDS = 2.0
ATTACK_SECONDS = 5.0
SPAWNED = "multiprocessing.spawn"  # in the command of a process that thinks, or of a worker
A_DAY = 24 * 3600.0
JUMPS = (400, -1, 0)  # days
JUMP_SECONDS = 2.0
FULL_DISK = """
    CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE OR REPLACE TRIGGER no_room BEFORE INSERT ON entries FOR EACH STATEMENT EXECUTE FUNCTION no_room();
"""
ROOM_AGAIN = "DROP TRIGGER no_room ON entries"

Fault = Callable[[], Awaitable[None]]


class Faults:
    """All faults that this server and this database can suffer."""

    def __init__(
        self,
        house: ServedHouse,
        tables: list[TableOfPeople],
        chance: random.Random,
        keeper: Postgres | None = None,
    ) -> None:
        self.house = house
        self.tables = tables
        self.chance = chance
        self.keeper = keeper  # of the database, if it is one of our own
        self.url = make_url(house.settings.database)
        self.broken: list[str] = []  # promises that a fault itself showed broken

    @property
    def is_file(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    def of_a_running_server(self) -> dict[str, Fault]:
        """Those after which the same processes go on."""
        found: dict[str, Fault] = {
            "freeze": self.freeze,
            "kill bots": self.kill_bots,
            "cut lines": self.cut_lines,
            "attack": self.attack,
            "lock the database": self.lock_database,
            "want too much": self.want_too_much,
        }
        if self.house.date is not None:
            found["date jumps"] = self.jump
        if self.is_file:
            found |= {"full disk": self.full_disk, "second server": self.second_server, "backup": self.back_up}
        else:
            found |= {"drop connections": self.drop_connections, "full disk": self.refuse_rows}
        if self.keeper is not None:
            found["restart the database"] = self.restart_database
        return found

    def all(self) -> dict[str, Fault]:
        found = self.of_a_running_server() | {"kill": self.kill, "stop": self.stop}
        return found | ({"kill a worker": self.kill_worker} if self.house.settings.workers > 1 else {})

    # the server

    async def kill(self) -> None:
        children = family(self.house.pid)[1:]
        await self.house.kill()
        await asyncio.sleep(3)
        left = [pid for pid in children if command_of(pid)]
        if left:
            self.broken.append(f"{len(left)} processes outlived their server")
            for pid in left:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        await self.start_with_a_wrong_date()

    async def start_with_a_wrong_date(self) -> None:
        """As a machine does that has lost its power; where the date can't be set, as any other."""
        if self.house.date is not None:
            self.house.date.set(JUMPS[0] * A_DAY)
        await self.house.start()
        if self.house.date is not None:
            await asyncio.sleep(1)
            self.house.date.set(0)

    async def stop(self) -> None:
        took = await self.house.stop()
        if took > STOP_SECONDS:
            self.broken.append(f"the server took {took:.1f} s to stop")
        await self.house.start()

    async def freeze(self) -> None:
        pids = family(self.house.pid)
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(FROZEN_SECONDS)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    async def kill_bots(self) -> None:
        for pid in self.children_that_think():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def children_that_think(self) -> list[int]:
        """With several workers those are the children of the children."""
        return [pid for worker in self.workers() for pid in children_of(worker) if SPAWNED in command_of(pid)]

    def workers(self) -> list[int]:
        """Not the process that keeps count of what they share."""
        if self.house.settings.workers == 1:
            return [self.house.pid]
        return [pid for pid in children_of(self.house.pid) if SPAWNED in command_of(pid)]

    async def kill_worker(self) -> None:
        """The others go on, and it is started again."""
        workers = self.workers()
        if not workers:
            self.broken.append("there is no worker that could be killed")
            return
        with suppress(ProcessLookupError):
            os.kill(self.chance.choice(workers), signal.SIGKILL)
        await asyncio.sleep(1)

    async def jump(self) -> None:
        """The date is a year ahead for a while, then a day behind; nothing is deleted, and no clock runs out."""
        assert self.house.date is not None
        for days in JUMPS:
            self.house.date.set(days * A_DAY)
            await asyncio.sleep(JUMP_SECONDS)

    # the net

    async def cut_lines(self) -> None:
        for table in self.tables:
            table.cut()

    async def attack(self) -> None:
        await attack(self.house.port, ATTACK_SECONDS)

    async def want_too_much(self) -> None:
        await want_too_much(self.house.port, ATTACK_SECONDS)

    # the database

    async def lock_database(self) -> None:
        if self.is_file:
            await asyncio.to_thread(self.lock_file)
            return
        connection = await asyncpg.connect(self.plain_address())
        try:
            async with connection.transaction():
                await connection.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
                await asyncio.sleep(LOCKED_SECONDS)
        finally:
            await connection.close()

    def lock_file(self) -> None:
        holder = sqlite3.connect(str(self.url.database), isolation_level=None, timeout=30)
        try:
            holder.execute("BEGIN EXCLUSIVE")
            time.sleep(LOCKED_SECONDS)
            holder.execute("ROLLBACK")
        finally:
            holder.close()

    async def restart_database(self) -> None:
        assert self.keeper is not None
        await asyncio.to_thread(self.keeper.restart)

    def plain_address(self) -> str:
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    async def drop_connections(self) -> None:
        """Postgres ends all our connections."""
        connection = await asyncpg.connect(self.plain_address())
        try:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        finally:
            await connection.close()

    async def refuse_rows(self) -> None:
        """Postgres says that its disk is full. It is not: to fill one needs a disk of one's own."""
        connection = await asyncpg.connect(self.plain_address())
        try:
            await connection.execute(FULL_DISK)
            await asyncio.sleep(FULL_SECONDS)
            await connection.execute(ROOM_AGAIN)
        finally:
            await connection.close()

    async def full_disk(self) -> None:
        """No file of the server may grow for a while; where that can't be arranged, nothing happens."""
        try:
            import resource
        except ImportError:
            return
        if not hasattr(resource, "prlimit"):
            return
        hard = resource.prlimit(self.house.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(self.house.pid, resource.RLIMIT_FSIZE, (1024, hard))
        await asyncio.sleep(FULL_SECONDS)
        resource.prlimit(self.house.pid, resource.RLIMIT_FSIZE, (hard, hard))

    async def second_server(self) -> None:
        """It refuses to start on the same file."""
        words = ["--database", self.house.settings.database, "--port", str(free_port())]
        call = [sys.executable, "-m", "serai.cli", "serve", *words]
        done = await asyncio.to_thread(subprocess.run, call, capture_output=True, text=True, timeout=60)
        if done.returncode != 1 or "another Serai uses" not in done.stderr:
            self.broken.append(f"a second server on the same file said {done.stderr[:200]!r}")

    async def back_up(self) -> None:
        copy = Path(str(self.url.database)).with_suffix(f".copy{self.chance.random()}")
        await asyncio.to_thread(back_up, self.house.settings.database, copy)
        copy.unlink()
