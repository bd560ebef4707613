"""The compiled and the plain engine are the same engine."""

import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.bots import find_bot
from serai.bots.player import Player
from serai.play.replay import with_legal

ROOT = Path(__file__).parents[2]
BOTS = {"greedy": 400, "search:simulations=4": 20}  # so many decisions at most


def digest() -> str:
    """A hash over games of every game: all that random players meet at tables of every size, and what bots choose."""
    told = hashlib.sha256()
    for name in serai.games():
        for players in serai.game(name).players:
            for line in random_game(name, players):
                told.update(line.encode())
        for bot, most in BOTS.items():
            told.update(json.dumps(bot_game(name, bot, most)).encode())
    return told.hexdigest()


def random_game(name: str, players: int) -> Iterator[str]:
    """All legal actions, and now and then views, refusals and an imagined table."""
    state = serai.game(name).new(players=players, seed="lockstep")
    chooser = random.Random(1)
    while not state.over:
        if chooser.random() < 0.05:
            refusals = [(action.to_json(), refusal.to_json()) for action, refusal in state.refusals()]
            yield json.dumps([state.view(0), state.determinize(0, 3).view(None), refusals])
        state.apply(chooser.choice(state.legal()))
    yield json.dumps(with_legal(state.record()))


def bot_game(name: str, bot: str, most: int) -> object:
    """The record of two bots, as far as they come in so many decisions."""
    state = serai.game(name).new(players=2, seed="lockstep")
    seats = [Player(find_bot(bot, state.game), seat) for seat in range(2)]
    for _ in range(most):
        if state.actor is not None:
            state.apply(seats[state.actor].choose(state))
    return state.record()


@pytest.mark.endurance
def test_compiled_and_plain_files_go_in_lockstep(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    shutil.copytree(ROOT / "src" / "serai", plain / "serai", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    environment = {**os.environ, "PYTHONPATH": f"{plain}:{ROOT}"}
    call = "import tests.house.test_lockstep as t, serai.core.agenda as a; print(a.__file__); print(t.digest())"
    done = subprocess.run([sys.executable, "-c", call], env=environment, capture_output=True, text=True, check=True)
    file, theirs = done.stdout.split()
    assert file.endswith(".py")
    assert theirs == digest()
