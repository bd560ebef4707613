"""The tiles with a will of their own, each known by its printed number."""

from typing import Final

from serai.games.marrakesh.rules.moments import CITY_TILES, OASIS_TILES, RIVER_FACES, SCROLL_TILES
from serai.games.marrakesh.tiles.cities import CITIES_01_12
from serai.games.marrakesh.tiles.oases import OASES_01_30
from serai.games.marrakesh.tiles.river_faces import RIVER_FACES_01_18
from serai.games.marrakesh.tiles.scrolls_01_21 import SCROLLS_01_21
from serai.games.marrakesh.tiles.scrolls_22_42 import SCROLLS_22_42
from serai.games.marrakesh.tiles.scrolls_43_60 import SCROLLS_43_60
from serai.games.marrakesh.tiles.scrolls_61_72 import SCROLLS_61_72

SCROLL_TILES[1:] = [*SCROLLS_01_21, *SCROLLS_22_42, *SCROLLS_43_60, *SCROLLS_61_72]
OASIS_TILES[1:] = OASES_01_30
CITY_TILES[1:] = CITIES_01_12
RIVER_FACES[1:] = RIVER_FACES_01_18
SHELF: Final = len(SCROLL_TILES) - 1  # how many scrolls there are
