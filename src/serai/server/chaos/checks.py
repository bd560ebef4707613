"""What must hold after all: nothing lost, nothing doubled, nothing shown that is not stored."""

import time

from msgspec import json

from serai.core.errors import SeraiError
from serai.server.chaos.players import REMEMBERED, Told, digest_of
from serai.server.storage import Storage
from serai.tables.clocks import Moment
from serai.tables.game import LiveGame
from serai.tables.loading import empty_game, loaded_game
from serai.tables.stored import TableContent


async def check_tables(storage: Storage, told: list[Told]) -> list[str]:
    """All that is wrong with these tables, in sentences."""
    wrong: list[str] = []
    for each in told:
        content = await storage.read(each.table)
        if content is None:
            wrong.append(f"{each.table}: the table is gone")
        else:
            wrong += each.contradictions + check_entries(each, content) + check_views(each, content)
    return wrong


def check_entries(told: Told, content: TableContent) -> list[str]:
    """Every move that was acknowledged is stored, once, and no version was shown that is not there."""
    wrong: list[str] = []
    table, entries = told.table, content.entries
    if [entry.seq for entry in entries] != list(range(len(entries))):
        wrong.append(f"{table}: the numbers of the entries have gaps")
    made = [(entry.seat, entry.id) for entry in entries if entry.id is not None]
    if len(made) != len(set(made)):
        wrong.append(f"{table}: a move is stored twice")
    versions = {(entry.seat, entry.id): entry.seq + 1 for entry in entries}
    early = {(answer.seat, answer.id) for answer in content.table.roster.early}
    for move, version in told.accepted.items():
        if move not in early and versions.get(move, -1) < version:
            wrong.append(f"{table}: the acknowledged move {move} at version {version} is lost")
    if told.highest > len(entries):
        wrong.append(f"{table}: version {told.highest} was shown, {len(entries)} are stored")
    return wrong


def check_views(told: Told, content: TableContent) -> list[str]:
    """What was shown is what the stored entries make."""
    now = Moment(int(time.time() * 1000), int(time.monotonic() * 1000))
    try:
        if loaded_game(content, now).frozen:
            return [f"{told.table}: the stored entries can't be replayed"]
        return compared(told, content, empty_game(content.table))
    except SeraiError as error:
        return [f"{told.table}: the stored entries can't be replayed: {error}"]


def compared(told: Told, content: TableContent, game: LiveGame) -> list[str]:
    wrong: list[str] = []
    for entry in content.entries:
        game.follow(entry)
        if game.version % REMEMBERED or game.state is None:
            continue
        for seat in range(content.table.players):
            shown = told.views.get((seat, game.version))
            if shown is not None and shown != digest_of(json.decode(json.encode(game.state.view(seat)))):
                wrong.append(f"{told.table}: seat {seat} was shown another version {game.version} than is stored")
    return wrong
