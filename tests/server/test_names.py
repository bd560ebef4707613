"""Names and words: nothing that hides, nothing that turns other texts round, wherever they come from."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import serai
from serai.tables.errors import ApiError
from serai.tables.names import LONGEST_NAME, good_name
from serai.tables.uploads import is_nested_deeper
from tests.server.scenes import house, scene

INVISIBLE = [
    "\u200b",
    "\u3164\u3164",
    "\u2800",
    "\u0301\u0301",
    "\u00a0 \u2003",
    "\u202e\u2066",
    "\ufeff",
    "\u1160",
    "\x00\x07",
    "\u2065",
    "\ufff0",
    "\ufffc",
    "\U000e0080",
    "\U0001d159",
    "\U00013441",
    "\ufe0f\u034f\u17b4",
]


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_needs_a_character_that_can_be_seen(name: str) -> None:
    with pytest.raises(ApiError, match="empty_name"):
        good_name(name)


def test_nothing_hidden_makes_two_names_look_the_same() -> None:
    assert good_name("An\u2065na\U000e0080") == "Anna"


@pytest.mark.parametrize("name", ["Anna", "Ödön", "שרה", "小林", "7", "👑", "O'Neill", "\U0001fae9"])
def test_a_name_of_any_script_stays_as_it_is(name: str) -> None:
    assert good_name(name) == name


def test_a_heap_of_marks_reaches_over_nobody_else() -> None:
    assert good_name("A" + "\u0301" * 30 + "nna\u20dd") == "A" + "\u0301" * 4 + "nna\u20dd"
    pointed = "\u05e9\u05c1\u05bc\u05b8\u0591"  # a letter with a dot, a point, a vowel and an accent
    assert good_name(pointed * 3) == pointed * 3


@given(st.text(max_size=60))
def test_a_name_is_short_visible_and_plain_or_refused(written: str) -> None:
    try:
        name = good_name(written)
    except ApiError:
        return
    assert 0 < len(name) <= LONGEST_NAME
    assert name == good_name(name)
    assert not set(name) & set("\x00\u202e\u2066\n\u200b")


def record_of(names: list[Any]) -> dict[str, Any]:
    state = serai.game("sultan").new(players=2, seed=1)
    return {**state.record(), "names": names}


@scene
async def test_the_names_of_an_uploaded_record_are_checked_like_others(sqlite: str) -> None:
    async with house(sqlite) as served:
        host = await served.make()
        for names, error in (
            (["A" * 190_000, "B"], "long_name"),
            (["A" * 41, "B"], "long_name"),
            (["\u202e\x00", "B"], "empty_name"),
            (["\u3164", "B"], "empty_name"),
            ([7, "B"], "bad_record"),
        ):
            answer = await host.ask("POST", "/api/records", record_of(names))
            assert (answer.status_code, answer.json()["error"]) == (400, error), answer.text
        answer = await host.ask("POST", "/api/records", record_of(["\u202eevil\x00", " two   words "]))
        table = answer.json()["table"]
        shown = (await host.ask("GET", f"/api/tables/{table}")).json()
        kept = (await host.ask("GET", f"/api/tables/{table}/record")).json()
        assert [seat["name"] for seat in shown["seats"]] == kept["names"] == ["evil", "two words"]


def test_nesting_is_measured_whatever_its_depth() -> None:
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    assert is_nested_deeper({"a": nested}, 12)
    assert not is_nested_deeper({"a": [{"b": [1, 2]}], "c": 3}, 12)
