"""What the bots have learned, and the program that teaches them."""

import tomllib
from importlib.resources import files

import pytest

import serai
from serai.games.kobito.bot.learning import Counts, beginning, features, fitted, learn, learners
from serai.games.kobito.bot.weights import LONGEST, MOST, SHIPPED, Weights
from serai.games.kobito.state import Kobito


def table_of(players: int, seed: str = "1") -> Kobito:
    table = serai.game("kobito").new(players=players, seed=seed).table.copy()
    assert isinstance(table, Kobito)
    return table


def test_weights_are_there_for_every_number_of_players_with_the_games_that_taught_them() -> None:
    text = (files("serai.games.kobito.bot") / "weights.toml").read_text(encoding="utf-8")
    written = tomllib.loads(text)["players"]
    assert set(SHIPPED) == {int(players) for players in written} == set(serai.game("kobito").players)
    assert all(values["games"] >= 1000 and values["seed"] for values in written.values())


@pytest.mark.parametrize("players", serai.game("kobito").players)
def test_who_lacks_less_is_likelier_to_win_a_pot(players: int) -> None:
    weights = SHIPPED[players]
    for chances in (weights.hidden, weights.seen):
        assert len(chances) == MOST + 1
        assert chances[0] > chances[2] > chances[4] > chances[7]
    assert weights.lost < 0.0
    assert weights.runs[5] > weights.runs[2] > 0.0


def test_features_and_weights_have_the_same_order() -> None:
    line = features(table_of(3), 1, Weights(beginning(3)))
    named = fitted(range(len(line)))
    assert named["mine"] == [float(number) for number in range(MOST + 1)]
    assert named["lost"] == MOST + 1
    assert len(named["runs"]) == len(named["early_runs"]) == LONGEST + 1
    assert named["number"] == len(line) - 3  # then come how far the game is, and 1


def test_one_learns_among_greedy_players_or_every_other_or_all() -> None:
    found = [learners(4, game) for game in range(6)]
    assert found == [{0}, {0, 1, 2, 3}, {0, 2}, {1}, {0, 1, 2, 3}, {1, 3}]


def test_shares_lean_on_what_is_usual_where_little_was_met() -> None:
    counts = Counts(2)
    for number in range(1000):
        counts.count("seen", 1, number % 4 == 0)
    assert counts.shares("seen")[1] == counts.shares("seen")[6] == 0.25


@pytest.mark.endurance
@pytest.mark.run_once
def test_the_same_seed_teaches_the_same() -> None:
    told: list[str] = []
    taught = [learn(lambda seed: table_of(3, seed), 15, "7", told.append) for _ in range(2)]
    assert taught[0] == taught[1]
    assert (taught[0]["games"], taught[0]["seed"]) == (15, "7")
    assert Weights(taught[0]).hidden[0] > 0.0
    assert len(told) == 10
