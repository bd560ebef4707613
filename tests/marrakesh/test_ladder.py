"""The agenda as a ladder: what is still to happen, inside what, and where it comes from."""

from typing import Any

import pytest

from serai.core.agenda import Item
from serai.games.marrakesh.view.ladder import NAMED
from serai.text import LANGUAGES, Speech
from tests.marrakesh.scenes import (
    act,
    at_phase_3,
    begun,
    give_scroll,
    obtain,
    phase,
    set_keshis,
    set_resources,
    start_phase_3,
    start_season_scoring,
)
from tests.marrakesh.test_prospects import decisions

Rungs = list[dict[str, Any]]


def ladder(state: Any, viewer: int | None = None) -> Rungs:
    return list(state.view(viewer)["ladder"])


def names(rungs: Rungs) -> list[str]:
    return [rung["name"] for rung in rungs]


def test_the_question_at_hand_is_the_first_rung_and_the_round_comes_last() -> None:
    state = begun()
    rungs = ladder(state)
    assert rungs[0]["args"] == {"verb": "choose_keshis", "seat": 0}
    assert names(rungs)[2:] == ["reveal", "tower", "draft_phase", "assistants_phase", "river_phase", "round"]


def test_assistants_still_to_be_used_are_one_rung_with_their_number() -> None:
    state = at_phase_3()
    assert ladder(state)[0]["args"] == {"seat": 0, "count": 3}
    act(state, "use_assistant", district="souk", option="action")
    assert ladder(state)[0]["args"] == {"seat": 0, "count": 2}


def test_a_bonus_on_the_way_lies_inside_the_movement() -> None:
    met = 0
    for state in decisions(11, {}):
        rungs = ladder(state)
        if state.view(None)["phase"] == "choose_bonus" and "climb" in names(rungs):
            movement = next(rung for rung in rungs if rung["name"] == "climb")
            assert rungs[0]["depth"] > movement["depth"] > 0
            met += 1
    assert met > 0


def test_m017_effects_that_wait_together_lie_side_by_side_each_with_its_cause() -> None:
    state = begun()
    set_keshis(state, 0, white=8)
    give_scroll(state, 0, 16)
    start_phase_3(state, 0, ("palace", "souk", "souk"))
    act(state, "use_assistant", district="palace", option="action")
    assert phase(state) == "resolve"
    waiting = [rung for rung in ladder(state) if rung["name"] == "effect"]
    assert {rung["args"]["effect"]: rung["cause"] for rung in waiting} == {
        "river:1": {"kind": "scroll", "which": 16},
        "connection": {"kind": "district", "which": "palace"},
    }
    assert len({rung["depth"] for rung in waiting}) == 1


def test_what_a_tile_offers_names_the_tile() -> None:
    state = begun()
    set_resources(state, 0, water=1, date=1, dinar=1)
    obtain(state, 0, 72)
    rung = ladder(state)[0]
    assert (rung["rule"], rung["cause"]) == ("M-S72", {"kind": "scroll", "which": 72})


def test_m173_the_end_of_a_season_is_told_seat_by_seat() -> None:
    state = begun()
    for seat in range(2):
        give_scroll(state, seat, 44 if seat == 0 else 33)
        set_resources(state, seat, water=9, date=9, dinar=9)
    start_season_scoring(state, season=3)
    assert phase(state) == "supply"
    told = [(rung["name"], rung["args"].get("seat")) for rung in ladder(state)]
    assert told == [("choice", 0), ("supply", 1), ("end", None)]


def test_every_rung_has_a_rule_and_words_in_every_language() -> None:
    rungs = [rung for seed in (12, 13) for state in decisions(seed, {"desert_cities": True}) for rung in ladder(state)]
    kinds = {rung["name"] for rung in rungs}
    verbs = {str(rung["args"]["verb"]) for rung in rungs if "verb" in rung["args"]}
    causes = {(rung["cause"]["kind"], rung["cause"]["which"]) for rung in rungs if "cause" in rung}
    assert len(kinds) > 12 and len(verbs) > 15
    for language in LANGUAGES:
        speech = Speech(language, begun().game)
        assert all(speech.has(f"rung-{name}") for name in kinds)
        assert all(speech.has(f"verb-{verb}") for verb in verbs)
        assert all(speech.has(word_of(*cause)) for cause in causes)
        assert {rung["rule"] for rung in rungs} <= set(speech.rules())


def word_of(kind: str, which: object) -> str:
    return f"{kind}-{which}" if kind in ("district", "source") else f"cause-{kind}"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_all_see_the_same_ladder(viewer: int | None) -> None:
    for state in decisions(14, {}):
        assert ladder(state, viewer) == ladder(state)


def kinds_of(kind: type) -> set[str]:
    """The names of all classes that extend one."""
    return {name for each in kind.__subclasses__() for name in (each.__name__, *kinds_of(each))}


def test_what_has_a_name_on_the_ladder_is_an_item_of_the_rules() -> None:
    assert set(NAMED) - kinds_of(Item) == set()
