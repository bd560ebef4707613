"""Games of other packages: found by their entry points; one that is broken is left out and harms nobody."""

import os
import subprocess
import sys
from pathlib import Path

import serai
from serai.games import own_packages

CALL = "import serai; print(*serai.games()); print(serai.game(serai.games()[0]).name)"
BOX = """
from serai.core.actions import Vocabulary
from serai.core.game import Game
class Box(Game):
    def __init__(self):
        self.name, self.prefix, self.version, self.players = {name!r}, "X", 1, {players}
        self.options, self.vocabulary, self.events = (), Vocabulary(), ()
GAME = Box()
"""


def install(site: Path, name: str, files: dict[str, str]) -> None:
    """A package that says it holds a game, as pip would have left it."""
    info = site / f"{name}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[serai.games]\n{name} = pack_{name}\n")
    for path, text in {"__init__.py": "", **files}.items():
        file = site / f"pack_{name}" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def run(site: Path, *call: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{site}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    return subprocess.run([sys.executable, *call], env=environment, capture_output=True, text=True)


def test_a_broken_package_is_left_out_with_one_line_that_says_why(tmp_path: Path) -> None:
    ours = min(own_packages())
    install(tmp_path, "empty", {})
    install(tmp_path, "raising", {"game.py": "raise ValueError('of all\\nthings')"})
    install(tmp_path, "untrue", {"game.py": "GAME = 7"})
    install(tmp_path, "unsaid", {"game.py": "from serai.core.game import Game\nGAME = Game()"})
    install(tmp_path, "misnamed", {"game.py": BOX.format(name="other", players="range(2, 4)")})
    install(tmp_path, "crowded", {"game.py": BOX.format(name="crowded", players="range(2, 40)")})
    install(tmp_path, "wordless", {"game.py": BOX.format(name="wordless", players="range(2, 4)")})
    install(tmp_path, "Strange", {"game.py": BOX.format(name="Strange", players="range(2, 4)")})
    install(tmp_path, ours, {"game.py": BOX.format(name=ours, players="range(2, 4)")})
    done = run(tmp_path, "-c", CALL)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [" ".join(serai.games()), serai.games()[0]]
    told = sorted(line.split("is left out: ")[1] for line in done.stderr.splitlines())
    reasons = ["'of all things'", "GAME is no game", "no module named 'pack_empty.game'", "has no name, prefix"]
    reasons += ["its GAME is called 'other'", "from 2 to 9 seats", "no file of words", "small letters"]
    reasons += ["the house has a game of that name"]
    assert len(told) == len(reasons) == 9
    for reason in reasons:
        assert any(reason.strip("'").lower() in line.lower() for line in told), (reason, told)


def test_a_command_goes_on_without_a_broken_package(tmp_path: Path) -> None:
    install(tmp_path, "raising", {"game.py": "import no_such_module"})
    done = run(tmp_path, "-m", "serai.cli", "rules", serai.games()[0])
    assert done.returncode == 0
    assert done.stdout
    assert done.stderr.count("\n") == 1
    done = run(tmp_path, "-m", "serai.cli", "rules", "raising")
    assert done.returncode == 2
    assert "unknown game 'raising'" in done.stderr
