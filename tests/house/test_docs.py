"""The docs are true: their examples run, the code they quote is the code, what they name and link to exists."""

import doctest
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "goofspiel"
TOP = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "examples/goofspiel/README.md")
PAGES = [*TOP, *(str(page.relative_to(ROOT)) for page in sorted((ROOT / "docs").rglob("*.md")))]
WALK = "docs/add-a-game.md"  # needs the example installed: tests/release runs what it says
HOMES = {  # where the files lie that a page walks through
    WALK: (EXAMPLE, EXAMPLE / "src", EXAMPLE / "src" / "goofspiel"),
    "docs/add-a-tile.md": (ROOT / "src" / "serai" / "games" / "marrakesh",),
}
FOLDERS = ("src", "web/src", "building", "examples", "tests", "deploy", "docs")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
QUOTE = re.compile(r"^```\w+ (\S+)\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
PATH = re.compile(r"`((?:[\w<>.-]+/)*[\w<>.-]+\.(?:py|toml|ftl|ts|md))`")
NAME = re.compile(r"`(?:[A-Za-z_]\w*\.)*([A-Za-z]\w{2,})(?:\([^`]*\))?`")
MOST_WORDS = 30  # of the glossary


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [page for page in PAGES if page != WALK])
def test_examples_do_what_they_say(page: str) -> None:
    assert doctest.testfile(str(ROOT / page), module_relative=False).failed == 0


# what is quoted


def quotes() -> list[tuple[str, str, str]]:
    """The page, the file that it names, and what it quotes from there."""
    return [(page, *found) for page in PAGES for found in QUOTE.findall(read(page))]


def found_at(page: str, path: str) -> list[Path]:
    """The files that a page may mean by a path, the likeliest first; `<game>` stands for any."""
    pattern = re.sub(r"<\w+>", "*", path)
    near = [each for place in (*HOMES.get(page, ()), (ROOT / page).parent, ROOT) for each in place.glob(pattern)]
    return near or [file for file in all_files() if file.match(pattern)]


@cache
def all_files() -> list[Path]:
    return [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*") if "node_modules" not in path.parts]


@pytest.mark.parametrize(("page", "path", "quoted"), quotes())
def test_quoted_code_is_the_code(page: str, path: str, quoted: str) -> None:
    source = found_at(page, path)[0].read_text(encoding="utf-8")
    start = 0
    for part in re.split(r"^ *# …$", quoted, flags=re.MULTILINE):
        place = source.find(part.strip("\n"), start)
        assert place >= 0, part
        start = place + len(part)


def test_the_pages_that_walk_through_code_quote_it() -> None:
    counts = {page: sum(page == other for other, _, _ in quotes()) for page in (WALK, "docs/add-a-tile.md")}
    assert all(count > 5 for count in counts.values()), counts


# what is named


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for target in LINK.findall(FENCE.sub("", read(page))):
        if not target.startswith("http"):
            path, _, heading = target.partition("#")
            file = (ROOT / page).parent / path if path else ROOT / page
            assert file.exists(), target
            assert not heading or heading in headings(file), target


def headings(file: Path) -> set[str]:
    """The anchors of a page, as they are made from its headings."""
    found = re.findall(r"^#+ (.*)$", FENCE.sub("", file.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", PAGES)
def test_files_that_are_named_exist(page: str) -> None:
    assert [path for path in PATH.findall(FENCE.sub("", read(page))) if not found_at(page, path)] == []


@cache
def known_words() -> frozenset[str]:
    """All words of the sources, of the settings, and of the tests."""
    kinds = {".py", ".ts", ".svelte", ".toml", ".ftl", ".json", ".yml", ".conf", ".service", ".css", ".js"}
    files = [path for path in all_files() if path.suffix in kinds]
    files += [ROOT / name for name in ("Makefile", "pyproject.toml", "setup.py", "compose.yaml", "web/package.json")]
    return frozenset(word for file in files for word in re.findall(r"\w+", file.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "page", ["docs/architecture.md", WALK, "docs/add-a-tile.md", "docs/python.md", "docs/client.md"]
)
def test_names_in_code_letters_are_names_in_the_code(page: str) -> None:
    assert set(NAME.findall(FENCE.sub("", read(page)))) - known_words() == set()


# the architecture


def test_the_layers_are_those_that_are_checked() -> None:
    contracts = tomllib.loads(read("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    checked = [sorted(layer.replace("serai.", "").split(" | ")) for layer in contracts[0]["layers"]]
    table = read("docs/architecture.md").partition("## The layers")[2].partition("\n\nNothing")[0]
    told = [sorted(re.findall(r"`(\w+)`", row.split("|")[1])) for row in table.splitlines() if row.startswith("| `")]
    assert told == checked


def test_the_glossary_is_short_sorted_and_used() -> None:
    rows = re.findall(r"^\| (\w+) \|", read("docs/architecture.md").partition("## Glossary")[2], re.MULTILINE)[1:]
    assert 20 <= len(rows) <= MOST_WORDS
    assert rows == sorted(rows)
