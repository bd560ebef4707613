"""Limits: how often and how much a device may ask."""

import time
from collections.abc import Callable

MOST_ADDRESSES = 10_000
LARGEST_MESSAGE = 16 * 1024  # bytes of one message on a socket
LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 2 * 1024 * 1024


class Bucket:
    """A bucket of permissions that fills by and by."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate  # a second
        self.left = most
        self.at = now

    def take(self, now: float) -> bool:
        """Take one permission, if there is one."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """Buckets by what is asked and who asks."""

    SIZES = {
        "join": (8, 8 / 60),  # codes are short: guessing must be slow
        "make": (30, 30 / 60),
        "enter": (60, 2),
        "record": (10, 10 / 60),
        "ask": (300, 20),
        "socket": (120, 4),
        "message": (60, 20),
        "chat": (5, 0.5),
        "hint": (5, 0.2),
        "all joins": (300, 2),  # of all addresses together
    }

    def __init__(self, limited: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self.limited = limited
        self.now = now
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def allows(self, what: str, who: str = "") -> bool:
        """May it be done once more?"""
        if not self.limited:
            return True
        return self.bucket(what, who).take(self.now())

    def bucket(self, what: str, who: str) -> Bucket:
        key = (what, who)
        if key not in self.buckets:
            if len(self.buckets) >= MOST_ADDRESSES:
                self.forget_full()
            self.buckets[key] = self.new(what)
        return self.buckets[key]

    def new(self, what: str) -> Bucket:
        """A bucket for somebody who keeps it, such as a socket."""
        most, rate = self.SIZES[what]
        return Bucket(most, rate, self.now())

    def forget_full(self) -> None:
        """Who has not asked for long needs no bucket; if all have, all begin anew."""
        now = self.now()
        kept = {key: each for key, each in self.buckets.items() if each.left + (now - each.at) * each.rate < each.most}
        self.buckets = kept if len(kept) < MOST_ADDRESSES else {}
