"""Limits: how often and how much a device may ask, and all devices of an address together."""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from ipaddress import AddressValueError, IPv6Address
from typing import NamedTuple

from serai.tables.errors import ApiError
from serai.tables.messages.live import Look

MOST_BUCKETS = 50_000
KEPT_SHARE = 0.9  # of them, when there are too many
LARGEST_MESSAGE = 16 * 1024  # bytes of one message on a socket
LARGEST_BODY = 16 * 1024
LARGEST_RECORD = 256 * 1024  # the longest games take some forty kilobytes


class Size(NamedTuple):
    """Of a bucket: how many permissions it holds, and how many come back a second."""

    most: float
    rate: float


class Limit(NamedTuple):
    """What one device may do, and all devices of an address: a school has one address for many."""

    device: Size
    address: Size


LIMITS = {
    "page": Limit(Size(6000, 200), Size(6000, 200)),  # any request: a class that comes loads many small files
    "join": Limit(Size(20, 0.5), Size(120, 2)),
    "make": Limit(Size(30, 0.5), Size(60, 1)),
    "enter": Limit(Size(60, 2), Size(240, 8)),
    "record": Limit(Size(10, 1 / 6), Size(20, 1 / 3)),
    "ask": Limit(Size(150, 10), Size(600, 40)),
    "socket": Limit(Size(30, 1), Size(240, 8)),
    "message": Limit(Size(60, 20), Size(600, 100)),
    "chat": Limit(Size(5, 0.5), Size(30, 3)),
    "review": Limit(Size(6, 1 / 60), Size(30, 1 / 10)),
    "judge": Limit(Size(12, 0.2), Size(60, 1)),
    "coach": Limit(Size(30, 1), Size(120, 4)),
    "hint": Limit(Size(5, 0.2), Size(20, 1)),
}
WRONG_CODES = Size(8, 8 / 60)  # of an address: codes are short, so guessing must be slow
WRONG_CODES_OF_ALL = Size(300, 2)
WRONG_CODES_WHEN_MANY_GUESS = Size(2, 2 / 600)  # of an address, while those of all are used up

COSTS: dict[type, float] = {Look: 5}  # of messages that make more work than others

VIEWERS_OF_A_DEVICE = 20
VIEWERS_OF_AN_ADDRESS = 300


class Bucket:
    """A bucket of permissions that fills by and by."""

    __slots__ = ("at", "left", "size")

    def __init__(self, size: Size, now: float) -> None:
        self.size = size
        self.left = size.most
        self.at = now

    def fill(self, now: float) -> float:
        """What it holds by now."""
        self.left = min(self.size.most, self.left + (now - self.at) * self.size.rate)
        self.at = now
        return self.left


class Limits:
    """Buckets by what is asked and who asks: an address, or an address and a device behind it."""

    def __init__(self, limited: bool = True, now: Callable[[], float] = time.monotonic) -> None:
        self.limited = limited
        self.now = now
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.viewers: Counter[str] = Counter()

    def allows(self, what: str, who: str, cost: float = 1) -> bool:
        """May it be done once more? If so, it is charged to the device and to its address."""
        if not self.limited:
            return True
        limit = LIMITS[what]
        address = address_of(who)
        buckets = [self.bucket(what, address, limit.address)]
        if who != address:
            buckets.append(self.bucket(what, who, limit.device))
        return self.take(buckets, cost)

    def check(self, what: str, who: str, cost: float = 1) -> None:
        if not self.allows(what, who, cost):
            raise ApiError(429, "too_many")

    def take(self, buckets: list[Bucket], cost: float = 1) -> bool:
        """From all of them, or from none."""
        now = self.now()
        if any(bucket.fill(now) < cost for bucket in buckets):
            return False
        for bucket in buckets:
            bucket.left -= cost
        return True

    # codes that are guessed

    def may_guess(self, address: str) -> bool:
        """Whoever knows a code always may; only who was wrong before is slowed down, more so while many guess."""
        if not self.limited:
            return True
        now = self.now()
        if self.bucket("wrong", "", WRONG_CODES_OF_ALL).fill(now) < 1:
            return self.bucket("wrong, many", address, WRONG_CODES_WHEN_MANY_GUESS).fill(now) >= 1
        return self.bucket("wrong", address, WRONG_CODES).fill(now) >= 1

    def note_wrong_guess(self, address: str) -> None:
        for what, who, size in (
            ("wrong", "", WRONG_CODES_OF_ALL),
            ("wrong", address, WRONG_CODES),
            ("wrong, many", address, WRONG_CODES_WHEN_MANY_GUESS),
        ):
            self.take([self.bucket(what, who, size)])

    # devices that stay

    def begin_viewing(self, who: str) -> None:
        """As long as a device looks at a table it holds one of its places; ApiError if it has too many."""
        places = {who: VIEWERS_OF_A_DEVICE} | {address_of(who): VIEWERS_OF_AN_ADDRESS}
        if self.limited and any(self.viewers[each] >= most for each, most in places.items()):
            raise ApiError(429, "too_many")
        self.viewers.update(places.keys())

    def end_viewing(self, who: str) -> None:
        for each in {who, address_of(who)}:
            self.viewers[each] -= 1
            if not self.viewers[each]:
                del self.viewers[each]

    @contextmanager
    def viewing(self, who: str) -> Iterator[None]:
        self.begin_viewing(who)
        try:
            yield
        finally:
            self.end_viewing(who)

    # memory

    def bucket(self, what: str, who: str, size: Size) -> Bucket:
        key = (what, who)
        if key not in self.buckets:
            if len(self.buckets) >= MOST_BUCKETS:
                self.forget_some()
            self.buckets[key] = Bucket(size, self.now())
        return self.buckets[key]

    def forget_some(self) -> None:
        """Of too many buckets the fullest go: who has asked the least loses the least."""
        now = self.now()
        shares = {key: bucket.fill(now) / bucket.size.most for key, bucket in self.buckets.items()}
        kept = sorted((key for key, share in shares.items() if share < 1), key=shares.__getitem__)
        self.buckets = {key: self.buckets[key] for key in kept[: int(MOST_BUCKETS * KEPT_SHARE)]}


def cost_of(message: object) -> float:
    return COSTS.get(type(message), 1)


def asker(address: str, cookie: str | None) -> str:
    """Who asks: the address, and which of its devices. Tokens are no part of it: they belong into no other memory."""
    network = network_of(address)
    return network if not cookie else f"{network} {blake2b(cookie.encode(), digest_size=8).hexdigest()}"


def address_of(who: str) -> str:
    return who.partition(" ")[0]


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the half that a provider gives to one customer."""
    try:
        whole = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if whole.ipv4_mapped is not None:
        return str(whole.ipv4_mapped)
    return f"{IPv6Address(int(whole) >> 64 << 64)}/64"
