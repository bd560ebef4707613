"""The engine of a page: Python itself for a browser (Pyodide, from npm), its library cut to size, and Serai with the
few packages it needs there (from PyPI, for wasm). Made into web/src/page/built, from where Vite takes it.

What is compiled to bytecode here need not be compiled in each page: that is done by the very Python that will load it,
inside Node (web/engine.js).
"""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
BUILT = ROOT / "web" / "src" / "page" / "built"
SCRATCH = ROOT / "build" / "page"
WHEELS = ("librt==0.16.0", "msgspec==0.22.0", "mypy-extensions==1.2.0")
PLATFORM = "pyemscripten_2026_0_wasm32"  # of this Pyodide
OURS = ("core", "search", "text", "games", "play", "bots", "arena/analysis", "tables", "page")
SINGLE = ("__init__.py", "arena/__init__.py", "arena/intervals.py")  # what is taken beside whole folders
SILENT = ("terminal.py", "research.py")  # of a game: nobody asks for them in a page
UNUSED = {  # of Python's library; what is missed would be seen by tests/browser/test_offline.py
    "_pydatetime",
    "_pydecimal",
    "_pyio",
    "_pyrepl",
    "bdb",
    "cProfile",
    "ctypes",
    "curses",
    "dbm",
    "doctest",
    "ensurepip",
    "ftplib",
    "http",
    "idlelib",
    "imaplib",
    "lib2to3",
    "mailbox",
    "mimetypes",
    "multiprocessing",
    "netrc",
    "optparse",
    "pdb",
    "pickletools",
    "poplib",
    "profile",
    "pstats",
    "pyclbr",
    "pydoc",
    "pydoc_data",
    "rlcompleter",
    "sched",
    "shelve",
    "smtplib",
    "sqlite3",
    "symtable",
    "tabnanny",
    "timeit",
    "tkinter",
    "trace",
    "tracemalloc",
    "turtle",
    "turtledemo",
    "unittest",
    "venv",
    "wave",
    "webbrowser",
    "wsgiref",
    "xml",
    "xmlrpc",
    "zipapp",
}
NEEDED_CODECS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape", "utf_8")


def build(node: Path) -> None:
    """Make everything anew; what it is made from is looked at by whoever calls."""
    shutil.rmtree(SCRATCH / "trees", ignore_errors=True)
    unpack_library()
    take_ours()
    unpack_wheels(wheels())
    shutil.rmtree(BUILT, ignore_errors=True)
    BUILT.mkdir(parents=True)
    subprocess.run([str(node), "engine.js"], cwd=ROOT / "web", check=True)


def tree(name: str) -> Path:
    return SCRATCH / "trees" / name


def unpack_library() -> None:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        library.extractall(tree("python"), [name for name in library.namelist() if is_used(name)])


def is_used(name: str) -> bool:
    top, _, rest = name.removesuffix(".py").partition("/")
    if top == "encodings":
        return not rest or rest in NEEDED_CODECS
    return top not in UNUSED


def take_ours() -> None:
    source = ROOT / "src"
    for file in found_in(source / "serai"):
        place = tree("serai") / file.relative_to(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, place)


def found_in(package: Path) -> list[Path]:
    parts = [package / name for name in OURS]
    found = [file for part in parts for file in sorted(part.rglob("*")) if file.suffix in (".py", ".toml", ".json")]
    kept = [file for file in found if file.name not in SILENT and "typescript" not in file.parts]
    return [*(package / name for name in SINGLE), *kept]


def wheels() -> list[Path]:
    """From PyPI, once."""
    folder = SCRATCH / "wheels"
    if len(list(folder.glob("*.whl"))) != len(WHEELS):
        shutil.rmtree(folder, ignore_errors=True)
        which = ["--no-deps", "--only-binary=:all:", "--platform", PLATFORM, "--platform", "any"]
        python = ["--python-version", "3.14", "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
        quiet = ["-q", "--disable-pip-version-check", "-d", str(folder)]
        command = [sys.executable, "-m", "pip", "download", *quiet, *which, *python, *WHEELS]
        subprocess.run(command, check=True)
    return sorted(folder.glob("*.whl"))


def unpack_wheels(found: list[Path]) -> None:
    for wheel in found:
        with zipfile.ZipFile(wheel) as packed:
            wanted = [name for name in packed.namelist() if not name.endswith(".pyi") and ".dist-info/" not in name]
            packed.extractall(tree("native"), wanted)
