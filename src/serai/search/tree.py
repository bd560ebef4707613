"""The trees of a search: for each seat one, whose edges are what that seat sees happen."""

import math
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from serai.core.actions import LegalActions
from serai.core.agenda import Table
from serai.core.rows import zeros
from serai.search.evaluation import Evaluation

NONE: Final[i64] = -1
ROOM: Final[i64] = 4096  # nodes that a tree has room for at first
MOST_NODES: Final[i64] = 4194304  # then a tree grows no more


@final
class Tree:
    """All nodes in a few rows: a node is its number. Children are linked in the order in which they were met."""

    def __init__(self) -> None:
        self.most_nodes: i64 = MOST_NODES
        self.room: i64 = ROOM
        self.count: i64 = 0
        self.label: vec[i64] = zeros(ROOM)  # what leads here: an action, or what is seen of it
        self.first: vec[i64] = zeros(ROOM)  # child
        self.last: vec[i64] = zeros(ROOM)  # child
        self.following: vec[i64] = zeros(ROOM)  # sibling
        self.visits: vec[i64] = zeros(ROOM)
        self.offered: vec[i64] = zeros(ROOM)  # how often it could have been chosen
        self.rank: vec[i64] = zeros(ROOM)  # among its siblings by prior
        self.chanced: vec[i64] = zeros(ROOM)  # has chance decided something between this and what follows?
        self.reward: vec[float] = no_rewards(ROOM)  # of all visits together
        self.prior: vec[float] = no_rewards(ROOM)
        self.children: vec[i64] = zeros(64)  # the nodes of the legal actions at hand
        self.priors: vec[float] = no_rewards(64)

    def reset(self, seats: i64) -> None:
        """Begin anew, with a root for each seat: root number s is the seat's own."""
        self.count = 0
        while self.count < seats:
            self.add(NONE, 0)

    def is_full(self) -> bool:
        """Is there no room for another node? What the tree has goes on learning; beyond it games are played out."""
        return self.count >= self.most_nodes

    def add(self, parent: i64, label: i64) -> i64:
        """A new node, the last child of its parent."""
        if self.count == self.room:
            self.grow()
        node = self.count
        self.count += 1
        self.label[node] = label
        self.first[node] = NONE
        self.last[node] = NONE
        self.following[node] = NONE
        self.visits[node] = 0
        self.offered[node] = 0
        self.rank[node] = 0
        self.chanced[node] = 0
        self.reward[node] = 0.0
        self.prior[node] = 0.0
        if parent >= 0:
            if self.first[parent] == NONE:
                self.first[parent] = node
            else:
                self.following[self.last[parent]] = node
            self.last[parent] = node
        return node

    def grow(self) -> None:
        self.label = doubled(self.label)
        self.first = doubled(self.first)
        self.last = doubled(self.last)
        self.following = doubled(self.following)
        self.visits = doubled(self.visits)
        self.offered = doubled(self.offered)
        self.rank = doubled(self.rank)
        self.chanced = doubled(self.chanced)
        self.reward = doubled_rewards(self.reward)
        self.prior = doubled_rewards(self.prior)
        self.room *= 2

    def find(self, parent: i64, label: i64, start: i64) -> i64:
        """The child with this label, looked for from a sibling on and then from the first; NONE if there is none."""
        following = self.following
        labels = self.label
        node = start
        while node != NONE:
            if labels[node] == label:
                return node
            node = following[node]
        node = self.first[parent]
        while node != start:
            if labels[node] == label:
                return node
            node = following[node]
        return NONE

    def step(self, parent: i64, label: i64) -> i64:
        """The child that a seat comes to by what it has seen; NONE where a full tree ends."""
        if parent == NONE:
            return NONE
        node = self.find(parent, label, self.first[parent])
        return self.add(parent, label) if node == NONE and not self.is_full() else node

    def pick(self, parent: i64, legal: LegalActions, evaluation: Evaluation, table: Table) -> i64:
        """The place of the action that is tried next: that with the highest upper confidence bound.

        While there are few visits, only actions with high priors are looked at. NONE where a full tree ends.
        """
        self.make_room(legal.count)
        if self.expand(parent, legal) and evaluation.set_priors(table, legal, self.priors):
            self.rank_new(legal, evaluation.width)
        parent_mean = self.reward[parent] / float(self.visits[parent]) if self.visits[parent] > 0 else 0.5
        width = legal.count
        if width > evaluation.width:
            width = evaluation.width + i64(evaluation.widening * math.sqrt(float(self.visits[parent])))
        best: i64 = 0
        most = -1.0e9
        place: i64 = 0
        while place < legal.count:
            node = self.children[place]
            if node != NONE and self.rank[node] < width:
                upper_confidence = self.upper_confidence(node, parent_mean, evaluation)
                if upper_confidence > most:
                    most = upper_confidence
                    best = place
            place += 1
        return best if self.children[best] != NONE else NONE

    def upper_confidence(self, node: i64, parent_mean: float, evaluation: Evaluation) -> float:
        """The mean reward of a child, leaning on its prior while it has few visits, plus the exploration bonus."""
        times = float(self.visits[node]) + evaluation.prior_visits
        mean = (
            self.reward[node] + evaluation.prior_visits * (parent_mean + evaluation.spread * self.prior[node])
        ) / times
        return mean + evaluation.exploration * math.sqrt(math.log(float(self.offered[node]) + 1.0) / times)

    def expand(self, parent: i64, legal: LegalActions) -> bool:
        """Let every legal action be a child that was offered once more; True if one of them is new.

        Where a full tree lacks a child, NONE stands in its place.
        """
        is_new = False
        start = self.first[parent]
        place: i64 = 0
        while place < legal.count:
            node = self.find(parent, legal.codes[place], start)
            if node == NONE and not self.is_full():
                node = self.add(parent, legal.codes[place])
                is_new = True
            self.children[place] = node
            if node != NONE:
                self.offered[node] += 1
                start = self.following[node]
            place += 1
        return is_new

    def rank_new(self, legal: LegalActions, width: i64) -> None:
        """Give children that are new their prior, and their rank where not all are tried from the beginning."""
        place: i64 = 0
        while place < legal.count:
            node = self.children[place]
            if node != NONE and self.offered[node] == 1:
                self.prior[node] = self.priors[place]
                if legal.count > width:
                    self.rank[node] = self.rank_of(place, legal.count)
            place += 1

    def rank_of(self, place: i64, count: i64) -> i64:
        """How many actions have a higher prior than this one, or the same and stand before it."""
        priors = self.priors
        prior = priors[place]
        better: i64 = 0
        other: i64 = 0
        while other < count:
            if priors[other] > prior or (priors[other] == prior and other < place):
                better += 1
            other += 1
        return better

    def make_room(self, count: i64) -> None:
        """Room for the legal actions at hand."""
        if len(self.children) < count:
            self.children = zeros(2 * count)
            self.priors = no_rewards(2 * count)

    def most_visited(self, parent: i64) -> i64:
        """The child that was visited most, and among those the one that did best; NONE if none was."""
        best = NONE
        node = self.first[parent]
        while node != NONE:
            if self.visits[node] > 0 and (best == NONE or self.is_preferred(node, best)):
                best = node
            node = self.following[node]
        return best

    def is_preferred(self, node: i64, other: i64) -> bool:
        if self.visits[node] == self.visits[other]:
            return self.reward[node] > self.reward[other]
        return self.visits[node] > self.visits[other]


def doubled(row: vec[i64]) -> vec[i64]:
    return extend(row, zeros(len(row)))


def doubled_rewards(row: vec[float]) -> vec[float]:
    return extend(row, no_rewards(len(row)))


def no_rewards(length: i64) -> vec[float]:
    return vec[float]([0.0] * length)
