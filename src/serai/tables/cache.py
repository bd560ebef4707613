"""A cache of what was encoded, with a limit in bytes."""

# compiled: every move at every table passes through it

from collections import OrderedDict
from collections.abc import Callable, Hashable

KEPT_BYTES = 8 * 1024 * 1024

Parts = tuple[bytes, ...]


class ByteCache:
    """Keeps what was asked for last."""

    def __init__(self, limit: int = KEPT_BYTES) -> None:
        self.limit = limit
        self.size = 0
        self.kept: OrderedDict[Hashable, Parts] = OrderedDict()

    def get(self, key: Hashable, build: Callable[[], Parts]) -> Parts:
        """What is kept under the key, or else what is built for it."""
        found = self.find(key)
        if found is None:
            found = build()
            self.keep(key, found)
        return found

    def find(self, key: Hashable) -> Parts | None:
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
        return found

    def has(self, key: Hashable) -> bool:
        return key in self.kept

    def keep(self, key: Hashable, built: Parts) -> None:
        self.kept[key] = built
        self.size += sum(map(len, built))
        while self.size > self.limit:
            _, oldest = self.kept.popitem(last=False)
            self.size -= sum(map(len, oldest))
