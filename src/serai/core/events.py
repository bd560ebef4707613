"""Facts that the rules tell: what happened, and who may know which part of it."""

from typing import final

from mypy_extensions import i64

from serai.core.actions import Field


@final
class EventKind:
    """A kind of fact: its arguments and what is secret about it.

    The arguments named in `secret` are told only to the seat in the argument `knower`.
    A fact that `reveals` shows something hidden: nobody can take back what led to it.
    `rule` is the id of the rule that it follows from.
    """

    def __init__(
        self,
        name: str,
        fields: dict[str, Field],
        many: tuple[str, Field] | None = None,
        secret: tuple[str, ...] = (),
        knower: str = "seat",
        reveals: bool = False,
        rule: str = "",
    ) -> None:
        self.name = name
        self.keys = tuple(fields)
        self.fields = tuple(fields.values())
        self.many_key = many[0] if many is not None else ""
        self.many_field = many[1] if many is not None else None
        self.secret = secret
        self.knower = knower
        self.reveals = reveals
        self.rule = rule


@final
class Event:
    """One fact, as it was told."""

    def __init__(self, kind: EventKind, values: list[int], many: list[int]) -> None:
        self.kind = kind
        self.values = values
        self.many = many

    def argument(self, key: str) -> int:
        return self.values[self.kind.keys.index(key)]

    def is_known_to(self, seat: int | None) -> bool:
        """Does this seat (None: a spectator) know all of it?"""
        return not self.kind.secret or seat == self.argument(self.kind.knower)

    def to_json(self, seat: int | None) -> dict[str, object]:
        """The fact as a seat learns it: what is secret is left out."""
        return self.told(self.is_known_to(seat))

    def message(self, seat: int | None) -> dict[str, object]:
        """The fact as a client is sent it: what the seat learns, and whether that is all."""
        return {**self.to_json(seat), "known": self.is_known_to(seat)}

    def told(self, wholly: bool) -> dict[str, object]:
        kind = self.kind
        written: dict[str, object] = {"type": kind.name}
        for key, field, value in zip(kind.keys, kind.fields, self.values, strict=True):
            if wholly or key not in kind.secret:
                written[key] = field.to_json(value)
        if kind.many_field is not None and (wholly or kind.many_key not in kind.secret):
            field = kind.many_field
            written[kind.many_key] = [field.to_json(value) for value in self.many]
        return written


def told_action(action: dict[str, object], actor: int, facts: list[Event], seat: int | None) -> dict[str, object]:
    """An action as a seat learns it from the facts that it led to.

    What they tell the actor alone is left out, unless another of them shows the seat the same of the actor.
    """
    if seat == actor:
        return action
    kept = [fact for fact in facts if fact.is_known_to(actor) and not fact.is_known_to(seat)]
    hidden = {key for fact in kept for key in fact.kind.secret}
    shown = [told for told in [fact.to_json(seat) for fact in facts] if told.get("seat") == actor]
    return {
        key: value
        for key, value in action.items()
        if key not in hidden or any(key in told and told[key] == value for told in shown)
    }


@final
class EventLog:
    """The facts told at a table, in order; where no log is kept, telling costs next to nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: EventKind, a: i64, b: i64, c: i64, d: i64, many: list[int]) -> None:
        values = [int(a), int(b), int(c), int(d)][: len(kind.keys)]
        self.events.append(Event(kind, values, many))
