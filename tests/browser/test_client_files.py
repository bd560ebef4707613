"""The built client: its types are the server's, its first load is small, and nothing in it is inline."""

import gzip
import re
from importlib.resources import files
from pathlib import Path

from serai.server.typescript import written

ROOT = Path(__file__).parents[2]
BUILT = Path(str(files("serai.server"))) / "client"
BUDGET = 150_000
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


def scripts(prefix: str) -> set[str]:
    """The scripts of a name, whatever their hash, with what they import."""
    found: set[str] = set()
    for path in sorted((BUILT / "assets").glob(f"{prefix}-*.js")):
        with_imports(path.name, found)
    return found


def test_the_types_of_the_messages_are_those_of_the_server():
    assert (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8") == written()


def test_the_first_load_of_the_lobby_is_small():
    entries = re.findall(r'src="/assets/([\w.-]+\.js)"', first_page())
    assert len(entries) == 1
    lobby = with_imports(entries[0], set()) | scripts("house") | scripts("web")
    assert 20_000 < weight(lobby) < BUDGET


def test_the_first_load_of_a_table_is_small():
    entries = re.findall(r'src="/assets/([\w.-]+\.js)"', first_page())
    common = with_imports(entries[0], set()) | scripts("Table") | scripts("house") | scripts("web")
    for game in ("sultan", "treasures", "kobito", "marrakesh"):
        words = max((BUILT / "assets").glob(f"{game}-*.js"), key=lambda path: path.stat().st_size)
        assert weight(common | {words.name}) < BUDGET, game


def test_the_first_page_has_no_script_or_style_of_its_own():
    page = first_page()
    assert not re.search(r"<script(?![^>]*\bsrc=)", page)
    assert "<style" not in page and " style=" not in page and not re.search(r"\son\w+=", page)


def test_the_page_can_be_installed():
    manifest = (BUILT / "manifest.webmanifest").read_text(encoding="utf-8")
    for icon in re.findall(r'"src": "/([^"]+)"', manifest):
        assert (BUILT / icon).is_file(), icon
    assert (BUILT / "sw.js").is_file()
