"""The legal actions once more, tried one by one on what a seat sees: slow, plain and apart from the engine."""

from itertools import product
from typing import Any

Seen = dict[str, Any]


def following(number: int) -> int:
    return number % 12 + 1


def preceding(number: int) -> int:
    return (number + 10) % 12 + 1


class Reference:
    """A position as the seat to act sees it."""

    def __init__(self, view: Seen, options: dict[str, object]) -> None:
        self.options = options
        self.me: int = view["current"]
        self.hand: list[int] = view["seats"][self.me]["hand"]
        self.studio: list[Seen | None] = view["seats"][self.me]["studio"]
        self.played, self.obligation, self.pending = view["played"], view["obligation"], view["pending"]
        self.pots = {f"pot:{slot}": pot for slot, pot in enumerate(view["pots"]) if pot is not None}
        self.rainbows: dict[str, Seen] = {name: pot["rainbow"] for name, pot in self.pots.items()}
        for seat in view["seats"]:
            for slot, rainbow in enumerate(seat["studio"]):
                if rainbow is not None:
                    self.rainbows[f"studio:{seat['seat']}:{slot}"] = rainbow
        own = f"studio:{self.me}:"
        self.own = [name for name in self.rainbows if name.startswith(own)]
        self.targets = [*self.pots, *self.own]

    def number(self, name: str, place: int) -> int:
        number: int = self.rainbows[name]["low"]
        for _ in range(place):
            number = following(number)
        return number

    def length(self, name: str) -> int:
        return len(self.rainbows[name]["places"])

    def high(self, name: str) -> int:
        return self.number(name, self.length(name) - 1)

    def holds(self, *cards: int) -> bool:
        return all(self.hand.count(card) >= cards.count(card) for card in cards)

    def legal(self) -> list[Seen]:
        if self.pending is not None:
            name = f"studio:{self.me}:{self.pending}"
            moves = [move for move in self.moves() if move["from"] == name]
            return [move for move in moves if move["take"] == "low" and move["count"] == 1]
        plays = [*self.adds(), *self.starts(), *self.towers()]
        others = [*self.swaps(), *self.moves()]
        if self.played >= self.obligation or not plays or self.options["stop_short"] == "free":
            others.append({"type": "end_turn"})
        return plays + others

    def adds(self) -> list[Seen]:
        found = []
        for card, name, end in product(range(13), self.targets, ("low", "high")):
            wanted = preceding(self.rainbows[name]["low"]) if end == "low" else following(self.high(name))
            clear = self.options["kobito_clarity"] == "placed" or self.numbered(name) >= 2
            if self.holds(card) and (card == wanted or (card == 0 and clear)):
                found.append({"type": "add", "card": card, "to": name, "end": end})
        return found

    def numbered(self, name: str) -> int:
        return sum(any(1 <= card <= 12 for card in place) for place in self.rainbows[name]["places"])

    def starts(self) -> list[Seen]:
        if None not in self.studio:
            return []
        runs = []
        for v in range(1, 13):
            if self.options["kobito_clarity"] == "placed":
                runs += [[v, following(v)], [v, 0], [0, v]]
            else:
                w = v
                for between in range(4):
                    w = following(w)
                    runs.append([v, *[0] * between, w])
        return [{"type": "start", "cards": run} for run in runs if self.holds(*run)]

    def towers(self) -> list[Seen]:
        found = []
        allowed = list(self.pots) if self.options["tower_targets"] == "pots_only" else self.targets
        for name in allowed:
            for card, place in product(range(13), range(self.length(name))):
                if self.holds(13, card) and card in (0, self.number(name, place)):
                    found.append({"type": "tower", "card": card, "on": name, "place": place})
        return found

    def swaps(self) -> list[Seen]:
        found = []
        for name, rainbow in self.rainbows.items():
            for place, cards in enumerate(rainbow["places"]):
                card = self.number(name, place)
                if cards[-1] == 0 and self.holds(card):
                    found.append({"type": "swap", "card": card, "at": name, "place": place})
        return found

    def moves(self) -> list[Seen]:
        found = []
        for name, pot in product(self.own, self.pots):
            for count, take, end in product(range(1, self.length(name) + 1), ("low", "high"), ("low", "high")):
                if self.may_move(name, take, count, pot, end):
                    keys = {"from": name, "take": take, "count": count, "to": pot, "end": end}
                    found.append({"type": "move", **keys})
        return found

    def may_move(self, name: str, take: str, count: int, pot: str, end: str) -> bool:
        length = self.length(name)
        if (count == length and take == "high") or count > self.pots[pot]["space"]:
            return False
        first = 0 if take == "low" else length - count
        lowest, highest = self.number(name, first), self.number(name, first + count - 1)
        if end == "low" and highest != preceding(self.rainbows[pot]["low"]):
            return False
        if end == "high" and lowest != following(self.high(pot)):
            return False
        if length - count != 1:
            return True
        left = self.number(name, length - 1) if take == "low" else self.number(name, 0)
        return any(self.wants(other, left, pot, end, count, lowest, highest) for other in self.pots)

    def wants(self, other: str, left: int, pot: str, end: str, count: int, lowest: int, highest: int) -> bool:
        """Does a pot want the place left over, once the block lies?"""
        low, high, space = self.rainbows[other]["low"], self.high(other), self.pots[other]["space"]
        if other == pot:
            space -= count
            low, high = (lowest, high) if end == "low" else (low, highest)
        return space >= 1 and left in (preceding(low), following(high))
