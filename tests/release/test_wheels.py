"""The compiled wheel that `make setup` built, and a plain one made from the sdist, each in a clean environment.

Neither finds Node or a C compiler there: nothing but the environment itself is on its path.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import urllib.request
import zipfile
from collections.abc import Iterator
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

import serai
from tests.release.installed import ROOT, CleanHouse, setup_wheel


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    build(ROOT, "--sdist", folder)
    (made,) = folder.iterdir()
    return made


def build(project: Path, what: str, folder: Path, **environment: str) -> None:
    call = [sys.executable, "-m", "build", what, "--no-isolation", "--outdir", str(folder), str(project)]
    surroundings = {**os.environ, "PYTHONPATH": "", **environment}
    done = subprocess.run(call, env=surroundings, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module", params=["compiled", "plain"])
def wheel(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    if request.param == "compiled":
        return setup_wheel()
    folder = tmp_path_factory.mktemp("plain")
    with tarfile.open(request.getfixturevalue("sdist")) as packed:
        packed.extractall(folder, filter="data")
    (project,) = folder.iterdir()
    build(project, "--wheel", folder / "dist", SERAI_COMPILE="0", PATH="")
    return next((folder / "dist").iterdir())


@pytest.fixture(scope="module")
def house(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> CleanHouse:
    return CleanHouse(tmp_path_factory.mktemp("house"), str(wheel))


def is_compiled(wheel: Path) -> bool:
    return not wheel.name.endswith("-py3-none-any.whl")


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as packed:
        name = next(name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(packed.read(name).decode())


def test_a_wheel_is_compiled_where_there_is_a_compiler(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        libraries = [name for name in packed.namelist() if name.endswith((".so", ".pyd"))]
    assert is_compiled(wheel) == bool(libraries)
    if wheel.is_relative_to(ROOT):
        compiler = shutil.which(os.environ.get("CC", "cc"))
        assert bool(libraries) == bool(compiler), (ROOT / "build" / "wheel.log").read_text()[-2000:]


def test_a_wheel_says_what_it_is_and_what_it_needs(wheel: Path) -> None:
    told = metadata(wheel)
    assert told["Version"] == serai.__version__
    assert told["Requires-Python"] == ">=3.11"
    built_with = tomllib.loads((ROOT / "pyproject.toml").read_text())["build-system"]["requires"]
    needed = told.get_all("Requires-Dist") or []
    pinned = [each for each in built_with if each.startswith("librt==")]
    assert pinned and set(pinned) <= set(needed), "a compiled engine runs with the librt it was compiled against"


def test_a_wheel_knows_nothing_of_where_it_was_built(wheel: Path) -> None:
    places, foreign = [str(ROOT), sys.prefix, str(Path.home()), "/tmp/"], ("/pyodide.", "/python.zip")
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            content, sought = packed.read(name), places[: 2 if any(each in name for each in foreign) else None]
            assert not [place for place in sought if place.encode() in content], name


def test_a_wheel_holds_no_more_than_the_package(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = [name for name in packed.namelist() if not name.startswith("serai-")]
    modules = {name.removeprefix("serai/") for name in names if name.endswith(".py")}
    sources = {path.relative_to(ROOT / "src" / "serai").as_posix() for path in (ROOT / "src" / "serai").rglob("*.py")}
    assert modules == sources
    assert {name.split("/")[0].split("__mypyc")[0] for name in names} <= {"serai", "serai_engine"}


def test_the_sdist_holds_sources_client_and_how_to_build_them(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    wanted = {"setup.py", "building/backend.py", "src/serai/server/client/index.html", "web/package-lock.json"}
    assert wanted <= names
    assert not [name for name in names if "node_modules" in name or name.endswith((".so", ".pyc"))]


def test_the_installed_command_says_which_engine_it_has(wheel: Path, house: CleanHouse) -> None:
    kind = "compiled engine" if is_compiled(wheel) else "plain Python"
    assert house.run("serai", "--version") == f"serai {serai.__version__} ({kind})\n"


def test_a_game_of_each_can_be_simulated(house: CleanHouse) -> None:
    for name in serai.games():
        players = str(serai.game(name).players[0])
        words = ("simulate", name, "--players", players, "--games", "1", "--workers", "1", "--json")
        told = json.loads(house.run("serai", *words))
        assert len(told["seats"]) == int(players)


@pytest.fixture
def address(house: CleanHouse, tmp_path: Path) -> Iterator[str]:
    with house.playing(tmp_path) as here:
        yield here


def read(address: str) -> tuple[str, bytes]:
    with urllib.request.urlopen(address, timeout=30) as answer:
        return answer.headers.get_content_type(), answer.read()


def test_serai_play_serves_the_client_and_the_games(address: str) -> None:
    kind, page = read(address)
    assert kind == "text/html"
    (script,) = [part.split('"')[0] for part in page.decode().split('src="/')[1:]]
    kind, code = read(address + script)
    assert kind == "text/javascript" and len(code) > 10_000
    house = json.loads(read(f"{address}api/house")[1])
    assert sorted(card["name"] for card in house["games"]) == list(serai.games())
