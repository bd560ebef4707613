"""The learning examples: what they need no torch for, run shortly; `make learning` runs all of them."""

import random
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def parts_of(name: str) -> dict[str, Any]:
    """What an example defines, without running it."""
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def anything(rows: Any, mask: Any, chooser: np.random.Generator) -> Any:
    return (chooser.random(mask.shape) * mask).argmax(1)


def test_a_decision_is_judged_by_the_end_of_its_own_game_and_seat() -> None:
    ppo = parts_of("ppo_sultan")
    chooser = np.random.default_rng(1)
    batch = ppo["training_tables"](8)[0]
    batch.reset(seed=1)

    def decide(rows: Any, mask: Any) -> Any:
        nothing = np.zeros(len(rows), "f4")
        return anything(rows, mask, chooser), nothing, nothing

    kept = ppo["rollout"](batch, ppo["Scaled"](batch), decide, 60)
    assert kept["rows"].min() >= 0.0 and kept["rows"].max() <= 1.0
    better, finished = ppo["advantages"](kept)
    assert finished.all() and kept["ended"][-1].all()
    last = kept["rewards"][-1][np.arange(4), kept["actor"][-1]]
    assert better[-1] == pytest.approx(last)
    first = kept["rewards"][-1][np.arange(4), kept["actor"][0]]
    assert (np.sign(better[0]) == np.sign(first)).all() and (abs(better[0]) < abs(first) + 1e-6).all()
    gathered = ppo["gathered"]([kept])
    assert len(gathered[0]) == 240


def test_a_player_by_chance_wins_about_half_against_the_random_bot() -> None:
    ppo, chooser = parts_of("ppo_sultan"), np.random.default_rng(1)
    share = ppo["share_of_wins"]("random", 200, lambda rows: rows, lambda *seen: anything(*seen, chooser))
    assert 0.35 < share < 0.65


def test_deep_monte_carlo_learns_what_options_came_to() -> None:
    dmc = parts_of("dmc_kobito")
    batch = dmc["vector"]("kobito", 2, 4, list_options=True, seed=1)
    seen, told = batch.reset(seed=1)
    network, chooser = dmc["Network"](batch), np.random.default_rng(1)
    at = dmc["choose"](network, seen, told["legal"], 0.5, chooser)
    assert ((at >= 0) & (at < told["legal"])).all()
    rows, options = seen["observation"].copy(), seen["options"][np.arange(4), at].copy()
    results = np.array([1.0, -1.0, 1.0, -1.0])
    for _ in range(300):
        network.learn(rows, options, results)
    assert network.worth(rows, np.arange(4), options) == pytest.approx(results, abs=0.2)


def test_regret_minimisation_comes_near_to_what_nobody_can_exploit() -> None:
    pytest.importorskip("pyspiel")  # it has no wheels for some machines
    mccfr = parts_of("mccfr_sultan")
    game = mccfr["open_round"](1)
    gap = mccfr["exploitability"].exploitability
    by_chance = gap(game, mccfr["policies"].UniformRandomPolicy(game))
    assert gap(game, mccfr["solved"](game, 300)) < by_chance / 2

    def any_legal(state: Any) -> dict[int, float]:
        return {random.Random(1).choice(state.legal_actions()): 1.0}

    assert 0.0 <= gap(game, mccfr["tabled"](game, any_legal)) <= 2.0
    state = game.new_initial_state()
    assert sum(mccfr["house_search"](10, 2)(state).values()) == pytest.approx(1.0)
    assert set(mccfr["their_search"](game, 5, 1)(state)) <= set(state.legal_actions())
