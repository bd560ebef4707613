"""The Python of a page, run in Node: the games go there as they go here, move by move.

`make wasm` runs the contract suite of all games there, which takes some minutes.
"""

import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from building.client import find_node
from building.page import ROOT
from tests.page.alike import all_of_it

RUNNER = Path(__file__).with_name("wasm.js")
PATIENCE = 900

pytestmark = pytest.mark.run_once


def call(module: str) -> list[str]:
    node, _ = find_node()
    return [str(node), str(RUNNER), module]


@cache
def told_there() -> dict[str, Any]:
    ended = subprocess.run(call("tests.page.alike"), cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 0, (ended.stdout + ended.stderr)[-3000:]
    found: dict[str, Any] = json.decode(ended.stdout.splitlines()[-1])
    return found


@cache
def told_here() -> dict[str, Any]:
    return all_of_it()


@pytest.mark.parametrize("what", ["searched", "at random", "replayed"])
def test_games_go_in_a_page_as_they_go_here(what: str) -> None:
    assert told_here()[what] and told_there()[what] == told_here()[what]


if __name__ == "__main__":
    sys.exit(subprocess.run(call("tests.page.contract"), cwd=ROOT).returncode)
