"""What players decide in Treasures, and how chance is written."""

from typing import Final

from serai.core.actions import Verb, Vocabulary
from serai.core.agenda import ChanceSchema
from serai.games.treasures.pieces import CARD, CARDS, SEAT

PLAY_CARD: Final = Verb("play_card", card=CARD)
TAKE: Final = Verb("take", cards=CARDS)
LAY: Final = Verb("lay")
CLAIM: Final = Verb("claim", cards=CARDS)
PASS: Final = Verb("pass")

VOCABULARY: Final = Vocabulary(PLAY_CARD, TAKE, LAY, CLAIM, PASS)

FIRST_DEALER: Final = ChanceSchema("first_dealer", "seat", SEAT)
DEAL_HAND: Final = ChanceSchema("deal_hand", "cards", CARD, many=True)
DEAL_TABLE: Final = ChanceSchema("deal_table", "cards", CARD, many=True)
