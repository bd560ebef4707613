"""Learn Sultan for two from nothing, by proximal policy optimisation on one core, and say how strong that became.

    pip install "serai[research]" torch
    python examples/ppo_sultan.py --minutes 5

Half of the tables are played by the learner against itself, half against the greedy bot. Minutes are those of the
processor. In the end it plays fresh games against bots, of which it has met only one.
"""

import argparse
import time

import numpy as np

from serai.research import vector

GAME, SEATS = "sultan", 2
STEPS = 60  # of a rollout at each table: one game, or two where a bot decides the other half
LAMBDA, CLIP, ENTROPY, VALUE = 0.95, 0.2, 0.01, 0.5
EPOCHS, CHUNK, RATE, WIDTH = 3, 4096, 1e-3, 128


def training_tables(tables):
    """Half of them without a bot; of the others each seat is the learner's once."""
    rivals = [(None, tables // 2), ({0: "greedy"}, tables // 4), ({1: "greedy"}, tables // 4)]
    return [vector(GAME, SEATS, count, rivals=each, seed=1) for each, count in rivals]


class Scaled:
    """Rows as numbers from 0 to 1, by the highest that each place can hold."""

    def __init__(self, batch):
        self.highest = np.concatenate([np.full(piece.size, piece.high) for piece in batch.encoding.pieces]).astype("f4")

    def __call__(self, rows):
        return rows / self.highest


def rollout(batch, look, decide, steps):
    """Play on; what was seen, legal, chosen, how likely, thought to be worth, and who won, step by step."""
    seen, told = {**batch.seen}, batch.told
    kept = {key: [] for key in ("rows", "mask", "chosen", "likely", "value", "actor", "ended", "rewards")}
    for _ in range(steps):
        rows, mask = look(seen["observation"]), seen["action_mask"].astype(bool)
        chosen, likely, value = decide(rows, mask)
        before = told["actor"].copy()
        batch.step(chosen)
        step = (rows, mask, chosen, likely, value, before, batch.ended.copy(), told["rewards"].copy())
        for key, each in zip(kept, step, strict=True):
            kept[key].append(each)
    return {key: np.stack(each) for key, each in kept.items()}


def advantages(kept):
    """How much better each decision was than expected, by what its own seat saw later; and which games were finished.

    (Generalised advantages: a seat's next value is that of its own next decision, or the reward at the end.)
    """
    steps, tables = kept["actor"].shape
    all_tables = np.arange(tables)
    following, running = np.zeros((tables, SEATS)), np.zeros((tables, SEATS))
    known = np.zeros((tables, SEATS), bool)
    better, finished = np.zeros((steps, tables), "f4"), np.zeros((steps, tables), bool)
    for step in reversed(range(steps)):
        ended = kept["ended"][step]
        following[ended], running[ended], known[ended] = kept["rewards"][step][ended], 0.0, True
        at = (all_tables, kept["actor"][step])
        running[at] = following[at] - kept["value"][step] + LAMBDA * running[at]
        following[at] = kept["value"][step]
        better[step], finished[step] = running[at], known[at]
    return better, finished


def share_of_wins(bot, games, look, choose, tables=100):
    """The share of fresh games won against a bot, from both seats; a shared win counts half."""
    won = []
    for seat in range(SEATS):
        batch = vector(GAME, SEATS, min(tables, games // SEATS), rivals={1 - seat: bot}, seed=f"fresh {bot}")
        seen, _ = batch.reset(seed=99)
        left = np.full(batch.num_envs, games // SEATS // batch.num_envs)  # as many at each table, also of long games
        while left.any():
            batch.step(choose(look(seen["observation"]), seen["action_mask"].astype(bool)))
            counted = batch.ended & (left > 0)
            won += batch.told["rewards"][counted][:, seat].tolist()
            left -= counted
    return (np.mean(won) + 1) / 2


class Learner:
    """A small network that says how good each id is, and what the position is worth."""

    def __init__(self, width, ids):
        import torch

        torch.set_num_threads(1)
        torch.manual_seed(1)
        self.torch = torch
        layers = [torch.nn.Linear(width, WIDTH), torch.nn.Tanh(), torch.nn.Linear(WIDTH, WIDTH), torch.nn.Tanh()]
        self.net = torch.nn.Sequential(*layers, torch.nn.Linear(WIDTH, ids + 1))
        self.optimiser = torch.optim.Adam(self.net.parameters(), RATE)

    def scores(self, rows, mask):
        told = self.net(rows)
        return told[:, :-1].masked_fill(~mask, -1e9), told[:, -1]

    def decide(self, rows, mask):
        """Chosen by chance, as likely as the network wants it."""
        torch = self.torch
        with torch.no_grad():
            scores, value = self.scores(torch.from_numpy(rows), torch.from_numpy(mask))
            odds = torch.log_softmax(scores, 1)
            chosen = torch.multinomial(odds.exp(), 1)
            return chosen[:, 0].numpy(), odds.gather(1, chosen)[:, 0].numpy(), value.numpy()

    def choose(self, rows, mask):
        """The best id."""
        torch = self.torch
        with torch.no_grad():
            return self.scores(torch.from_numpy(rows), torch.from_numpy(mask))[0].argmax(1).numpy()

    def learn(self, parts, rate):
        torch = self.torch
        self.optimiser.param_groups[0]["lr"] = rate
        rows, mask, chosen, likely, better, target = (torch.from_numpy(each) for each in parts)
        better = (better - better.mean()) / (better.std() + 1e-8)
        for _ in range(EPOCHS):
            for some in torch.randperm(len(rows)).split(CHUNK):
                scores, value = self.scores(rows[some], mask[some])
                odds = torch.log_softmax(scores, 1)
                ratio = (odds.gather(1, chosen[some, None])[:, 0] - likely[some]).exp()
                gain = torch.min(ratio * better[some], ratio.clamp(1 - CLIP, 1 + CLIP) * better[some]).mean()
                entropy = -(odds.exp() * odds.clamp(min=-50)).sum(1).mean()
                loss = VALUE * (value - target[some]).square().mean() - gain - ENTROPY * entropy
                self.optimiser.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
                self.optimiser.step()


def gathered(rollouts):
    """The decisions of all finished games, one below the other."""
    parts = []
    for kept in rollouts:
        better, finished = advantages(kept)
        target = (better + kept["value"]).astype("f4")
        wanted = [kept["rows"], kept["mask"], kept["chosen"], kept["likely"], better, target]
        parts.append([each[finished] for each in wanted])
    return [np.concatenate(each) for each in zip(*parts, strict=True)]


def train(minutes, tables, report):
    batches = training_tables(tables)
    look = Scaled(batches[0])
    for batch in batches:
        batch.reset(seed=1)
    learner = Learner(len(look.highest), batches[0].encoding.sheet.actions)
    steps, start, told = 0, time.process_time(), 0.0
    while (spent := (time.process_time() - start) / 60) < minutes:
        rollouts = [rollout(batch, look, learner.decide, STEPS) for batch in batches]
        learner.learn(gathered(rollouts), RATE * (1 - spent / minutes))
        steps += STEPS * tables
        if spent >= told:
            report(spent, steps, share_of_wins("greedy", 400, look, learner.choose))
            told += 0.5
    return learner, look


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=5.0, help="of processor time")
    options.add_argument("--tables", type=int, default=512)
    options.add_argument("--games", type=int, default=2000, help="fresh games against quick bots")
    options.add_argument("--slow-games", type=int, default=100, help="against bots that think")
    given = options.parse_args()

    def report(spent, steps, share):
        print(f"{spent:5.1f} minutes {steps:12,} steps   {share:6.1%} against greedy", flush=True)

    learner, look = train(given.minutes, given.tables, report)
    slow = given.slow_games
    for bot, games in (("greedy", given.games), ("random", given.games), ("normal", slow), ("master", slow // 5)):
        share = share_of_wins(bot, games, look, learner.choose)
        print(f"{share:6.1%} of {games} fresh games against {bot}", flush=True)


if __name__ == "__main__":
    main()
