"""What the client would otherwise have to work out, or know as a rule, stands in the view or on the game's card."""

from typing import Any

import pytest

import serai
from serai.games.marrakesh.rules.moments import CITY_TILES, OASIS_TILES, RIVER_FACES, SCROLL_TILES
from serai.tables.house import game_cards
from tests.marrakesh.scenes import (
    act,
    begun,
    seen,
    set_figures,
    set_keshis,
    start_draft,
    start_phase_3,
)
from tests.marrakesh.test_prospects import decisions


def test_m089_a_seat_shows_which_assistants_it_has_used_in_this_round() -> None:
    state = begun()
    start_phase_3(state, 0, ("date_plantation", "souk", "souk"))
    assert (seen(state, 0)["assistants_used"], seen(state, 0)["done"]) == ([], [])
    act(state, "use_assistant", district="date_plantation", option="keshi")
    assert seen(state, 0)["assistants_used"] == ["date_plantation"]
    assert seen(state, 0)["done"] == [{"verb": "use_assistant", "district": "date_plantation", "option": "keshi"}]
    assert seen(state, 1)["assistants_used"] == []


def test_m068_a_seat_shows_what_it_has_drafted_in_this_round() -> None:
    state = begun()
    start_draft(state, 0, {"green": 2, "white": 1})
    act(state, "draft", colours=["green", "green"])
    assert seen(state, 0)["done"] == [{"verb": "draft", "colours": ["green", "green"]}]


def test_m053_a_new_round_has_seen_nothing_yet() -> None:
    before, cleared = 0, 0
    for state in decisions(2, {}):
        view: dict[str, Any] = state.view(None)
        done = sum(len(seat["done"]) for seat in view["seats"])
        if state.table.phase() == "choose_keshis":
            assert done == 0
            cleared += before > 0
        before = done
    assert cleared == 11


def test_m127_figures_stand_in_sections() -> None:
    state = begun()
    set_figures(state, 0, palace=0, mosque=0)
    assert seen(state, 0)["sections"] == {"palace": 1, "mosque": 1}
    last = int(state.table.setting.printed.last_step)  # type: ignore[attr-defined]
    set_figures(state, 0, palace=last, mosque=0)
    assert seen(state, 0)["sections"] == {"palace": 5, "mosque": 1}


def test_m005_places_are_those_taken_and_those_free() -> None:
    state = begun()
    set_keshis(state, 0, green=3)
    board = seen(state, 0)
    assert board["places"]["green"] == 3 + board["room"]["green"] == 8
    assert board["places"]["purple"] is None


def test_m056_the_calendar_and_the_offices_left_are_told() -> None:
    view: dict[str, Any] = begun().view(None)
    assert (view["season_count"], view["round_count"]) == (3, 4)
    assert view["offices_left"] == 3 - len(view["offices"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m161_the_oasis_track_shows_what_its_places_bring_with_so_many_players(players: int) -> None:
    state = serai.game("marrakesh").new(players=players, seed=1)
    view: dict[str, Any] = state.view(None)
    board: Any = state.setup.edition.values["supply_board"]
    track = board["track"]
    assert view["track_icons"] == [each["icon"] if players in each["players"] else "none" for each in track]


@pytest.mark.parametrize(
    ("kind", "tiles"),
    [("scroll", SCROLL_TILES), ("oasis", OASIS_TILES), ("city", CITY_TILES), ("face", RIVER_FACES)],
    ids=["scroll", "oasis", "city", "face"],
)
def test_the_card_of_the_game_knows_the_rule_of_every_tile(kind: str, tiles: Any) -> None:
    card = next(card for card in game_cards() if card.name == "marrakesh")
    assert [card.word_rules[f"{kind}-{tile.number}"] for tile in tiles[1:]] == [tile.rule() for tile in tiles[1:]]
