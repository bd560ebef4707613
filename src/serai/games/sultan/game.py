"""The box of Sultan."""

from typing import Final

from serai.core.chance import Stream
from serai.core.game import Edition, Flag, Game, OneOf, Result, SeatOrRandom, seat_option
from serai.games.sultan import scoring, view
from serai.games.sultan.actions import VOCABULARY
from serai.games.sultan.events import EVENTS
from serai.games.sultan.pieces import Setting, check_edition
from serai.games.sultan.rules import SetUp
from serai.games.sultan.state import Sultan, empty_table


class SultanGame(Game[Sultan]):
    """Sultan, for two to five players."""

    def __init__(self) -> None:
        self.name = "sultan"
        self.prefix = "S"
        self.version = 1
        self.players = range(2, 6)  # S-01
        self.options = (
            SeatOrRandom("first_player"),
            Flag("two_player_split", True),
            OneOf("two_player_rotation", "round", ("round", "stage", "game")),
            Flag("open_jewels", False),
        )
        self.vocabulary = VOCABULARY
        self.events = EVENTS

    def set_up(self, players: int, options: dict[str, object], edition: Edition) -> Sultan:
        return empty_table(Setting(players, options, edition), SetUp(seat_option(options, "first_player")))

    def check_edition(self, edition: Edition) -> None:
        check_edition(edition)

    def result(self, table: Sultan) -> Result:
        return scoring.result(table)

    def view(self, table: Sultan, seat: int | None) -> view.SultanView:
        return view.view(table, seat)

    def redeal(self, table: Sultan, seat: int | None, stream: Stream) -> None:
        view.redeal(table, seat, stream)


GAME: Final = SultanGame()
