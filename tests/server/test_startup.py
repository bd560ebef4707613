"""What is wrong at the start is said in one sentence; two servers never share a file."""

import os
import socket
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from serai.core.errors import SeraiError
from serai.server.postgres import Postgres
from serai.server.running import LOOPBACK, free_port
from serai.server.settings import Settings
from serai.server.startup import alone_with, check_port, prepared
from tests.server.serving import ROOT, Process


def sentence(*words: str, status: int = 1) -> str:
    """What `serai serve` says before it gives up; anything but one line is a failure."""
    places = [str(ROOT), *sys.path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(place for place in places if place)}
    call = [sys.executable, "-m", "serai.cli", "serve", *words]
    done = subprocess.run(call, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == status, done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("serai: "), done.stderr
    return lines[0]


def at(path: Path) -> tuple[str, ...]:
    return "--database", f"sqlite:///{path}", "--port", str(free_port())


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_bytes(b"Dear friend, " * 1000)
    assert "file is not a database" in sentence(*at(path))
    assert path.read_bytes() == b"Dear friend, " * 1000


def test_a_folder(tmp_path: Path) -> None:
    assert "is a folder" in sentence(*at(tmp_path))


def test_a_database_of_a_newer_serai(tmp_path: Path) -> None:
    path = tmp_path / "newer.db"
    with prepared(Settings(database=f"sqlite:///{path}")):
        pass
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer Serai" in sentence(*at(path))


def test_a_database_of_something_else(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE tables (leg INTEGER)")
    connection.close()
    assert "already exists" in sentence(*at(path))


def test_a_place_where_nothing_can_be_written() -> None:
    assert "can't be written" in sentence(*at(Path("/proc/nowhere/serai.db")))


def test_an_unreachable_postgres() -> None:
    said = sentence(
        "--database", f"postgresql://serai:secret@{LOOPBACK}:{free_port()}/serai", "--port", str(free_port())
    )
    assert "can't be used" in said and "secret" not in said


def test_a_postgres_without_that_database(postgres: Postgres) -> None:
    assert "does not exist" in sentence("--database", postgres.address("nothing_there"), "--port", str(free_port()))


def test_an_address_that_is_none(tmp_path: Path) -> None:
    assert "no database" in sentence("--database", "mysql://a/b", "--port", str(free_port()))
    assert "no database address" in sentence("--database", "hello", "--port", str(free_port()))
    assert "is no origin" in sentence(*at(tmp_path / "a.db"), "--origin", "example.org/")
    assert "need Postgres" in sentence(*at(tmp_path / "a.db"), "--workers", "2")


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://h:abc/d", "no database address"),
        ("postgresql://a:secret@h:abc/d", "no database address"),
        ("sqlite:///:memory:", "has to be a file"),
        ("sqlite://", "has to be a file"),
        ("sqlite:///file:a?mode=memory&uri=true", "has to be a file"),
        ("sqlite:///a.db?foo=bar", "a file has no options"),
    ],
)
def test_an_odd_address_is_one_sentence(address: str, said: str) -> None:
    with pytest.raises(SeraiError, match=said) as refused, prepared(Settings(database=address)):
        pass
    assert "secret" not in str(refused.value)


def test_options_of_a_postgres_are_those_that_it_knows(postgres: Postgres) -> None:
    database = postgres.new_database()
    for option in ("sslmode=disable", "sslmode=prefer", "application_name=serai"):
        with prepared(Settings(database=f"{database}?{option}")):
            pass
    for option in ("foo=bar", "sslmode=whatever", "sslmode=require"):
        with pytest.raises(SeraiError, match="can't be used"), prepared(Settings(database=f"{database}?{option}")):
            pass
    assert "foo" in sentence("--database", f"{database}?foo=bar", "--port", str(free_port()))


def test_a_second_server_does_not_come_in_by_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "real.db")
    (tmp_path / "folder").symlink_to(tmp_path)
    with prepared(Settings(database=f"sqlite:///{tmp_path}/real.db")):
        for other in ("link.db", "folder/real.db"):
            with (
                pytest.raises(SeraiError, match="another Serai"),
                prepared(Settings(database=f"sqlite:///{tmp_path}/{other}")),
            ):
                pass


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server((LOOPBACK, 0)) as taken:
        port = taken.getsockname()[1]
        assert f"{port}: " in sentence("--database", f"sqlite:///{tmp_path}/a.db", "--port", str(port))
    with pytest.raises(SeraiError, match="can't listen"):
        check_port("no.such.host.invalid", 8000)


def test_a_second_server_on_the_same_file(sqlite: str) -> None:
    server = Process(sqlite)
    try:
        server.wait()
        assert "another Serai uses" in sentence("--database", sqlite, "--port", str(free_port()))
        server.kill()
        again = Process(sqlite)
        try:
            again.wait()
        finally:
            again.stop()
    finally:
        server.stop()


def test_a_file_is_free_again_after_a_server_has_used_it(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    for _ in range(2):
        with alone_with(path), pytest.raises(SeraiError, match="another Serai"), alone_with(path):
            pass


def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    before = os.umask(0o000)
    try:
        settings = Settings(database=f"sqlite:///{tmp_path}/new/serai.db")
        server = Process(settings.database)
        try:
            server.wait()
            files = sorted((tmp_path / "new").iterdir())
            assert {file.name for file in files} >= {"serai.db", "serai.db-wal", "serai.db-shm"}
            for file in files:
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        finally:
            server.stop()
    finally:
        os.umask(before)
