"""What players decide in Sultan, and how chance is written."""

from typing import Final

from serai.core.actions import Verb, Vocabulary
from serai.core.agenda import ChanceSchema
from serai.games.sultan.pieces import CARD, COLOUR, CUSHION, SEAT

RETURN_JEWEL: Final = Verb("return_jewel", color=COLOUR)
PLACE_CARD: Final = Verb("place_card", card=CARD, cushion=CUSHION)

VOCABULARY: Final = Vocabulary(RETURN_JEWEL, PLACE_CARD)

FIRST_PLAYER: Final = ChanceSchema("first_player", "seat", SEAT)
DEAL_HAND: Final = ChanceSchema("deal_hand", "cards", CARD, many=True)
DRAW_JEWELS: Final = ChanceSchema("draw_jewels", "jewels", COLOUR, many=True)
