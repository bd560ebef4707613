"""Phase 3: using assistants."""

import pytest

from serai.play.state import State
from serai.testing.scenes import refused
from tests.marrakesh.scenes import (
    act,
    at_phase_3,
    begun,
    do_action,
    gains,
    give_scroll,
    goods,
    keshis,
    kinds,
    legal_json,
    obtain,
    options_of,
    phase,
    seen,
    set_boat,
    set_face,
    set_keshis,
    set_resources,
    set_sellers,
    set_shop,
    set_stack,
    snapshot,
    start_season_scoring,
    start_whole_phase_3,
    stock,
    told,
)

WORKERS = {
    "date_plantation": "green",
    "medrese": "grey",
    "palace": "white",
    "mosque": "black",
    "main_square": "pink",
    "river": "turquoise",
    "medina": "beige",
    "sahara": "brown",
}


def use(state: State, district: str, option: str) -> None:
    act(state, "use_assistant", district=district, option=option)


def test_m089_assistants_are_used_in_any_order() -> None:
    state = at_phase_3(assistants=("palace", "river", "souk"))
    assert options_of(state, "district") == ["palace", "palace", "river", "river", "souk", "souk"]
    use(state, "river", "keshi")
    assert options_of(state, "district") == ["palace", "palace", "souk", "souk"]


def test_m089_one_assistant_is_finished_before_the_next() -> None:
    state = at_phase_3(assistants=("main_square", "river", "souk"))
    use(state, "main_square", "keshi")
    assert kinds(state) == {"place_pink"}
    refusal = refused(state, "use_assistant", district="river", option="action")
    assert refusal.to_json() == {"rule": "M-083", "reason": "other_decision", "wanted": "place_pink"}


def test_m089_then_the_next_player_follows() -> None:
    state = begun(3, start_player=1)
    start_whole_phase_3(state, dict.fromkeys(range(3), ("river", "palace", "mosque")))
    order = []
    while phase(state) == "use_assistant":
        order.append(state.actor)
        state.apply(state.legal()[0])
    assert order == [1, 1, 1, 2, 2, 2, 0, 0, 0]


def test_m089_where_no_assistant_stands_none_can_be_used() -> None:
    state = at_phase_3(assistants=("palace", "river", "souk"))
    refusal = refused(state, "use_assistant", district="mosque", option="action")
    assert refusal.to_json() == {"rule": "M-089", "reason": "no_assistant", "district": "mosque"}


def test_m090_there_is_no_pass() -> None:
    state = at_phase_3(assistants=("palace", "river", "mosque"))
    for _ in range(3):
        assert kinds(state) == {"use_assistant"}
        for kind in ("decline", "stop", "end_action"):
            assert refused(state, kind).reason == "other_decision"
        state.apply(state.legal()[0])


def test_m090_the_last_assistant_is_asked_for_even_if_there_is_one_way() -> None:
    state = at_phase_3(assistants=("palace", "river", "mosque"))
    set_keshis(state, 0, black=8)
    use(state, "palace", "keshi")
    use(state, "river", "keshi")
    assert legal_json(state) == [{"type": "use_assistant", "district": "mosque", "option": "action"}]


def test_m091_a_used_assistant_leaves_the_board() -> None:
    state = at_phase_3(assistants=("palace", "river", "mosque"))
    for left in (2, 1, 0):
        state.apply(state.legal()[0])
        there = seen(state, 0)["assistants"]
        assert isinstance(there, dict)
        assert sum(there.values()) == left


@pytest.mark.parametrize("option", ["action", "keshi"])
@pytest.mark.parametrize("district", WORKERS)
def test_m092_a_water_seller_gives_water_first_whichever_option_follows(district: str, option: str) -> None:
    state = at_phase_3(assistants=(district, "souk", "souk"))
    set_sellers(state, 0, district)
    before = snapshot(state)
    use(state, district, option)
    assert gains(state, before).get("water") == 1


@pytest.mark.parametrize("option", ["action", "keshi"])
def test_mx16_water_in_the_palace_with_either_option(option: str) -> None:
    state = at_phase_3(assistants=("palace", "souk", "souk"))
    set_sellers(state, 0, "palace")
    before = snapshot(state)
    use(state, "palace", option)
    assert gains(state, before) == ({"water": 1, "white": 1} if option == "keshi" else {"water": 1})


def test_m092_a_water_seller_elsewhere_gives_nothing() -> None:
    state = at_phase_3(assistants=("palace", "souk", "souk"))
    set_sellers(state, 0, "mosque", "river")
    before = snapshot(state)
    use(state, "palace", "action")
    assert gains(state, before) == {}


def test_m092_the_water_comes_first_so_that_it_can_be_spent() -> None:
    state = at_phase_3(assistants=("river", "souk", "souk"))
    set_sellers(state, 0, "river")
    set_keshis(state, 0, turquoise=1)
    set_resources(state, 0)
    use(state, "river", "action")
    assert {"type": "extra_step", "pay": "water"} in legal_json(state)


@pytest.mark.parametrize("district", [*WORKERS, "souk"])
def test_m093_an_assistant_takes_a_keshi_or_carries_out_the_action(district: str) -> None:
    state = at_phase_3(assistants=(district, "souk", "souk"))
    options = [action["option"] for action in legal_json(state) if action["district"] == district]
    assert options == ["action", "keshi"]


def test_m094_option_a_takes_a_keshi_with_its_bonus() -> None:
    state = at_phase_3(assistants=("date_plantation", "main_square", "sahara"))
    before = snapshot(state)
    use(state, "date_plantation", "keshi")
    use(state, "main_square", "keshi")
    act(state, "place_pink", field="points")
    use(state, "sahara", "keshi")
    act(state, "place_brown", field="left_1")
    assert gains(state, before) == {"green": 1, "pink": 1, "brown": 1, "points": 3}
    assert told(state, "oasis_discovered")[-1]["field"] == "left_1"


@pytest.mark.parametrize("colour", ["purple", "yellow", "orange"])
def test_m094_in_the_souk_the_player_chooses_the_goods(colour: str) -> None:
    state = at_phase_3()
    use(state, "souk", "keshi")
    assert options_of(state, "colour") == ["purple", "yellow", "orange"]
    act(state, "take_goods", colour=colour)
    assert goods(state) == {"purple": 0, "yellow": 0, "orange": 0, colour: 1}


def test_mx3_two_keshis_and_a_water_seller() -> None:
    state = at_phase_3(assistants=("date_plantation", "mosque", "souk"))
    set_sellers(state, 0, "mosque")
    before = snapshot(state)
    use(state, "date_plantation", "keshi")
    use(state, "mosque", "keshi")
    assert gains(state, before) == {"green": 1, "black": 1, "points": 1, "water": 1}


@pytest.mark.parametrize(("district", "colour"), WORKERS.items())
def test_m095_me13_option_a_needs_room_for_the_colour(district: str, colour: str) -> None:
    state = at_phase_3(assistants=(district, "souk", "souk"))
    set_keshis(state, 0, **{colour: 8})
    refusal = refused(state, "use_assistant", district=district, option="keshi")
    assert refusal.to_json() == {"rule": "M-095", "reason": "no_room", "colour": colour}


@pytest.mark.parametrize("district", [*WORKERS, "souk"])
def test_m096_the_action_is_always_available(district: str) -> None:
    state = at_phase_3(assistants=(district, "souk", "souk"))
    set_resources(state, 0)
    before = snapshot(state)
    use(state, district, "action")
    assert (phase(state), gains(state, before)) == ("use_assistant", {})


@pytest.mark.parametrize(("scrolls", "gained"), [((), {"water": 1}), ((50,), {"water": 1, "points": 2})])
def test_me14_an_action_without_keshis_still_gives_the_water(scrolls: tuple[int, ...], gained: dict[str, int]) -> None:
    state = at_phase_3(assistants=("mosque", "souk", "souk"))
    set_sellers(state, 0, "mosque")
    give_scroll(state, 0, *scrolls)
    before = snapshot(state)
    use(state, "mosque", "action")
    assert gains(state, before) == gained


def test_me1_three_assistants_in_the_souk_are_used_one_by_one() -> None:
    state = at_phase_3()
    set_keshis(state, 0, purple=2)
    use(state, "souk", "keshi")
    act(state, "take_goods", colour="orange")
    use(state, "souk", "action")
    act(state, "exchange", colour="purple")
    assert state.actor == 0
    use(state, "souk", "keshi")
    act(state, "take_goods", colour="orange")
    assert goods(state) == {"purple": 1, "yellow": 0, "orange": 2}
    assert phase(state) != "use_assistant"


def test_m097_a_granted_action_needs_no_assistant_and_gives_no_water() -> None:
    state = at_phase_3(assistants=("souk", "souk", "souk"))
    set_sellers(state, 0, "date_plantation")
    set_keshis(state, 0, green=3)
    before = snapshot(state)
    obtain(state, 0, 53)
    act(state, "choose_action", district="date_plantation")
    assert gains(state, before) == {"scrolls": 1, "date": 3}
    assert seen(state, 0)["assistants"]["souk"] == 3  # type: ignore[index]


def test_m097_a_granted_action_in_the_souk_is_one_use() -> None:
    state = begun()
    set_keshis(state, 0, purple=5)
    do_action(state, 0, "souk")
    act(state, "exchange", colour="purple")
    assert phase(state) == "choose_keshis"


def test_m097_scroll_46_treats_a_granted_action_like_one_assistant() -> None:
    state = begun()
    give_scroll(state, 0, 46)
    set_keshis(state, 0, purple=5)
    do_action(state, 0, "souk")
    act(state, "exchange", colour="purple")
    act(state, "exchange", colour="purple")
    assert kinds(state) == {"exchange", "end_action"}


def test_m097_a_river_tile_grants_an_action_of_any_district() -> None:
    state = begun()
    set_face(state, 1)
    set_boat(state, 1, 2)
    set_sellers(state, 1, "date_plantation")
    set_keshis(state, 1, green=2)
    set_resources(state, 1)
    start_season_scoring(state)
    assert options_of(state, "district") == [*WORKERS, "souk"]
    act(state, "choose_action", district="date_plantation")
    assert told(state, "resources_gained")[-1] == {"seat": 1, "resource": "date", "count": 2}


def test_m098_after_the_third_assistant_scrolls_and_luxury_goods_are_refilled() -> None:
    state = begun(3)
    set_stack(state, "grey", 1, 19, 20)
    set_shop(state, 1, 1, 2)
    set_keshis(state, 0, grey=1, orange=1)
    start_whole_phase_3(state, {0: ("medrese", "souk", "palace"), 1: ("palace", "river", "mosque")})
    use(state, "medrese", "action")
    act(state, "buy_scroll", scroll=19)
    use(state, "souk", "action")
    act(state, "buy_luxury", shop=1)
    tops = state.view(None)
    assert tops["scrolls"]["grey"][0]["scroll"] is None  # type: ignore[index]
    assert tops["shops"][0]["luxury"] is None  # type: ignore[index]
    use(state, "palace", "action")
    assert state.actor == 1
    tops = state.view(None)
    assert tops["scrolls"]["grey"][0]["scroll"] == 20  # type: ignore[index]
    assert tops["shops"][0]["luxury"] == 2  # type: ignore[index]
    assert (keshis(state), stock(state)) == ({"grey": 1}, {"water": 4, "date": 0, "dinar": 1})
