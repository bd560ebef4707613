"""What the house asks of Sultan beside its rules."""

from collections import Counter
from typing import Final

from serai.core.facts import Facts, Pieces, Use
from serai.games.sultan.state import BAG, COLOUR_COUNT, CUSHIONS, NO_JEWEL, OFFER, Sultan, jewel_cell


def count_pieces(table: Sultan) -> tuple[Pieces, Pieces]:
    """All jewels: in the bag, drawn, on cushions, won."""
    here: Pieces = Counter()
    for colour in range(int(COLOUR_COUNT)):
        rows = [BAG, OFFER, *[jewel_cell(seat) for seat in range(table.setting.players)]]
        here[f"jewel {colour}"] = sum(int(table.cells[row + colour]) for row in rows)
    for cushion in range(int(table.setting.cushions)):
        jewel = table.cells[CUSHIONS + cushion]
        if jewel != NO_JEWEL:
            here[f"jewel {jewel}"] += 1
    return here, Counter({f"jewel {colour}": int(number) for colour, number in enumerate(table.setting.counts)})


FACTS: Final = Facts(
    minutes=(15, 30),
    option_rules={"first_player": "S-08", "two_player_split": "S-22", "two_player_rotation": "S-36"},
    option_players={"two_player_split": (2,), "two_player_rotation": (2,)},
    uses=(Use("jewel", ("jewel_won",), "jewel"),),
    shows={"card_revealed": 250, "jewel_won": 1050, "jewel_unsold": 1050, "jewels_drawn": 900},
    study_games=5000,
    ends_soon=True,
    count_pieces=count_pieces,
)
