"""The messages of the house as TypeScript."""

from typing import get_args

from serai.core.game import ResultHead
from serai.play.state import ViewHead
from serai.tables.messages.basics import EventHead
from serai.tables.messages.house import (
    Enter,
    GameWords,
    House,
    Join,
    Joined,
    MadeTable,
    NewTable,
    PlayOn,
    PlayPuzzle,
    Seated,
    Sit,
    UploadedRecord,
)
from serai.tables.messages.live import ClientMessage, ServerMessage
from serai.tables.messages.reviews import AskedCoach, Coaching, Puzzle, PuzzleList, TableReview, TriedChoice
from serai.tables.messages.tables import ErrorMessage, Replay, Summary, Verified
from serai.tables.typescript.types import Types

HEAD = """\
// Written by `python -m serai.tables.typescript web/src`; not by hand.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Arguments = Record<string, Json>;
export type OptionValues = Record<string, Json>;
export type GameRecord = Record<string, Json>;
/** An action as records write it. */
export type Action = { type: string; [key: string]: Json };
/** A fact as the viewer learns it, of whatever game. */
export type EventMessage = EventHead & { type: string; [key: string]: Json };
/** How a game ended, whichever it was. */
export type Result = ResultHead & { [key: string]: Json };
/** The engine's view of a table of whatever game: exactly what a seat may know. */
export interface View extends ViewHead {
  result: Result | null;
  [key: string]: unknown;
}
"""

ANY_RESULT = {"result": "ResultHead | null"}  # each game says what else its own has

HTTP_MESSAGES = (
    House,
    GameWords,
    NewTable,
    PlayPuzzle,
    PlayOn,
    MadeTable,
    Enter,
    Join,
    Joined,
    Sit,
    Seated,
    Summary,
    Verified,
    Replay,
    TableReview,
    TriedChoice,
    AskedCoach,
    Coaching,
    PuzzleList,
    Puzzle,
    UploadedRecord,
    ErrorMessage,
)


def message_types() -> str:
    """The whole of `wire.ts`."""
    types = Types()
    for kind in (*get_args(ClientMessage), *get_args(ServerMessage), *HTTP_MESSAGES):
        types.word(kind)
    heads = [types.interface(EventHead), types.interface(ResultHead), types.interface(ViewHead, "", ANY_RESULT)]
    blocks = [HEAD, *heads, *types.declarations()]
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        blocks.append(f"export type {name} =\n  | " + "\n  | ".join(kind.__name__ for kind in get_args(union)) + ";\n")
    return "\n".join(blocks)
