"""Types of Python as TypeScript writes them."""

import json
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Meta, Struct, structs

WORDS: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    None: "null",
    NoneType: "null",
    Any: "Json",
    object: "unknown",
}


class Types:
    """Writes types down, and keeps those that need a declaration of their own: structs, typed dicts, named literals."""

    def __init__(self, names: Mapping[object, str] | None = None) -> None:
        self.names = names or {}  # of types that don't know their own
        self.found: dict[str, object] = {}

    def word(self, kind: Any) -> str:
        """A type where it is used."""
        origin, parts = get_origin(kind), get_args(kind)
        if origin is None:
            return self.declared(kind) if has_keys(kind) else WORDS[kind]
        if origin is Annotated:
            return title_of(parts) or self.word(parts[0])
        if origin is NotRequired:
            return self.word(parts[0])
        if origin is Literal:
            return self.declared(kind) if kind in self.names else alternatives(kind)
        if origin in (Union, UnionType):
            return " | ".join(self.word(part) for part in parts)
        if origin is list:
            item = self.word(parts[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.word(part) for part in parts)}]"
        return f"Record<{self.word(parts[0])}, {self.word(parts[1])}>"

    def declared(self, kind: Any) -> str:
        """The name of a type that has a declaration of its own."""
        name = self.names.get(kind) or str(kind.__name__)
        if name not in self.found:
            self.found[name] = kind
            for part in keys_of(kind).values() if has_keys(kind) else ():
                self.word(part)
        return name

    def declarations(self) -> list[str]:
        """All that were met, in the order of meeting."""
        return [
            self.interface(kind) if has_keys(kind) else f"export type {name} = {alternatives(kind)};\n"
            for name, kind in self.found.items()
        ]

    def interface(self, kind: Any, extends: str = "", more: Mapping[str, str] | None = None) -> str:
        lines = documented(kind)
        lines.append(f"export interface {kind.__name__} {f'extends {extends} ' if extends else ''}{{")
        if issubclass(kind, Struct) and kind.__struct_config__.tag is not None:
            lines.append(f'  type: "{kind.__struct_config__.tag}";')
        keys = {key + ("?" if may_lack(kind, key) else ""): self.word(part) for key, part in keys_of(kind).items()}
        lines += [f"  {key}: {word};" for key, word in {**keys, **(more or {})}.items()]
        return "\n".join([*lines, "}", ""])


def has_keys(kind: Any) -> bool:
    return is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, Struct))


def keys_of(kind: Any) -> dict[str, Any]:
    """The keys of a struct or a typed dict, with their types."""
    if is_typeddict(kind):
        return get_type_hints(kind, include_extras=True)
    return {field.encode_name: field.type for field in structs.fields(kind)}


def may_lack(kind: Any, key: str) -> bool:
    if is_typeddict(kind):
        return key in kind.__optional_keys__
    return not next(field for field in structs.fields(kind) if field.encode_name == key).required


def alternatives(kind: object) -> str:
    """The values of a literal."""
    return " | ".join(json.dumps(value) for value in get_args(kind))


def title_of(parts: tuple[object, ...]) -> str:
    """The name that a message gives to something that is not checked: an action, a view."""
    titles = [(part.extra_json_schema or {}).get("title") or part.title for part in parts if isinstance(part, Meta)]
    return next((str(title) for title in titles if title), "")


def documented(kind: Any) -> list[str]:
    said = kind.__dict__.get("__doc__")
    return [f"/** {said.strip()} */"] if said else []
