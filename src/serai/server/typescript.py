"""The messages as TypeScript: `python -m serai.server.typescript > web/src/wire.ts`."""

from typing import get_args

from msgspec import inspect

from serai.server.messages.house import Enter, House, Join, Joined, MadeTable, NewTable, Seated, Sit, UploadedRecord
from serai.server.messages.live import ClientMessage, ServerMessage
from serai.server.messages.tables import ErrorMessage, Replay, Summary, Verified

HEAD = """\
// Written by `python -m serai.server.typescript`; not by hand.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Arguments = Record<string, Json>;
export type OptionValues = Record<string, Json>;
export type GameRecord = Record<string, Json>;
/** An action as records write it. */
export type Action = { type: string; [key: string]: Json };
/** A fact as the viewer learns it; `known`: wholly. */
export type EventMessage = { version: number; type: string; known: boolean; [key: string]: Json };
/** How a game ended. */
export type Result = { scores: number[]; winners: number[]; [key: string]: Json };
/** The engine's view of a table: exactly what a seat may know. Each game has more keys. */
export interface View {
  game: string;
  players: number;
  actor: number | null;
  over: boolean;
  result: Result | null;
  seat: number | null;
  phase: string;
  [key: string]: unknown;
}
"""

HTTP_MESSAGES = (
    House,
    NewTable,
    MadeTable,
    Enter,
    Join,
    Joined,
    Sit,
    Seated,
    Summary,
    Verified,
    Replay,
    UploadedRecord,
    ErrorMessage,
)

WORDS = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "Json",
}


def written() -> str:
    """The whole file."""
    found: dict[str, inspect.StructType] = {}
    asked = (*get_args(ClientMessage), *get_args(ServerMessage))
    for kind in (*asked, *HTTP_MESSAGES):
        collect(inspect.type_info(kind), found)
    blocks = [HEAD, *(interface(struct) for struct in found.values())]
    for name, union in (("ClientMessage", ClientMessage), ("ServerMessage", ServerMessage)):
        blocks.append(f"export type {name} =\n  | " + "\n  | ".join(kind.__name__ for kind in get_args(union)) + ";\n")
    return "\n".join(blocks)


def collect(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Every struct that a type speaks of, each once."""
    if isinstance(kind, inspect.StructType) and kind.cls.__name__ not in found:
        found[kind.cls.__name__] = kind
        for field in kind.fields:
            collect(field.type, found)
    for part in parts(kind):
        collect(part, found)


def parts(kind: inspect.Type) -> list[inspect.Type]:
    if isinstance(kind, inspect.Metadata):
        return [kind.type]
    if isinstance(kind, inspect.UnionType):
        return list(kind.types)
    if isinstance(kind, inspect.ListType):
        return [kind.item_type]
    if isinstance(kind, inspect.TupleType):
        return list(kind.item_types)
    if isinstance(kind, inspect.DictType):
        return [kind.value_type]
    return []


def interface(struct: inspect.StructType) -> str:
    said = struct.cls.__dict__.get("__doc__")
    lines = [f"/** {said.strip()} */"] if said else []
    lines.append(f"export interface {struct.cls.__name__} {{")
    if struct.tag is not None:
        lines.append(f'  type: "{struct.tag}";')
    for field in struct.fields:
        may_lack = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{may_lack}: {word(field.type)};")
    return "\n".join([*lines, "}", ""])


def word(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, inspect.Metadata):
        title = (kind.extra_json_schema or {}).get("title")
        return str(title) if title else word(kind.type)
    if isinstance(kind, inspect.StructType):
        return str(kind.cls.__name__)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(word(each) for each in kind.types)
    if isinstance(kind, inspect.ListType):
        item = word(kind.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(word(each) for each in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {word(kind.value_type)}>"
    return WORDS[type(kind)]


if __name__ == "__main__":
    print(written(), end="")
