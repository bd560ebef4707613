"""Worked examples stand in the chapters of the rulebook that speak of moves."""

import json
from functools import cache
from typing import Any

import pytest

from serai.games import find_game
from serai.play.examples import built_example, example_of, examples, state_of
from serai.play.state import State
from serai.text.speech import rule_words
from tests.marrakesh.worked import IDS, WORKED, Answer, Worked

GAME = find_game("marrakesh")
CHAPTERS = ("board", "set_up", "turn", "districts", "scoring", "expansions", "scrolls", "oases", "river_tiles")
HEAVIEST = 120_000  # bytes of an example, before it is compressed


def chapters() -> dict[str, str]:
    """The chapter of each rule."""
    found, chapter = {}, ""
    for line in rule_words("en", GAME).splitlines():
        key = line.partition(" = ")[0]
        if key.startswith("chapter-"):
            chapter = key.removeprefix("chapter-")
        elif key.startswith("rule-"):
            found[key.removeprefix("rule-")] = chapter
    return found


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_has_a_position_that_can_be_tried(chapter: str) -> None:
    where = chapters()
    assert chapter in {where[str(example["rule"])] for example in examples(GAME)}


def test_an_example_is_no_heavy_load() -> None:
    weights = {str(each["key"]): len(json.dumps(built_example(GAME, each))) for each in examples(GAME)}
    assert max(weights.values()) < HEAVIEST, weights


def test_every_example_has_a_name_of_its_own() -> None:
    keys = [example["key"] for example in examples(GAME)]
    assert len(set(keys)) == len(keys) >= 61


@cache
def opened(key: str) -> State:
    return state_of(GAME, example_of(GAME, key))


def seat_of(key: str) -> int:
    seat = example_of(GAME, key)["seat"]
    assert isinstance(seat, int)
    return seat


def board(state: State, seat: int) -> Any:
    seats: Any = state.view(seat)["seats"]
    return seats[seat]


def at(shown: Any, path: str) -> object:
    """What stands at a place of a view."""
    for key in path.split("."):
        shown = shown[int(key) if isinstance(shown, list) else key]
    return shown


def belongings(state: State, seat: int) -> dict[str, int]:
    """All that a worked example may change."""
    own = board(state, seat)
    counted = {key: len(own[key]) for key in ("luxuries", "scrolls", "track")}
    gates = sum(colour is not None for colour in own["gates"])
    plain = {"points": own["score"], "guards": own["guards"], "boat": own["boat"], "gates": gates}
    return {**own["keshis"], **own["stock"], **own["stairs"], **counted, **plain}


def answered(key: str, answers: list[Answer]) -> State:
    """What an example comes to by these answers, each by whoever decides then."""
    state = opened(key).copy()
    state.keep_events()
    for answer in answers:
        state.apply(GAME.action(answer))
    return state


def test_every_worked_example_of_the_catalogue_can_be_opened_and_tried() -> None:
    assert {worked.number for worked in WORKED} == set(IDS)
    assert {worked.key for worked in WORKED} <= {example["key"] for example in examples(GAME)}


@pytest.mark.parametrize("worked", WORKED, ids=[f"{each.number} {each.key}" for each in WORKED])
def test_a_worked_example_shows_the_numbers_of_the_catalogue(worked: Worked) -> None:
    seat = seat_of(worked.key)
    before, after = opened(worked.key), answered(worked.key, worked.answers)
    assert {path: at(board(before, seat), path) for path in worked.given} == worked.given
    assert {path: at(board(after, seat), path) for path in worked.shows} == worked.shows
    if worked.changes is None:
        account = at(after.result, f"breakdown.{seat}")
        assert {path: at(account, path) for path in worked.scores} == worked.scores
    else:
        old, new = belongings(before, seat), belongings(after, seat)
        assert {key: new[key] - old[key] for key in old if new[key] != old[key]} == worked.changes


def test_the_offer_of_eleven_keshis_ends_as_in_the_catalogue() -> None:
    """M-X2."""
    drafting = next(each for each in WORKED if each.number == "M-X2")
    after = answered("drafting", drafting.answers)
    assert [sum(board(after, seat)["keshis"].values()) for seat in range(4)] == [4, 3, 2, 2]
    assert after.view(0)["round_phase"] == 3


def test_the_line_into_the_second_section_has_just_five_bonuses() -> None:
    """M-X9."""
    crossing = answered("five_bonuses", [{"type": "use_assistant", "district": "palace", "option": "action"}])
    assert len(crossing.legal()) == 5


def test_the_sixth_scholar_is_enough_for_no_third_scroll() -> None:
    """M-X11."""
    bought = answered("six_scholars", [{"type": "buy_scroll", "scroll": scroll} for scroll in (52, 13)])
    assert board(bought, seat_of("six_scholars"))["stock"]["date"] > 0
    assert all(action.to_json()["type"] == "use_assistant" for action in bought.legal())


def test_the_keshis_of_both_gates_are_placed_in_the_end() -> None:
    """M-X12."""
    gates = next(each for each in WORKED if each.number == "M-X12")
    placing = [{"type": "resolve", "effect": "keshi:brown"}, {"type": "place_brown", "field": "left_1"}]
    state = answered("two_gates", [*gates.answers, *placing, {"type": "place_pink", "field": "date"}])
    old, new = belongings(opened("two_gates"), 0), belongings(state, 0)
    assert {key: new[key] - old[key] for key in ("brown", "pink", "date", "points")} == {
        "brown": 1,
        "pink": 1,
        "date": 1,
        "points": 0,
    }


def test_the_first_and_the_second_boat_score_by_the_last_river_tile() -> None:
    """M-X18."""
    events = [event.to_json(None) for event in answered("face_5", [{"type": "river_bonus", "waterfall": 1}]).events()]
    won = [place for place, event in enumerate(events) if event["type"] == "river_won"]
    assert [(events[place]["rank"], events[place + 1]["points"]) for place in won] == [(1, 7), (2, 3)]


def test_the_disc_shows_the_water_three_spectators_when_it_has_turned_again() -> None:
    """M-X31."""
    turned = answered("scroll_65", [{"type": "square_bonus", "field": "points"}])
    assert board(turned, seat_of("scroll_65"))["spectators"]["water"] == 3


def test_six_gates_and_three_slippers_lie_there() -> None:
    """M-X33, M-X35."""
    gates = sorted(
        colour for colour in board(opened("oasis_1"), 0)["gates"] if colour in ("black", "green", "turquoise")
    )
    assert gates == ["black", "green", "green", "turquoise", "turquoise", "turquoise"]
    slippers = [luxury for luxury in board(opened("oasis_14"), 0)["luxuries"] if luxury <= 5]
    assert len(slippers) == 3


def test_four_districts_are_small_and_thirty_nine_keshis_are_no_goods() -> None:
    """M-X37, M-X40."""
    small = answered("oasis_24", [{"type": "use_assistant", "district": "river", "option": "keshi"}])
    workers = list(board(small, 0)["keshis"].values())[:8]
    assert sum(count <= 3 for count in workers) == 4
    many = answered("city_6", [{"type": "take_goods", "colour": "purple"}])
    assert sum(list(board(many, 0)["keshis"].values())[:9]) == 39
