"""The dealer: decides chance from a secret seed, so that everybody can check it afterwards."""

import hashlib
from typing import Final

from mypy_extensions import i64

from serai.core.chance import Stream

EVENTS_PER_BLOCK: Final[i64] = 4


def commitment(seed: str) -> str:
    """What is shown before a game to prove after it that the seed was never changed."""
    return hashlib.sha256(b"serai commitment " + seed.encode()).hexdigest()


def seed_number(seed: str, use: str) -> int:
    """A number for a private purpose, from the seed's text."""
    return int.from_bytes(hashlib.sha256(f"serai {use} {seed}".encode()).digest()[:8], "big") >> 2


class Dealer:
    """Chance number k of a game depends on the seed and on k alone.

    Each chance has a stream of its own, drawn from a hash: what players have seen of earlier chances tells them nothing
    about later ones.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.number: i64 = -1  # of the block that was hashed last
        self.block: bytes = b""

    def stream(self, chance: i64) -> Stream:
        """The stream for that chance of the game, counted from 0."""
        number = chance // EVENTS_PER_BLOCK
        if number != self.number:
            self.block = hashlib.sha256(f"serai chance {number} {self.seed}".encode()).digest()
            self.number = number
        start = chance % EVENTS_PER_BLOCK * 8
        return Stream(int.from_bytes(self.block[start : start + 8], "big") >> 4)
