"""What players decide in Kobito, and how chance is written."""

from typing import Final

from serai.core.actions import Field, Verb, Vocabulary
from serai.core.agenda import ChanceSchema
from serai.games.kobito.pieces import CARD, COUNT, END, OPENING, PLACE, PLACES, POT, RAINBOW, SEAT

FROM: Final[dict[str, Field]] = {"from": RAINBOW}  # a word Python keeps for itself

ADD: Final = Verb("add", card=CARD, to=RAINBOW, end=END)
START: Final = Verb("start", cards=OPENING)
BUILD: Final = Verb("tower", card=CARD, on=RAINBOW, place=PLACE)
SWAP: Final = Verb("swap", card=CARD, at=RAINBOW, place=PLACE)
MOVE: Final = Verb("move", **FROM, take=END, count=PLACES, to=RAINBOW, end=END)
END_TURN: Final = Verb("end_turn")

VOCABULARY: Final = Vocabulary(ADD, START, BUILD, SWAP, MOVE, END_TURN)

REVEAL_POT: Final = ChanceSchema("reveal_pot", "pot", POT)
STARTER: Final = ChanceSchema("starter", "card", CARD)
DEAL: Final = ChanceSchema("deal", "cards", CARD, many=True, ordered=True)
DRAW: Final = ChanceSchema("draw", "cards", CARD, many=True, ordered=True)
RESHUFFLE: Final = ChanceSchema("reshuffle", "count", COUNT)
FIRST_PLAYER: Final = ChanceSchema("first_player", "player", SEAT)
