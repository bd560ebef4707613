"""The contract suite of all games, and the kept games, in a Python that has no pytest of its own: that of a page.

`node tests/page/wasm.js tests.page.contract` runs it; further words are given to pytest.
"""

import sys
from pathlib import Path

SUITE = "tests/contract/test_contract.py"
SUITES = [f"{SUITE}::TestEngine", f"{SUITE}::TestRest::test_all_bots_play_legally", "tests/playthroughs"]
OPTIONS = ["--noconftest", "--capture=sys", "-p", "no:cacheprovider", "-p", "no:faulthandler"]

if __name__ == "__main__":
    sys.path += [str(place) for place in Path(".venv/lib").glob("python3*/site-packages")]  # pytest is plain Python
    import pytest

    sys.exit(pytest.main([*OPTIONS, *(sys.argv[1:] or SUITES)]))
