"""The box of Goofspiel."""

from typing import Final

from goofspiel import scoring, view
from goofspiel.actions import VOCABULARY
from goofspiel.events import EVENTS
from goofspiel.pieces import KING, Setting, check_edition
from goofspiel.rules import ROUND
from goofspiel.state import Goofspiel, new_table
from serai.core.chance import Stream
from serai.core.game import Edition, Game, OneOf, Result, Whole


class GoofspielGame(Game[Goofspiel]):
    """Goofspiel, for two or three players."""

    def __init__(self) -> None:
        self.name = "goofspiel"
        self.prefix = "G"
        self.version = 1
        self.players = range(2, 4)  # G-01
        self.options = (
            Whole("cards", KING, 3, KING),
            OneOf("ties", "carry", ("carry", "discard")),
        )
        self.vocabulary = VOCABULARY
        self.events = EVENTS

    def set_up(self, players: int, options: dict[str, object], edition: Edition) -> Goofspiel:
        return new_table(Setting(players, options, edition), ROUND)

    def check_edition(self, edition: Edition) -> None:
        check_edition(edition)

    def result(self, table: Goofspiel) -> Result:
        return scoring.result(table)

    def view(self, table: Goofspiel, seat: int | None) -> view.GoofspielView:
        return view.view(table, seat)

    def redeal(self, table: Goofspiel, seat: int | None, stream: Stream) -> None:
        view.redeal(table, seat, stream)


GAME: Final = GoofspielGame()
