"""What a client may do at a table: one function for each message."""

from serai.tables.commands.admission import admit
from serai.tables.commands.moves import move
from serai.tables.commands.rematch import want_rematch
from serai.tables.commands.seats import leave, put_bot, remove, rename
from serai.tables.commands.talk import chat, hint, look
from serai.tables.commands.undoing import consent, undo
from serai.tables.messages.live import (
    Admit,
    Chat,
    ClientMessage,
    Consent,
    Hint,
    Leave,
    Look,
    Move,
    Ping,
    Pong,
    PutBot,
    Rematch,
    Remove,
    Rename,
    Undo,
)
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer


async def dispatch(table: LiveTable, viewer: Viewer, message: ClientMessage) -> None:
    """Do what a viewer says; ApiError if it may not be."""
    table.host.metrics.message(type(message).__name__.lower())
    if isinstance(message, Move):
        await move(table, viewer, message)
    elif isinstance(message, Ping):
        viewer.answer(Pong())
    elif isinstance(message, Hint):
        await hint(table, viewer, message)
    else:
        async with table.lock:
            await dispatch_locked(table, viewer, message)


async def dispatch_locked(table: LiveTable, viewer: Viewer, message: ClientMessage) -> None:
    """While nobody else changes the table."""
    if isinstance(message, Look):
        await look(table, viewer, message)
    elif isinstance(message, Undo):
        await undo(table, viewer, message)
    elif isinstance(message, Consent):
        await consent(table, viewer, message)
    elif isinstance(message, Chat):
        await chat(table, viewer, message)
    elif isinstance(message, PutBot):
        await put_bot(table, viewer, message)
    elif isinstance(message, Rename):
        await rename(table, viewer, message)
    elif isinstance(message, Leave):
        await leave(table, viewer, message)
    elif isinstance(message, Remove):
        await remove(table, viewer, message)
    elif isinstance(message, Admit):
        await admit(table, viewer, message)
    elif isinstance(message, Rematch):
        await want_rematch(table, viewer, message)
