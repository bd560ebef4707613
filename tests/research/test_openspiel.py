"""OpenSpiel's own tests on our games, and its algorithms."""

import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")  # it has no wheels for some machines

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import outcome_sampling_mccfr  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402

import serai.research.openspiel  # noqa: E402
from serai.core.chance import Stream  # noqa: E402
from tests.research.common import GAMES, VARIANTS, encoding_of  # noqa: E402

API_TEST = """
import sys
import serai.research.openspiel
from absl import app
from absl.testing import absltest
from open_spiel.integration_tests import api_test as t
app.run(lambda _: absltest.main(module=t, argv=['t']), argv=['t', '--test_only_games=serai_.*'])
"""
SIM_TEST = """
import serai.research.openspiel
from absl import app
from absl.testing import absltest
from open_spiel.python.tests import games_sim_test as t
app.run(lambda _: absltest.main(module=t, argv=['t', '-k', 'serai_']), argv=['t'])
"""
PLAYTHROUGH = """
import sys
import serai.research.openspiel
from absl import app
from open_spiel.python.algorithms import generate_playthrough
def check(_):
    file, name = sys.argv[1:]
    text = generate_playthrough.playthrough(name, action_sequence=[], seed=1)
    open(file, 'w').write(text)
    kept, again = generate_playthrough.replay(file)
    assert kept == again, 'the playthrough does not replay'
app.run(check, argv=['t'])
"""


def dealt(state: object, seed: int = 1) -> object:
    """Chance decided until a player has to."""
    chooser = random.Random(seed)
    while state.is_chance_node():  # type: ignore[attr-defined]
        numbers, odds = zip(*state.chance_outcomes(), strict=True)  # type: ignore[attr-defined]
        state.apply_action(chooser.choices(numbers, odds)[0])  # type: ignore[attr-defined]
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_sim_test_passes_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"serai_{name}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.endurance
@pytest.mark.parametrize("script", [API_TEST, SIM_TEST], ids=["api_test", "games_sim_test"])
def test_their_suites_pass_unchanged(script: str) -> None:
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.endurance
@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_replays(name: str, tmp_path: Path) -> None:
    call = [sys.executable, "-c", PLAYTHROUGH, str(tmp_path / "play.txt"), f"serai_{name}"]
    done = subprocess.run(call, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.parametrize("variant", VARIANTS[1:])
@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_a_parameter(name: str, variant: str) -> None:
    setup = encoding_of(name, "many", variant).setup
    params = {"players": setup.players}
    for key, value in setup.options.items():
        option = serai.game(name).options[key]
        is_seat = isinstance(option, serai.research.openspiel.SeatOrRandom)
        params[key] = -1 if is_seat and value == "random" else value
        if isinstance(value, bool) and not isinstance(option, serai.research.openspiel.Flag):
            params[key] = "on" if value else "off"
    game = pyspiel.load_game(f"serai_{name}", params)
    assert game.num_players() == setup.players
    again = pyspiel.load_game(str(game))
    assert again.encoding.setup.options == game.encoding.setup.options == setup.options


@pytest.mark.parametrize("name", GAMES)
def test_resampling_keeps_what_a_player_knows_and_a_clone_goes_its_own_way(name: str) -> None:
    state = dealt(pyspiel.load_game(f"serai_{name}").new_initial_state())
    chooser = random.Random(1)
    for _ in range(12):
        for player in range(state.num_players()):  # type: ignore[attr-defined]
            other = state.resample_from_infostate(player, random.random)  # type: ignore[attr-defined]
            assert other.information_state_string(player) == state.information_state_string(player)  # type: ignore[attr-defined]
            assert other.observation_tensor(player) == state.observation_tensor(player)  # type: ignore[attr-defined]
            assert other.current_player() == state.current_player()  # type: ignore[attr-defined]
        before = str(state)
        twin = state.clone()  # type: ignore[attr-defined]
        twin.apply_action(chooser.choice(twin.legal_actions()))
        assert str(state) == before
        state.apply_action(chooser.choice(state.legal_actions()))  # type: ignore[attr-defined]
        dealt(state, chooser.randrange(1000))


@pytest.mark.parametrize("name", GAMES)
def test_weights_are_as_likely_as_the_dealers_draws(name: str) -> None:
    """Each kind of chance: the first number that draws come to, by weights and as the rules draw it."""
    encoding = encoding_of(name, "few", "other")
    state, seen, chooser = encoding.undealt(), set(), random.Random(1)
    for _ in range(2000):
        if state.over or len(seen) > 12:
            break
        if not state.waits_for_chance:
            state.apply(chooser.choice(state.legal()))
            continue
        table = state.table
        kind = type(table.waiting).__name__
        if kind not in seen:
            seen.add(kind)
            compare(table, chooser)
        state.settle(table.draw(Stream(chooser.randrange(1 << 40))))
    assert len(seen) >= 2


def compare(table: object, chooser: random.Random) -> None:
    """How often each number is among what is drawn, within five deviations."""
    tries = 400
    stream = Stream(chooser.randrange(1 << 40))
    theirs: Counter[int] = Counter()
    ours: Counter[int] = Counter()
    for _ in range(tries):
        theirs.update(int(number) for number in table.draw(stream))  # type: ignore[attr-defined]
        outcome = drawn_singly(table, chooser)
        assert table.check(outcome) is None  # type: ignore[attr-defined]
        ours.update(int(number) for number in outcome)
    for number in {*theirs, *ours}:
        spread = 5 * max(1.0, 2 * max(theirs[number], ours[number])) ** 0.5
        assert abs(theirs[number] - ours[number]) <= spread, (table, number, theirs, ours)


def drawn_singly(table: object, chooser: random.Random) -> object:
    item = table.waiting  # type: ignore[attr-defined]
    draws = serai.research.openspiel.vec[serai.research.openspiel.i64]([])
    while True:
        weights = list(item.weights(table, draws))
        if not weights:
            return item.gather(table, draws)
        drawn = chooser.choices(range(len(weights)), weights)[0]
        draws = serai.research.openspiel.append(draws, drawn)


def test_their_search_and_their_regret_minimiser_run() -> None:
    game = pyspiel.load_game(f"serai_{GAMES[2]}")
    state = dealt(game.new_initial_state())
    chooser = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chooser), 1.0, 3, random_state=chooser)
    for number in range(4):
        state.apply_action(bot.step(state))  # type: ignore[attr-defined]
        dealt(state, number)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    assert solver.average_policy()


def test_their_environment_steps_through_a_game() -> None:
    env = rl_environment.Environment(pyspiel.load_game(f"serai_{GAMES[2]}"))
    env.seed(1)
    step = env.reset()
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert sum(step.rewards) == pytest.approx(0.0)
