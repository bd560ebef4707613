"""Builds the engine: compiled by mypyc where there is a compiler, plain Python where there is none."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

ENGINE = ("core", "games/sultan", "games/treasures", "games/kobito", "play/state.py", "play/dealer.py", "bots")
MARRAKESH = "marrakesh"
LESS_EFFORT = '#ifndef __clang__\n#pragma GCC optimize ("O1")\n#endif\n'


def sources() -> list[str]:
    """The modules that are compiled."""
    found: list[str] = []
    for part in (*ENGINE, f"games/{MARRAKESH}"):
        path = Path("src/serai") / part
        found += [str(path)] if path.suffix else sorted(map(str, path.rglob("*.py")))
    return [path for path in found if not path.endswith("__init__.py")]


def extensions() -> list[object]:
    """One library, so that all its classes are closed; its C comes in two heaps, which are compiled side by side."""
    only_asked = {"egg_info", "dist_info", "sdist", "clean"} & set(sys.argv)  # pip asks before it builds
    if only_asked or os.environ.get("SERAI_COMPILE") == "0":
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    arguments = ["--strict", "--follow-imports=silent", *sources()]
    built = mypycify(arguments, opt_level="3", debug_level="0", multi_file=True, group_name="serai_engine")
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
        extension.optional = True  # without a compiler the same files run interpreted
        if len(extension.sources) > 1:
            extension.sources = two_heaps(extension.sources)
    return built


def two_heaps(files: list[str]) -> list[str]:
    """Marrakesh, which is large, with less effort; and all the rest, where each function may become part of another."""
    large = [file for file in files if MARRAKESH in file]
    quick = [file for file in files if MARRAKESH not in file]
    return [heap("quick", quick, ""), heap("large", large, LESS_EFFORT)]


def heap(name: str, files: list[str], head: str) -> str:
    """One C file that includes others."""
    path = Path(files[0]).parent / f"__heap_{name}.c"
    path.write_text(head + "".join(f'#include "{Path(file).resolve()}"\n' for file in files))
    return str(path)


class SideBySide(build_ext):
    """Compiles the files of a library at the same time."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(files: list[str], *arguments: object, **more: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda file: compile_some([file], *arguments, **more), files)
                return [each for some in made for each in some]

        self.compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
