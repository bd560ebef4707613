"""People at a table: fair clocks, invited guests, names, chat, signs, and the way on after the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import join_by_link, make_moves, open_table, sit, wait_for_turn
from tests.browser.place import NARROW, PHONE, move_on, new_table, resized, seats
from tests.conftest import Person

DESKS = ((1280, 720), (1440, 900), (1024, 768), (820, 1180))
PHONES = ((390, 844), (844, 390))
CUT = """(names) => names.filter((name) => {
    const { textOverflow, overflow } = getComputedStyle(name);
    const [inner, outer] = [name.getBoundingClientRect(), name.closest(".badge").getBoundingClientRect()];
    const hangs = inner.bottom > outer.bottom + 1 || inner.top < outer.top - 1 || inner.right > outer.right + 1;
    return textOverflow === "ellipsis" || overflow === "hidden" || hangs;
}).map((name) => name.innerText)"""
Sizes = tuple[tuple[int, int], ...]
LONG = "Maximiliane von Hohenlohe-Langenburg II"


def clocked_table(page: Page, address: str, *kinds: str) -> str:
    """A table whose first seat has five seconds for the whole game; its invitation."""
    body = {
        "game": "sultan",
        "players": len(kinds),
        "seats": seats(*kinds),
        "options": {"first_player": 0},
        "clock": {"bank": 5, "increment": 0},
    }
    made = page.request.post(f"{address}/api/tables", data=body, headers={"Origin": address}).json()
    page.goto(f"{address}/table/{made['table']}")
    return str(made["links"]["invite"])


# a flag falls


def test_when_a_flag_falls_all_are_told_and_the_owner_is_back_by_one_press(person: Person, address: str):
    anna, bela = person("Anna"), person("Béla", size=PHONE)
    invite = clocked_table(anna, address, "me:Anna", "open")
    bela.goto(invite)
    sit(bela)
    anna.locator("[data-start]").click()
    expect(bela.locator("[data-banner=flag]")).to_contain_text("Anna")
    anna.wait_for_selector("[data-away='0'] [data-back]")
    assert anna.locator("[data-undo]").count() == 0
    expect(anna.locator("[data-log] [data-note=flag]")).to_have_count(1)
    size = anna.locator("[data-back]").bounding_box()
    assert size is not None and size["height"] >= 56 and size["width"] >= 160
    anna.locator("[data-back]").click()
    expect(anna.locator("[data-away]")).to_have_count(0)
    expect(anna.locator("[data-log] [data-note=back]")).to_have_count(1)


# an invitation


def test_a_guest_sees_who_invites_to_what_by_which_rules_and_sits_down_with_one_tap(person: Person, address: str):
    anna, bela = person("Anna"), person("Béla", size=PHONE)
    table = new_table(anna.context, address, "sultan", "me:Anna", "open", first_player=0)
    anna.goto(f"{address}/table/{table}")
    bela.goto(anna.locator("[data-invite]").get_attribute("data-invite") or "")
    expect(bela.locator("[data-invitation] h2")).to_have_text(re.compile("Anna.* invites you to Sultan"))
    expect(bela.locator("[data-house-rules] [data-option=first_player]")).to_have_count(1)
    assert bela.locator("[data-learn]").get_attribute("href") == "/learn/sultan"
    button = bela.locator("[data-invitation] [data-sit]")
    box = button.bounding_box()
    assert box is not None and box["y"] + box["height"] <= PHONE[1]
    button.click()
    expect(bela.locator("[data-start-box][data-counting=true]")).to_have_count(1)
    assert bela.locator("[data-start], [data-stop]").count() == 0
    anna.locator("[data-stop]").click()
    for page in (anna, bela):
        expect(page.locator("[data-start-box][data-counting=false]")).to_have_count(1)
    anna.locator("[data-start]").click()
    for page in (anna, bela):
        page.wait_for_selector("[data-status=playing]")


def test_a_full_table_begins_by_itself(person: Person):
    anna, bela = person("Anna"), person("Béla")
    open_table(anna, "sultan", ["me", "open"])
    bela.goto(anna.locator("[data-invite]").get_attribute("data-invite") or "")
    sit(bela)
    anna.wait_for_selector("[data-start-box][data-counting=true]")
    for page in (anna, bela):
        page.wait_for_selector("[data-status=playing]", timeout=20_000)


# names


def test_a_guest_without_a_name_is_called_in_the_language_of_whoever_reads_it(person: Person, address: str):
    anna, guest, dina = person("Anna", language="hu"), person("", path=None), person("Dina", language="he", path=None)
    table = new_table(anna.context, address, "sultan", "me:Anna", "open", "open")
    anna.goto(f"{address}/table/{table}")
    invite = anna.locator("[data-invite]").get_attribute("data-invite") or ""
    guest.goto(invite)
    sit(guest)
    dina.goto(invite)
    for page, name in ((anna, "2. vendég"), (guest, "Guest 2"), (dina, "אורח 2")):
        expect(page.locator("[data-waiting] [data-seat='1'] b")).to_have_text(name)
    sit(dina)
    anna.locator("[data-start]").click()
    guest.wait_for_selector("[data-status=playing]")
    guest.locator("[data-menu]").click()
    guest.locator("[data-rename-self]").click()
    guest.locator("[data-new-name]").fill("Zsófi")
    guest.locator("[data-rename] button").click()
    for page in (anna, dina):
        expect(page.locator(".badge[data-seat='1'] .name")).to_contain_text("Zsófi")


def test_a_tap_on_a_rival_opens_the_whole_seat(person: Person, address: str):
    page = person(size=PHONE)
    table = new_table(page.context, address, "kobito", "me:Anna", "easy", "easy", "easy")
    move_on(page.context, address, table, 3)
    page.goto(f"{address}/table/{table}")
    wait_for_turn(page)
    rival = page.locator("[data-rivals] article").first
    expect(rival).not_to_contain_text("(Easy)")  # there is no room for it
    rival.locator("[data-whole-seat]").click()
    expect(page.locator("dialog h2")).to_have_text(re.compile(r"Bot 2.*Easy"))
    expect(page.locator("dialog [data-seat-sheet] .facts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(rival.locator("[data-whole-seat]")).to_be_focused()


@pytest.mark.parametrize("sizes", [DESKS, PHONES[1:]], ids=["desk", "phone"])
def test_no_name_is_cut(person: Person, address: str, sizes: Sizes):
    page = person(LONG, size=sizes[0])
    table = new_table(page.context, address, "sultan", f"me:{LONG}", f"me:{LONG[::-1]}", "easy", "easy", "easy")
    page.goto(f"{address}/table/{table}")
    page.locator("[data-hand-over] button").click()
    page.wait_for_selector(".badge .name")
    cut = {size: resized(page, *size).locator(".rivals .badge .name").evaluate_all(CUT) for size in sizes}
    assert cut == {size: [] for size in sizes}


# chat


@pytest.mark.parametrize("game", ["sultan", "marrakesh"])
@pytest.mark.parametrize("sizes", [DESKS, PHONES], ids=["desk", "phone"])
def test_unread_chat_is_seen_on_every_size(person: Person, address: str, game: str, sizes: Sizes):
    page, other = person("Anna", path=None, size=sizes[0]), person("Béla", path=None)
    table = new_table(page.context, address, game, "me:Anna", "easy")
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-status=playing]")
    links = page.request.get(f"{address}/api/tables/{table}").json()["links"]
    other.goto(links["watch"])
    other.wait_for_selector("[data-status=playing]")
    say = {"type": "chat", "text": "Shalom", "seat": None}
    other.request.post(f"{address}/api/tables/{table}/say", data=say, headers={"Origin": address})
    for size in sizes:
        seen = resized(page, *size).locator(".unread:visible").filter(has_text="1")
        expect(seen.first).to_be_visible()
        box = seen.first.bounding_box()
        assert box is not None and 0 <= box["x"] <= size[0] - 8 and 0 <= box["y"] <= size[1] - 8


def test_a_sign_is_seen_at_the_seat_and_who_is_muted_is_neither_heard_nor_counted(person: Person):
    anna, bela = person("Anna"), person("Béla", size=NARROW)
    open_table(anna, "sultan", ["me", "open"])
    join_by_link(bela, anna)
    bela.wait_for_selector("[data-status=playing]")
    anna.locator("#tab-chat").click()
    anna.locator("[data-react=star]").click()
    expect(bela.locator("[data-reaction=star][data-of='0']")).to_be_visible()
    expect(anna.locator("[data-chat] [data-sign=star]")).to_have_count(1)
    bela.locator("[data-sheet=chat]").click()
    expect(bela.locator("[data-chat] [data-sign=star]")).to_have_count(1)
    bela.locator("[data-mute]").click()
    bela.locator("[data-mute-seat='0']").check()
    expect(bela.locator("[data-chat] [data-sign]")).to_have_count(0)
    bela.locator("[data-fold]").click()
    anna.locator("[data-react=tea]").click()
    expect(anna.locator("[data-reaction=tea]")).to_be_visible()
    bela.wait_for_timeout(300)
    assert bela.locator("[data-reaction=tea], .unread:visible").count() == 0


# the end


@pytest.mark.parametrize("sizes", [((390, 844), (360, 640), (844, 390)), ((1280, 720),)], ids=["phone", "desk"])
def test_play_again_is_in_reach_without_scrolling(person: Person, address: str, sizes: Sizes):
    page = person("Anna", path=None, size=sizes[0])
    table = new_table(page.context, address, "sultan", "me:Anna", "random", first_player=0)
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("[data-status]")
    move_on(page.context, address, table, 400)
    page.wait_for_selector("[data-result]")
    for size in sizes:
        box = resized(page, *size).locator("[data-rematch]").bounding_box()
        assert box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size[1]
        assert page.locator("[data-result] .primary").count() == 1


def test_the_golden_button_never_leaves(person: Person):
    page = person("Anna")
    open_table(page, "sultan", ["me", "easy"])
    wait_for_turn(page)
    page.locator("[data-menu]").click()
    page.locator("[data-leave]").click()
    assert page.locator("dialog .primary").count() == 1
    assert "primary" not in (page.locator("[data-confirm-leave]").get_attribute("class") or "")
    page.locator("dialog .primary").click()
    make_moves(page, 1)
