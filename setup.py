"""Builds the engine: compiled by mypyc where there is a compiler, plain Python where there is none."""

import os
import sys
from pathlib import Path

from setuptools import setup

ENGINE = ("core", "games/sultan", "games/treasures", "games/kobito", "play/state.py", "play/dealer.py", "bots")
MARRAKESH = ("games/marrakesh", "bots/greedy/marrakesh", "bots/evaluate/marrakesh.py")


def sources(parts: tuple[str, ...]) -> list[str]:
    """The modules of these folders that are compiled."""
    found: list[str] = []
    for part in parts:
        path = Path("src/serai") / part
        found += [str(path)] if path.suffix else sorted(map(str, path.rglob("*.py")))
    return [path for path in found if not path.endswith("__init__.py")]


def extensions() -> list[object]:
    """Two libraries, built side by side: the engine with the quick games, and Marrakesh, which is large."""
    only_asked = {"egg_info", "dist_info", "sdist", "clean"} & set(sys.argv)  # pip asks before it builds
    if only_asked or os.environ.get("SERAI_COMPILE") == "0":
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    marrakesh = sources(MARRAKESH)
    engine = [path for path in sources(ENGINE) if path not in marrakesh]
    built = mypycify(
        ["--strict", "--follow-imports=silent", *engine, *marrakesh],
        opt_level="3",
        debug_level="0",
        separate=[(files, name) for files, name in ((engine, "serai_engine"), (marrakesh, "serai_marrakesh")) if files],
    )
    for extension in built:
        effort = ["-O1"] if extension.name.startswith("serai_marrakesh") else []
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition", *effort]
        extension.optional = True  # without a compiler the same files run interpreted
    return built


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
