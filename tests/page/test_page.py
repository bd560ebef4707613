"""The house in a page: whole games, reloads, refusals, a device that keeps nothing more."""

import sys
from pathlib import Path
from subprocess import run
from typing import Any

import pytest
from msgspec import json

import serai
from building.page import ROOT, found_in
from serai.arena.analysis.walk import Point
from serai.page.house import PageHouse
from serai.tables.messages.reviews import ReviewedDecision
from serai.tables.questions import REVIEW
from serai.tables.reviews import ReviewJob, worked
from tests.page.scenes import FULL, Look, MemoryShelf, Silent, ask, new_table, opened, refused
from tests.tables.hosts import scene

HEAVY = ("litestar", "sqlalchemy", "fluent", "babel", "uvicorn", "typer", "rich", "asyncpg", "prometheus_client")


async def play(look: Look, moves: int) -> dict[str, Any]:
    """Make so many moves; the position after them."""
    now = await look.turn()
    for _ in range(moves):
        if now["status"] == "over":
            break
        look.move(now)
        now = await look.turn(now["version"])
    return now


@pytest.mark.parametrize("game", serai.games())
@scene
async def test_a_whole_game_is_played_with_a_reload_in_the_middle(game: str) -> None:
    shelf = MemoryShelf()
    house = opened(shelf)
    table = await new_table(house, game, "me", "greedy")
    before = await play(Look(house, table), 5)
    again = opened(shelf)  # the page was closed without a word
    look = Look(again, table)
    after = await look.turn()
    assert (after["version"], after["view"]) == (before["version"], before["view"])
    while after["status"] != "over":
        look.move(after)
        after = await look.turn(after["version"])
    record = await ask(again, "GET", f"/api/tables/{table}/record")
    assert serai.replay(record).result == record["result"]
    assert (await ask(again, "GET", f"/api/tables/{table}/verify"))["verified"]
    frames = await ask(again, "GET", f"/api/tables/{table}/replay?seat=0&from=0&to=3")
    assert len(frames["frames"]) == 4


@scene
async def test_a_table_passed_round_one_device_is_played_from_both_seats() -> None:
    house = opened(MemoryShelf())
    table = await new_table(house, serai.games()[0], "me", "me")
    summary = await ask(house, "GET", f"/api/tables/{table}")
    assert summary["mine"] == [0, 1] and summary["host"] and table.startswith("here-")
    looks = [Look(house, table, seat) for seat in (0, 1)]
    actor = summary["actor"]
    now = await looks[actor].turn()
    looks[actor].move(now)
    assert (await looks[actor].next("accepted"))["version"] == now["version"] + 1


@scene
async def test_what_is_not_legal_is_refused_with_its_reason_and_changes_nothing() -> None:
    house = opened(MemoryShelf())
    table = await new_table(house, serai.games()[0], "me", "greedy")
    look = Look(house, table)
    now = await look.turn()
    look.say(type="move", seat=0, version=now["version"], action={"type": "nothing"}, id="a")
    assert (await look.next("refused", "problem"))["type"] in ("refused", "problem")
    look.house.say(look.number, "{no json")
    assert (await look.next("problem"))["error"] == "no_json"
    look.move(now)
    await look.next("accepted")


@pytest.mark.parametrize("trouble, told", [(FULL, "disk_full"), ("refused", "not_stored")])
@scene
async def test_a_device_that_keeps_nothing_more_says_so_and_loses_nothing(trouble: str, told: str) -> None:
    shelf = MemoryShelf()
    house = opened(shelf)
    table = await new_table(house, serai.games()[0], "me", "greedy")
    look = Look(house, table)
    now = await look.turn()
    shelf.trouble = trouble
    look.move(now)
    assert (await look.next("problem"))["error"] == told
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    form = {"game": serai.games()[0], "players": 2, "seats": seats}
    assert await refused(house, "POST", "/api/tables", form) == (503, told)
    shelf.trouble = ""
    look.move(now)
    assert (await look.next("accepted"))["version"] == now["version"] + 1


@scene
async def test_a_bot_that_does_not_answer_is_replaced_by_any_legal_action() -> None:
    house = opened(MemoryShelf(), Silent())
    look = Look(house, await new_table(house, serai.games()[0], "me", "normal"))
    now = await play(look, 3)
    assert now["version"] > 3


@scene
async def test_hints_and_rematch_are_those_of_a_server() -> None:
    house = opened(MemoryShelf())
    table = await new_table(house, serai.games()[0], "me", "greedy")
    look = Look(house, table)
    now = await look.turn()
    look.say(type="hint", seat=0, version=now["version"])
    assert (await look.next("hint"))["actions"]
    while now["status"] != "over":
        look.move(now)
        now = await look.turn(now["version"])
    look.say(type="rematch", seat=0)
    while now["rematch"]["table"] is None:
        now = await look.next("position")
    assert (await ask(house, "GET", f"/api/tables/{now['rematch']['table']}"))["mine"] == [0]


@scene
async def test_a_finished_game_is_looked_back_at_in_parts_by_the_bots() -> None:
    shelf = MemoryShelf()
    house = opened(shelf)
    table = await new_table(house, serai.games()[-1], "me", "greedy")
    await play(Look(house, table), 500)
    record = await ask(house, "GET", f"/api/tables/{table}/record")
    last = len(record["moves"])
    own = max(index for index, move in enumerate(record["moves"]) if move["actor"] == 0)
    points = await house.host.thinking.ask(worked, ReviewJob(record, None, last - 8, last + 1, 2), REVIEW)
    assert points and all(isinstance(each, Point) for each in points)
    assert points == worked(ReviewJob(record, None, last - 8, last + 1, 2))
    judged = await house.host.thinking.ask(worked, ReviewJob(record, 0, own, own + 1), REVIEW)
    assert all(isinstance(each, ReviewedDecision) for each in judged)
    silent = opened(shelf, Silent())
    told = await ask(silent, "GET", f"/api/tables/{table}/review?seat=0")
    assert told["seat"] == 0 and told["parts"] > 1
    assert await refused(silent, "GET", f"/api/tables/{table}/review?seat=1") == (403, "not_your_seat")


@scene
async def test_puzzles_are_those_of_a_server() -> None:
    house = opened(MemoryShelf())
    game = serai.games()[-1]
    listed = (await ask(house, "GET", f"/api/puzzles/{game}"))["puzzles"]
    assert (await ask(house, "GET", f"/api/puzzles/{game}/{listed[0]['key']}"))["head"] == listed[0]
    assert await refused(house, "GET", f"/api/puzzles/{game}/none") == (404, "no_puzzle")


@scene
async def test_a_puzzle_and_a_finished_game_are_played_on_on_this_device() -> None:
    house = opened(MemoryShelf())
    game = serai.games()[0]
    head = (await ask(house, "GET", f"/api/puzzles/{game}"))["puzzles"][0]
    made = await ask(house, "POST", f"/api/puzzles/{game}/{head['key']}/play-on", {"bot": "greedy"})
    summary = await ask(house, "GET", f"/api/tables/{made['table']}")
    assert summary["mine"] == [summary["actor"]] and summary["given"] > 0
    look = Look(house, made["table"], summary["mine"][0])
    now = await look.turn()
    while now["status"] != "over":
        look.move(now)
        now = await look.turn(now["version"])
    again = await ask(house, "POST", f"/api/tables/{made['table']}/play-on", {"bot": "greedy", "seat": 1, "frame": 4})
    assert (await ask(house, "GET", f"/api/tables/{again['table']}"))["mine"] == [1]


@scene
async def test_two_pages_of_one_device_write_after_one_another() -> None:
    shelf = MemoryShelf()
    one, other = opened(shelf), opened(shelf)
    table = await new_table(one, serai.games()[0], "me", "me")
    seat = (await ask(one, "GET", f"/api/tables/{table}"))["actor"]
    first, second = Look(one, table, seat), Look(other, table, seat)
    now = await first.turn()
    await second.turn()
    first.move(now)
    await first.next("accepted")
    await other.look_again(table)
    assert (await second.next("position"))["version"] == now["version"] + 1


@scene
async def test_a_running_table_goes_to_a_file_and_comes_back_on_another_device() -> None:
    house = opened(MemoryShelf())
    table = await new_table(house, serai.games()[0], "me", "greedy")
    now = await play(Look(house, table), 4)
    saved = await ask(house, "GET", f"/api/tables/{table}/saved")
    elsewhere = opened(MemoryShelf())
    opened_again = (await ask(elsewhere, "POST", "/api/saved", saved))["table"]
    again = await Look(elsewhere, opened_again).turn()
    assert opened_again != table and again["view"] == now["view"]
    for wrong in ({**saved, "entries": saved["entries"][1:]}, {**saved, "seed": "other"}, {"format": "x"}, []):
        assert await refused(elsewhere, "POST", "/api/saved", wrong) == (400, "bad_record")


@scene
async def test_a_record_is_watched_and_a_table_deleted() -> None:
    shelf = MemoryShelf()
    house = opened(shelf)
    state = serai.game(serai.games()[0]).new(players=2, seed=1)
    while not state.over:
        state.apply(state.legal()[0])
    table = (await ask(house, "POST", "/api/records", state.record()))["table"]
    assert (await ask(house, "GET", f"/api/tables/{table}"))["record"]
    await ask(house, "DELETE", f"/api/tables/{table}")
    assert await refused(house, "GET", f"/api/tables/{table}") == (404, "no_table")
    assert not shelf.texts


@scene
async def test_questions_that_make_no_sense_are_refused() -> None:
    house: PageHouse = opened(MemoryShelf())
    assert await refused(house, "GET", "/api/nothing") == (404, "no_page")
    assert await refused(house, "POST", "/api/tables", {"game": 3}) == (400, "bad_request")
    assert await refused(house, "GET", "/api/tables/here-0123456789abcdef0123") == (404, "no_table")
    seats = [{"kind": "me"}, {"kind": "open"}]
    form = {"game": serai.games()[0], "players": 2, "seats": seats}
    assert await refused(house, "POST", "/api/tables", form) == (409, "only_here")
    look = Look(house, "here-0123456789abcdef0123")
    while not look.codes:
        await house.host.sleep(0.01)
    assert look.codes == [4404]


@scene
async def test_the_page_offers_what_a_server_offers() -> None:
    offered = await ask(opened(MemoryShelf()), "GET", "/api/house")
    assert [card["name"] for card in offered["games"]] == list(serai.games())


def test_a_page_loads_neither_a_server_nor_a_language() -> None:
    """All that is loaded in a page is fetched by whoever opens it."""
    code = "import json, sys, serai.page.house; print(json.dumps(sorted({m.split('.')[0] for m in sys.modules})))"
    loaded = json.decode(run([sys.executable, "-c", code], capture_output=True, check=True).stdout, type=list[str])
    assert "serai" in loaded and not set(HEAVY) & set(loaded)


def test_all_that_a_page_loads_is_in_its_bundle() -> None:
    """Whatever a layer below begins to import comes along, or nobody can play without a server."""
    code = """
import json, sys, serai, serai.page.house, serai.page.thinking
for game in serai.games():
    serai.game(game)
files = [module.__spec__.name for name, module in sys.modules.items() if name.split('.')[0] == 'serai']
print(json.dumps(files))
"""
    loaded = json.decode(run([sys.executable, "-c", code], capture_output=True, check=True).stdout, type=list[str])
    package = ROOT / "src" / "serai"
    bundled = {name_of(file.relative_to(package.parent)) for file in found_in(package) if file.suffix == ".py"}
    assert set(loaded) - bundled == set()


def name_of(file: Path) -> str:
    return ".".join(file.with_suffix("").parts).removesuffix(".__init__")
