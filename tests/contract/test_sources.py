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
    "words", "bot", "facts", "terminal", "lessons",
}  # fmt: skip


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_a_game_has_the_files_of_every_game_and_no_others(folder: Path) -> None:
    found = {path.stem for path in folder.iterdir() if path.name != "__pycache__"}
    assert found - FILES == set()
    assert FILES - found <= {"tiles", "lessons"}


def of_no_game(folder: Path) -> list[Path]:
    """The sources of a folder that belong to no game, and that nobody builds."""
    sources = {".ts", ".svelte", ".css", ".ftl", ".py"}
    found = [path for path in sorted(folder.rglob("*")) if path.suffix in sources]
    return [path for path in found if not {"games", "built"} & set(path.relative_to(folder).parts[:-2])]


@pytest.mark.parametrize("folder", ["web/src", "src/serai/text"])
def test_the_client_and_the_words_of_the_house_name_no_game(folder: str) -> None:
    names = re.compile(rf"\b({'|'.join(game.name for game in GAMES)})\b", re.IGNORECASE)
    sources = of_no_game(ROOT / folder)
    assert len(sources) > 10
    assert [str(path) for path in sources if names.search(path.read_text("utf-8"))] == []


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
