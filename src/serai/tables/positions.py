"""Positions of games that are over, and of puzzles: a table can be opened that goes on from one, against bots."""

from typing import Any

from msgspec import Struct

from serai.core.errors import SeraiError
from serai.games import find_game
from serai.tables.clocks import Moment
from serai.tables.errors import ApiError
from serai.tables.game import PLAYING, Change
from serai.tables.host import Storage
from serai.tables.ids import new_secret, new_seed, new_table_id
from serai.tables.loading import OTHER_RULES, empty_game
from serai.tables.messages.house import ClockSetting, NewTable
from serai.tables.opening import new_stored, store_with_code
from serai.tables.puzzling import puzzle_of
from serai.tables.roster import Roster
from serai.tables.stored import StoredTable


class Position(Struct, frozen=True):
    """Where a game stood: all that was played up to there, and what was left of thinking time."""

    game: str
    players: int
    options: dict[str, Any]
    moves: list[dict[str, Any]]
    clock: ClockSetting | None = None
    time_left: list[int] | None = None


def of_record(record: dict[str, Any], frame: int) -> Position:
    """What a picture of the replay shows; after the last one nobody plays on."""
    decided = [index for index, move in enumerate(record["moves"]) if move["actor"] != "chance"]
    if frame > len(decided):
        raise ApiError(400, "bad_range", most=len(decided))
    if frame == len(decided):
        raise ApiError(409, "game_over")
    moves = [without_legal(move) for move in record["moves"][: decided[frame]]]
    return Position(record["game"], record["players"], record["options"], moves)


def without_legal(move: dict[str, Any]) -> dict[str, Any]:
    """A record may list what else could have been done."""
    return {key: value for key, value in move.items() if key != "legal"}


def of_puzzle(game: str, key: str) -> tuple[Position, int]:
    """Where a puzzle asks, and whom."""
    puzzle = puzzle_of(game, key)
    return Position(game, puzzle["players"], puzzle["options"], puzzle["moves"]), puzzle["seat"]


async def open_position(storage: Storage, position: Position, roster: Roster, now: Moment) -> StoredTable:
    """A table that begins with what was played up to a position; its own seed brings what comes after."""
    try:
        table, change = laid_out(new_table_id(storage.prefix), position, roster, now)
    except SeraiError as error:
        raise ApiError(409, OTHER_RULES, reason=str(error)[:200]) from None
    table.status = PLAYING
    return await store_with_code(storage, table, [change.entry])


def laid_out(table_id: str, position: Position, roster: Roster, now: Moment) -> tuple[StoredTable, Change]:
    game = find_game(position.game)
    options = game.full_options({**position.options, **game.known_later(position.options)}, position.players)
    form = NewTable(position.game, position.players, [], options, clock=position.clock)
    table = new_stored(table_id, form, options, roster, new_secret(), new_seed(), now.date)
    table.time_left = position.time_left
    begun = empty_game(table)
    begun.set_clocks(table.time_left, now)
    change = begun.begin_from(position.moves, now)
    if change.state.over:
        raise ApiError(409, "game_over")
    return table, change
