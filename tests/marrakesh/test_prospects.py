"""What lies ahead at a table of Marrakesh: what answers would change."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.games.marrakesh.rules.prospects import numbers
from serai.games.marrakesh.state import Marrakesh
from serai.play.state import State


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
            after = numbers(twin, state.actor)
            for change in changes:
                assert after[change["what"]] == change["after"] != change["before"], (str(action), change)
                told += 1
    assert told > 200


def test_answers_have_previews_unless_there_are_too_many_of_them() -> None:
    for state in decisions(4, {}):
        assert state.actor is not None
        answers, previews = len(state.legal()), state.view(state.actor)["previews"]
        assert isinstance(previews, list)
        assert len(previews) == (answers if answers <= 120 else 0)


def test_nobody_else_is_told_what_a_seat_could_do() -> None:
    for state in decisions(5, {}):
        assert state.actor is not None
        assert state.view(1 - state.actor)["previews"] == []
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
