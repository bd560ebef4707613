"""Actions as they are sent, written once: the same ones are named again and again."""

# compiled: every move at every table passes through it

from typing import Final

from msgspec import Raw

from serai.core.actions import Action
from serai.tables.viewers import ENCODER

MOST_ACTIONS: Final = 20_000

WRITTEN: Final[dict[Action, Raw]] = {}


def encoded_action(action: Action) -> Raw:
    """An action that the rules have named; never one that a client has, as it is kept."""
    found = WRITTEN.get(action)
    if found is None:
        if len(WRITTEN) >= MOST_ACTIONS:
            WRITTEN.clear()
        found = WRITTEN[action] = Raw(ENCODER.encode(action.to_json()))
    return found
