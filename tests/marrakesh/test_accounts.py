"""What people reckon with: room, prices with discounts, what is due, where points come from."""

from typing import Any

import pytest

from serai.play.state import State
from tests.marrakesh.scenes import (
    act,
    begun,
    give_scroll,
    new_table,
    seen,
    set_keshis,
    set_oases,
    set_resources,
    set_sellers,
    set_supply,
    start_phase_3,
)
from tests.marrakesh.test_prospects import decisions

EVERYTHING = {"stairs_tiles": True, "imam_and_sultan": True, "desert_cities": True, "exchange_set": "mixed"}


def accounts(state: State, seat: int = 0) -> dict[str, Any]:
    return dict(seen(state, seat))


def test_m005_room_is_what_a_district_still_takes_and_goods_always_have_some() -> None:
    state = begun()
    set_keshis(state, 0, green=8, grey=3)
    set_sellers(state, 0, "river", "palace")
    room = accounts(state)["room"]
    assert (room["green"], room["grey"], room["red"], room["purple"]) == (0, 5, 6, None)


def test_m123_a_room_tells_how_much_its_action_would_do() -> None:
    state = begun()
    set_keshis(state, 0, green=2, white=3, turquoise=4)
    set_oases(state, 0, left_1=3)
    does = accounts(state)["does"]
    assert (does["date_plantation"], does["palace"], does["mosque"], does["river"]) == (2, 3, 0, 4)
    give_scroll(state, 0, 48)
    does = accounts(state)["does"]
    assert (does["palace"], does["mosque"]) == (4, 0)


def test_m181_what_is_due_is_summed_up_with_what_is_short() -> None:
    state = begun()
    set_supply(state, 0, up=(1, 2), down=(3,))
    printed = state.game.printed(state.setup.edition)["supply_tiles"]["tile"]  # type: ignore[index]
    needs = {tile["id"]: tile for tile in printed}
    cost = {name: needs[1]["need"].get(name, 0) + needs[2]["need"].get(name, 0) for name in ("water", "date", "dinar")}
    set_resources(state, 0)
    due = accounts(state)["due"]
    assert due == {"cost": cost, "short": cost, "covered": False, "penalty": needs[1]["loss"] + needs[2]["loss"]}
    set_resources(state, 0, **cost)
    due = accounts(state)["due"]
    assert due["covered"] and set(due["short"].values()) == {0}


def test_m025_dates_and_water_may_cover_dinars_that_are_due() -> None:
    state = begun()
    set_supply(state, 0, up=(1, 2, 3))
    cost = accounts(state)["due"]["cost"]
    set_resources(state, 0, water=cost["water"] + cost["dinar"], date=cost["date"])
    assert cost["dinar"] > 0 and not accounts(state)["due"]["covered"]
    give_scroll(state, 0, 33)
    assert accounts(state)["due"]["covered"]


def test_m210_prices_are_told_with_all_discounts() -> None:
    state = begun(imam_and_sultan=True)
    assert accounts(state)["prices"]["scrolls"] == {"grey": 1, "yellow": 1, "pink": 2, "orange": 3}
    before = accounts(state)["prices"]["gates"]
    give_scroll(state, 0, 32)
    assert accounts(state)["prices"]["gates"] == [max(0, price - 1) for price in before]
    give_scroll(state, 0, 45)
    assert accounts(state)["prices"]["any_oasis"] == 1
    assert accounts(state, 1)["prices"]["any_oasis"] == 0


def test_m012_points_are_told_by_the_source_they_came_from() -> None:
    state = begun()
    start_phase_3(state, 0, ("date_plantation", "souk", "souk"))
    act(state, "use_assistant", district="date_plantation", option="keshi")
    told = accounts(state)
    assert (told["sources"], told["start_points"], told["score"]) == ({"date_plantation": 1}, 10, 11)


@pytest.mark.parametrize("options", [{}, EVERYTHING, {"score_floor": "zero"}], ids=str)
def test_m012_the_sources_always_make_up_the_score(options: dict[str, object]) -> None:
    met: set[str] = set()
    for seed in (21, 22):
        for state in decisions(seed, options):
            for seat in range(2):
                told = accounts(state, seat)
                assert told["start_points"] == 10
                assert told["start_points"] + sum(told["sources"].values()) == told["score"]
                met.update(told["sources"])
    assert {"draft", "waterfalls", "river_tile", "supply", "souk", "medina"} <= met


@pytest.mark.parametrize("viewer", [None, 1])
def test_m046_accounts_tell_nobody_what_lies_face_down(viewer: int | None) -> None:
    one, other = new_table(3), new_table(3)
    for state, down in ((one, (4, 5)), (other, (6, 7))):
        set_supply(state, 0, up=(1,), down=down)
    assert one.view(viewer) == other.view(viewer)
