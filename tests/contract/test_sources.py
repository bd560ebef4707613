"""How the source of the engine and of our games is written, where no other tool looks."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from building.engine import modules

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent for path in ROOT.glob("src/serai/games/*/game.py"))
FILES = {
    "__init__", "game", "pieces", "edition", "state", "actions", "events", "rules", "scoring", "view", "tiles",
    "words", "bot", "facts", "terminal", "lessons", "research", "judging", "calibration", "puzzles",
    "card",
}  # fmt: skip


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_a_game_has_the_files_of_every_game_and_no_others(folder: Path) -> None:
    found = {path.stem for path in folder.iterdir() if path.name != "__pycache__"}
    assert found - FILES == set()
    assert FILES - found <= {"tiles"}


def of_no_game() -> list[Path]:
    """The sources that belong to no game: of the package, the client, and how they are built, run and checked."""
    kinds = {".py", ".ts", ".svelte", ".js", ".css", ".ftl", ".html", ".toml", ".yml", ".yaml", ".conf", ".service"}
    found = [path for folder in ("src", "web", "building", "deploy", ".github") for path in (ROOT / folder).rglob("*")]
    found += [ROOT / name for name in ("setup.py", "pyproject.toml", "compose.yaml", ".pre-commit-config.yaml")]
    sources = [path for path in found if path.suffix in kinds and not MADE & set(path.relative_to(ROOT).parts)]
    return [ROOT / "Makefile", *(path for path in sources if not is_of_a_game(path.relative_to(ROOT)))]


MADE = {"node_modules", "built", "client", "__pycache__"}  # folders that hold no sources


def is_of_a_game(path: Path) -> bool:
    """Does it lie in the folder of a game, not beside those folders?"""
    return "games" in path.parts[:-2]


def test_nothing_outside_its_folders_names_a_game() -> None:
    """README and docs do, and tests of the house take one game or another as an example."""
    names = re.compile(rf"\b({'|'.join(game.name for game in GAMES)})\b", re.IGNORECASE)
    sources = of_no_game()
    assert len(sources) > 300
    assert [str(path) for path in sources if names.search(path.read_text("utf-8"))] == []


def test_no_test_of_the_house_lists_our_games() -> None:
    """Whoever wants all of them, or the short ones, finds them: a new game needs no edit."""
    outside = [path for path in (ROOT / "tests").rglob("*.py") if not {game.name for game in GAMES} & set(path.parts)]
    assert len(outside) > 80
    naming = [path for path in outside if all(f'"{game.name}"' in path.read_text("utf-8") for game in GAMES)]
    assert [str(path.relative_to(ROOT)) for path in naming] == []


def shifted_literals(source: str) -> Iterator[int]:
    """The lines where a written number is shifted by one that is not written."""
    for node in ast.walk(ast.parse(source)):
        is_shift = isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
        if is_shift and isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant):
            yield node.lineno


def test_a_shifted_literal_is_seen() -> None:
    assert list(shifted_literals("a = 1 << 16\nb = 1 << n\nc = one << n\nd = 2 + (3 << (n + 1))")) == [2, 4]


def test_no_compiled_module_shifts_a_literal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled, the literal has 32 bits, and from bit 31 on the result is silently wrong; `bit` is right."""
    monkeypatch.chdir(ROOT)
    compiled = modules()
    assert len(compiled) > 50
    assert [(path, line) for path in compiled for line in shifted_literals(Path(path).read_text("utf-8"))] == []
