"""What the house asks of Treasures beside its rules."""

from collections import Counter
from typing import Final

from serai.core.facts import Facts, Pieces, Use
from serai.games.treasures.state import DRAW, TABLE, WON, Treasures, card_won, hand_cell


def count_pieces(table: Treasures) -> tuple[Pieces, Pieces]:
    """All cards: not yet dealt, in hands, on the table, in the private piles."""
    cells = table.cells
    cards = [cells[DRAW + place] for place in range(table.draw_pile_size)]
    cards += [cells[TABLE + place] for place in range(table.laid_count)]
    cards += [card_won(cells[WON + place]) for place in range(table.won_count)]
    cards += [cells[hand_cell(seat) + place] for seat in range(table.setting.players) for place in range(3)]
    cards += [table.card]
    here = Counter(f"card {card}" for card in cards if card > 0)
    return here, Counter(f"card {card}" for card in table.setting.deck)


FACTS: Final = Facts(
    minutes=(20, 40),
    option_rules={
        "first_dealer": "T-04",
        "advanced_match": "T-40",
        "claim_missed": "T-30",
        "claim_sweep_stone": "T-34",
        "last_play_sweep": "T-28",
        "target_check": "T-71",
    },
    option_players={"teams": (4,), "team_count": (4,)},
    word_rules={"mat-leads-tie": "T-54", "mat-next-round": "T-60"},
    uses=(
        Use("category", ("category_won",), "category"),
        Use("captured", ("cards_taken", "cards_claimed"), "cards"),
    ),
    shows={"card_played": 650, "cards_taken": 750, "cards_claimed": 750, "swept": 1400},
    study_games=2500,
    ends_soon=True,
    count_pieces=count_pieces,
)
