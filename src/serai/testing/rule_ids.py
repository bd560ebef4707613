"""Which rules the tests of a game name: a test bears the id of the rule that it tests.

The id of rule S-08 stands in a test's name as `s08` or `s8`, as a word of its own (`test_s08_chance_names_the_first`),
or is written out in the id of one of its parameters (`pytest.param(…, id="S-08")`).
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

WRITTEN = re.compile(r"\b([A-Z])-([A-Z]?)0*(\d+)\b")
IN_NAME = re.compile(r"(?<![a-z0-9])([a-z])([a-z]?)0*(\d+)(?![a-z0-9])")


def unnamed(ids: Iterable[str], tests: Path) -> list[str]:
    """The ids that no test below a folder names."""
    named = set(named_ids(tests))
    return [each for each in ids if plain_id(each) not in named]


def plain_id(written: str) -> str:
    """An id without leading zeros."""
    return WRITTEN.sub(r"\1-\2\3", written)


def named_ids(tests: Path) -> Iterator[str]:
    """All ids that tests bear, without leading zeros."""
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for letter, family, number in IN_NAME.findall(node.name.replace("_", " ")):
                    yield f"{letter}-{family}{number}".upper()
            elif isinstance(node, ast.keyword) and node.arg == "id" and isinstance(node.value, ast.Constant):
                yield from ("{}-{}{}".format(*found) for found in WRITTEN.findall(str(node.value.value)))
