"""What bots are to play: which game, how many, who, with which options."""

from dataclasses import dataclass, field
from typing import Any

from serai.bots import find_bot
from serai.core.errors import BadOption
from serai.core.game import DEFAULT, Game
from serai.play.box import find_box


@dataclass(frozen=True)
class GamePlan:
    """Games among bots; matches, studies and tournaments add to it."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, object] = field(default_factory=dict)
    edition: str = DEFAULT

    def seating(self, index: int) -> list[str]:
        """The bots at seats 0, 1, … in that game: they rotate from game to game, so that nobody sits better."""
        return [self.bots[(seat + index) % len(self.bots)] for seat in range(self.players)]

    def check(self) -> None:
        """SeraiError, before anything is played, says what is wrong with the game, its options or its bots."""
        box = find_box(self.game)
        box.new(self.players, 0, self.options, self.edition)
        self.check_number_of_bots()
        for bot in self.bots:
            self.check_bot(bot, box.game)

    def check_bot(self, name: str, game: Game[Any]) -> None:
        find_bot(name, game)

    def check_number_of_bots(self) -> None:
        """One for all seats, or one for each."""
        if len(self.bots) not in (1, self.players):
            raise BadOption(f"{self.players} players need 1 or {self.players} bots, not {len(self.bots)}")
