"""The box of Kobito."""

from collections.abc import Mapping
from typing import Final, cast

from serai.core.chance import Stream
from serai.core.game import Edition, Flag, Game, OneOf, Result, SeatOrRandom, seat_option
from serai.core.sayings import Saying
from serai.games.kobito import scoring, view
from serai.games.kobito.actions import VOCABULARY
from serai.games.kobito.events import EVENTS
from serai.games.kobito.pieces import Setting, check_edition, printed_hues
from serai.games.kobito.rules.turn import SetUp
from serai.games.kobito.state import Kobito, empty_table


class KobitoGame(Game[Kobito]):
    """Kobito, for two to six players."""

    def __init__(self) -> None:
        self.name = "kobito"
        self.prefix = "K"
        self.version = 1
        self.players = range(2, 7)  # K-01
        self.options = (
            SeatOrRandom("first_player"),
            OneOf("stop_short", "only_if_stuck", ("only_if_stuck", "free")),
            OneOf("kobito_clarity", "placed", ("placed", "two_numbers")),
            OneOf("tower_targets", "pots_and_own_studio", ("pots_and_own_studio", "pots_only")),
            OneOf("end_timing", "immediate", ("immediate", "end_of_turn")),
            Flag("penalise_specials", False),
        )
        self.vocabulary = VOCABULARY
        self.events = EVENTS

    def set_up(self, players: int, options: dict[str, object], edition: Edition) -> Kobito:
        return empty_table(Setting(players, options, edition), SetUp(seat_option(options, "first_player")))

    def check_edition(self, edition: Edition) -> None:
        check_edition(edition)

    def sayings(self, edition: Edition) -> dict[str, Saying]:
        hues = [Saying(f"hue-{name.replace(' ', '_')}") for name in printed_hues(edition)]
        return {"rule-K-02": Saying("rule-K-02", hues=hues)}

    def result(self, table: Kobito) -> Result:
        return scoring.result(table)

    def view(self, table: Kobito, seat: int | None) -> view.KobitoView:
        return view.view(table, seat)

    def own_view(self, table: Kobito, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        return view.own_view(table, seat, cast("view.KobitoView", public))

    def redeal(self, table: Kobito, seat: int | None, stream: Stream) -> None:
        view.redeal(table, seat, stream)


GAME: Final = KobitoGame()
