"""Set-up and the flow of a round: T-01 to T-15, what chance may come to, and editions."""

from collections import Counter
from pathlib import Path

import pytest

import serai
from serai.core.chance import Stream
from serai.core.errors import BadAction, BadEdition, BadOption
from serai.core.game import Edition
from serai.games.treasures.game import GAME
from serai.games.treasures.pieces import code_of
from serai.games.treasures.rules.collecting import can_collect
from serai.play.state import State
from serai.testing.scenes import go_on, impossible, legal, play, play_out, refused, tell_chance, undealt
from tests.treasures.scenes import (
    DECK,
    all_cards,
    captured,
    deal,
    dealt,
    draw_pile,
    hand_of,
    kinds,
    lay,
    lay_all,
    on_table,
    phase,
    pile,
    reveal,
    round_ended,
    scene,
    told,
)

COUNTS = (2, 3, 4)
every_count = pytest.mark.parametrize("players", COUNTS)


def new(players: int, **options: object) -> State:
    return serai.game("treasures").new(players=players, seed=1, options=options)


@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_t01_two_to_four_play_and_no_other_number(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 4"):
        new(players)


def test_t02_the_deck_has_forty_cards_in_four_colours() -> None:
    state = undealt("treasures", 2, first_dealer=0)
    assert sorted(draw_pile(state)) == sorted(DECK)
    assert Counter(card[0] for card in draw_pile(state)) == {"y": 1, "g": 3, "r": 9, "b": 27}
    assert sum(int(card[1:]) for card in DECK) == 220


@every_count
def test_t03_seats_follow_clockwise(players: int) -> None:
    board = dealt(players).table
    assert [board.left_of(seat) for seat in range(players)] == [*range(1, players), 0]


def test_t03_in_a_tie_break_only_participants_are_neighbours() -> None:
    board = dealt(4).table
    board.participants = 0b1011
    assert [board.left_of(seat) for seat in (0, 1, 3)] == [1, 3, 0]
    assert [board.right_of(seat) for seat in (0, 1, 3)] == [3, 0, 1]


@every_count
def test_t04_the_option_names_the_first_dealer(players: int) -> None:
    for dealer in range(players):
        state = undealt("treasures", players, first_dealer=dealer)
        assert state.view(None)["dealer"] == dealer
        assert state.table.chance_schema().name == "deal_hand"


@every_count
def test_t04_or_chance_does_each_seat_alike(players: int) -> None:
    state = undealt("treasures", players)
    stream = Stream(5)
    drawn = Counter(int(state.table.draw(stream)[0]) for _ in range(3000))
    assert set(drawn) == set(range(players))
    assert all(abs(count / 3000 - 1 / players) < 0.05 for count in drawn.values())
    tell_chance(state, "first_dealer", seat=players - 1)
    assert state.view(None)["dealer"] == players - 1


def test_t04_no_dealer_from_outside_the_table() -> None:
    refusal = impossible(undealt("treasures", 2), "first_dealer", seat=2)
    assert (refusal.rule, refusal.reason) == ("T-04", "no_such_seat")


def test_t05_each_round_starts_with_all_cards_in_the_draw_pile() -> None:
    state = round_ended(2, [0, 0])
    assert state.table.round == 2
    assert sorted(draw_pile(state)) == sorted(DECK)


@every_count
def test_t06_three_cards_for_everyone_and_four_on_the_table(players: int) -> None:
    state = undealt("treasures", players, first_dealer=0)
    for seat in [*range(1, players), 0]:
        assert state.table.chance_schema().fixed == {"seat": seat}
        state.settle(state.table.draw(Stream(seat)))
        assert len(hand_of(state, seat)) == 3
    assert state.table.chance_schema().name == "deal_table"
    state.settle(state.table.draw(Stream(9)))
    assert len(on_table(state)) == 4  # type: ignore[arg-type]
    assert len(draw_pile(state)) == 36 - 3 * players


def test_t06_impossible_deals_are_refused() -> None:
    state = undealt("treasures", 2, first_dealer=1)
    for cards in ([], ["b1", "b2"], ["b1", "b2", "b3", "b4"]):
        assert impossible(state, "deal_hand", seat=0, cards=cards).reason == "deal_size"
    for cards in (["y7", "y7", "b1"], ["r1", "r1", "b1"], ["b7", "b1", "b1"], ["b11", "b1", "b1"]):
        assert impossible(state, "deal_hand", seat=0, cards=cards).reason == "not_in_draw_pile"
    tell_chance(state, "deal_hand", seat=0, cards=["g7", "g7", "g7"])
    refusal = impossible(state, "deal_hand", seat=1, cards=["g7", "b1", "b2"])
    assert (refusal.rule, refusal.details) == ("T-06", {"card": "g7"})
    tell_chance(state, "deal_hand", seat=1, cards=["b1", "b1", "b2"])
    assert impossible(state, "deal_table", cards=["b1", "b1", "b2", "b2"]).reason == "not_in_draw_pile"
    assert impossible(state, "deal_table", cards=["b1", "b2", "b2"]).reason == "deal_size"


def test_chance_is_read_strictly() -> None:
    schema = undealt("treasures", 2, first_dealer=1).table.chance_schema()
    good: dict[str, object] = {"type": "deal_hand", "seat": 0, "cards": ["b1", "b2", "b3"]}
    bad: list[dict[str, object]] = [
        {"type": "deal_table"},
        {"seat": 1},
        {"seat": False},
        {"cards": "b1"},
        {"cards": ["b1", "b2", 3]},
        {"cards": ["b1", "b2", "x3"]},
        {"cards": ["b1", "b2", "b03"]},
        {"cards": ["b1", "b2", "b1000"]},
        {"cards": ["b1", "b2", "b³"]},
        {"more": 1},
    ]
    for change in bad:
        with pytest.raises(BadAction):
            schema.from_json({**good, **change})


def test_chance_lists_come_in_any_order_and_are_written_in_the_canonical_one() -> None:
    state = undealt("treasures", 2, first_dealer=1)
    tell_chance(state, "deal_hand", seat=0, cards=["g7", "b3", "r3"])
    assert state.moves() == [{"actor": "chance", "type": "deal_hand", "seat": 0, "cards": ["r3", "b3", "g7"]}]
    assert hand_of(state, 0) == ["r3", "b3", "g7"]


def test_every_card_is_alike_likely_to_be_dealt() -> None:
    state = undealt("treasures", 2, first_dealer=1)
    stream = Stream(11)
    hands = [[code_of(card) for card in state.table.draw(stream)] for _ in range(8000)]
    assert all(len(cards) == 3 for cards in hands)
    drawn = Counter(card for cards in hands for card in cards)
    for card in set(DECK):
        assert abs(drawn[card] / 24000 - DECK.count(card) / 40) < 0.01
    pairs = sum(1 for cards in hands if cards.count("g7") == 2) / 8000
    assert abs(pairs - 3 * 37 / 9880) < 0.005


def test_t07_any_four_cards_stay_on_the_table() -> None:
    state = undealt("treasures", 2, first_dealer=1)
    tell_chance(state, "deal_hand", seat=0, cards=["b1", "b2", "b3"])
    tell_chance(state, "deal_hand", seat=1, cards=["b1", "b2", "b3"])
    tell_chance(state, "deal_table", cards=["r10", "b10", "b10", "b10"])
    assert on_table(state) == ["r10", "b10", "b10", "b10"]
    assert pile(state, 0) == pile(state, 1) == []
    assert state.view(None)["last_collector"] is None


@every_count
def test_t08_everyone_starts_without_stones_and_the_pot_holds_fifty(players: int) -> None:
    view = dealt(players).view(None)
    assert view["sides"] == [{"seats": [seat], "stones": 0, "missing": 11} for seat in range(players)]
    assert view["pot"] == 50


@every_count
def test_t09_the_dealers_left_neighbour_starts_and_play_goes_clockwise(players: int) -> None:
    state = dealt(players, dealer=0)
    actors = []
    for _ in range(players):
        actors.append(state.actor)
        lay_all(state, 1)
    assert actors == [*range(1, players), 0]


def test_t10_a_turn_is_exactly_one_card_from_the_hand() -> None:
    state = scene(table=["b9"], hands={0: ["b2", "b2", "r3"]})
    assert legal(state) == [{"type": "play_card", "card": "b2"}, {"type": "play_card", "card": "r3"}]
    assert refused(state, "pass").reason == "must_play"
    assert refused(state, "lay").rule == "T-10"
    assert refused(state, "take", cards=["b9"]).reason == "must_play"
    absent = refused(state, "play_card", card="b4")
    assert (absent.rule, absent.reason, absent.details) == ("T-10", "not_in_hand", {"card": "b4"})
    reveal(state, "r3")
    assert hand_of(state, 0) == ["b2", "b2"]
    assert state.actor == 1


def test_t10_a_single_card_is_still_asked_for() -> None:
    state = scene(table=["b9"], hands={0: ["b2"]})
    assert legal(state) == [{"type": "play_card", "card": "b2"}]


def test_t11_a_revealed_card_is_not_exchanged() -> None:
    state = scene(table=["b3"], hands={0: ["r3", "b4", "b5"]})
    reveal(state, "r3")
    assert refused(state, "play_card", card="b4").rule == "T-11"
    assert refused(state, "pass").reason == "take_or_lay"
    assert state.view(1)["revealed"] == "r3"


@every_count
def test_t12_empty_hands_are_filled_up_and_the_table_is_not(players: int) -> None:
    state = dealt(players)
    lay_all(state)
    before = on_table(state)
    assert state.waits_for_chance
    deal(state)
    assert [len(hand_of(state, seat)) for seat in range(players)] == [3] * players
    assert on_table(state) == before


@every_count
def test_t13_after_every_deal_the_same_seat_starts(players: int) -> None:
    state = dealt(players, dealer=1)
    starters = []
    while state.table.round == 1:
        starters.append(state.actor)
        lay_all(state)
        if state.table.round == 1:
            assert state.table.turn == 2 % players
            deal(state)
    assert starters == [2 % players] * (12 // players)


@every_count
def test_t14_a_round_has_thirty_six_plays(players: int) -> None:
    state = dealt(players)
    state.keep_events()
    while state.table.round == 1:
        lay_all(state)
        deal(state)
    events = [event.kind.name for event in state.events()]
    assert events[: events.index("round_begun")].count("card_played") == 36
    hands = [move for move in state.moves() if move["type"] == "deal_hand"]
    assert len(hands) == 12 + players  # those of the next round's first deal are there already


def test_t15_collected_cards_and_the_played_one_go_to_the_pile() -> None:
    state = captured(scene(table=["b3", "b9"], hands={0: ["r3", "b1", "b2"]}), "r3", "b3")
    assert pile(state, 0) == ["r3", "b3"]
    assert on_table(state) == ["b9"]
    assert state.table.last == 0


def test_te5_an_empty_table_asks_nothing_more() -> None:
    state = scene(table=[], hands={0: ["r3", "b1", "b2"]})
    reveal(state, "r3")
    assert (state.actor, phase(state), on_table(state)) == (1, "play", ["r3"])


def test_te10_with_two_players_there_is_a_deal_after_six_plays() -> None:
    state = dealt(2, dealer=0)
    lay_all(state, 6)
    assert (state.table.plays, state.waits_for_chance) == (6, True)
    before = on_table(state)
    assert state.table.chance_schema().fixed == {"seat": 1}
    deal(state)
    assert (state.actor, on_table(state), phase(state)) == (1, before, "play")


@pytest.mark.parametrize("seed", range(6))
@every_count
def test_te28_there_are_always_forty_cards(players: int, seed: int) -> None:
    state = undealt("treasures", players, advanced_match=seed % 2 == 0)
    stream = Stream(seed)
    while not state.over:
        assert all_cards(state) == DECK
        go_on(state, stream)


@every_count
def test_te29_each_participant_plays_equally_often(players: int) -> None:
    state = dealt(players)
    state.keep_events()
    stream = Stream(3)
    while state.table.round == 1 and not state.over:
        go_on(state, stream)
    assert Counter(event["seat"] for event in told(state, "card_played")) == dict.fromkeys(
        range(players), 36 // players
    )


# Editions

HIGH = """
[cards]
y999 = 1
g500 = 3
r64 = 4
r1 = 5
b1 = 20
b2 = 3
b100 = 4
"""


def edition(tmp_path: Path, text: str) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_an_edition_may_print_any_numbers(tmp_path: Path) -> None:
    box = serai.game("treasures")
    state = play_out(box.new(players=2, seed=3, edition=edition(tmp_path, HIGH)))
    record = state.record()
    assert serai.replay(record, edition=edition(tmp_path, HIGH)).result == state.result
    longest = max(len(move.get("cards", ())) for move in record["moves"])  # type: ignore[attr-defined,union-attr]
    assert longest >= 3


def test_long_and_high_lists_are_actions_too() -> None:
    box = serai.game("treasures")
    for cards in (["b1"] * 20, ["b64"], ["y999", "b1"], ["b1"] * 8, ["b63"] * 7):
        action = box.action({"type": "take", "cards": list(reversed(cards))})
        again = box.action(action.to_json())
        assert again == action
        assert sorted(action.to_json()["cards"]) == sorted(cards)  # type: ignore[call-overload]


def test_a_long_sum_may_be_taken(tmp_path: Path) -> None:
    text = "[cards]\ny7 = 1\ng7 = 3\nr1 = 8\nr9 = 1\nb2 = 27\n"
    state = serai.game("treasures").new(players=2, seed=3, options={"first_dealer": 1}, edition=edition(tmp_path, text))
    board = state.table
    board.laid_count = 0
    for _ in range(7):
        board.put_on_table(4 + 2)
    board.put_on_table(8 + 3)
    for place, card in enumerate((9 * 4 + 2, 8 + 3, 8 + 3)):
        board.cells[120 + place] = card
    play(state, "play_card", card="r9")
    assert {"type": "take", "cards": ["r1"] * 7 + ["b2"]} in legal(state)
    play(state, "take", cards=["b2", *["r1"] * 7])
    assert on_table(state) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "cards.*missing"),
        ("cards = 3", "codes with copies"),
        ("[cards]\ny7 = 1\ng7 = 3\nr1 = 9\nb1 = 26", "27 of colour b, not 26"),
        ("[cards]\ny7 = 2\ng7 = 2\nr1 = 9\nb1 = 27", "1 of colour y, not 2"),
        ("[cards]\ny7 = 1\ng7 = 3\nr1 = 9\nb1 = 27000000000000", "not 27000000000000"),
        ("[cards]\ny7 = 1\ng7 = 3\nr1 = 9\nb0 = 27", "cards.b0"),
        ("[cards]\ny7 = 1\ng7 = 3\nr1 = 9\nb1000 = 27", "from 1 to 999"),
        ("[cards]\ny7 = 1\ng7 = 3\nr1 = 9\nblue1 = 27", "cards.blue1"),
        ("[cards]\ny7 = 1\ng7 = 3\nr1 = 9\nb1 = 27\nb2 = 0", "cards.b2.*at least 1"),
        ('[cards]\ny7 = 1\ng7 = 3\nr1 = 9\nb1 = "27"', "cards.b1"),
    ],
)
def test_t02_an_edition_that_is_not_forty_cards_is_refused(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadEdition, match=said):
        serai.game("treasures").new(players=2, edition=edition(tmp_path, text))
    with pytest.raises(BadEdition, match=said):
        GAME.check_edition(Edition("mine", text))


def test_an_edition_with_too_many_ways_to_collect_is_refused() -> None:
    many = "\n".join(f"b{value} = 1" for value in range(1, 28))
    with pytest.raises(BadEdition, match="at most 100000"):
        GAME.check_edition(Edition("mine", f"[cards]\ny150 = 1\ng7 = 3\nr1 = 9\n{many}"))
    GAME.check_edition(Edition("mine", f"[cards]\ny27 = 1\ng7 = 3\nr1 = 9\n{many}"))


def test_a_high_card_finds_its_sum_among_many() -> None:
    state = dealt(2)
    board = state.table
    for high, reached in ((79, True), (80, False), (60, True), (61, True), (62, True)):
        board.laid_count = 0
        for value in (1, *[2] * 3, *[4] * 3, *[10] * 6):
            board.put_on_table(value * 4 + 3)
        assert can_collect(board, high * 4) is reached


def test_what_is_no_card_list_is_no_action() -> None:
    box = serai.game("treasures")
    for cards in ([], "b1", ["b1"] * 40, [1], ["b"], ["z1"], None):
        with pytest.raises(BadAction):
            box.action({"type": "take", "cards": cards})


def test_t23_t10_kinds_of_decisions() -> None:
    state = scene(table=["b9"], hands={0: ["b2", "b3", "b4"], 1: ["r9", "b9", "b10"]})
    lay(state, "b2")
    reveal(state, "r9")
    assert kinds(state) == ["take", "lay"]
