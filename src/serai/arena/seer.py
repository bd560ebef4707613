"""A bot that sees everything, to measure what luck leaves to win: for tournaments only, never at a table."""

from collections.abc import Sequence
from typing import Any, Protocol

from serai.bots import find_bot, seat_bots
from serai.bots.player import Player
from serai.core.actions import Action
from serai.core.chance import Stream
from serai.core.game import Game
from serai.play.dealer import seed_number
from serai.play.state import State
from serai.search.bot import Bot
from serai.search.tree_search import TreeSearch

SEER = "seer"  # the search of a master, who also sees all hands and what else is hidden; not the luck to come


class Contender(Protocol):
    """Who decides at a seat of a tournament."""

    def choose(self, state: State) -> Action: ...


class Seer:
    """Thinks about the table itself, where others think about one that they imagine."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self.bot = bot
        self.stream = Stream(seed)

    def choose(self, state: State) -> Action:
        return state.game.vocabulary.action(self.bot.choose(state.table.copy(), self.stream))


def find_contender(name: str, game: Game[Any]) -> Bot:
    """Who may play in a tournament: any bot, and the seer."""
    if name != SEER:
        return find_bot(name, game)
    bot = find_bot("master", game)
    assert isinstance(bot, TreeSearch)
    bot.redeals = False
    return bot


def seat_contenders(names: Sequence[str], game: Game[Any], seed: str) -> Sequence[Contender]:
    """The bots of these names at seats 0, 1, …"""
    if SEER not in names:
        return seat_bots(names, game, seed)
    return [
        (Seer if name == SEER else Player)(find_contender(name, game), seed_number(seed, f"bot {seat}"))
        for seat, name in enumerate(names)
    ]
