"""What the house asks of Kobito beside its rules."""

from collections import Counter
from typing import Final

from serai.core.facts import Facts, Pieces, Use
from serai.games.kobito.pieces import studio_start
from serai.games.kobito.state import DISCARD, DRAW_PILE, Kobito, aside_cell, hand_cell, listed, pile_cards


def count_pieces(table: Kobito) -> tuple[Pieces, Pieces]:
    """All cards: in both piles, in hands, put aside, in rainbows."""
    rows = [DRAW_PILE, DISCARD]
    rows += [row for seat in range(table.setting.players) for row in (hand_cell(seat), aside_cell(seat))]
    cards = [card for row in rows for card in listed(table, row)]
    for rainbow in range(studio_start(table.setting.players)):
        for place in range(table.length(rainbow)):
            cards += pile_cards(table.pile(rainbow, place))
    here = Counter(f"card {card}" for card in cards)
    return here, Counter({f"card {card}": int(number) for card, number in enumerate(table.setting.cards)})


FACTS: Final = Facts(
    minutes=(20, 40),
    option_rules={
        "first_player": "K-07",
        "stop_short": "K-62",
        "kobito_clarity": "K-48",
        "tower_targets": "K-56",
        "end_timing": "K-73",
        "penalise_specials": "K-64",
    },
    word_rules={"cards-due": "K-09", "cards-enough": "K-66", "ask-put-aside": "K-63"},
    uses=(Use("pot", ("pot_won",), "pot"),),
    shows={"kobito_swapped": 1550, "pot_won": 1450, "put_aside": 1000},
    study_games=150,
    count_pieces=count_pieces,
)
