"""The dealer: decides chance from a secret seed, so that everybody can check it afterwards."""

# compiled: it deals every chance of every game

from hashlib import sha256, shake_256
from typing import Final, final

from mypy_extensions import i64

from serai.core.chance import Stream

BYTES: Final[i64] = 8  # of each chance's own seed
CHANCES_PER_BLOCK: Final[i64] = 32  # whose seeds come from one hash


def commitment(seed: str) -> str:
    """What is shown before a game to prove after it that the seed was never changed."""
    return sha256(b"serai commitment " + seed.encode()).hexdigest()


def seed_number(seed: str, use: str) -> int:
    """A number for a private purpose, from the seed's text."""
    return int.from_bytes(sha256(f"serai {use} {seed}".encode()).digest()[:8], "big") >> 2


@final
class Dealer:
    """Chance number k of a game depends on the seed and on k alone.

    Each chance has a stream of its own, drawn from a hash: what players have seen of earlier chances tells them nothing
    about later ones.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.number: i64 = -1  # of the block that was hashed last
        self.block = b""
        self.random = Stream(0)

    def stream(self, chance: i64) -> Stream:
        """The stream for that chance of the game, counted from 0."""
        number = chance // CHANCES_PER_BLOCK
        if number != self.number:
            self.block = hashed_block(self.seed, number)
            self.number = number
        self.random.seed(number_in(self.block, chance % CHANCES_PER_BLOCK * BYTES))
        return self.random


def hashed_block(seed: str, number: i64) -> bytes:
    """Seeds for a few chances, from one hash."""
    return shake_256(f"serai chance {number} {seed}".encode()).digest(int(CHANCES_PER_BLOCK * BYTES))


def number_in(block: bytes, start: i64) -> i64:
    """The number in eight bytes, the first ones counting most; its two highest bits are dropped."""
    number: i64 = block[start] & 0x3F
    place: i64 = 1
    while place < BYTES:
        number = number << 8 | block[start + place]
        place += 1
    return number
