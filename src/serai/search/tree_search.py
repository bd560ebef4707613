"""Information-set tree search: simulates games from what the seat knows, and learns which actions do well in them.

Each simulation deals anew all that the seat can't know. It walks down a tree for each seat at once: in a seat's tree an
edge is what that seat sees happen, so what was chosen in secret is not told apart by those who can't see it. Where the
trees end the game is played on and evaluated as the game says; all nodes on the way get the reward. Rivals meet the
seat's own cards in every simulation: where those are hidden, rivals have no tree, or they would learn what it holds.
"""

import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import NOBODY, OVER, Table
from serai.core.chance import Stream
from serai.core.rows import ZERO, zeros
from serai.search.bot import Bot
from serai.search.evaluation import FOREVER, MOST_SEATS, Evaluation, Forecast
from serai.search.result import RatedAction, SampledMean, SearchResult, expectation, share, spread_of
from serai.search.tree import NONE, Tree, doubled, no_rewards

NO_LIMIT: Final[i64] = 0x1000000000000000
LINE: Final[i64] = 12  # actions of a main line at most
SURE: Final[i64] = 8  # a main line follows nodes with so many visits


class TreeSearch(Bot):
    """Searches for a number of simulations or seconds, whichever are over first."""

    def __init__(
        self, evaluation: Evaluation, simulations: i64 = NO_LIMIT, seconds: float = FOREVER, random_moves: i64 = 0
    ) -> None:
        self.evaluation = evaluation
        self.random_moves: i64 = random_moves  # how often of 100 it plays any action at all
        self.simulations: i64 = simulations
        self.seconds = seconds
        self.redeals = True  # draws anew what the seat can't know; else the table counts as it is
        self.tree = Tree()
        self.choices = LegalActions()  # of the decision at hand
        self.legal = LegalActions()
        self.world_seeds: vec[i64] = zeros(0)  # seeds of all that chance and hidden hands may come to
        self.world_stream = Stream(0)
        self.forecast = Forecast()
        self.seats: i64 = 0
        self.seat: i64 = 0  # that searches
        self.at: vec[i64] = zeros(MOST_SEATS)  # where each seat's walk has come to
        self.path: vec[i64] = zeros(256)  # the nodes of all walks, each with its seat
        self.steps: i64 = 0  # cells of the path that are in use
        self.rewards: vec[float] = no_rewards(MOST_SEATS)
        self.totals = ActionTotals(0, 0)

    def choose(self, imagined: Table, stream: Stream) -> i64:
        imagined.fill(self.choices)
        if self.choices.count == 1:
            return self.choices.codes[0]
        if self.random_moves > 0 and stream.below(100) < self.random_moves:
            return self.choices.codes[stream.below(self.choices.count)]
        self.simulate_all(imagined, stream)
        return self.tree.label[self.tree.most_visited(imagined.actor())]

    def think(self, imagined: Table, stream: Stream) -> SearchResult:
        """What the seat finds out about each action it could take now."""
        began = time.monotonic()
        imagined.fill(self.choices)
        codes = self.choices.listed()
        seat = imagined.actor()
        done = self.simulate_all(imagined, stream)
        considered = [self.considered(seat, place, action) for place, action in enumerate(codes)]
        considered.sort(key=visits_of, reverse=True)
        return SearchResult(seat, considered, done, time.monotonic() - began)

    def simulate_all(self, imagined: Table, stream: Stream) -> i64:
        """Simulate as long as it may; returns how many games were simulated."""
        deadline = time.monotonic() + self.seconds
        self.evaluation.deadline = deadline
        self.seat = imagined.actor()
        self.evaluation.prepare(imagined, self.forecast)
        self.seats = self.forecast.seats
        self.tree.reset(self.seats)
        self.totals = ActionTotals(self.choices.count, self.seats)
        self.world_seeds = zeros(0)
        done: i64 = 0
        while done < self.simulations:
            place = self.tree.pick(self.seat, self.choices, self.evaluation, imagined)
            assert place != NONE  # there is room for the first actions at least
            self.simulate(imagined, place, stream)
            self.totals.add(place, self.forecast)
            done += 1
            if time.monotonic() >= deadline:
                break
        self.evaluation.deadline = FOREVER
        return done

    def simulate(self, imagined: Table, place: i64, stream: Stream) -> None:
        """One game that begins with an action: selection and expansion, a playout, backpropagation.

        The first tries of all actions meet the same world, so do the second tries, and so on: luck favours none.
        """
        node = self.tree.children[place]
        self.enter_world(self.tree.visits[node], stream)
        table = imagined.copy()
        if self.redeals:
            self.evaluation.redeal(table, self.seat, self.world_stream)
        self.steps = 0
        other: i64 = 0
        while other < self.seats:
            if self.has_tree(other):
                self.walk_to(other, other)
            other += 1
        self.act(table, self.seat, self.choices.codes[place], node)
        self.select(table)
        self.evaluation.play_on(table, self.world_stream, self.legal)
        self.evaluation.evaluate(table, self.forecast)
        self.backpropagate()

    def enter_world(self, number: i64, stream: Stream) -> None:
        """Draw from now on as in a world."""
        while len(self.world_seeds) <= number:
            self.world_seeds = append(self.world_seeds, stream.next())
        self.world_stream.seed(self.world_seeds[number])

    def has_tree(self, seat: i64) -> bool:
        """Does this seat have a tree? The one that searches has, rivals only where the evaluation lets them."""
        return seat == self.seat or self.evaluation.rivals_have_trees

    def select(self, table: Table) -> None:
        """Follow the trees until an actor comes to a node that is not yet expanded."""
        is_known = True
        while is_known and not self.evaluation.is_beyond_horizon(table):
            actor = table.actor()
            if actor == OVER:
                return
            if actor == NOBODY:
                self.meet_chance(table)
            elif self.has_tree(actor) and self.at[actor] != NONE:
                table.fill(self.legal)
                node = self.at[actor]
                if self.legal.count > 1 and self.tree.visits[node] < self.evaluation.expand_after:
                    return
                is_known = self.tree.first[node] != NONE or self.legal.count == 1
                place = self.tree.pick(node, self.legal, self.evaluation, table)
                if place == NONE:
                    return
                self.act(table, actor, self.legal.codes[place], self.tree.children[place])
            else:
                self.act(table, actor, self.evaluation.playout_action(table, self.legal, self.world_stream), NONE)

    def act(self, table: Table, actor: i64, action: i64, node: i64) -> None:
        """The actor takes an action that leads to a node of its tree, and the others see what they can of it."""
        other: i64 = 0
        while other < self.seats:
            if self.has_tree(other):
                self.walk_to(other, node if other == actor else self.observe(action, other))
            other += 1
        table.choose(action)

    def observe(self, action: i64, observer: i64) -> i64:
        """The node of another seat's tree that it comes to by what it sees of an action."""
        return self.tree.step(self.at[observer], self.evaluation.observed_action(action, observer))

    def meet_chance(self, table: Table) -> None:
        """Chance decides; a seat that learns what came of it goes on from there."""
        outcome = table.draw(self.world_stream)
        if self.at[self.seat] != NONE:
            self.tree.chanced[self.at[self.seat]] = 1
        other: i64 = 0
        while other < self.seats:
            observed = self.evaluation.observed_chance(table, outcome, other) if self.has_tree(other) else ZERO
            if observed != 0:
                self.walk_to(other, self.tree.step(self.at[other], observed))
            other += 1
        table.settle(outcome)

    def walk_to(self, seat: i64, node: i64) -> None:
        """A seat comes to a node of its tree, or to NONE, where a full tree ends."""
        self.at[seat] = node
        if node == NONE:
            return
        if self.steps == len(self.path):
            self.path = doubled(self.path)
        self.path[self.steps] = node
        self.path[self.steps + 1] = seat
        self.steps += 2

    def backpropagate(self) -> None:
        """Every node on the way gets the reward of its seat."""
        tree = self.tree
        rewards = self.rewards
        seat: i64 = 0
        while seat < self.seats:
            rewards[seat] = self.evaluation.reward(self.forecast, seat)
            seat += 1
        place: i64 = 0
        while place < self.steps:
            node = self.path[place]
            tree.visits[node] += 1
            tree.reward[node] += rewards[self.path[place + 1]]
            place += 2

    def considered(self, seat: i64, place: i64, action: i64) -> RatedAction:
        totals = self.totals
        seats = range(self.seats)
        usual = [totals.usual_score(other) for other in seats]
        return RatedAction(
            action,
            totals.visits[place],
            [totals.win(place, other) for other in seats],
            [totals.score(place, other, usual[other]) for other in seats],
            self.line(seat, action),
        )

    def line(self, seat: i64, action: i64) -> list[int]:
        """The actions tried most from an action on, up to where chance or something hidden decides."""
        tree = self.tree
        line = [int(action)]
        node = tree.find(seat, action, tree.first[seat])
        while node != NONE and tree.chanced[node] == 0 and len(line) < LINE:
            node = tree.most_visited(node)
            if node == NONE or tree.visits[node] < SURE or not self.evaluation.is_observed(tree.label[node]):
                break
            line.append(int(tree.label[node]))
        return line


class ActionTotals:
    """What came of each action of the decision at hand, for each seat."""

    def __init__(self, actions: i64, seats: i64) -> None:
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.visits: vec[i64] = zeros(actions)
        self.wins: vec[float] = no_rewards(actions * seats)
        self.scores: vec[float] = no_rewards(actions * seats)
        self.squares: vec[float] = no_rewards(actions * seats)

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

    def win(self, place: i64, seat: i64) -> SampledMean:
        return share(self.wins[place * self.seats + seat], self.visits[place])

    def score(self, place: i64, seat: i64, usual: SampledMean) -> SampledMean:
        cell = place * self.seats + seat
        return expectation(self.scores[cell], self.squares[cell], self.visits[place], usual)

    def usual_score(self, seat: i64) -> SampledMean:
        """The score of a seat over all actions, and how far it scatters."""
        count: i64 = 0
        scores = 0.0
        squares = 0.0
        place: i64 = 0
        while place < self.actions:
            count += self.visits[place]
            scores += self.scores[place * self.seats + seat]
            squares += self.squares[place * self.seats + seat]
            place += 1
        return spread_of(scores, squares, count)


def visits_of(considered: RatedAction) -> int:
    return int(considered.visits)
