"""Many tables at once: the same games as one by one, with the same arrays, rewards and records."""

import json

import numpy as np
import pytest
from gymnasium.utils.performance import benchmark_vector_step

import serai
from serai.research import vector
from serai.research.vectors import Array, VectorGame
from tests.research.common import FEW_AND_MANY, GAMES, VARIANTS, encoding_of


def some_legal(mask: Array, chooser: np.random.Generator) -> Array:
    return np.asarray((chooser.random(mask.shape) * mask).argmax(1))


def made(name: str, size: str, variant: str, **more: object) -> VectorGame:
    setup = encoding_of(name, size, variant).setup
    return vector(name, setup.players, 4, options=setup.options, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("variant", VARIANTS[:2])
@pytest.mark.parametrize("size", FEW_AND_MANY)
@pytest.mark.parametrize("name", GAMES)
def test_a_batch_plays_as_single_tables_do(name: str, size: str, variant: str) -> None:
    batch = made(name, size, variant, seed=5)
    encoding, chooser = encoding_of(name, size, variant), np.random.default_rng(1)
    seen, told = batch.reset(seed=9)
    games = [0] * 4
    states = [encoding.new(f"9:{table}:0") for table in range(4)]
    for _ in range(150):
        chosen = some_legal(seen["action_mask"], chooser)
        for table, state in enumerate(states):
            assert told["actor"][table] == state.actor
            encoding.observe(state.table, int(told["actor"][table]))
            assert seen["observation"][table].tolist() == list(encoding.numbers)
            assert np.flatnonzero(seen["action_mask"][table]).tolist() == sorted(encoding.ids(state))
            state.apply(encoding.action(int(chosen[table]), state))
        actors = told["actor"].copy()
        seen, rewards, ended, _, told = batch.step(chosen)
        for table, state in enumerate(states):
            assert ended[table] == state.over
            assert told["rewards"][table].tolist() == pytest.approx(encoding.returns(state))
            assert rewards[table] == told["rewards"][table][actors[table]]
            if state.over:
                encoding.observe(state.table, int(actors[table]))
                assert told["final_obs"]["observation"][table].tolist() == list(encoding.numbers)
                assert told["final_scores"][table].tolist() == state.result["scores"]  # type: ignore[index]
                games[table] += 1
                states[table] = encoding.new(f"9:{table}:{games[table]}")
            record = batch.record(table)
            assert len(record["moves"]) == states[table].length  # type: ignore[arg-type]
    assert serai.replay(json.loads(json.dumps(batch.record(0)))).record() == states[0].record()


@pytest.mark.parametrize("name", GAMES)
def test_finished_games_pay_what_their_result_says(name: str) -> None:
    for kind in ("win", "margin", "points"):
        batch = vector(name, 2, 8, rewards=kind, seed=2)
        seen, _ = batch.reset(seed=2)
        chooser, gained, done = np.random.default_rng(2), np.zeros((8, 2)), 0
        for _ in range(4000):
            seen, _, ended, _, told = batch.step(some_legal(seen["action_mask"], chooser))
            gained += told["rewards"]
            for table in np.flatnonzero(ended):
                one, other = told["final_scores"][table]
                if kind == "win" and one != other:
                    assert told["rewards"][table].tolist() == ([1.0, -1.0] if one > other else [-1.0, 1.0])
                if kind == "margin":
                    assert told["rewards"][table][0] * batch.encoding.sheet.scale == pytest.approx(one - other)
                done += 1
                gained[table] = 0
            if done > 3:
                break
        assert done > 3


def test_arrays_are_live_and_read_only_unless_copies_are_wanted() -> None:
    batch = vector(GAMES[0], 2, 2)
    seen, _ = batch.reset(seed=1)
    before = seen["observation"].copy()
    batch.step(seen["action_mask"].argmax(1))
    assert (seen["observation"] != before).any()
    with pytest.raises(ValueError):
        seen["observation"][0, 0] = 1
    safe = vector(GAMES[0], 2, 2, copy=True)
    kept, _ = safe.reset(seed=1)
    safe.step(kept["action_mask"].argmax(1))
    assert (kept["observation"] == before).all()


@pytest.mark.parametrize("name", GAMES)
def test_rivals_think_inside(name: str) -> None:
    batch = vector(name, 2, 4, seats=[1], rivals={0: "greedy"}, seed=3)
    again = vector(name, 2, 2, rivals={0: "greedy"}, seed=3)
    chooser = np.random.default_rng(1)
    seen, told = batch.reset(seed=3)
    again.reset(seed=3)
    for _ in range(30):
        chosen = some_legal(seen["action_mask"], chooser)
        seen, _, _, _, told = batch.step(chosen)
        few, *_ = again.step(chosen[:2])
        assert (told["actor"] == 1).all()
        assert (few["observation"] == seen["observation"][:2]).all()  # whatever the batch


def test_an_illegal_id_is_an_error_that_changes_nothing_or_loses() -> None:
    batch = vector(GAMES[-1], 2, 3)
    seen, _ = batch.reset(seed=1)
    before = seen["observation"].copy()
    chosen = seen["action_mask"].argmax(1)
    chosen[2] = seen["action_mask"][2].argmin()
    with pytest.raises(serai.IllegalMove, match="table"):
        batch.step(chosen)
    assert (seen["observation"] == before).all()
    losing = vector(GAMES[-1], 2, 3, illegal="lose")
    losing.reset(seed=1)
    _, rewards, ended, _, _ = losing.step(chosen)
    assert rewards.tolist() == [0.0, 0.0, -1.0] and ended.tolist() == [False, False, True]


@pytest.mark.parametrize("name", GAMES)
def test_options_list_what_is_legal(name: str) -> None:
    batch = vector(name, 2, 3, list_options=True)
    seen, told = batch.reset(seed=4)
    for _ in range(20):
        for table in range(3):
            listed = seen["options"][table]
            ids = listed[: told["legal"][table], 0]
            assert sorted(ids) == np.flatnonzero(seen["action_mask"][table]).tolist()
        seen, _, _, _, told = batch.step(seen["options"][:, 0, 0].astype(np.int64))


def test_gymnasium_measures_it() -> None:
    assert benchmark_vector_step(vector(GAMES[0], 2, 4, illegal="lose"), target_duration=1, seed=1) > 0


def test_wrong_words_are_refused() -> None:
    for wrong in ({"rewards": "much"}, {"illegal": "ignore"}, {"seats": "all"}, {"rivals": {0: "greedy", 1: "greedy"}}):
        with pytest.raises(serai.SeraiError):
            vector(GAMES[0], 2, 1, **wrong)  # type: ignore[arg-type]
