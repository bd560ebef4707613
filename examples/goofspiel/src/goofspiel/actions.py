"""What players decide in Goofspiel, and how chance is written."""

from typing import Final

from goofspiel.pieces import CARD
from serai.core.actions import Verb, Vocabulary
from serai.core.agenda import ChanceSchema

BID: Final = Verb("bid", card=CARD)

VOCABULARY: Final = Vocabulary(BID)

TURN_PRIZE: Final = ChanceSchema("turn_prize", "prize", CARD)
