"""The engine, compiled by mypyc: which modules, and how their C is put together.

All modules of the packages below are compiled, apart from `__init__.py`. A comment on a line of its own says otherwise:

    # not compiled: why this module of those packages stays plain
    # compiled: why this module of another package is hot

`python -m building.engine` shows in seconds whether mypyc takes them, without compiling their C.

With SERAI_COMPILE=profiled gcc compiles twice: the second time it knows which code is hot, as games were played before.
"""

import os
import re
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

from building.fingerprints import Stamp, fingerprint

SOURCE = Path("src")
COMPILED = ("core", "search", "games", "bots")
SIGN = re.compile(r"^# (not )?compiled: \S", re.MULTILINE)
GROUP = "serai_engine"
LOG = Path("build") / "mypyc.log"
# Libraries are not there while a package is built: what comes of them is of any type, which is no fault of ours.
MYPY_OPTIONS = [
    "--follow-imports=silent",
    "--ignore-missing-imports",
    "--no-warn-unused-ignores",
    "--no-warn-return-any",
]
LARGE = 5_000_000  # bytes of C: a game with more than this takes the compiler minutes at full effort
UNIX_FLAGS = ["-fno-semantic-interposition", "-Wno-error"]  # what a newer compiler warns of is no reason to stay plain
COUNTING = ("-fprofile-generate", "-fprofile-update=single")
AS_COUNTED = ("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch")
PROFILED = "profiled"
TRAINING = Path(__file__).with_name("training.py")
PLACE_IN_ROW = re.compile(r"(= \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if \()(\w+)\)")
LESS_EFFORT = '#if defined(__GNUC__) && !defined(__clang__)\n#pragma GCC optimize ("O1")\n#endif\n'


class NotCompiled(Exception):
    """The engine can't be compiled here; says why in a few words."""


# which modules


def modules() -> list[str]:
    """The modules that are compiled, as paths from the project's root."""
    found = sorted((SOURCE / "serai").rglob("*.py"))
    return [file.as_posix() for file in found if file.name != "__init__.py" and is_compiled(file)]


def is_compiled(file: Path) -> bool:
    sign = SIGN.search(file.read_text(encoding="utf-8"))
    if sign is not None:
        return sign.group(1) is None
    return file.relative_to(SOURCE / "serai").parts[0] in COMPILED


def engine_fingerprint() -> str:
    """What decides how the compiled engine looks: the packages it lies in, and the tools that make it."""
    packages = {Path(module).relative_to(SOURCE / "serai").parts[0] for module in modules()}
    files = [file for package in packages for file in (SOURCE / "serai" / package).rglob("*.py")]
    tools = [sys.version, sysconfig.get_platform(), version("mypy"), version("librt"), version("setuptools")]
    flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")] + [PROFILED] * is_profiled()
    return fingerprint([*files, Path("building/engine.py")], *tools, *flags)


# Python to C


def extensions() -> list[Any]:
    """One library that holds all modules, so that their classes are closed, and a door to it for each of them."""
    try:
        made = run_mypyc()
    except (Exception, SystemExit) as failure:
        raise NotCompiled(f"mypyc failed: {last_words(failure)}") from failure
    for file in made[0].sources:
        expect_places_in_rows(Path(file))
    made[0].sources = unity_sources(made[0].sources)
    return made


def run_mypyc() -> list[Any]:
    """Translate the modules to C; what mypyc has to say goes to a file."""
    LOG.parent.mkdir(exist_ok=True)
    os.environ["MYPYPATH"] = str(SOURCE)
    with LOG.open("w") as log, redirect_stdout(log), redirect_stderr(log):
        from mypyc.build import mypycify

        return mypycify([*MYPY_OPTIONS, *modules()], opt_level="3", debug_level="0", multi_file=True, group_name=GROUP)


def expect_places_in_rows(file: Path) -> None:
    """Tell the compiler what mypyc does not: a place in a row is hardly ever counted from its end."""
    file.write_text(PLACE_IN_ROW.sub(r"\1likely(\2))", file.read_text(encoding="utf-8")), encoding="utf-8")


def last_words(failure: BaseException) -> str:
    """What mypyc said of our sources, or else how it ended."""
    said = LOG.read_text().splitlines()
    ours = [line for line in said if line.startswith(str(SOURCE)) and not re.search(": (warning|note):", line)]
    return [f"{type(failure).__name__}: {failure}", *said[-1:], *ours[:1]][-1]


def unity_sources(files: list[str]) -> list[str]:
    """A few C files that include all others: one for each large game, made with less effort, and one for all the rest,
    where functions of one module can become part of those of another."""
    games: dict[str, list[str]] = {}
    for file in files:
        games.setdefault(game_of(file), []).append(file)
    large = [game for game, its in games.items() if game and sum(map(os.path.getsize, its)) > LARGE]
    rest = [file for file in files if game_of(file) not in large]
    return [unity("engine", rest), *(unity(game, games[game], LESS_EFFORT) for game in large)]


def game_of(file: str) -> str:
    """The game whose C this is, by mypyc's name for it, or ""."""
    parts = Path(file).stem.split("___")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 3 else ""


def unity(name: str, files: list[str], head: str = "") -> str:
    """One C file that includes others, by paths from where it lies."""
    path = Path("build") / f"unity_{name}.c"
    names = [Path(os.path.relpath(file, path.parent)).as_posix() for file in files]
    path.write_text(head + "".join(f'#include "{each}"\n' for each in names))
    return str(path)


# C to a library


def is_profiled() -> bool:
    return os.environ.get("SERAI_COMPILE") == PROFILED


class CompileEngine(build_ext):
    """Compiles the engine. Where that can't be done it stays plain Python, and one line says why."""

    profiling: tuple[str, ...] = ()  # flags

    def run(self) -> None:
        try:
            self.compile_engine()
        except (Exception, SystemExit) as failure:
            if os.environ.get("SERAI_COMPILE") in ("1", PROFILED):
                raise
            self.leave_plain(first_line(failure))

    def compile_engine(self) -> None:
        """Compile, unless the same was compiled before."""
        stamp = Stamp(Path(self.build_temp) / "engine.sha256")
        wanted = engine_fingerprint()
        if stamp.shows(wanted) and self.libraries_built() and not self.inplace:
            return
        check_compiler()
        self.remove_libraries()
        stamp.forget()
        self.distribution.ext_modules = extensions()
        self.swig_opts = None  # so that the options can be finalized once more, now that the extensions are known
        self.finalize_options()
        if is_profiled():
            self.count_what_is_hot()
        super().run()
        stamp.set(wanted)

    def count_what_is_hot(self) -> None:
        """Compile with counters, play, and let the compiler read them the next time."""
        for counted in Path(self.build_temp).rglob("*.gcda"):
            counted.unlink()
        self.force, self.profiling = True, COUNTING
        super().run()
        played = {**os.environ, "PYTHONPATH": str(Path(self.build_lib).resolve())}
        subprocess.run([sys.executable, str(TRAINING)], env=played, check=True)
        self.profiling = AS_COUNTED
        setattr(self, "compiler", None)  # noqa: B010 it was made for the first time only

    def leave_plain(self, why: str) -> None:
        self.remove_libraries()
        self.extensions = self.distribution.ext_modules = []
        print(f"serai: the engine stays plain Python, some fifty times slower: {why}", file=sys.stderr)

    def libraries_built(self) -> list[Path]:
        return [file for file in Path(self.build_lib).rglob("*") if is_library(file)]

    def remove_libraries(self) -> None:
        for file in self.libraries_built():
            file.unlink()

    def build_extensions(self) -> None:
        """The doors, and the sources of the library, are compiled side by side."""
        self.parallel = True
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                mypycs = [flag for flag in extension.extra_compile_args if flag not in (*UNIX_FLAGS, *COUNTING)]
                extension.extra_compile_args = [*mypycs, *UNIX_FLAGS, *self.profiling]
            self.compiler.linker_so = [*without_rpath(self.compiler.linker_so), *self.profiling]
        self.compiler.compile = side_by_side(self.compiler.compile)
        try:
            super().build_extensions()
        except Exception as failure:
            raise NotCompiled("the C compiler failed; what it said stands above") from failure


def check_compiler() -> None:
    """See whether C can be compiled here at all, before mypyc works for minutes for nothing."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "trial.c"
        source.write_text("#include <Python.h>\nint trial(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = [sysconfig.get_paths()[name] for name in ("include", "platinclude")]
            compiler.compile([str(source)], output_dir=folder, include_dirs=include)
        except Exception as failure:
            raise NotCompiled("there is no C compiler that finds Python.h") from failure


def side_by_side(compile_some: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """A compiler's method that compiles several files at the same time."""

    def compile_all(files: list[str], *arguments: object, **more: object) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(lambda file: compile_some([file], *arguments, **more), files)
            return [each for some in made for each in some]

    return compile_all


def without_rpath(command: list[str]) -> list[str]:
    """A linker's command that leaves no folder of this machine in what it makes."""
    return [part for part in command if "-rpath" not in part]


def is_library(file: Path) -> bool:
    return file.suffix in (".so", ".pyd")


def first_line(failure: BaseException) -> str:
    words = str(failure).strip() or type(failure).__name__
    return words.splitlines()[0]


if __name__ == "__main__":
    try:
        extensions()
    except NotCompiled as failure:
        sys.exit(str(failure))
    print(f"mypyc takes all {len(modules())} modules")
