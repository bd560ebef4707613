"""The built client: its first load is small, and nothing in it is inline."""

import gzip
import re
from importlib.resources import files
from pathlib import Path

import pytest

import serai

ROOT = Path(__file__).parents[2]
BUILT = Path(str(files("serai.server"))) / "client"
TABLE_BUDGET = 114_000  # a table of any game, with its words, from the first page on
FACE_BUDGET = 90_000  # a game's face, beyond the table's own
WORDS_BUDGET = 40_000  # a game's sentences, rules and lesson
LOBBY_BUDGET = 55_000
ENGINE_BUDGET = 6_000_000  # Python, rules and bots for a page without a server, in brotli
LANGUAGE = "he"  # its letters weigh most
STATIC_IMPORT = re.compile(r"(?:from|import)\s*[\"']\./([\w.-]+\.js)[\"']")


def first_page() -> str:
    return (BUILT / "index.html").read_text(encoding="utf-8")


def with_imports(name: str, found: set[str]) -> set[str]:
    """A script and all that it imports at once."""
    if name not in found:
        found.add(name)
        for other in STATIC_IMPORT.findall((BUILT / "assets" / name).read_text(encoding="utf-8")):
            with_imports(other, found)
    return found


def weight(names: set[str]) -> int:
    return sum(len(gzip.compress((BUILT / "assets" / name).read_bytes())) for name in names)


def script(name: str) -> set[str]:
    """The largest script of a name, whatever its hash, with what it imports."""
    found = max((BUILT / "assets").glob(f"{name}-*.js"), key=lambda path: path.stat().st_size)
    return with_imports(found.name, set())


def entry() -> set[str]:
    """What the first page loads at once, and the words of the house."""
    (name,) = re.findall(r'src="/assets/([\w.-]+\.js)"', first_page())
    return with_imports(name, set()) | script("house") | script("web") | script(LANGUAGE)


def test_the_first_load_of_the_lobby_is_small():
    assert 20_000 < weight(entry()) < LOBBY_BUDGET


def test_the_engine_of_a_page_is_fetched_in_six_megabytes_and_by_no_lobby():
    engine = [path for path in BUILT.glob("assets/engine-*/*") if path.suffix not in (".br", ".gz")]
    assert {path.name for path in engine} >= {"python.zip", "serai.zip", "native.zip", "pyodide.asm.wasm"}
    packed = [path.with_name(f"{path.name}.br") for path in engine]
    assert 1_000_000 < sum(path.stat().st_size for path in packed if path.is_file()) < ENGINE_BUDGET
    assert not {"pyodide.js", "pyodide.asm.js"} & {Path(name).name for name in entry()}


def test_the_doors_of_the_games_are_no_part_of_the_first_load():
    doors = {path.name for path in (BUILT / "assets").glob("*-Door-*.js")}
    assert doors and not doors & entry()


@pytest.mark.parametrize("game", serai.games())
def test_the_first_load_of_a_table_is_small(game):
    words = {path.name for path in (BUILT / "assets").glob(f"{game}-{LANGUAGE}-*.js")}
    own = list((BUILT / "assets").glob(f"{game}-face-*.js"))
    assert len(words) >= 2
    table = entry() | script("Table") | script("table")
    assert weight(table) < TABLE_BUDGET
    assert weight(script(f"{game}-face" if own else "face") - table) < FACE_BUDGET
    assert weight(words) < WORDS_BUDGET


def test_the_first_page_has_no_script_or_style_of_its_own():
    page = first_page()
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page and " style=" not in page and not re.search(r"\son\w+=", page)


def test_the_page_can_be_installed():
    manifest = (BUILT / "manifest.webmanifest").read_text(encoding="utf-8")
    for icon in re.findall(r'"src": "/([^"]+)"', manifest):
        assert (BUILT / icon).is_file(), icon
    assert (BUILT / "sw.js").is_file()
