"""Building: what is compiled is found, and where it can't be compiled the package is plain and says why in one line."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from building import engine

ROOT = Path(__file__).parents[2]

FAILS_ON_IMPORT = "raise ImportError('half of it is missing')"
REFUSES = """
import sys

def mypycify(*arguments, **more):
    print("error: this is no Python of mine", file=sys.stderr)
    sys.exit(1)
"""
CRASHES = """
def mypycify(*arguments, **more):
    raise AssertionError("inside")
"""
MAKES_BAD_C = """
from pathlib import Path
from setuptools import Extension

def mypycify(*arguments, **more):
    Path("build/broken.c").write_text("int broken(void) { return }")
    Path("build/door.c").write_text("int door(void) { return 0; }")
    return [Extension("serai_engine__mypyc", ["build/broken.c"]), Extension("serai.core.agenda", ["build/door.c"])]
"""
MAKES_A_MODULE = """
from pathlib import Path
from setuptools import Extension

def mypycify(*arguments, **more):
    Path("build/whole.c").write_text('''
        #include <Python.h>
        static struct PyModuleDef whole = {PyModuleDef_HEAD_INIT, "serai_engine__mypyc", NULL, -1, NULL};
        PyMODINIT_FUNC PyInit_serai_engine__mypyc(void) { return PyModule_Create(&whole); }
    ''')
    return [Extension("serai_engine__mypyc", ["build/whole.c"])]
"""
PLAYS = """
import sys

import serai_engine__mypyc

print("played with", serai_engine__mypyc.__file__, file=sys.stderr)
"""
READ_WHEEL = """
import sys, zipfile

names = zipfile.ZipFile(sys.argv[1]).namelist()
assert not [name for name in names if name.endswith((".so", ".pyd"))], names
assert "serai/server/client/index.html" in names, names
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The project as an sdist holds it, with a client that is not worth mentioning."""
    copy = tmp_path / "project"
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "client")
    for folder in ("src", "building"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=unwanted)
    for file in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, copy / file)
    (copy / "PKG-INFO").touch()
    (copy / "src" / "serai" / "server" / "client").mkdir()
    (copy / "src" / "serai" / "server" / "client" / "index.html").write_text("a page")
    return copy


def build_wheel(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "build", "--wheel", "--no-isolation"]
    surroundings = {**os.environ, "PYTHONPATH": "", **environment}
    return subprocess.run(call, cwd=project, env=surroundings, capture_output=True, text=True, timeout=300)


def assert_plain(project: Path, built: subprocess.CompletedProcess[str], why: str) -> None:
    """The wheel is for every machine and holds no compiled file; one line says why."""
    assert built.returncode == 0, built.stderr
    assert "Traceback" not in built.stderr
    own_words = [line for line in built.stderr.splitlines() if line.startswith("serai: ")]
    assert len(own_words) == 1
    assert own_words[0].startswith("serai: the engine stays plain Python, some fifty times slower: ")
    assert why in own_words[0]
    (wheel,) = (project / "dist").glob("*.whl")
    assert wheel.name == f"serai-{serai.__version__}-py3-none-any.whl"
    subprocess.run([sys.executable, "-c", READ_WHEEL, str(wheel)], check=True)


def test_without_a_compiler_the_package_is_plain(project: Path) -> None:
    built = build_wheel(project, CC="/bin/false")
    assert_plain(project, built, "there is no C compiler that finds Python.h")


@pytest.mark.parametrize(
    ("mypyc", "why"),
    [
        (FAILS_ON_IMPORT, "mypyc failed: ImportError: half of it is missing"),
        (REFUSES, "mypyc failed: error: this is no Python of mine"),
        (CRASHES, "mypyc failed: AssertionError: inside"),
        (MAKES_BAD_C, "the C compiler failed"),
    ],
    ids=["fails on import", "refuses", "crashes", "makes bad C"],
)
def test_where_mypyc_fails_the_package_is_plain(project: Path, tmp_path: Path, mypyc: str, why: str) -> None:
    assert_plain(project, build_wheel(project, PYTHONPATH=another_mypyc(tmp_path, mypyc)), why)


def another_mypyc(folder: Path, text: str) -> str:
    """Where a mypyc lies that does this instead."""
    (folder / "other" / "mypyc").mkdir(parents=True)
    (folder / "other" / "mypyc" / "__init__.py").touch()
    (folder / "other" / "mypyc" / "build.py").write_text(text)
    return str(folder / "other")


def test_a_profiled_build_is_played_with_counters_and_then_compiled_without_them(project: Path, tmp_path: Path) -> None:
    (project / "building" / "training.py").write_text(PLAYS)
    mypyc = another_mypyc(tmp_path, MAKES_A_MODULE)
    built = build_wheel(project, PYTHONPATH=mypyc, SERAI_COMPILE="profiled")
    assert built.returncode == 0, built.stderr
    assert "played with" in built.stderr
    assert list((project / "build").rglob("*.gcda"))
    (library,) = (project / "build").glob("lib*/serai_engine__mypyc*")
    assert b"__gcov" not in library.read_bytes()
    assert len(list((project / "dist").glob("*.whl"))) == 1


def test_a_build_that_must_be_compiled_fails_where_it_can_not(project: Path) -> None:
    built = build_wheel(project, CC="/bin/false", SERAI_COMPILE="1")
    assert built.returncode != 0
    assert not list(project.rglob("*.whl"))


def test_an_sdist_without_the_client_is_not_built(project: Path) -> None:
    shutil.rmtree(project / "src" / "serai" / "server" / "client")
    built = build_wheel(project, SERAI_COMPILE="0")
    assert built.returncode != 0
    assert "this sdist has no browser client" in built.stderr


def test_what_is_compiled_is_found_by_its_package_or_by_its_sign(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(engine, "SOURCE", tmp_path)
    files = {
        "core/__init__.py": "",
        "core/hot.py": "",
        "games/new/rules.py": "",
        "games/new/slow.py": '"""A part."""\n\n# not compiled: it talks to people\n',
        "play/quick.py": "# compiled: every move passes through it\n",
        "play/talk.py": "text = '# compiled: not really'\n",
        "server/app.py": "",
    }
    for name, text in files.items():
        (tmp_path / "serai" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "serai" / name).write_text(text)
    found = [Path(file).relative_to(tmp_path / "serai").as_posix() for file in engine.modules()]
    assert found == ["core/hot.py", "games/new/rules.py", "play/quick.py"]


def test_a_large_game_is_compiled_by_itself_and_nothing_says_where(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(engine, "LARGE", 100)
    (tmp_path / "build" / "vecs").mkdir(parents=True)
    large = ["__native_serai___games___big___rules.c", "__native_serai___games___big___state.c"]
    rest = ["__native_serai___core___hot.c", "__native_serai___games___small___rules.c", "vecs/api.c"]
    for name in [*large, *rest]:
        (tmp_path / "build" / name).write_text("/* */" * 12)
    units = [Path(unit) for unit in engine.unity_sources([f"build/{name}" for name in [*large, *rest]])]
    assert [unit.name for unit in units] == ["unity_engine.c", "unity_big.c"]
    assert units[0].read_text() == "".join(f'#include "{name}"\n' for name in rest)
    assert units[1].read_text() == engine.LESS_EFFORT + "".join(f'#include "{name}"\n' for name in large)
