"""Builds Serai: the engine compiled where that can be done, the browser client beside it, both in one package.

SERAI_COMPILE=0 leaves the engine plain; SERAI_COMPILE=1 fails where it can't be compiled; SERAI_COMPILE=profiled
compiles it twice, the second time by what was counted while games were played.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.sdist import sdist

from building import client
from building.engine import CompileEngine, is_library


class Serai(Distribution):
    """A package whose extensions are found when they are compiled: until then, None."""

    def has_ext_modules(self) -> bool:
        return self.ext_modules != [] and os.environ.get("SERAI_COMPILE") != "0"


class Build(build):
    """Builds the client beside the engine: one waits for Node, the other for the C compiler."""

    def run(self) -> None:
        self.sweep()
        with ThreadPoolExecutor(1) as pool:
            built = pool.submit(client.build)
            if self.distribution.has_ext_modules():
                self.run_command("build_ext")
            built.result()
        super().run()

    def sweep(self) -> None:
        """Remove what an earlier build left, but for compiled files: what was renamed must not stay in the package."""
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and not is_library(file):
                file.unlink()


class BuildWheel(bdist_wheel):
    """A wheel that is named after a machine only if it holds compiled files."""

    def run(self) -> None:
        self.run_command("build")
        self.skip_build = True
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


class BuildSdist(sdist):
    """An sdist with the built client, so that nobody who builds from it needs Node."""

    def run(self) -> None:
        client.build()
        super().run()


setup(
    distclass=Serai,
    cmdclass={"build": Build, "build_ext": CompileEngine, "bdist_wheel": BuildWheel, "sdist": BuildSdist},
)
