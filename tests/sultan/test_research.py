"""A row of Sultan's numbers says what the view says, and what everybody saw before."""

from serai.games.sultan.pieces import COLOURS
from tests.research.reading import around, counted, rows_and_views

CARDS = range(1, 16)
SAID = {"stage", "round", "first_player", "offer", "cushions", "placed", "seats", "bag"}
FOLLOWS = {"order", "printed", "last_round", "worth"}  # from what is said, from the options, or from earlier rows
HEAD = {"game", "players", "actor", "over", "result", "places", "decided_by", "seat", "phase"}


def test_a_row_gives_back_the_view() -> None:
    for row, view, _, seat in rows_and_views("sultan"):
        assert set(view) <= SAID | FOLLOWS | HEAD
        assert (row["stage"], row["round"]) == (view["stage"], view["round"])
        assert row["offer"] == list(view["offer"].values())
        for cushion, jewel in enumerate(view["cushions"]):
            assert row["cushions"][cushion] == [int(jewel == colour) for colour in COLOURS]
        assert "bag" not in view or row["bag"] == list(view["bag"].values())
        mine = view["seats"][seat]
        assert row["hand"] == counted(mine["hand"], CARDS) and row["deck"] == counted(mine["deck"], CARDS)
        own = [(each["cushion"], each["card"]) for each in view["placed"] if each["seat"] == seat]
        assert row["placed_cards"] == [([c for at, c in own if at == n] + [0, 0])[:2] for n in range(3)]
        for number, other in enumerate(around(view, seat)):
            assert row[f"seat_{number}.first"] == int(other["seat"] == view["first_player"])
            assert row[f"seat_{number}.hand_size"] == other["hand_size"]
            assert row[f"seat_{number}.played"] == counted(other["played"], CARDS)
            placed = [each["cushion"] for each in view["placed"] if each["seat"] == other["seat"]]
            assert row[f"seat_{number}.placed"] == counted(placed, range(3))
            assert "jewels" not in other or row[f"seat_{number}.jewels"] == list(other["jewels"].values())


def test_there_are_fifty_ids() -> None:
    from serai.research.encoding import Encoding

    assert Encoding("sultan", 2).sheet.actions == Encoding("sultan", 5).sheet.actions == 50
