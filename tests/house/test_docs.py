"""The examples in the README and the docs do what they say."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", *(str(page.relative_to(ROOT)) for page in sorted((ROOT / "docs").glob("*.md")))]


@pytest.mark.parametrize("page", PAGES)
def test_examples_do_what_they_say(page: str) -> None:
    assert doctest.testfile(str(ROOT / page), module_relative=False).failed == 0
