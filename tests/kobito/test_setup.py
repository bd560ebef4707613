"""Set-up, what chance decides there, and editions."""

from pathlib import Path

import pytest

import serai
from serai.core.chance import Stream
from serai.core.errors import BadAction
from serai.core.game import Edition
from serai.games.kobito.game import GAME
from serai.games.kobito.pieces import check_edition
from serai.games.kobito.state import DRAW_PILE
from serai.play.editions import boxed_edition
from serai.play.state import State
from serai.testing.scenes import impossible
from tests.kobito.scenes import (
    all_cards,
    aside_of,
    dealt,
    discarded,
    hand_of,
    in_draw_pile,
    pot_in,
    rainbow,
    table_of,
    tell_chance,
    undealt,
    won_by,
)

ALL_COUNTS = (2, 3, 4, 5, 6)
DECK = [7 if 1 <= card <= 12 else 5 if card == 0 else 3 for card in range(14)]


def pots_up(players: int = 2, **options: object) -> State:
    state = undealt("kobito", players, **options)
    for slot, pot in enumerate((11, 3, 18)):
        tell_chance(state, "reveal_pot", slot=slot, pot=pot)
    return state


def starters_laid(players: int = 2, **options: object) -> State:
    state = pots_up(players, **options)
    for slot, card in enumerate((7, 7, 1)):
        tell_chance(state, "starter", slot=slot, card=card)
    return state


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_k01_set_up_is_the_same_for_two_to_six_players(players: int) -> None:
    state = dealt(players)
    assert [len(hand_of(state, seat)) for seat in range(players)] == [5] * players
    assert len(in_draw_pile(state)) == 92 - 3 - 5 * players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_k01_no_other_number_of_players_is_allowed(players: int) -> None:
    with pytest.raises(serai.BadOption):
        serai.game("kobito").new(players=players)


def test_k02_the_draw_pile_holds_all_92_cards() -> None:
    state = undealt("kobito", 2)
    cards = in_draw_pile(state)
    assert [cards.count(card) for card in range(14)] == DECK
    assert len(cards) == 92


def test_k03_three_pots_are_turned_up_and_fifteen_stay_in_the_deck() -> None:
    state = pots_up()
    assert [pot_in(state, slot) for slot in range(3)] == [11, 3, 18]
    assert table_of(state).pots_in_deck() == 15
    assert state.view(None)["pot_deck"] == [pot for pot in range(1, 19) if pot not in (3, 11, 18)]


def test_k03_a_pot_that_is_up_can_not_come_again() -> None:
    state = undealt("kobito", 2)
    tell_chance(state, "reveal_pot", slot=0, pot=11)
    refusal = impossible(state, "reveal_pot", slot=1, pot=11)
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-03", "pot_not_in_deck", {"pot": 11})


def test_k03_the_slots_come_in_order() -> None:
    state = undealt("kobito", 2)
    with pytest.raises(BadAction):
        tell_chance(state, "reveal_pot", slot=1, pot=11)
    with pytest.raises(BadAction):
        tell_chance(state, "starter", slot=0, card=1)


def test_k04_each_pot_gets_one_card_as_the_first_place_of_its_rainbow() -> None:
    state = starters_laid()
    assert [rainbow(state, f"pot:{slot}") for slot in range(3)] == [(7, [7]), (7, [7]), (1, [1])]
    assert table_of(state).space(1) == 4 - 1
    assert len(in_draw_pile(state)) == 89


@pytest.mark.parametrize("card", [0, 13])
def test_k05_a_starter_is_always_a_rainbow_card(card: int) -> None:
    refusal = impossible(pots_up(), "starter", slot=0, card=card)
    assert (refusal.rule, refusal.reason) == ("K-05", "starter_is_rainbow_card")


def test_k05_drawn_starters_are_rainbow_cards() -> None:
    for seed in range(30):
        state = dealt(2, seed)
        assert all(1 <= table_of(state).low(slot) <= 12 for slot in range(3))


def test_k05_a_number_comes_as_starter_as_often_as_it_has_cards() -> None:
    table, stream = table_of(pots_up()), Stream(4)
    for card in range(1, 13):
        table.cells[DRAW_PILE + card] = 3 if card == 9 else 1 if card == 4 else 0
    drawn = [int(table.draw(stream)[0]) for _ in range(2000)]
    assert set(drawn) == {4, 9}
    assert drawn.count(9) / 2000 == pytest.approx(0.75, abs=0.05)


def test_k03_all_pots_of_the_deck_are_alike_likely() -> None:
    table, stream = table_of(undealt("kobito", 2)), Stream(4)
    drawn = [int(table.draw(stream)[0]) for _ in range(3600)]
    assert all(140 < drawn.count(pot) < 260 for pot in range(1, 19))


def test_k06_all_cards_of_the_draw_pile_are_alike_likely() -> None:
    table, stream = table_of(starters_laid()), Stream(4)
    drawn = [int(card) for _ in range(1600) for card in table.draw(stream)]
    assert drawn.count(0) / 8000 == pytest.approx(5 / 89, abs=0.012)
    assert drawn.count(13) / 8000 == pytest.approx(3 / 89, abs=0.012)
    assert drawn.count(7) / 8000 == pytest.approx(5 / 89, abs=0.012)
    assert drawn.count(2) / 8000 == pytest.approx(7 / 89, abs=0.012)


def test_k07_all_seats_are_alike_likely_to_begin() -> None:
    state, stream = starters_laid(3), Stream(4)
    for seat in range(3):
        tell_chance(state, "deal", player=seat, cards=[seat + 1, 9, 10, 11, 12])
    drawn = [int(state.table.draw(stream)[0]) for _ in range(900)]
    assert all(240 < drawn.count(seat) < 360 for seat in range(3))


def test_k04_a_starter_comes_from_the_draw_pile() -> None:
    state = pots_up()
    for _ in range(7):
        table_of(state).cells[DRAW_PILE + 4] -= 1
    assert impossible(state, "starter", slot=0, card=4).reason == "not_in_draw_pile"


def test_k06_each_seat_in_order_is_dealt_five_cards() -> None:
    state = starters_laid(3)
    state.keep_events()
    tell_chance(state, "deal", player=0, cards=[3, 0, 7, 7, 12])
    with pytest.raises(BadAction):
        tell_chance(state, "deal", player=2, cards=[1, 1, 1, 1, 2])
    tell_chance(state, "deal", player=1, cards=[13, 13, 13, 1, 2])
    tell_chance(state, "deal", player=2, cards=[1, 1, 1, 1, 2])
    assert hand_of(state, 0) == [0, 3, 7, 7, 12]
    assert hand_of(state, 2) == [1, 1, 1, 1, 2]
    assert state.events()[0].to_json(0) == {"type": "hand_dealt", "seat": 0, "count": 5, "cards": [3, 0, 7, 7, 12]}
    assert state.events()[0].to_json(1) == {"type": "hand_dealt", "seat": 0, "count": 5}


def test_k06_a_deal_is_written_in_the_order_drawn() -> None:
    state = starters_laid(2)
    tell_chance(state, "deal", player=0, cards=[3, 0, 7, 7, 12])
    assert state.moves()[-1] == {"actor": "chance", "type": "deal", "player": 0, "cards": [3, 0, 7, 7, 12]}


@pytest.mark.parametrize("cards", [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6], []])
def test_k06_no_other_number_of_cards_is_dealt(cards: list[int]) -> None:
    refusal = impossible(starters_laid(), "deal", player=0, cards=cards)
    assert (refusal.rule, refusal.reason, refusal.details) == ("K-06", "cards_drawn", {"count": 5})


def test_k06_no_card_is_dealt_that_is_not_in_the_draw_pile() -> None:
    refusal = impossible(starters_laid(), "deal", player=0, cards=[13, 13, 13, 13, 1])
    assert (refusal.reason, refusal.details) == ("not_in_draw_pile", {"card": 13})


def test_k07_chance_names_the_starting_player_after_the_last_deal() -> None:
    state = starters_laid(3)
    for seat in range(3):
        tell_chance(state, "deal", player=seat, cards=[seat + 1, 9, 10, 11, 12])
    assert impossible(state, "first_player", player=3).rule == "K-07"
    tell_chance(state, "first_player", player=2)
    assert state.actor == 2
    kinds = [move["type"] for move in state.moves()]
    assert kinds == ["reveal_pot"] * 3 + ["starter"] * 3 + ["deal"] * 3 + ["first_player"]


def test_k07_a_seat_named_by_option_begins_without_chance() -> None:
    state = starters_laid(3, first_player=1)
    for seat in range(3):
        tell_chance(state, "deal", player=seat, cards=[seat + 1, 9, 10, 11, 12])
    assert state.actor == 1


def test_k07_turns_pass_in_rising_seat_order_and_from_the_last_seat_to_the_first() -> None:
    state = dealt(3, first_player=1)
    state.keep_events()
    seats = []
    while len(seats) < 7:
        if state.waits_for_chance:
            state.settle(state.table.draw(Stream(len(seats))))
        else:
            state.apply(state.legal()[-1])
        seats = [event.argument("seat") for event in state.events() if event.kind.name == "turn_begun"]
    assert seats == [2, 0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize("players", ALL_COUNTS)
def test_k08_everyone_begins_with_nothing_but_a_hand(players: int) -> None:
    state = dealt(players)
    assert discarded(state) == []
    for seat in range(players):
        assert won_by(state, seat) == [] and aside_of(state, seat) == []
        assert all(rainbow(state, f"studio:{seat}:{slot}") is None for slot in range(4))


def test_ke28_after_set_up_all_cards_are_there() -> None:
    assert all_cards(dealt(6)) == DECK


# Editions


def changed(old: str, new: str) -> Edition:
    text = (Path(serai.__file__).parent / "games/kobito/edition.toml").read_text(encoding="utf-8")
    assert old in text
    return Edition("mine", text.replace(old, new, 1))


def test_k02_k03_the_boxed_edition_is_complete() -> None:
    check_edition(boxed_edition(GAME))
    setting = table_of(undealt("kobito", 2)).setting
    assert sum(setting.points) == 183
    assert sum(setting.lengths) == 117  # mean length 6.5


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rainbow = [7, 7", "rainbow = [6, 7", "cards.rainbow: there are 84 rainbow cards, not 83"),
        ("rainbow = [7, 7, 7", "rainbow = [7, 14", "cards.rainbow: should have 12 values"),
        ("rainbow = [7, 7", "rainbow = [0, 14", "cards.rainbow: should be a whole number of at least 1"),
        ("rainbow = [7", 'rainbow = ["7"', "cards.rainbow: should be a whole number"),
        ("kobito = 5", "kobito = 6", "cards.kobito: there are 5 kobito cards, not 6"),
        ("tower = 3", "tower = 2", "cards.tower: there are 3 tower cards, not 2"),
        ("kobito = 5\n", "", "cards.kobito: is missing"),
        ("length = 4", "length = 1", "pots, number 1, length: should be a whole number of at least 2"),
        ("length = 4", "length = 13", "pots, number 1, length: should be a number from 2 to 12, not 13"),
        ("points = 3", "points = -1", "pots, number 1, points: should be a whole number of at least 0"),
        ("points = 3", "points = 100", "pots, number 1, points: should be a number from 0 to 99"),
        ("points = 3\n", "", "pots, number 1, points: is missing"),
        ("id = 18", "id = 19", "pots, number 18, id: should be a number from 1 to 18, not 19"),
        ("id = 2\n", "id = 1\n", "pots: each id from 1 to 18 should be there once; missing: \\[2\\]"),
        ("[[pots]]\nid = 18\nlength = 9\npoints = 20\n", "", "pots: there are 18 pots, not 17"),
    ],
)
def test_k02_k03_a_wrong_edition_is_refused_with_what_is_wrong_and_where(old: str, new: str, said: str) -> None:
    with pytest.raises(serai.BadEdition, match=said):
        check_edition(changed(old, new))


def test_k02_pots_that_are_no_tables_are_refused() -> None:
    text = "pots = [1]\n[cards]\nrainbow = [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]\nkobito = 5\ntower = 3\n"
    with pytest.raises(serai.BadEdition, match="there are 18 pots"):
        check_edition(Edition("mine", text))
    with pytest.raises(serai.BadEdition, match="number 1: should have id, length and points"):
        check_edition(Edition("mine", text.replace("[1]", str([1] * 18))))


def test_k03_an_owner_may_correct_the_pots(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = (Path(serai.__file__).parent / "games/kobito/edition.toml").read_text(encoding="utf-8")
    mine.write_text(text.replace("length = 9", "length = 12"), encoding="utf-8")
    state = serai.game("kobito").new(players=2, seed=1, edition=str(mine))
    assert table_of(state).setting.lengths[18] == 12
    assert state.record()["edition"]["name"] == "mine"
