"""The box of Sultan."""

from typing import Final

from serai.core.chance import Stream
from serai.core.game import Edition, Flag, Game, OneOf, Result, SeatOrRandom, seat_option
from serai.core.sayings import Saying
from serai.games.sultan import scoring, view
from serai.games.sultan.actions import VOCABULARY
from serai.games.sultan.events import EVENTS
from serai.games.sultan.pieces import Setting, bonus_cards, check_edition, money_colours
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

    def sayings(self, edition: Edition) -> dict[str, Saying]:
        colours = [Saying(f"money-{name}") for name in money_colours(edition)]
        cards = [Saying("bonus-cards", count=count, points=points) for points, count in bonus_cards(edition).items()]
        return {"rule-S-03": Saying("rule-S-03", colours=colours), "rule-S-46": Saying("rule-S-46", cards=cards)}

    def result(self, table: Sultan) -> Result:
        return scoring.result(table)

    def view(self, table: Sultan, seat: int | None) -> view.SultanView:
        return view.view(table, seat)

    def redeal(self, table: Sultan, seat: int | None, stream: Stream) -> None:
        view.redeal(table, seat, stream)


GAME: Final = SultanGame()
