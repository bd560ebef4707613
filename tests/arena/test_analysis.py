"""Judging decisions: planted mistakes are found, and nothing hidden counts."""

import json
import re
from functools import cache
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import serai
from serai.arena.analysis.future import Future
from serai.arena.analysis.hint import hint
from serai.arena.analysis.hint import report as hint_report
from serai.arena.analysis.judgement import LOSSES, Effort, Grade, Verdict, grade_of, judge, weigh
from serai.arena.analysis.report import report
from serai.arena.analysis.review import Part, judged, review
from serai.arena.executor import LocalExecutor
from serai.arena.intervals import Estimate
from serai.bots import find_bot
from serai.bots.player import Player
from serai.core.actions import Action
from serai.games import judging
from serai.play.state import State
from tests.arena.scenes import run

GAMES = serai.games()


def greedy(state: State) -> Action:
    return Player(find_bot("greedy", state.game), 1).choose(state)


def played_on(state: State) -> State:
    """The same game, played to its end."""
    while not state.over:
        state.apply(greedy(state))
    return state


def midway(name: str, decisions: int) -> State:
    """A game after some decisions, where there is something to choose."""
    state = serai.game(name).new(players=2, seed=3)
    made = 0
    while made < decisions or len(state.legal()) == 1:
        state.apply(greedy(state))
        made += 1
    return state


def wins_after(state: State, action: Action, seat: int) -> float:
    """How often the seat wins after an action, as it can know it: played out here, without any search."""
    shares = []
    for world in range(12):
        imagined = state.determinize(seat, world)
        imagined.apply(action)
        winners = played_on(imagined).result["winners"]  # type: ignore[index]
        shares.append((seat in winners) / len(winners))  # type: ignore[operator, arg-type]
    return fmean(shares)


@cache
def blundered() -> tuple[dict[str, Any], int]:
    """A record in which somebody throws the victory away, and the index of that move."""
    for seed in range(60):
        state = serai.game("sultan").new(players=2, seed=seed)
        for _ in range(52):
            state.apply(greedy(state))
        if is_close(state):
            seat = state.actor
            assert seat is not None
            shares = {action: wins_after(state, action, seat) for action in state.legal()}
            if max(shares.values()) - min(shares.values()) > 0.6:
                move = len(state.moves())
                state.apply(min(shares, key=lambda action: shares[action]))
                return played_on(state).record(), move
    raise AssertionError("no game has a decision that matters so much")


def is_close(state: State) -> bool:
    ours, theirs = state.game.result(state.table).scores
    return abs(ours - theirs) <= 4


def verdict_on(record: dict[str, Any], move: int) -> Verdict:
    (verdict,) = judged(Part(record, None, move, move + 1, "7"), Effort(400, 60))
    return verdict


def test_a_planted_blunder_is_marked_with_a_better_move() -> None:
    record, move = blundered()
    verdict = verdict_on(record, move)
    assert verdict.grade is Grade.BLUNDER
    assert verdict.move == move and verdict.best != verdict.played
    assert verdict.loss.low > 0


def test_playing_the_best_move_found_is_no_mistake() -> None:
    record, move = blundered()
    state = serai.replay(record, until=move)
    verdict = verdict_on(record, move)
    again = judge(state, state.game.vocabulary.action(verdict.best), Effort(400, 60), "7")
    assert again is not None and again.grade is Grade.BEST
    assert again.loss.value == 0


@pytest.mark.parametrize("name", GAMES)
def test_the_verdict_depends_on_nothing_hidden(name: str) -> None:
    state = midway(name, 21)
    action = state.legal()[-1]
    effort = Effort(12, 4)
    judgement = weigh(state, effort, "0", int(action.code))
    for world in range(3):
        other = state.copy()
        other.table = state.determinize(state.actor, world).table
        assert weigh(other, effort, "0", int(action.code)) == judgement


def test_the_worlds_of_that_test_differ() -> None:
    state = midway("sultan", 21)
    assert state.actor is not None
    other = state.determinize(state.actor, 1)
    assert other.view(1 - state.actor) != state.view(1 - state.actor)


def test_the_future_is_seen_in_many_worlds() -> None:
    record, move = blundered()
    state = serai.replay(record, until=move)
    shares = []
    for seed in "abc":
        future = Future(state, seed)
        shares.append(fmean(game.wins[0] for game in future.after(int(state.legal()[0].code), range(50))))
    assert max(shares) - min(shares) < 0.4  # as 50 independent games would differ, and not more


def test_win_shares_of_all_seats_add_up() -> None:
    verdict = judge(midway("sultan", 21), midway("sultan", 21).legal()[0], Effort(30, 8), "0")
    assert verdict is not None
    assert sum(verdict.wins) == pytest.approx(1)


def test_hint_and_review_say_the_same_of_the_same_position() -> None:
    state = midway("sultan", 21)
    action = state.legal()[-1]
    verdict = judge(state, action, Effort(60, 8), "0")
    told = hint(state, None, 60, "0").judgement
    assert verdict is not None
    reviewed = {option.action: option for option in verdict.judgement.options}
    again = weigh(state, Effort.usual(judging(state.game), 60), "0", int(action.code))
    assert again.options[0] == told.options[0] or again.options[0].action == int(action.code)
    assert all(again.of(option.action) == option for option in told.options if option.action != int(action.code))
    assert int(action.code) in reviewed


def test_what_was_played_never_beats_the_best() -> None:
    """Every choice of some positions is judged as if it had been played, by so few games that luck tempts."""
    for decisions in (5, 21, 33):
        state = midway("sultan", decisions)
        for action in state.legal():
            verdict = judge(state, action, Effort(20, 3), "0")
            assert verdict is not None
            assert verdict.loss.value >= 0
            assert (verdict.grade is Grade.BEST) == (verdict.best == verdict.played)


@pytest.mark.parametrize(
    ("value", "low", "grade"),
    [
        (0.04, 0.01, Grade.GOOD),
        (0.06, 0.01, Grade.INACCURACY),
        (0.12, 0.01, Grade.MISTAKE),
        (0.30, 0.10, Grade.BLUNDER),
        (0.30, -0.05, Grade.GOOD),  # it may be chance
    ],
)
def test_mistakes_are_graded_by_their_size(value: float, low: float, grade: Grade) -> None:
    assert grade_of(Estimate(value, low, 1.0, 100), LOSSES) is grade


def late(record: dict[str, Any], moves: int) -> dict[str, Any]:
    """The record without its last moves: an unfinished game."""
    return {**record, "moves": record["moves"][:moves], "result": None}


def test_a_review_judges_every_decision_whatever_the_workers() -> None:
    record = late(played_on(serai.game("sultan").new(players=2, seed=4)).record(), 11)
    found = [review(record, None, 10, "0", LocalExecutor(workers)) for workers in (1, 2)]
    assert found[0].verdicts == found[1].verdicts
    state = serai.replay(record, until=0)
    asked = [index for index in range(11) if len(serai.replay(record, until=index).legal()) > 1]
    assert [verdict.move for verdict in found[0].verdicts] == asked and not state.over
    assert found[0].points == found[1].points and len(found[0].points) > len(asked)
    page = report(found[0], "he", with_plots=True).page()
    assert not re.search(r"https?:|<script|<link|<img", page)
    assert "<svg" in page and 'dir="rtl"' in page


def test_analyze_prints_what_was_found(tmp_path: Path) -> None:
    record = late(played_on(serai.game("sultan").new(players=2, seed=4)).record(), 9)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    done = run("analyze --simulations 10 --workers 1 --json", str(file))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert {each["grade"] for each in told["decisions"]} <= {grade.value for grade in Grade}
    assert len(told["seats"]) == 2


def test_hint_names_the_best_actions_and_the_main_line(tmp_path: Path) -> None:
    state = midway("sultan", 21)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(state.record()))
    told = json.loads(run("hint --simulations 60 --json", str(file)).stdout)
    assert told["seat"] == state.actor
    legal = [action.to_json() for action in state.legal()]
    said = [each["action"] for each in told["options"]] + told["untried"]
    assert sorted(map(str, legal)) == sorted(map(str, said))
    assert told["options"][0]["line"][0] == told["options"][0]["action"]
    printed = run("hint --simulations 20 --lang hu", str(file), "--seat", str(state.actor)).stdout
    assert "Fő változat" in printed


def test_hint_tells_what_was_never_tried_as_untried(tmp_path: Path) -> None:
    state = serai.game("sultan").new(players=2, seed=4)
    while len(state.legal()) <= 15:
        state.apply(state.legal()[0])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(state.record()))
    told = json.loads(run("hint --simulations 10 --json", str(file)).stdout)
    assert told["untried"] and len(told["options"]) + len(told["untried"]) == len(state.legal())
    assert all(len(each["wins"]) == state.players and each["games"] > 0 for each in told["options"])
    page = hint_report(hint(state, None, 10, "0"), "en").page()
    assert "not tried" in page and "100.0%" not in page


def test_hint_says_why_it_has_none(tmp_path: Path) -> None:
    state = midway("sultan", 21)
    assert state.actor is not None
    file = tmp_path / "record.json"
    file.write_text(json.dumps(state.record()))
    wrong = run("hint", str(file), "--seat", str(1 - state.actor))
    assert wrong.returncode == 2 and "decides now" in wrong.stderr
    file.write_text(json.dumps(played_on(state).record()))
    over = run("hint", str(file))
    assert over.returncode == 1 and "over" in over.stderr
