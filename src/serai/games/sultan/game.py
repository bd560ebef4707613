"""The box of Sultan."""

from collections.abc import Mapping
from typing import Final, cast

from serai.core.chance import Stream
from serai.core.game import Edition, Flag, Game, OneOf, Result, SeatOrRandom, seat_option
from serai.core.sayings import Saying
from serai.games.sultan import scoring, view
from serai.games.sultan.actions import VOCABULARY
from serai.games.sultan.events import EVENTS
from serai.games.sultan.pieces import COLOURS, Setting, bonus_cards, check_edition, money_colours, printed_bonus
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
        values = {colour: edition.whole(f"jewels.{colour}.value") for colour in COLOURS}
        return {
            "rule-S-03": Saying("rule-S-03", colours=colours),
            "rule-S-42": Saying("rule-S-42", **values),
            "rule-S-43": Saying("rule-S-43", steps=bonus_steps(edition, "more_players")),
            "rule-S-44": Saying("rule-S-44", steps=bonus_steps(edition, "two_players")),
            "rule-S-46": Saying("rule-S-46", cards=cards),
        }

    def result(self, table: Sultan) -> Result:
        return scoring.result(table)

    def view(self, table: Sultan, seat: int | None) -> view.SultanView:
        return view.view(table, seat)

    def own_view(self, table: Sultan, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        return view.own_view(table, seat, cast("view.SultanView", public))

    def redeal(self, table: Sultan, seat: int | None, stream: Stream) -> None:
        view.redeal(table, seat, stream)


def bonus_steps(edition: Edition, players: str) -> list[Saying]:
    """S-43, S-44: the bonus for so many jewels of one colour; the last one stands for all larger numbers."""
    bonus = [int(points) for points in printed_bonus(edition, players)]
    steps = [count for count, points in enumerate(bonus) if points > 0]
    keys = {count: "bonus-step-last" if count == len(bonus) - 1 else "bonus-step" for count in steps}
    return [Saying(keys[count], count=count, points=Saying("points-count", count=bonus[count])) for count in steps]


GAME: Final = SultanGame()
