"""The date plantation (M-109)."""

import pytest

from tests.marrakesh.scenes import phase, set_keshis
from tests.marrakesh.scenes_districts import has, points, work, working


@pytest.mark.parametrize("pickers", [0, 1, 3, 8])
def test_m109_the_plantation_gives_a_date_for_each_green_keshi(pickers: int) -> None:
    state = working("date_plantation", "souk", "souk")
    set_keshis(state, 0, green=pickers)
    work(state, "date_plantation")
    assert (has(state).get("date", 0), points(state), phase(state)) == (pickers, 0, "use_assistant")


def test_mx5_four_green_keshis_give_four_dates() -> None:
    state = working("date_plantation", "souk", "souk")
    set_keshis(state, 0, green=4)
    work(state, "date_plantation")
    assert has(state) == {"date": 4}
