"""A guided first season in a real browser, and the free play that follows it."""

from playwright.sync_api import Page, expect

from serai.games import find_game
from serai.play.lessons import built, first_lesson
from tests.browser.test_learn import MOVED_ON, note_of, walk_on
from tests.conftest import Person

LAPTOP = (1280, 720)


def test_the_first_round_of_a_season_is_learned_by_its_answers(person: Person):
    """The whole season is proven move by move elsewhere; here a learner gives the answers of its first round."""
    page = person(path="/learn/marrakesh", language="he", size=LAPTOP)
    lesson = built(first_lesson(find_game("marrakesh")) or {})
    legal = {position["at"]: position["legal"] for position in lesson["positions"]}
    for note in lesson["notes"]:
        assert note_of(page) == note["key"]
        if note["key"] == "second_round":
            break
        if "wants" not in note:
            walk_on(page)
            continue
        expect(page.locator("[data-spotlit]").first).to_be_visible()
        answer_as_asked(page, note["wants"], legal[note["at"]].index(note["wants"]) + 1)
        page.wait_for_function(MOVED_ON, arg=note["key"])


def answer_as_asked(page: Page, action: dict[str, object], number: int) -> None:
    """Look at an answer in the list, then give it; or choose the keshis."""
    if action["type"] != "choose_keshis":
        page.locator(f"[data-choice='{number}']").click()  # never behind the others
        page.locator("[data-take]").click()
        return
    for colour in action["colours"]:  # type: ignore[attr-defined]
        page.locator(f"[data-keshi={colour}]").click()
    page.locator("[data-take]").click()


def test_the_second_season_is_played_freely_with_a_word_beside_it(person: Person, address: str):
    page = person(path="/")
    lesson = first_lesson(find_game("marrakesh"))
    assert lesson is not None
    record = lesson["record"]
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "easy"}] * (record["players"] - 1)]
    wish = {"game": "marrakesh", "players": 3, "seats": seats, "options": record["options"], "lesson": True}
    made = page.request.post(f"{address}/api/tables", data=wish).json()
    page.evaluate("table => sessionStorage.setItem('serai-coached', table)", made["table"])
    page.goto(f"{address}/table/{made['table']}")
    expect(page.locator("[data-coach=choose_keshis]")).to_be_visible()
    page.locator("[data-coach-end]").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator("[data-your-turn=true]")).to_be_visible()
