"""A row of Treasures' numbers says what the view says, and what everybody saw before."""

from serai.games.treasures.pieces import code_of
from tests.research.reading import around, rows_and_views

SAID = {
    *("round", "tiebreak", "plays", "draw_pile_size", "table", "revealed", "laid", "dealer", "turn"),
    *("participants", "last_collector", "seats", "sides"),
}
FOLLOWS = {"target", "first_player", "deal", "deals", "played_by", "holders", "pot", "rounds", "leaders"} | {
    "previews",
    "prospects",
}
HEAD = {"game", "players", "actor", "over", "result", "places", "decided_by", "seat", "phase"}


def test_a_row_gives_back_the_view() -> None:
    for row, view, state, seat in rows_and_views("treasures"):
        kinds = [code_of(card) for card in sorted({int(card) for card in state.table.setting.deck})]
        assert set(view) <= SAID | FOLLOWS | HEAD
        for plain in ("round", "tiebreak", "plays", "draw_pile_size"):
            assert row[plain] == view[plain]
        in_question = view["revealed"] or view["laid"]
        assert row["card"] == [int(kind == in_question) for kind in kinds]
        lying = [*view["table"]]
        if view["laid"]:
            lying.remove(view["laid"])
        assert row["table"] == [lying.count(kind) for kind in kinds]
        assert row["hand"] == [view["seats"][seat]["hand"].count(kind) for kind in kinds]
        for number, other in enumerate(around(view, seat)):
            assert row[f"seat_{number}.takes_part"] == int(other["seat"] in view["participants"])
            assert row[f"seat_{number}.is_dealer"] == int(other["seat"] == view["dealer"])
            assert row[f"seat_{number}.has_turn"] == int(other["seat"] == view["turn"])
            assert row[f"seat_{number}.collected_last"] == int(other["seat"] == view["last_collector"])
            assert row[f"seat_{number}.stones"] == other["stones"]
            assert row[f"seat_{number}.hand_size"] == other["hand_size"]
            partner = number > 0 and other["side"] == view["seats"][seat]["side"]
            assert row[f"seat_{number}.is_partner"] == int(partner)
            if "pile" in other:
                assert row[f"seat_{number}.pile"] == [other["pile"].count(kind) for kind in kinds]
        seen = row["hand"], row["table"], row["card"], *(row[f"seat_{n}.pile"] for n in range(view["players"]))
        lying_hidden = sum(other["hand_size"] for other in around(view, seat)[1:]) + view["draw_pile_size"]
        assert sum(row["unseen"]) == lying_hidden == 40 - sum(map(sum, seen))
