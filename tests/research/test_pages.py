"""What is written of learners' faces, what they need, and what nobody else needs."""

import subprocess
import sys
from pathlib import Path

import pytest

from serai.research.layouts import page
from serai.research.worlds import compare_worlds
from tests.research.common import GAMES

ROOT = Path(__file__).parents[2]


def test_the_page_of_layouts_is_as_the_code_says() -> None:
    written = (ROOT / "docs" / "research-layouts.md").read_text(encoding="utf-8")
    assert written == page(), "python -m serai.research.layouts docs/research-layouts.md"


def test_serai_needs_none_of_the_frameworks() -> None:
    told = "import sys, serai, serai.cli.app, serai.research, serai.research.words; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    loaded = {module.partition(".")[0] for module in done.stdout.split()}
    assert not loaded & {"numpy", "gymnasium", "pettingzoo", "pyspiel", "torch", "mcp", "textarena"}


@pytest.mark.parametrize("name", GAMES)
def test_a_share_of_the_worlds_is_compared(name: str) -> None:
    compared = compare_worlds(250, "tests", [name])
    assert compared.comparisons >= 250 and compared.differing > 150 and compared.in_words == 1
