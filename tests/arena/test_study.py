"""Studies of balance: what they count is what happened."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

import serai
from serai.arena.executor import LocalExecutor
from serai.arena.study.findings import Findings
from serai.arena.study.games import ObservedGame, Study, observe
from serai.arena.study.report import report
from serai.arena.study.run import run_study
from serai.arena.study.uses import count_uses
from serai.bots import find_bot
from serai.bots.player import Player
from serai.core.errors import BadOption
from serai.core.game import SeatOrRandom
from serai.games import facts, find_game
from serai.play.box import find_box
from serai.play.state import State
from tests.arena.scenes import run
from tests.games import HOUSE

TAKES = {"scroll": ("buy_scroll", "take_scroll"), "luxury": ("buy_luxury", "take_luxury")}


def played(name: str, seed: int) -> State:
    """A game among bots that play anything; its facts are kept."""
    state = serai.game(name).new(players=2, seed=seed, keep_events=True)
    player = Player(find_bot("random", state.game), seed)
    while not state.over:
        state.apply(player.choose(state))
    return state


def observed(index: int, wins: list[float], uses: dict[str, list[int]], **more: object) -> ObservedGame:
    told = {"options": None, "first": 0, "scores": [1, 0], "decisions": 9, **more}
    return ObservedGame(index, wins=wins, uses={"jewel": uses}, **told)  # type: ignore[arg-type]


def findings(plain: list[ObservedGame], drawn: list[ObservedGame] | None = None) -> Findings:
    return Findings(Study("sultan", 2, ("greedy",), "0"), plain, drawn or [])


@pytest.mark.parametrize("use", ["scroll", "luxury"])
def test_tiles_are_counted_as_often_as_the_record_shows_them_taken(use: str) -> None:
    counted = 0
    for seed in range(6):
        state = played("marrakesh", seed)
        uses = count_uses("marrakesh", state.events(), 2).get(use, {})
        taken = Counter(move["actor"] for move in state.moves() if move["type"] in TAKES[use])
        for seat in (0, 1):
            assert sum(times[seat] for times in uses.values()) == taken[seat]
        counted += taken.total()
    assert counted > 0


def test_scrolls_are_counted_for_the_seat_that_has_them_in_the_end() -> None:
    counted = 0
    for seed in range(6):
        state = played("marrakesh", seed)
        uses = count_uses("marrakesh", state.events(), 2).get("scroll", {})
        seats = state.view(None)["seats"]
        assert isinstance(seats, list)
        for seat, board in enumerate(seats):
            assert sorted(map(str, board["scrolls"])) == sorted(thing for thing, times in uses.items() if times[seat])
            counted += len(board["scrolls"])
    assert counted > 0


def test_jewels_are_counted_as_the_result_has_them() -> None:
    state = played("sultan", 5)
    uses = count_uses("sultan", state.events(), 2)["jewel"]
    assert [sum(times[seat] for times in uses.values()) for seat in (0, 1)] == state.result["jewels"]  # type: ignore[index]


def test_a_study_adds_up_its_games() -> None:
    study = Study("sultan", 2, ("random",), "3")
    found = run_study(study, 12, LocalExecutor())
    games = [observe(find_box("sultan"), study, index) for index in range(0, 24, 2)]
    jewels = sum(times[seat] for game in games for times in game.uses["jewel"].values() for seat in (0, 1))
    assert sum(finding.uses for finding in found.uses()["jewel"]) == jewels
    assert found.seats()[0].value == pytest.approx(sum(game.wins[0] for game in games) / 12)
    told = found.to_json()
    assert told["games"] == told["games_with_drawn_options"] == 12


def test_what_only_winners_use_has_the_largest_lift() -> None:
    games = [observed(n, [1.0, 0.0], {"red": [1, 0], "blue": [2, 2], "white": [0, 3]}) for n in range(10)]
    lifts = {finding.thing: finding.lift.value for finding in findings(games).uses()["jewel"]}
    assert lifts["red"] == pytest.approx(0.5)
    assert lifts["blue"] == pytest.approx(0.0)
    assert lifts["white"] == pytest.approx(-0.5)


def test_everything_a_game_has_is_listed_used_or_not() -> None:
    found = Findings(Study("marrakesh", 2, ("random",), "0"), [], [])
    listed = {name: [each.thing for each in things] for name, things in found.uses().items()}
    assert len(listed["scroll"]) == 72 and len(listed["district"]) == 9 and len(listed["luxury"]) == 5


def test_an_options_value_is_compared_with_its_other_values() -> None:
    drawn = [observed(n, [1.0, 0.0], {}, options={"open_jewels": True}, scores=[9, 5]) for n in range(10)]
    drawn += [observed(n, [n % 2, 1 - n % 2], {}, options={"open_jewels": False}, scores=[5, 1]) for n in range(10, 20)]
    no, yes = findings([], drawn).options()
    assert (no.value, yes.value) == (False, True)
    assert yes.games == no.games == 10
    assert yes.lift.value == pytest.approx(0.5)
    assert yes.points.value == pytest.approx(4.0)


def test_turn_order_is_counted_from_who_decides_first() -> None:
    games = [observed(n, [0.0, 1.0], {}, first=1) for n in range(5)]
    assert findings(games).turns()[0].value == 1.0


STARTERS = [(name, each.name) for name in HOUSE for each in find_game(name).options if isinstance(each, SeatOrRandom)]


@pytest.mark.parametrize(("name", "option"), STARTERS)
def test_the_seat_that_an_option_lets_start_is_found(name: str, option: str) -> None:
    """The option names the first seat, or one that has it at its side: always the same way from it."""
    studies = [Study(name, 3, ("random",), "0", {option: seat}) for seat in range(3)]
    starts = [observe(find_box(name), study, 0).first for study in studies]
    assert sorted(starts) == [0, 1, 2]
    assert len({(start - seat) % 3 for seat, start in enumerate(starts)}) == 1


def test_every_game_of_ours_lets_somebody_say_who_starts() -> None:
    assert {name for name, _ in STARTERS} == set(HOUSE)


def test_drawn_options_keep_those_that_were_asked_for() -> None:
    study = Study("sultan", 3, ("random",), "1", {"open_jewels": True})
    games = [observe(find_box("sultan"), study, index) for index in range(1, 16, 2)]
    assert all(game.options is not None and game.options["open_jewels"] is True for game in games)
    assert len({repr(game.options) for game in games}) > 1


@pytest.mark.parametrize("name", serai.games())
@pytest.mark.parametrize("language", ["en", "hu", "he"])
def test_the_report_of_every_game_speaks_every_language(name: str, language: str) -> None:
    study = Study(name, 2, ("random",), "0")
    games = [observe(find_box(name), study, index) for index in range(4)]
    found = Findings(study, games[::2], games[1::2])
    page = report(found, language, with_plots=language == "he" and name == HOUSE[-1]).page()
    assert not re.search(r"https?:|<script|<link|<img", page)
    for use in facts(find_game(name)).uses:
        assert f"report-use-{use.name}" not in page


def test_the_command_prints_the_findings_and_writes_the_page(tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    done = run("study sultan --games 6 --bots random --workers 1 --json --html", str(page))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["games"] == 6 and told["players"] == 2
    assert "<svg" in page.read_text(encoding="utf-8")


def test_a_study_needs_one_bot_or_one_for_each_seat() -> None:
    with pytest.raises(BadOption, match="need 1 or 3 bots"):
        Study("sultan", 3, ("random", "greedy"), "0").check()
