"""Information-set tree search: simulates games from what the seat knows, and learns which actions do well in them.

Each simulation deals anew all that the seat can't know. It walks down a tree for each seat at once: in a seat's tree an
edge is what that seat sees happen, so what was chosen in secret is not told apart by those who can't see it. Where the
trees end the game is played on as the game's mind says, and judged; all nodes on the way learn from it. Rivals meet the
seat's own cards in every simulation: where those are hidden, rivals have no tree, or they would learn what it holds.
"""

import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.bots.bot import Bot
from serai.bots.mind import FOREVER, MOST_SEATS, Forecast, Mind
from serai.bots.thought import Considered, Estimate, Thought, expectation, share, spread_of
from serai.bots.tree import NONE, Tree, doubled, no_rewards
from serai.core.actions import Options
from serai.core.agenda import NOBODY, OVER, Position
from serai.core.chance import Stream, zeros

NO_LIMIT: Final[i64] = 1 << 60
LINE: Final[i64] = 12  # actions of a main line at most
SURE: Final[i64] = 8  # a main line follows nodes with so many visits


class Search(Bot):
    """Thinks for a number of simulations or seconds, whichever are over first."""

    def __init__(self, mind: Mind, simulations: i64 = NO_LIMIT, seconds: float = FOREVER, slips: i64 = 0) -> None:
        self.mind = mind
        self.slips: i64 = slips  # how often of 100 it plays any action at all
        self.simulations: i64 = simulations
        self.seconds = seconds
        self.tree = Tree()
        self.choices = Options()  # of the decision at hand
        self.options = Options()
        self.worlds: vec[i64] = zeros(0)  # seeds of all that chance and hidden hands may come to
        self.luck = Stream(0)
        self.forecast = Forecast()
        self.seats: i64 = 0
        self.seat: i64 = 0  # that thinks
        self.at: vec[i64] = zeros(MOST_SEATS)  # where each seat's walk has come to
        self.path: vec[i64] = zeros(256)  # the nodes of all walks, each with its seat
        self.steps: i64 = 0  # cells of the path that are in use
        self.rewards: vec[float] = no_rewards(MOST_SEATS)
        self.tally = Tally(0, 0)

    def choose(self, imagined: Position, stream: Stream) -> i64:
        imagined.fill(self.choices)
        if self.choices.count == 1:
            return self.choices.codes[0]
        if self.slips > 0 and stream.below(100) < self.slips:
            return self.choices.codes[stream.below(self.choices.count)]
        self.simulate_all(imagined, stream)
        return self.tree.label[self.tree.favourite(imagined.actor())]

    def think(self, imagined: Position, stream: Stream) -> Thought:
        """What the seat thinks of each action it could take now."""
        began = time.monotonic()
        imagined.fill(self.choices)
        codes = self.choices.listed()
        seat = imagined.actor()
        done = self.simulate_all(imagined, stream)
        considered = [self.considered(seat, place, action) for place, action in enumerate(codes)]
        considered.sort(key=visits_of, reverse=True)
        return Thought(seat, considered, done, time.monotonic() - began)

    def simulate_all(self, imagined: Position, stream: Stream) -> i64:
        """Simulate as long as it may; returns how many games were simulated."""
        deadline = time.monotonic() + self.seconds
        self.mind.deadline = deadline
        self.seat = imagined.actor()
        self.mind.look(imagined, self.forecast)
        self.seats = self.forecast.seats
        self.tree.plant(self.seats)
        self.tally = Tally(self.choices.count, self.seats)
        self.worlds = zeros(0)
        done: i64 = 0
        while done < self.simulations:
            place = self.tree.pick(self.seat, self.choices, self.mind, imagined)
            self.simulate(imagined, place, stream)
            self.tally.add(place, self.forecast)
            done += 1
            if time.monotonic() >= deadline:
                break
        self.mind.deadline = FOREVER
        return done

    def simulate(self, imagined: Position, place: i64, stream: Stream) -> None:
        """One game that begins with an option: down the trees, on to its end, and back up.

        The first tries of all options meet the same world, so do the second tries, and so on: luck favours none.
        """
        node = self.tree.children[place]
        self.meet_world(self.tree.visits[node], stream)
        table = imagined.copy()
        self.mind.redeal(table, self.seat, self.luck)
        self.steps = 0
        other: i64 = 0
        while other < self.seats:
            if self.has_tree(other):
                self.walk_to(other, other)
            other += 1
        self.act(table, self.seat, self.choices.codes[place], node)
        self.walk_down(table)
        self.mind.play_on(table, self.luck, self.options)
        self.mind.judge(table, self.forecast)
        self.learn()

    def meet_world(self, number: i64, stream: Stream) -> None:
        """Let luck be that of a world."""
        while len(self.worlds) <= number:
            self.worlds = append(self.worlds, stream.next())
        self.luck.seed(self.worlds[number])

    def has_tree(self, seat: i64) -> bool:
        """Does this seat learn? The one that thinks does, rivals only where the mind lets them."""
        return seat == self.seat or self.mind.rivals_learn

    def walk_down(self, table: Position) -> None:
        """Follow the trees until an actor is where it has hardly been."""
        is_known = True
        while is_known and not self.mind.is_far(table):
            actor = table.actor()
            if actor == OVER:
                return
            if actor == NOBODY:
                self.meet_chance(table)
            elif self.has_tree(actor):
                table.fill(self.options)
                node = self.at[actor]
                if self.options.count > 1 and self.tree.visits[node] < self.mind.patience:
                    return
                is_known = self.tree.first[node] != NONE or self.options.count == 1
                place = self.tree.pick(node, self.options, self.mind, table)
                self.act(table, actor, self.options.codes[place], self.tree.children[place])
            else:
                self.act(table, actor, self.mind.reply(table, self.options, self.luck), NONE)

    def act(self, table: Position, actor: i64, action: i64, node: i64) -> None:
        """The actor takes an action that leads to a node of its tree, and the others see what they can of it."""
        other: i64 = 0
        while other < self.seats:
            if self.has_tree(other):
                seen = node if other == actor else self.tree.step(self.at[other], self.mind.seen(action, other))
                self.walk_to(other, seen)
            other += 1
        table.choose(action)

    def meet_chance(self, table: Position) -> None:
        """Chance decides; a seat that learns what came of it goes on from there."""
        outcome = table.draw(self.luck)
        self.tree.chanced[self.at[self.seat]] = 1
        other: i64 = 0
        while other < self.seats:
            heard = self.mind.heard(table, outcome, other) if self.has_tree(other) else 0
            if heard != 0:
                self.walk_to(other, self.tree.step(self.at[other], heard))
            other += 1
        table.settle(outcome)

    def walk_to(self, seat: i64, node: i64) -> None:
        self.at[seat] = node
        if self.steps == len(self.path):
            self.path = doubled(self.path)
        self.path[self.steps] = node
        self.path[self.steps + 1] = seat
        self.steps += 2

    def learn(self) -> None:
        """Every node on the way learns what became of its seat."""
        tree = self.tree
        rewards = self.rewards
        seat: i64 = 0
        while seat < self.seats:
            rewards[seat] = self.mind.reward(self.forecast, seat)
            seat += 1
        place: i64 = 0
        while place < self.steps:
            node = self.path[place]
            tree.visits[node] += 1
            tree.reward[node] += rewards[self.path[place + 1]]
            place += 2

    def considered(self, seat: i64, place: i64, action: i64) -> Considered:
        tally = self.tally
        seats = range(self.seats)
        usual = [tally.usual_score(other) for other in seats]
        return Considered(
            action,
            tally.visits[place],
            [tally.win(place, other) for other in seats],
            [tally.score(place, other, usual[other]) for other in seats],
            self.line(seat, action),
        )

    def line(self, seat: i64, action: i64) -> list[int]:
        """The actions tried most from an action on, up to where chance or something hidden decides."""
        tree = self.tree
        line = [int(action)]
        node = tree.find(seat, action, tree.first[seat])
        while node != NONE and tree.chanced[node] == 0 and len(line) < LINE:
            node = tree.favourite(node)
            if node == NONE or tree.visits[node] < SURE or not self.mind.is_open(tree.label[node]):
                break
            line.append(int(tree.label[node]))
        return line


class Tally:
    """What came of each option of the decision at hand, for each seat."""

    def __init__(self, options: i64, seats: i64) -> None:
        self.seats: i64 = seats
        self.options: i64 = options
        self.visits: vec[i64] = zeros(options)
        self.wins: vec[float] = no_rewards(options * seats)
        self.scores: vec[float] = no_rewards(options * seats)
        self.squares: vec[float] = no_rewards(options * seats)

    def add(self, place: i64, forecast: Forecast) -> None:
        self.visits[place] += 1
        seat: i64 = 0
        while seat < self.seats:
            cell = place * self.seats + seat
            score = forecast.scores[seat]
            self.wins[cell] += forecast.wins[seat]
            self.scores[cell] += score
            self.squares[cell] += score * score
            seat += 1

    def win(self, place: i64, seat: i64) -> Estimate:
        return share(self.wins[place * self.seats + seat], self.visits[place])

    def score(self, place: i64, seat: i64, usual: Estimate) -> Estimate:
        cell = place * self.seats + seat
        return expectation(self.scores[cell], self.squares[cell], self.visits[place], usual)

    def usual_score(self, seat: i64) -> Estimate:
        """The score of a seat over all options, and how far it scatters."""
        count: i64 = 0
        scores = 0.0
        squares = 0.0
        place: i64 = 0
        while place < self.options:
            count += self.visits[place]
            scores += self.scores[place * self.seats + seat]
            squares += self.squares[place * self.seats + seat]
            place += 1
        return spread_of(scores, squares, count)


def visits_of(considered: Considered) -> int:
    return int(considered.visits)
