"""The box of Treasures."""

from collections.abc import Mapping
from typing import Final, cast

from serai.core.chance import Stream
from serai.core.game import Edition, Flag, Game, OneOf, Result, SeatOrRandom, Whole, seat_option
from serai.games.treasures import scoring, view
from serai.games.treasures.actions import VOCABULARY
from serai.games.treasures.events import EVENTS
from serai.games.treasures.pieces import Setting, check_edition
from serai.games.treasures.rules.flow import SetUp
from serai.games.treasures.state import Treasures, empty_table


class Teams(Flag):
    """T-73: two teams need four players."""

    def allows(self, value: object, players: int) -> bool:
        return isinstance(value, bool) and (players == 4 or not value)

    def values(self, players: int) -> list[object]:
        return [False, True] if players == 4 else [False]


class TreasuresGame(Game[Treasures]):
    """Treasures, for two to four players."""

    def __init__(self) -> None:
        self.name = "treasures"
        self.prefix = "T"
        self.version = 1
        self.players = range(2, 5)  # T-01
        self.options = (
            Teams("teams", False),
            OneOf("team_count", "players", ("players", "pooled")),
            Whole("target", 11, 11, 50),
            Flag("advanced_match", False),
            Flag("claim_missed", True),
            Flag("claim_sweep_stone", True),
            Flag("last_play_sweep", True),
            OneOf("target_check", "round_end", ("round_end", "immediate")),
            OneOf("tiebreak", "equal_top", ("equal_top", "all_reached")),
            SeatOrRandom("first_dealer"),
            Flag("open_piles", False),
        )
        self.vocabulary = VOCABULARY
        self.events = EVENTS

    def set_up(self, players: int, options: dict[str, object], edition: Edition) -> Treasures:
        return empty_table(Setting(players, options, edition), SetUp(seat_option(options, "first_dealer")))

    def check_edition(self, edition: Edition) -> None:
        check_edition(edition)

    def result(self, table: Treasures) -> Result:
        return scoring.result(table)

    def view(self, table: Treasures, seat: int | None) -> view.TreasuresView:
        return view.view(table, seat)

    def own_view(self, table: Treasures, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        return view.own_view(table, seat, cast("view.TreasuresView", public))

    def redeal(self, table: Treasures, seat: int | None, stream: Stream) -> None:
        view.redeal(table, seat, stream)


GAME: Final = TreasuresGame()
