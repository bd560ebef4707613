"""Games from the storage. One that was played by other rules is played through today's before it goes on."""

import logging

from serai.core.errors import SeraiError
from serai.play.replay import agree
from serai.tables.clocks import Moment
from serai.tables.errors import ApiError
from serai.tables.game import FINISHED, LiveGame
from serai.tables.stored import StoredTable, TableContent

LOG = logging.getLogger("serai.loading")
OTHER_RULES = "other_rules"


def loaded_game(content: TableContent, now: Moment) -> LiveGame:
    """The game that the stored entries make; if today's rules make another of them, it is frozen where they differ."""
    stored = content.table
    game = empty_game(stored)
    try:
        for entry in content.entries:
            game.follow(entry, check_chance=is_of_other_rules(stored, game))
        check_end(game, stored)
    except SeraiError as error:
        LOG.warning("a table does not fit today's rules", exc_info=error, extra={"table": stored.id})
        game = frozen_game(content, game.version)
    game.set_clocks(stored.time_left, now)
    return game


def empty_game(stored: StoredTable) -> LiveGame:
    try:
        return LiveGame(stored.config, stored.roster)
    except SeraiError:
        raise ApiError(409, "no_game", game=stored.game) from None


def frozen_game(content: TableContent, version: int) -> LiveGame:
    """The game as far as today's rules can follow it."""
    game = empty_game(content.table)
    for entry in content.entries[:version]:
        game.follow(entry)
    game.frozen = OTHER_RULES
    return game


def is_of_other_rules(stored: StoredTable, game: LiveGame) -> bool:
    return stored.rules != game.box.game.version


def check_end(game: LiveGame, stored: StoredTable) -> None:
    """A game that was over is over, with the same result; one that was not, is not."""
    if (game.status == FINISHED) != (stored.status == FINISHED):
        raise SeraiError(f"the table is {game.status}, and was {stored.status}")
    if game.state is not None and stored.result is not None and not agree(game.state.result, stored.result):
        raise SeraiError(f"the result is {game.state.result}, and was {stored.result}")
