"""Learn Kobito for two by deep Monte Carlo: a network says what each legal action will have been worth in the end.

    pip install "serai[research]"
    python examples/dmc_kobito.py --minutes 5

Kobito has thousands of ids but some twenty legal actions at a time, so the network looks at those that are listed as
`options`: their verb and arguments stand beside the row of the table. It is small enough for numpy alone.
"""

import argparse
import time

import numpy as np

from serai.research import vector

GAME, SEATS = "kobito", 2
VALUES, COLUMNS = 64, 6  # an argument is told apart up to this; a verb and five arguments
WIDTH, RATE, CURIOUS, KEPT = 96, 1e-3, 0.05, 60_000


class Network:
    """One hidden layer over the row, plus learned numbers for the verb and each argument of the action."""

    def __init__(self, batch, seed=1):
        chooser = np.random.default_rng(seed)
        self.highest = np.concatenate([np.full(piece.size, max(1, piece.high)) for piece in batch.encoding.pieces])
        size = len(self.highest)
        self.parts = {
            "rows": chooser.normal(0, size**-0.5, (size, WIDTH)).astype("f4"),
            "options": chooser.normal(0, 0.2, (COLUMNS * VALUES, WIDTH)).astype("f4"),
            "out": np.zeros(WIDTH, "f4"),
        }
        self.moments = {key: [np.zeros_like(part), np.zeros_like(part)] for key, part in self.parts.items()}
        self.steps = 0

    def scaled(self, rows):
        return (rows / self.highest).astype("f4")

    def places(self, options):
        """Where the learned numbers of each option stand; its id is left out."""
        return np.clip(options[:, 1:], 0, VALUES - 1) + np.arange(COLUMNS) * VALUES

    def hidden(self, rows, places):
        return np.maximum(rows + self.parts["options"][places].sum(1), 0.0)

    def worth(self, rows, which, options):
        """What each option is worth; `which` says whose row belongs to it."""
        told = (self.scaled(rows) @ self.parts["rows"])[which]
        return self.hidden(told, self.places(options)) @ self.parts["out"]

    def learn(self, rows, options, results):
        """One step towards what games came to."""
        scaled, places = self.scaled(rows), self.places(options)
        hidden = self.hidden(scaled @ self.parts["rows"], places)
        wrong = (hidden @ self.parts["out"] - results).astype("f4") * 2 / len(results)
        back = np.outer(wrong, self.parts["out"]) * (hidden > 0)
        by_option = np.zeros_like(self.parts["options"])
        np.add.at(by_option, places, back[:, None, :])
        self.follow({"rows": scaled.T @ back, "options": by_option, "out": hidden.T @ wrong})

    def follow(self, slopes):
        """Adam."""
        self.steps += 1
        for key, slope in slopes.items():
            first, second = self.moments[key]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            size = RATE * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            self.parts[key] -= size * first / (np.sqrt(second) + 1e-8)


def choose(network, seen, legal, curious, chooser):
    """At each table the option that is worth most, or now and then any; tells which of the list it was."""
    counts = np.minimum(legal, seen["options"].shape[1])
    which = np.repeat(np.arange(len(counts)), counts)
    starts = np.cumsum(counts) - counts
    inside = np.arange(len(which)) - np.repeat(starts, counts)
    worth = network.worth(seen["observation"], which, seen["options"][which, inside])
    best = np.array([part.argmax() for part in np.split(worth, starts[1:])])
    anything = (chooser.random(len(counts)) * counts).astype(int)
    return np.where(chooser.random(len(counts)) < curious, anything, best)


def share_of_wins(network, bot, games, tables=50):
    """The share of fresh games won against a bot, from both seats; a shared win counts half."""
    chooser, won = np.random.default_rng(2), []
    for seat in range(SEATS):
        batch = vector(GAME, SEATS, min(tables, games // SEATS), rivals={1 - seat: bot}, list_options=True, seed=3)
        seen, _ = batch.reset(seed=99)
        left = np.full(batch.num_envs, games // SEATS // batch.num_envs)  # as many at each table, also of long games
        while left.any():
            at = choose(network, seen, batch.told["legal"], 0.0, chooser)
            batch.step(seen["options"][np.arange(len(at)), at, 0].astype(int))
            counted = batch.ended & (left > 0)
            won += batch.told["rewards"][counted][:, seat].tolist()
            left -= counted
    return (np.mean(won) + 1) / 2


def train(minutes, tables, report, every=1.0):
    """Play against itself; whenever a game is over, its decisions are kept with what it came to."""
    batch, chooser = vector(GAME, SEATS, tables, rewards="margin", list_options=True, seed=1), np.random.default_rng(1)
    network, told, start = Network(batch), 0.0, time.process_time()
    seen, _ = batch.reset(seed=1)
    played = [[] for _ in range(tables)]
    rows, options, results, decisions = [], [], [], 0
    while (spent := (time.process_time() - start) / 60) < minutes:
        at = choose(network, seen, batch.told["legal"], CURIOUS, chooser)
        chosen = seen["options"][np.arange(tables), at].copy()
        kept, actors = seen["observation"].copy(), batch.told["actor"].copy()
        batch.step(chosen[:, 0].astype(int))
        decisions += tables
        for table in range(tables):
            played[table].append((kept[table], chosen[table], actors[table]))
        for table in np.flatnonzero(batch.ended):
            for row, option, actor in played[table]:
                rows.append(row)
                options.append(option)
                results.append(batch.told["rewards"][table][actor])
            played[table] = []
            rows, options, results = rows[-KEPT:], options[-KEPT:], results[-KEPT:]
        if len(rows) >= 512:
            some = chooser.integers(0, len(rows), 512)
            network.learn(*(np.array([part[each] for each in some]) for part in (rows, options, results)))
        if spent >= told:
            report(spent, decisions, network)
            told += every
    return network


def main():
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--minutes", type=float, default=5.0, help="of processor time")
    given.add_argument("--tables", type=int, default=64)
    given.add_argument("--games", type=int, default=1000, help="fresh games in the end")
    wanted = given.parse_args()

    def report(spent, decisions, network):
        share = share_of_wins(network, "random", 200)
        print(f"{spent:5.1f} minutes {decisions:10,} decisions   {share:6.1%} against random", flush=True)

    network = train(wanted.minutes, wanted.tables, report)
    for bot in ("random", "greedy"):
        print(
            f"{share_of_wins(network, bot, wanted.games):6.1%} of {wanted.games} fresh games against {bot}", flush=True
        )


if __name__ == "__main__":
    main()
