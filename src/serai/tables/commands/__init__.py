"""What a client may do at a table: one function for each message."""

from collections.abc import Callable, Coroutine
from typing import Any

from serai.tables.commands.admission import admit
from serai.tables.commands.moves import move
from serai.tables.commands.rematch import want_rematch
from serai.tables.commands.seats import back, leave, put_bot, remove, rename
from serai.tables.commands.starting import start
from serai.tables.commands.talk import chat, hint, look, react
from serai.tables.commands.undoing import consent, undo
from serai.tables.messages.live import (
    Admit,
    Back,
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
    React,
    Rematch,
    Remove,
    Rename,
    Start,
    Undo,
)
from serai.tables.table import LiveTable
from serai.tables.viewers import Viewer

Command = Callable[[LiveTable, Viewer, Any], Coroutine[Any, Any, None]]

LOCKED: dict[type[ClientMessage], Command] = {  # what is done while nobody else changes the table
    Look: look,
    Undo: undo,
    Consent: consent,
    Chat: chat,
    React: react,
    PutBot: put_bot,
    Rename: rename,
    Start: start,
    Back: back,
    Leave: leave,
    Remove: remove,
    Admit: admit,
    Rematch: want_rematch,
}


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
            await LOCKED[type(message)](table, viewer, message)
