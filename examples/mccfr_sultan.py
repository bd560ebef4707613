"""Solve the last round of Sultan for two by regret minimisation, and measure how far bots are from that.

    pip install "serai[openspiel]"
    python examples/mccfr_sultan.py

In the last stage all cards have been dealt, so whoever remembers knows the other's hand: from there on the round is a
small game of its own, in which only the cards that are placed face down are hidden. It is small enough to say exactly
what a rival who knows a player's whole plan would win from it (its exploitability).
"""

import argparse
import copy
import random

import numpy as np
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import exploitability, outcome_sampling_mccfr
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from serai.bots import find_bot
from serai.core.chance import Stream
from serai.research import openspiel

LAST_ROUND = 5  # decisions of a round: a jewel goes back, then two cards of each player


class SmallGame(openspiel.SpielSultan):
    """The last round of one game, from the return of a jewel on."""

    root = None  # what the state before the round holds

    def new_initial_state(self, *ignored):
        if self.root is None:
            return super().new_initial_state()
        return openspiel.SpielState(self, copy.deepcopy(self.root))


def last_round(seed):
    """A game that was played at random up to its last round."""
    game, chooser = SmallGame({}), random.Random(seed)
    state, decisions = game.new_initial_state(), 0
    while decisions < game.max_game_length() - LAST_ROUND or state.is_chance_node():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(numbers, odds)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            decisions += 1
    game.root = state.held
    return game


def is_open(game):
    """Can either player still win?"""
    results = {tuple(state.returns()) for state in all_states(game.new_initial_state()) if state.is_terminal()}
    return len(results) > 1


def all_states(state):
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from all_states(state.child(action))


def open_round(seed):
    """The first game from this seed on whose last round decides it."""
    while not is_open(game := last_round(seed)):
        seed += 1
    return game


def tabled(game, odds_at):
    """A tabular policy with these odds at every information state."""
    table, met = policies.TabularPolicy(game), set()
    for state in all_states(game.new_initial_state()):
        key = None if state.is_terminal() else state.information_state_string()
        if key is None or key in met:
            continue
        met.add(key)
        row = table.policy_for_key(key)
        row[:] = 0.0
        for action, odds in odds_at(state).items():
            row[action] = odds
    return table


def solved(game, iterations):
    """Outcome-sampling Monte Carlo counterfactual regret minimisation."""
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


def house_search(simulations, tries):
    """How often our search chooses each action, each time with other luck."""
    stream = Stream(1)

    def odds_at(state):
        held, odds = state.held, {}
        ids = dict(zip((int(code) for code in held.state.legal_codes().listed()), held.legal_ids(), strict=True))
        for _ in range(tries):
            bot = find_bot(f"search:simulations={simulations}", held.state.game)
            number = ids[int(bot.choose(held.state.imagine(stream), stream))]
            odds[number] = odds.get(number, 0.0) + 1.0 / tries
        return odds

    return odds_at


def their_search(game, simulations, tries):
    """The same of OpenSpiel's information-set Monte Carlo tree search."""
    chooser = np.random.RandomState(1)

    def odds_at(state):
        odds = {}
        for _ in range(tries):
            bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chooser), 2.0, simulations, random_state=chooser)
            number = bot.step(state)
            odds[number] = odds.get(number, 0.0) + 1.0 / tries
        return odds

    return odds_at


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--iterations", type=int, default=5_000, help="of regret minimisation")
    options.add_argument("--simulations", type=int, default=50, help="of each search")
    options.add_argument("--tries", type=int, default=2, help="of each search at each information state")
    given = options.parse_args()
    told = {}
    for number in range(given.rounds):
        game = open_round(given.seed + 1000 * number)
        plans = {
            "any legal action": policies.UniformRandomPolicy(game),
            f"MCCFR, {given.iterations:,} iterations": solved(game, given.iterations),
            f"our search, {given.simulations} simulations": tabled(game, house_search(given.simulations, given.tries)),
            f"ISMCTS, {given.simulations} simulations": tabled(
                game, their_search(game, given.simulations, given.tries)
            ),
        }
        for name, plan in plans.items():
            told.setdefault(name, []).append(exploitability.exploitability(game, plan))
    print(f"what a rival who knows the plan wins from it, of 2 at most, in {given.rounds} rounds and on average:")
    for name, each in told.items():
        print(f"{name:32}", *(f"{one:.3f}" for one in each), f"  {np.mean(each):.3f}")


if __name__ == "__main__":
    main()
