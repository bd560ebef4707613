"""The nine districts and their actions, in the order of the districts."""

from typing import Final

from serai.games.marrakesh.pieces.names import BLACK, MOSQUE_STAIRS, PALACE_STAIRS, WHITE
from serai.games.marrakesh.rules.madrasa import MadrasaAction
from serai.games.marrakesh.rules.medina import MedinaAction
from serai.games.marrakesh.rules.placing import DISTRICT_ACTIONS
from serai.games.marrakesh.rules.plantation import PlantationAction
from serai.games.marrakesh.rules.river import RiverAction
from serai.games.marrakesh.rules.sahara import SaharaAction
from serai.games.marrakesh.rules.souk import SoukAction
from serai.games.marrakesh.rules.square import SquareAction
from serai.games.marrakesh.rules.stairs import StairsAction

DISTRICT_ACTIONS[:] = [
    PlantationAction(),
    MadrasaAction(),
    StairsAction(PALACE_STAIRS, WHITE),
    StairsAction(MOSQUE_STAIRS, BLACK),
    SquareAction(),
    RiverAction(),
    MedinaAction(),
    SaharaAction(),
    SoukAction(),
]

DISTRICTS_OPEN: Final = len(DISTRICT_ACTIONS)
