"""The games that are kept: how they were played, and where they lie."""

import json
from pathlib import Path
from typing import Any

import serai
from serai.bots import find_bot
from serai.bots.player import Player

HERE = Path(__file__).parent
EXPANSIONS: dict[str, object] = {
    "stairs_tiles": True,
    "imam_and_sultan": True,
    "exchange_set": "mixed",
    "audience_side": "purple",
    "desert_cities": True,
}
GAMES: dict[str, tuple[dict[str, object], tuple[str, ...]]] = {
    "base-2": ({}, ("greedy", "random")),
    "expansions-3": (EXPANSIONS, ("greedy", "greedy", "random")),
}
SEED = "playthrough"


def record_file(name: str) -> Path:
    return HERE / f"{name}.json"


def text_file(name: str) -> Path:
    return HERE / f"{name}.txt"


def kept(name: str) -> Any:
    """The record of a game."""
    return json.loads(record_file(name).read_text(encoding="utf-8"))


def play(name: str) -> None:
    """Play a game anew and keep its record."""
    options, bots = GAMES[name]
    box = serai.game("marrakesh")
    state = box.new(len(bots), f"{SEED} {name}", options, names=[f"{bot} {seat}" for seat, bot in enumerate(bots)])
    players = [Player(find_bot(bot, box.game), seat) for seat, bot in enumerate(bots)]
    while not state.over:
        assert state.actor is not None
        state.apply(players[state.actor].choose(state))
    record_file(name).write_text(json.dumps(state.record()) + "\n", encoding="utf-8")
