"""Luck and skill: the parts add up to the result, and luck is nothing in the mean."""

from functools import cache
from statistics import fmean, stdev

import pytest

import serai
from serai.arena.analysis.walk import CHANCE, Account, Point, accounts, points_of, rounded
from serai.bots import seat_bots
from serai.play.state import State

GAMES = serai.games()


def finished(name: str, players: int, seed: int) -> State:
    state = serai.game(name).new(players=players, seed=seed)
    bots = seat_bots(["greedy", "random", "greedy", "random"][:players], state.game, str(seed))
    while not state.over:
        assert state.actor is not None
        state.apply(bots[state.actor].choose(state))
    return state


@cache
def walked(name: str, players: int, seed: int, games: int) -> list[Point]:
    record = finished(name, players, seed).record()
    return points_of(record, None, 0, len(record["moves"]) + 1, games, "0")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["sultan", "treasures"])
def test_start_luck_own_play_and_others_play_add_up_to_the_result(name: str) -> None:
    scores = finished(name, 2, 3).result["scores"]  # type: ignore[index]
    for account in accounts(walked(name, 2, 3, 2)):
        assert account.result == scores[account.seat]  # type: ignore[index]
        assert account.start + account.luck + account.own + account.others == pytest.approx(account.result)


def test_chance_is_luck_and_a_seat_answers_for_its_own_steps() -> None:
    steps = [(CHANCE, 10.0), (0, 14.0), (1, 13.0), (0, 7.0)]
    points = [Point(move, actor, [0.5, 0.5], [value, 0.0], [0.0, 0.0], 1) for move, (actor, value) in enumerate(steps)]
    assert accounts(points)[0] == Account(0, 10.0, 4.0, -1.0, -6.0, 7.0, 0.0)


def test_rounded_parts_still_add_up() -> None:
    assert rounded([40.84, -3.24, 13.64, -12.24]) == [40.8, -3.2, 13.6, -12.2]
    assert rounded([0.05, 0.05, 0.9]) in ([0.1, 0.0, 0.9], [0.0, 0.1, 0.9])


def test_a_decision_with_a_single_answer_is_no_step() -> None:
    record = finished("treasures", 2, 3).record()
    moves: list[dict[str, object]] = record["moves"]  # type: ignore[assignment]
    answers = {index: len(serai.replay(record, until=index).legal()) for index in range(0, len(moves), 3)}
    known = {point.move for point in walked("treasures", 2, 3, 2)}
    forced = {index for index, count in answers.items() if count == 1 and moves[index]["actor"] != "chance"}
    assert forced and known.isdisjoint(forced)


@pytest.mark.endurance
@pytest.mark.parametrize(("name", "games"), [("sultan", 120), ("kobito", 12)])
def test_luck_is_nothing_in_the_mean(name: str, games: int) -> None:
    luck = [accounts(walked(name, 2, seed, 2))[0].luck for seed in range(games)]
    assert abs(fmean(luck)) < 3 * stdev(luck) / games**0.5
    assert stdev(luck) > 1
