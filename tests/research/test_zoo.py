"""PettingZoo's own suite, unchanged, on our games; and Gymnasium's checker."""

import pickle
import random
import warnings

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import serai
import serai.research.gym
from serai.research import zoo
from tests.research.common import GAMES, encoding_of

UNAVOIDABLE = ("Observation is not a NumPy array", "Observation space for each agent probably should be")


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_api_test_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(zoo.env(name, players=2), num_cycles=1000)
    said = {str(each.message) for each in caught if each.category is UserWarning}
    assert all(each.startswith(UNAVOIDABLE) for each in said), said


@pytest.mark.parametrize("variant", ["default", "other"])
@pytest.mark.parametrize("name", GAMES)
def test_it_passes_with_many_players_and_other_options(
    name: str, variant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    setup = encoding_of(name, "many", variant).setup
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(zoo.env(name, setup.players, setup.options), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_seed_render_and_pickle_tests_pass(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    seed_test(lambda: zoo.env(name), 100)
    render_test(lambda render_mode: zoo.env(name, render_mode=render_mode))
    kept, again = zoo.env(name), pickle.loads(pickle.dumps(zoo.env(name)))
    kept.reset(seed=3)
    again.reset(seed=3)
    assert (kept.last()[0]["observation"] == again.last()[0]["observation"]).all()


@pytest.mark.parametrize("name", GAMES)
def test_the_winners_are_paid_by_the_others_and_the_game_replays(name: str) -> None:
    env = zoo.raw_env(name, players=2)
    env.reset(seed=2)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    chooser = random.Random(2)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        sums[agent] += reward
        env.step(None if ended else chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert list(sums.values()) == env.encoding.returns(env.state_played)
    assert serai.replay(env.record()).result == env.state_played.result


def test_a_bare_game_refuses_an_illegal_action_and_a_wrapped_one_loses_by_it() -> None:
    bare, wrapped = zoo.raw_env(GAMES[-1]), zoo.env(GAMES[-1])
    bare.reset(seed=1)
    with pytest.raises(serai.IllegalMove):
        bare.step(int(bare.last()[0]["action_mask"].argmin()))
    wrapped.reset(seed=1)
    wrapped.step(int(wrapped.last()[0]["action_mask"].argmin()))
    assert min(wrapped.rewards.values()) == -1.0


@pytest.mark.parametrize("name", GAMES)
def test_games_are_registered(name: str) -> None:
    made = pettingzoo.make("aec", f"serai/{name}-v0", players=2)
    made.reset(seed=1)
    assert made.agents == ["seat_0", "seat_1"]


@pytest.mark.parametrize("name", GAMES)
def test_gymnasiums_checker_passes(name: str) -> None:
    made = gymnasium.make(f"Serai/{name.title()}-v0", rivals={1: "random"})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(made.unwrapped, skip_render_check=True)
    seen, _ = made.reset(seed=4)
    assert (made.unwrapped.action_masks() == seen["action_mask"]).all()  # type: ignore[attr-defined]


def test_one_learner_plays_to_the_end_against_bots() -> None:
    env = serai.research.gym.SoloGame(GAMES[-1], players=2, rivals={1: "greedy"}, render_mode="ansi")
    seen, _ = env.reset(seed=1)
    ended, reward = False, 0.0
    while not ended:
        assert env.state.actor == 0
        seen, reward, ended, _, _ = env.step(int(seen["action_mask"].argmax()))
    assert reward == env.encoding.returns(env.state)[0] and reward != 0.0
    assert env.render()
