"""What can go wrong, said so that it can be explained in any language."""

from typing import Final

LONGEST: Final = 300  # letters of a value in a message


class SeraiError(Exception):
    """Anything that Serai refuses to do."""


def shown(value: object) -> str:
    """A value of any kind as a message names it, cut short if it is long."""
    try:
        said = repr(value)
    except (RecursionError, ValueError):  # nested too deeply, or a number with too many digits
        return f"this {type(value).__name__}"
    return said if len(said) <= LONGEST else said[:LONGEST] + "…"


class Refusal:
    """Why something can't be done now: a rule, a reason's key and its arguments."""

    def __init__(self, rule: str, reason: str, details: dict[str, object] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.details: dict[str, object] = details if details is not None else {}

    def to_json(self) -> dict[str, object]:
        return {"rule": self.rule, "reason": self.reason, **self.details}

    def __str__(self) -> str:
        said = ", ".join(f"{key}={value}" for key, value in self.details.items())
        return f"{self.rule}: {self.reason}" + (f" ({said})" if said else "")


class IllegalMove(SeraiError):
    """A player's slip: the move is not among the legal ones, and nothing has changed."""

    def __init__(self, refusal: Refusal, seat: int, what: str) -> None:
        super().__init__(f"seat {seat} can't {what!r}: {refusal}")
        self.refusal = refusal
        self.rule = refusal.rule
        self.reason = refusal.reason
        self.details = refusal.details
        self.seat = seat


class BadAction(SeraiError):
    """A JSON object that is no action of this game, whatever the position."""


class BadOption(SeraiError):
    """A player count or an option outside the game's table."""


class BadEdition(SeraiError):
    """An edition file that does not describe the game's components."""


class BadRecord(SeraiError):
    """A record that does not replay; `move` is the index of the move at fault."""

    def __init__(self, message: str, move: int | None = None, rule: str = "") -> None:
        where = "" if move is None else f"move {move}: "
        super().__init__(where + message)
        self.move = move
        self.rule = rule


class RulesError(SeraiError):
    """Our own slip: the rules reached a position they don't know how to go on from."""
