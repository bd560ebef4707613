"""What the house asks of Goofspiel beside its rules."""

from collections import Counter
from typing import Final

from goofspiel.state import NO_BID, Goofspiel
from serai.core.facts import Facts, Pieces, Use


def count_pieces(table: Goofspiel) -> tuple[Pieces, Pieces]:
    """All prizes (in the pile, on offer, won, lost), and a card for each bid to come."""
    here: Pieces = Counter()
    for prizes in (table.pile, table.offer, table.lost, *table.won):
        here.update(f"prize {prize}" for prize in prizes)
    for seat, hand in enumerate(table.hands):
        here[f"cards of seat {seat}"] = len(hand) + (table.bids[seat] != NO_BID)
    rounds_to_bid = len(table.pile) + (table.actor() >= 0)
    there = Counter(f"prize {prize}" for prize in range(1, table.setting.cards + 1))
    there.update({f"cards of seat {seat}": rounds_to_bid for seat in range(table.setting.players)})
    return here, there


FACTS: Final = Facts(
    minutes=(5, 10),
    option_rules={"cards": "G-02", "ties": "G-09"},
    uses=(Use("prize", ("prizes_won",), "prizes"),),
    study_games=1000,
    count_pieces=count_pieces,
)
