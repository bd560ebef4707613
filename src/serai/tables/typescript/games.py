"""What a game shows, tells and lets people do, as TypeScript.

The view is what the game's `view` returns; what its result has beside scores and winners is what `details` of its
scoring returns; what its pieces bear is what `printed` returns. Facts and actions are declared by their fields: what
such a field's `to_json` returns is its type.
"""

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, Literal, get_origin, get_type_hints, is_typeddict

from serai.core.actions import Field, Names, OptionalField, Verb
from serai.core.events import EventKind
from serai.core.game import Game
from serai.games import part
from serai.tables.typescript.types import Types

HEAD = """\
// Written by `python -m serai.tables.typescript web/src` from what {package} declares; not by hand.
import type {{ EventHead, ResultHead, ViewHead }} from "../../wire";
"""


def game_types(game: Game[Any]) -> str:
    """The whole of a game's `wire.ts`."""
    types = Types(named_literals(game))
    name = game.name.capitalize()
    blocks = [
        *view_and_result(game, types),
        *edition_form(game, types),
        union(f"{name}Action", [action_form(verb, types) for verb in game.vocabulary.verbs]),
        union(f"{name}Event", [event_form(kind, types) for kind in game.events], "EventHead & "),
        bundle(name),
    ]
    return "\n".join([HEAD.format(package=game.package), *types.declarations(), *blocks])


def view_and_result(game: Game[Any], types: Types) -> Iterator[str]:
    """Both as interfaces that extend what those of all games have."""
    details = details_of(game)
    result = "ResultHead" if details is None else details.__name__
    if details is not None:
        yield types.interface(details, "ResultHead")
    yield types.interface(view_of(game), "ViewHead", {"result": f"{result} | null"})


def edition_form(game: Game[Any], types: Types) -> Iterator[str]:
    """What is printed on the pieces, if a client is told."""
    printed = printed_by(game)
    if is_typeddict(printed):
        yield types.interface(printed)


def printed_by(game: Game[Any]) -> Any:
    """What a game's edition prints for clients that draw it."""
    return get_type_hints(type(game).printed)["return"]


def view_of(game: Game[Any]) -> Any:
    """What a game's view has."""
    return get_type_hints(type(game).view)["return"]


def details_of(game: Game[Any]) -> Any:
    """What a game's result has beside scores and winners; None if nothing."""
    scoring = part(game, "scoring")
    return None if scoring is None or not hasattr(scoring, "details") else get_type_hints(scoring.details)["return"]


def action_form(verb: Verb, types: Types) -> list[str]:
    forms = [f'type: "{verb.name}"']
    for key, field in zip(verb.keys, verb.fields, strict=True):
        forms.append(f"{key}{'?' if isinstance(field, OptionalField) else ''}: {types.word(type_of(field))}")
    return forms


def event_form(kind: EventKind, types: Types) -> list[str]:
    """A fact; who may not know a part of it is not told that part."""
    forms = [f'type: "{kind.name}"']
    for key, field in zip(kind.keys, kind.fields, strict=True):
        forms.append(f"{key}{'?' if key in kind.secret else ''}: {types.word(type_of(field))}")
    if kind.many_field is not None:
        items = types.word(list[type_of(kind.many_field)])  # type: ignore[misc]
        forms.append(f"{kind.many_key}{'?' if kind.many_key in kind.secret else ''}: {items}")
    return forms


def type_of(field: Field) -> Any:
    """How a field's value is written."""
    if isinstance(field, OptionalField):
        return type_of(field.field)
    if isinstance(field, Names):
        return Literal[field.names]
    return get_type_hints(type(field).to_json)["return"]


def union(name: str, forms: list[list[str]], head: str = "") -> str:
    members = "\n".join(f"  | {{ {'; '.join(form)} }}" for form in forms)
    return f"export type {name} = {head}(\n{members}\n);\n"


def bundle(name: str) -> str:
    return f"""\
/** All that a face of this game deals with. */
export interface {name} {{
  view: {name}View;
  action: {name}Action;
  event: {name}Event;
}}
"""


def named_literals(game: Game[Any]) -> dict[object, str]:
    """The literals with a name where the view and the result are declared; they don't know it themselves."""
    kinds = (view_of(game), details_of(game), printed_by(game))
    modules = [import_module(kind.__module__) for kind in kinds if is_typeddict(kind)]
    return {value: name for module in modules for name, value in literals_in(module)}


def literals_in(module: ModuleType) -> Iterator[tuple[str, object]]:
    return ((name, value) for name, value in vars(module).items() if get_origin(value) is Literal)
