"""The box of Marrakesh."""

from collections.abc import Mapping
from typing import Final, cast

from serai.core.chance import Stream
from serai.core.game import Edition, Flag, Game, GameOption, OneOf, Result, SeatOrRandom, whole_or_text
from serai.core.sayings import Saying
from serai.games.marrakesh import scoring
from serai.games.marrakesh.actions import VOCABULARY, is_face
from serai.games.marrakesh.events import EVENTS
from serai.games.marrakesh.pieces.drawn import MarrakeshEdition, drawn_values
from serai.games.marrakesh.pieces.names import face_number
from serai.games.marrakesh.pieces.printed import printed_values
from serai.games.marrakesh.pieces.setting import Setting
from serai.games.marrakesh.rules.city_deals import face_season
from serai.games.marrakesh.rules.districts import DISTRICTS_OPEN
from serai.games.marrakesh.rules.setup import SET_UP
from serai.games.marrakesh.state import Marrakesh, empty_table
from serai.games.marrakesh.tiles import SHELF
from serai.games.marrakesh.tiles.sentences import sayings
from serai.games.marrakesh.view import hidden, seen
from serai.games.marrakesh.view.types import MarrakeshView


class StairsTiles(GameOption):
    """Expansion 1: off, on, or the faces agreed on in the order of the fields."""

    def allows(self, value: object, players: int) -> bool:
        if not isinstance(value, list):
            return isinstance(value, bool)
        if len(value) != 12 or not all(is_face(face) for face in value):
            return False
        return len({face_number(str(face)) // 2 for face in value}) == 12

    def parse(self, written: str) -> object:
        if "," in written:
            return written.split(",")
        return {"true": True, "false": False}.get(written.lower(), written)

    def values(self, players: int) -> list[object]:
        return [False, True]


class RiverTiles(GameOption):
    """The river faces: drawn, those of a first game, or three agreed on."""

    def allows(self, value: object, players: int) -> bool:
        if not isinstance(value, list):
            return isinstance(value, str) and value in ("random", "first_game")
        if len(value) != 3:
            return False
        return all(self.fits(face, season) for season, face in enumerate(value))

    def fits(self, face: object, season: int) -> bool:
        if not isinstance(face, int) or isinstance(face, bool):
            return False
        return 1 <= face <= 18 and face_season(face) == season

    def parse(self, written: str) -> object:
        return [whole_or_text(face) for face in written.split(",")] if "," in written else written

    def values(self, players: int) -> list[object]:
        return ["random", "first_game"]


class MarrakeshGame(Game[Marrakesh]):
    """Marrakesh, for two to four players."""

    def __init__(self) -> None:
        self.name = "marrakesh"
        self.prefix = "M"
        self.version = 2  # 1: keshis behind all screens were shown
        self.players = range(2, 5)  # M-033
        self.options = (
            StairsTiles("stairs_tiles", False),
            Flag("imam_and_sultan", False),
            OneOf("exchange_set", "base", ("base", "mixed", "new_only")),
            OneOf("audience_side", "pink", ("pink", "purple")),
            Flag("desert_cities", False),
            RiverTiles("river_tiles", "random"),
            SeatOrRandom("start_player"),
            OneOf("tower_model", "bernoulli", ("bernoulli", "pass_through")),
            OneOf("leftover_keshis", "supply", ("supply", "stay")),
            Flag("stairs_may_stop", False),
            OneOf("permanent_limit", "once_per_turn", ("once_per_turn", "unlimited")),
            OneOf("score_floor", "none", ("none", "zero")),
            OneOf("river_unmoved", "unranked", ("unranked", "turn_order")),
            OneOf("square_steps", "one_move", ("one_move", "separate")),
            OneOf("audience_threshold", "effective", ("effective", "printed")),
            OneOf("city_without_tile", "allowed", ("allowed", "forbidden")),
            Flag("open_screens", False).later(before=True),
        )
        self.vocabulary = VOCABULARY
        self.events = EVENTS
        assert SHELF == 72
        assert DISTRICTS_OPEN == 9

    def set_up(self, players: int, options: dict[str, object], edition: Edition) -> Marrakesh:
        return empty_table(Setting(players, options, edition), SET_UP)

    def check_edition(self, edition: Edition) -> None:
        printed_values(edition)

    def sayings(self, edition: Edition) -> dict[str, Saying]:
        if edition.sha256 not in SAYINGS:
            SAYINGS[edition.sha256] = sayings(printed_values(edition))
        return SAYINGS[edition.sha256]

    def printed(self, edition: Edition) -> MarrakeshEdition:
        return drawn_values(edition)

    def result(self, table: Marrakesh) -> Result:
        return scoring.result(table)

    def view(self, table: Marrakesh, seat: int | None) -> MarrakeshView:
        return seen.view(table, seat)

    def own_view(self, table: Marrakesh, seat: int, public: Mapping[str, object]) -> Mapping[str, object]:
        return seen.own_view(table, seat, cast("MarrakeshView", public))

    def redeal(self, table: Marrakesh, seat: int | None, stream: Stream) -> None:
        hidden.redeal(table, seat, stream)


SAYINGS: Final[dict[str, dict[str, Saying]]] = {}  # by edition
GAME: Final = MarrakeshGame()
