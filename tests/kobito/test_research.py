"""A row of Kobito's numbers says what the view says."""

from tests.research.reading import around, counted, rows_and_views

CARDS = range(14)
SAID = {
    *("current", "first_player", "obligation", "played", "pending", "final_turn", "idle_turns", "draw_pile_size"),
    *("discard_pile", "pot_deck", "unseen", "pots", "seats"),
}
FOLLOWS = {"cards_due", "pot_lengths", "pot_points", "pots_won", "pots_to_win", "previews"}
HEAD = {"game", "players", "actor", "over", "result", "places", "decided_by", "seat", "phase"}


def test_a_row_gives_back_the_view() -> None:
    for row, view, _, seat in rows_and_views("kobito"):
        assert set(view) <= SAID | FOLLOWS | HEAD
        for plain in ("obligation", "played", "final_turn", "idle_turns", "draw_pile_size", "unseen"):
            assert row[plain] == view[plain]
        assert row["pending"] == (-1 if view["pending"] is None else view["pending"])
        assert row["discard_pile"] == counted(view["discard_pile"], CARDS)
        assert row["hand"] == counted(view["seats"][seat]["hand"], CARDS)
        assert row["pot_deck"] == counted(view["pot_deck"], range(1, 19))
        seats = around(view, seat)
        rainbows = [None if pot is None else pot["rainbow"] for pot in view["pots"]]
        rainbows += [rainbow for other in seats for rainbow in other["studio"]]
        told = [[r["low"], r["numbers"][-1], len(r["places"])] if r else [0, 0, 0] for r in rainbows]
        assert row["rainbows"] == told
        assert [each for each in row["stacks"] if each[0]] == stacks(rainbows)
        for slot, pot in enumerate(view["pots"]):
            assert row["pots"][slot] == ([pot["pot"], pot["length"], pot["points"]] if pot else [0, 0, 0])
        for number, other in enumerate(seats):
            assert row[f"seat_{number}.is_current"] == int(other["seat"] == view["current"])
            assert row[f"seat_{number}.was_first"] == int(other["seat"] == view["first_player"])
            for plain in ("hand_size", "known_kobitos", "score"):
                assert row[f"seat_{number}.{plain}"] == other[plain]
            assert row[f"seat_{number}.put_aside"] == counted(other["put_aside"], CARDS)
            assert row[f"seat_{number}.won_pots"] == counted(other["won_pots"], range(1, 19))


def stacks(rainbows: list) -> list[list[int]]:  # type: ignore[type-arg]
    """Places with more, or other, than a card of their own number."""
    found = []
    for number, rainbow in enumerate(rainbows):
        for place, cards in enumerate(rainbow["places"] if rainbow else []):
            numbered = [card for card in reversed(cards) if card != 13]
            kobitos = sum(1 << level for level, card in enumerate(numbered) if card == 0)
            if len(cards) > 1 or kobitos:
                found.append([number + 1, place, cards.count(13), kobitos])
    return found
