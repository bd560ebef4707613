"""The trees of a search: for each seat one, whose edges are what that seat sees happen."""

import math
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from serai.bots.mind import Mind
from serai.core.actions import Options
from serai.core.agenda import Position
from serai.core.chance import zeros

NONE: Final[i64] = -1
ROOM: Final[i64] = 1 << 12  # nodes that a tree has room for at first
MOST_NODES: Final[i64] = 1 << 22  # then it grows no more


@final
class Tree:
    """All nodes in a few rows: a node is its number. Children are linked in the order in which they were met."""

    def __init__(self) -> None:
        self.room: i64 = ROOM
        self.count: i64 = 0
        self.label: vec[i64] = zeros(ROOM)  # what leads here: an action, or what is seen of it
        self.first: vec[i64] = zeros(ROOM)  # child
        self.last: vec[i64] = zeros(ROOM)  # child
        self.following: vec[i64] = zeros(ROOM)  # sibling
        self.visits: vec[i64] = zeros(ROOM)
        self.offered: vec[i64] = zeros(ROOM)  # how often it could have been chosen
        self.rank: vec[i64] = zeros(ROOM)  # among its siblings by liking
        self.chanced: vec[i64] = zeros(ROOM)  # has chance decided something between this and what follows?
        self.reward: vec[float] = no_rewards(ROOM)  # of all visits together
        self.liking: vec[float] = no_rewards(ROOM)
        self.children: vec[i64] = zeros(64)  # the nodes of the options at hand
        self.likings: vec[float] = no_rewards(64)

    def plant(self, seats: i64) -> None:
        """Begin anew, with a root for each seat: root number s is the seat's own."""
        self.count = 0
        while self.count < seats:
            self.add(NONE, 0)

    def is_full(self) -> bool:
        return self.count >= MOST_NODES

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
        self.liking[node] = 0.0
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
        self.liking = doubled_rewards(self.liking)
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
        """The child that a seat comes to by what it has seen."""
        node = self.find(parent, label, self.first[parent])
        return self.add(parent, label) if node == NONE else node

    def pick(self, parent: i64, options: Options, mind: Mind, table: Position) -> i64:
        """The place of the option that is tried next: what promises most, or what is known too little."""
        self.make_room(options.count)
        if self.meet(parent, options) and mind.weigh(table, options, self.likings):
            self.like(options, mind.width)
        calm = self.reward[parent] / float(self.visits[parent]) if self.visits[parent] > 0 else 0.5
        width = options.count
        if width > mind.width:
            width = mind.width + i64(mind.widening * math.sqrt(float(self.visits[parent])))
        best: i64 = 0
        most = -1.0e9
        place: i64 = 0
        while place < options.count:
            node = self.children[place]
            if self.rank[node] < width:
                promise = self.promise(node, calm, mind)
                if promise > most:
                    most = promise
                    best = place
            place += 1
        return best

    def promise(self, node: i64, calm: float, mind: Mind) -> float:
        """The mean reward of a child, leaning on its liking while it is new, and what may hide behind few visits."""
        times = float(self.visits[node]) + mind.trust
        mean = (self.reward[node] + mind.trust * (calm + mind.spread * self.liking[node])) / times
        return mean + mind.curiosity * math.sqrt(math.log(float(self.offered[node]) + 1.0) / times)

    def meet(self, parent: i64, options: Options) -> bool:
        """Let every option be a child that was offered once more; True if one of them is new."""
        is_new = False
        start = self.first[parent]
        place: i64 = 0
        while place < options.count:
            node = self.find(parent, options.codes[place], start)
            if node == NONE:
                node = self.add(parent, options.codes[place])
                is_new = True
            self.children[place] = node
            self.offered[node] += 1
            start = self.following[node]
            place += 1
        return is_new

    def like(self, options: Options, width: i64) -> None:
        """Give children that are new their liking, and their rank where not all are tried from the beginning."""
        place: i64 = 0
        while place < options.count:
            node = self.children[place]
            if self.offered[node] == 1:
                self.liking[node] = self.likings[place]
                if options.count > width:
                    self.rank[node] = self.rank_of(place, options.count)
            place += 1

    def rank_of(self, place: i64, count: i64) -> i64:
        """How many options are liked better than this one, or as well and stand before it."""
        likings = self.likings
        liking = likings[place]
        better: i64 = 0
        other: i64 = 0
        while other < count:
            if likings[other] > liking or (likings[other] == liking and other < place):
                better += 1
            other += 1
        return better

    def make_room(self, count: i64) -> None:
        """Room for the options at hand."""
        if len(self.children) < count:
            self.children = zeros(2 * count)
            self.likings = no_rewards(2 * count)

    def favourite(self, parent: i64) -> i64:
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
