"""A finished game is looked back at on real pages: curve, marks, reasons, luck and play, and another try."""

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.axe import faults
from tests.browser.place import PHONE, dress, new_table
from tests.conftest import Finished, Person

LANGUAGES = ("en", "hu", "he")
SUMS = """() => [...document.querySelectorAll("[data-luck] tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map(({ textContent }) => Number(textContent.replace("−", "-"))))"""
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def reviewed(page: Page, address: str, finished: Finished) -> str:
    """A game that was lost on purpose or not, and its review once all of it is there."""
    table = finished(page, "sultan")
    page.goto(f"{address}/table/{table}")
    page.locator("[data-review]").first.click()
    page.wait_for_selector('[data-screen=review][data-done="true"]')
    return table


def answer(page: Page, last: bool = False) -> None:
    """Take the first choice by keys, or the last one, until the answer is judged."""
    for _ in range(4):
        page.wait_for_selector("[data-answered], [data-choice]")
        if page.locator("[data-answered]").count():
            return
        choices = page.locator("[data-choice]")
        (choices.last if last else choices.first).focus()
        page.keyboard.press("Enter")
    expect(page.locator("[data-answered]")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_a_finished_game_is_looked_back_at_in_three_languages(
    person: Person, address: str, finished: Finished, size: tuple[int, int]
):
    page = person(path=None, size=size)
    reviewed(page, address, finished)
    assert int(page.locator("[data-curve]").get_attribute("data-curve") or 0) > 20
    assert page.locator("[data-decision]").count() > 10
    page.locator("[data-decision]").first.click()
    expect(page.locator("[data-told=why] dl")).to_contain_text("%")
    for language in LANGUAGES:
        dress(page, language, "dark" if language == "hu" else "light")
        assert "review-" not in page.locator("body").inner_text()
        assert faults(page) == []
        assert not page.evaluate(WIDER)
    page.locator("[data-value=luck]").click()
    for *parts, result in page.evaluate(SUMS):
        assert sum(parts) == pytest.approx(result, abs=0.01)


def test_one_goes_through_the_own_misses_and_each_answer_is_judged(person: Person, address: str, finished: Finished):
    page = person(path=None, size=(1280, 720))
    reviewed(page, address, finished)
    page.locator("[data-through]").click()
    expect(page.locator("[data-told=why] dl")).to_have_count(0)
    answer(page)
    expect(page.locator("[data-through-score]")).to_have_attribute("data-through-score", "1")
    expect(page.locator("[data-told=why] dl")).to_be_visible()
    page.locator("[data-next]").click()
    expect(page.locator("[data-answered]")).to_have_count(0)
    page.keyboard.press("t")
    answer(page)
    expect(page.locator("[data-through-score]")).to_have_count(0)


def test_a_choice_that_the_review_never_tried_is_judged_when_somebody_tries_it(
    person: Person, address: str, finished: Finished
):
    page = person(path=None, size=(1280, 720))
    table = reviewed(page, address, finished)
    told = page.request.get(f"{address}/api/tables/{table}/review?seat=0").json()["decisions"]
    asked: list[Response] = []
    page.on("response", lambda answer: asked.append(answer) if answer.url.endswith("/judge") else None)
    for place in [place for place, each in enumerate(told) if len(each["legal"]) > len(each["options"])]:
        page.locator("[data-decision]").nth(place).click()
        page.keyboard.press("t")
        answer(page, last=True)
        page.wait_for_selector("[data-answered]:not([data-answered=searching])")
        if asked:
            break
    judged = asked[0].json()
    assert judged["played"] not in [option["action"] for option in told[place]["options"]]
    expect(page.locator("[data-answered]")).to_have_attribute("data-answered", judged["grade"])
    expect(page.locator("[data-answered-promise]")).to_contain_text("%")


def test_a_game_that_is_not_over_has_no_review(person: Person, address: str, forgiven: list[str]):
    forgiven.append("409")
    page = person(path=None)
    table = new_table(page.context, address, "sultan", "me:Anna", "random")
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-status=playing]")
    assert page.locator("[data-review]").count() == 0
    assert page.request.get(f"{address}/api/tables/{table}/review?seat=0").status == 409
