"""Somebody else's game: the example package, installed beside Serai into a clean environment, is at home there."""

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

import serai
from tests.browser.hands import open_table, play_to_the_end, result
from tests.browser.place import chromium, device, watched
from tests.release.installed import ROOT, CleanHouse, setup_wheel

GAME = "goofspiel"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example as its author has it."""
    unwanted = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
    return shutil.copytree(ROOT / "examples" / GAME, tmp_path_factory.mktemp("author") / GAME, ignore=unwanted)


@pytest.fixture(scope="module")
def house(package: Path, tmp_path_factory: pytest.TempPathFactory) -> CleanHouse:
    return CleanHouse(tmp_path_factory.mktemp("house"), f"{setup_wheel()}[arena,testing]", str(package))


@pytest.fixture(scope="module")
def records(house: CleanHouse, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of the search against a random player."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    bots = ("--bots", "search:simulations=60,random")
    words = ("serai", "simulate", GAME, "--players", "2", "--games", "6", "--option", "cards=7", "--workers", "1")
    told = json.loads(house.run(*words, *bots, "--records", str(file), "--json"))
    assert told["bots"]["search:simulations=60"]["win_share"] > told["bots"]["random"]["win_share"]
    return file


def test_it_stands_beside_the_games_of_the_house(house: CleanHouse) -> None:
    told = house.run("python", "-c", "import serai; print(*serai.games())").split()
    assert told == sorted([*serai.games(), GAME])


def test_the_page_that_walks_through_it_does_what_it_says(house: CleanHouse) -> None:
    assert house.run("python", "-m", "doctest", str(ROOT / "docs" / "add-a-game.md")) == ""


def test_its_own_tests_and_the_contract_suite_pass(house: CleanHouse, package: Path) -> None:
    told = house.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", folder=package)
    counts = re.search(r"(\d+) passed", told)
    assert counts is not None and int(counts[1]) > 100
    assert "skipped" not in told


def test_it_is_played_in_the_terminal_to_the_end(house: CleanHouse, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("--players", "2", "--option", "cards=5", "--name", "Anna", "--bot", "easy", "--record", str(file))
    told = house.run("serai", "play", "--terminal", GAME, *words, typed="1\n" * 5)
    assert "Goofspiel · Round 4" in told  # the last card plays itself
    assert "The game is over." in told
    assert "all chance came from it" in house.run("serai", "replay", str(file), "--verify")


def test_the_search_beats_a_random_player_and_all_that_was_simulated_replays(house: CleanHouse, records: Path) -> None:
    told = house.run("serai", "replay", str(records), "--verify")
    assert told.startswith("6 games replay") and "proven" in told


def test_it_is_played_in_the_arena_by_every_kind_of_bot(house: CleanHouse, tmp_path: Path) -> None:
    bots = ("random", "greedy", "easy")
    words = ("--bots", ",".join(bots), "--games", "6", "--option", "cards=4", "--workers", "1", "--out", "here")
    told = json.loads(house.run("serai", "arena", GAME, *words, "--json", folder=tmp_path))
    assert {name: found["win_share"]["count"] for name, found in told["bots"].items()} == dict.fromkeys(bots, 4)
    assert "Goofspiel" in (tmp_path / "here" / "report.html").read_text(encoding="utf-8")


def test_its_games_are_analysed(house: CleanHouse, records: Path) -> None:
    told = json.loads(house.run("serai", "analyze", str(records), "--simulations", "10", "--workers", "1", "--json"))
    assert [decision["seat"] for decision in told["decisions"]] == [0, 1] * 6  # the last card is no choice
    assert max(decision["loss"]["count"] for decision in told["decisions"]) >= 10


def test_it_is_in_the_lobby_and_played_in_the_browser_to_the_end(house: CleanHouse, tmp_path: Path) -> None:
    slips: list[str] = []
    with house.playing(tmp_path) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        page = watched(device(browser).new_page(), slips)
        page.goto(address)
        expect(page.locator(f"article[data-game={GAME}]")).to_contain_text("Bid for thirteen prizes")
        open_table(page, GAME, ["me", "easy"])
        expect(page.locator("[data-generic]")).to_be_visible()
        play_to_the_end([page])
        winners, scores = result(page)
        browser.close()
    assert winners and len(scores) == 2 and sum(scores) <= 91
    assert slips == []
