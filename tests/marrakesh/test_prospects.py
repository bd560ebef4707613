"""What lies ahead at a table of Marrakesh: what answers would change."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.games.marrakesh.rules.prospects import COUNTED, PASSES, asked_then, numbers
from serai.games.marrakesh.state import Marrakesh
from serai.play.state import State
from serai.text import LANGUAGES, Speech
from tests.marrakesh.mockups import MOCKUPS
from tests.marrakesh.scenes import act, begun, set_keshis, set_resources, start_phase_3


def decisions(seed: int, options: dict[str, object]) -> Iterator[State]:
    """Every decision of a game that is played at random."""
    chooser = random.Random(seed)
    state = serai.game("marrakesh").new(players=2, seed=seed, options=options)
    while not state.over:
        yield state
        state.apply(chooser.choice(state.legal()))


@pytest.mark.parametrize("options", [{}, {"desert_cities": True, "stairs_tiles": True}], ids=str)
def test_what_is_told_of_an_answer_is_what_it_does(options: dict[str, object]) -> None:
    told = 0
    for state in decisions(3, options):
        assert state.actor is not None and isinstance(state.table, Marrakesh)
        view: dict[str, Any] = state.view(state.actor)
        for action, changes in zip(state.legal(), view["previews"], strict=False):
            twin = state.table.copy()
            twin.choose(action.code)
            after = dict(zip(COUNTED, numbers(twin, state.actor), strict=True))
            then = asked_then(state.table, twin, state.actor)
            for change in changes:
                now = after[change["what"]] if then is None or change["what"] != then["what"] else then["after"]
                assert now == change["after"] != change["before"], (str(action), change)
                told += 1
    assert told > 200


EVERYTHING: dict[str, object] = {
    "stairs_tiles": True,
    "imam_and_sultan": True,
    "desert_cities": True,
    "exchange_set": "mixed",
    "audience_side": "purple",
    "stairs_may_stop": True,
    "square_steps": "separate",
}


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "everything"])
def test_every_answer_tells_what_it_changes_or_changes_nothing(options: dict[str, object]) -> None:
    told = untold = 0
    for number, state in enumerate(decisions(4, options)):
        if number % 3 == 0 and state.table.phase() != "choose_keshis":
            for action, changes in zip(state.legal(), previews_of(state), strict=True):
                told += len(changes) > 0
                untold += not changes and is_a_surprise(state, action)
    assert told > 200 and untold / told < 0.01


def previews_of(state: State) -> list[Any]:
    assert state.actor is not None
    previews: Any = state.view(state.actor)["previews"]
    return list(previews)


def is_a_surprise(state: State, action: Any) -> bool:
    """Does an answer change the board, or open another choice, although it is no way of passing?"""
    assert state.actor is not None and isinstance(state.table, Marrakesh)
    twin = state.table.copy()
    twin.choose(action.code)
    before, after = numbers(state.table, state.actor), numbers(twin, state.actor)
    changed = {what for what in after if after[what] != before[what] and not what.startswith("assistant:")}
    opened = asked_then(state.table, twin, state.actor)
    return bool(changed or opened) and action.to_json()["type"] not in PASSES


def test_m060_every_keshi_behind_the_screen_tells_where_it_sends_an_assistant() -> None:
    met = 0
    for state in decisions(6, {}):
        for seat in range(2):
            view: dict[str, Any] = state.view(seat)
            chooses = seat in state.deciders() and state.table.phase() == "choose_keshis"
            screen = set(view["seats"][seat]["screen"])
            assert set(view["keshi_previews"]) == (screen if chooses else set())
            met += chooses
            if chooses and "turquoise" in screen:
                assert view["keshi_previews"]["turquoise"] == [{"what": "assistant:river", "before": 0, "after": 1}]
    assert met > 20


def test_m047_who_chooses_before_its_turn_is_told_what_its_answers_would_change() -> None:
    state = next(each for each in decisions(5, {}) if each.table.phase() == "choose_supply")
    for seat in (0, 1):
        view: dict[str, Any] = state.view(seat)
        assert all(any(change["what"].startswith("due") for change in changes) for changes in view["previews"])
        assert len(view["previews"]) == 3


def test_everything_that_is_told_has_a_word_in_every_language() -> None:
    told = {
        change["what"] for state in decisions(9, EVERYTHING) for changes in previews_of(state) for change in changes
    }
    for language in LANGUAGES:
        speech = Speech(language, begun().game)
        for what in told:
            kind, _, which = what.partition(":")
            keys = {f"change-{kind}", f"change-{what.replace(':', '-')}", f"verb-{which}" if kind == "then" else ""}
            assert any(speech.has(key) for key in keys if key), what


def test_what_happens_whatever_is_answered_is_no_effect_of_an_answer() -> None:
    state = MOCKUPS["line"]()
    told = [{change["what"] for change in changes} for changes in previews_of(state)]
    assert told[0] == {"points"} and told[4] == {"dinar"}
    assert not any("river" in each for each in told)  # the step that waits comes in any case


def test_an_answer_that_opens_a_choice_tells_in_how_many_ways_it_can_be_made() -> None:
    state = begun()
    set_resources(state, 0, dinar=9)
    set_keshis(state, 0, beige=3)
    start_phase_3(state, 0, ("medina", "souk", "souk"))
    place = [action.to_json() for action in state.legal()].index(
        {"type": "use_assistant", "district": "medina", "option": "action"}
    )
    told = {change["what"]: change["after"] for change in previews_of(state)[place]}
    act(state, "use_assistant", district="medina", option="action")
    assert told["then:buy_gate"] == len([each for each in state.legal() if each.to_json()["type"] == "buy_gate"])


def test_nobody_else_is_told_what_a_seat_could_do() -> None:
    for state in decisions(5, {}):
        for seat in {0, 1} - set(state.deciders()):
            assert state.view(seat)["previews"] == []
        assert state.view(None)["previews"] == []


def test_a_line_names_its_fields_as_its_bonuses_lie_on_them() -> None:
    met = 0
    for state in decisions(7, {}):
        view: dict[str, Any] = state.view(None)
        if view["phase"] == "choose_bonus":
            about = view["about"]
            assert len(about["fields"]) == len(about["line"])
            for field, bonus in zip(about["fields"], about["line"], strict=True):
                assert field.startswith("mosque") == bonus.startswith("points:") or field in view["inner_bonuses"]
            met += 1
    assert met > 0


def test_the_phase_of_a_round_follows_from_what_is_asked() -> None:
    met: set[tuple[str, int]] = set()
    for state in decisions(8, {}):
        view: dict[str, Any] = state.view(None)
        met.add((view["phase"], view["round_phase"]))
    asked = {"choose_keshis": 1, "send_red_assistant": 1, "draft": 2, "use_assistant": 3, "river_bonus": 4}
    assert {phase: number for phase, number in met if phase in asked} == asked
    assert {number for phase, number in met if phase == "draft"} == {2}
