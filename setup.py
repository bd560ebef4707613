"""Builds the engine: compiled by mypyc where there is a compiler, plain Python where there is none."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("core", "games", "play/state.py", "play/dealer.py", "bots/bot.py", "bots/playout.py", "bots/greedy")


def sources() -> list[str]:
    """The modules that are compiled: the engine, all games, and what plays them quickly."""
    found: list[str] = []
    for part in COMPILED:
        path = Path("src/serai") / part
        found += [str(path)] if path.suffix else sorted(map(str, path.rglob("*.py")))
    return [path for path in found if not path.endswith("__init__.py")]


def extensions() -> list[object]:
    if os.environ.get("SERAI_COMPILE") == "0":
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"

    # Assertions state what the catalogues prove; they stay in.
    built = mypycify(["--strict", *sources()], opt_level="3", debug_level="0", group_name="serai_engine")
    for extension in built:
        extension.optional = True  # without a compiler the same files run interpreted
        extension.extra_compile_args += ["-fno-semantic-interposition"]
    return built


setup(ext_modules=extensions())
