"""How far a round has come."""

from typing import Final

from serai.games.marrakesh.rules.draft import StartDraft
from serai.games.marrakesh.rules.phases import CollectRiverBonuses, UseAssistants
from serai.games.marrakesh.state import Marrakesh

PHASES: Final = 4


def round_phase(table: Marrakesh) -> int:
    """M-051: the phase of the round, from 1 to 4; what still waits tells it."""
    waiting = list(table.planned())
    if table.round() == 0 or any(isinstance(item, StartDraft) for item in waiting):
        return 1
    if any(isinstance(item, UseAssistants) for item in waiting):
        return 2
    return 3 if any(isinstance(item, CollectRiverBonuses) for item in waiting) else PHASES
