"""A table's fixed numbers: what follows from the players, the options and the edition."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.game import Edition
from serai.games.marrakesh.pieces.names import (
    face_number,
    no_numbers,
)
from serai.games.marrakesh.pieces.printed import Printed, printed_values
from serai.games.marrakesh.pieces.printed_boards import icons_for


class Setting:
    """A table's fixed numbers: player count, options and printed values (never changed)."""

    def __init__(self, players: i64, options: dict[str, object], edition: Edition) -> None:
        self.players: i64 = players
        self.printed: Printed = printed_values(edition)
        self.stairs_tiles: bool = options["stairs_tiles"] is not False
        self.faces_agreed: vec[i64] = agreed_faces(options["stairs_tiles"])
        self.figures: bool = options["imam_and_sultan"] is True
        self.first_office: i64 = 7 if options["exchange_set"] == "new_only" else 1  # M-213
        self.last_office: i64 = 6 if options["exchange_set"] == "base" else 12
        self.purple_side: bool = options["audience_side"] == "purple"  # M-215
        self.disc: vec[i64] = self.printed.purple if self.purple_side else self.printed.pink
        self.cities: bool = options["desert_cities"] is True
        self.cities_shown: i64 = self.printed.cities_drawn[players]  # M-218
        self.river_agreed: vec[i64] = agreed_river(options["river_tiles"], self.printed.first_faces)
        self.start_agreed: i64 = seat_agreed(options["start_player"])
        self.track_keshis: i64 = self.printed.track_draw[players]  # M-043
        self.second_bonus: bool = players > 2  # M-178
        self.passes_through: bool = options["tower_model"] == "pass_through"
        self.leftovers_stay: bool = options["leftover_keshis"] == "stay"
        self.stairs_may_stop: bool = options["stairs_may_stop"] is True
        self.unlimited: bool = options["permanent_limit"] == "unlimited"
        self.floor_at_zero: bool = options["score_floor"] == "zero"
        self.unmoved_rank: bool = options["river_unmoved"] == "turn_order"
        self.separate_steps: bool = options["square_steps"] == "separate"
        self.printed_threshold: bool = options["audience_threshold"] == "printed"
        self.city_forbidden: bool = options["city_without_tile"] == "forbidden"
        self.open_screens: bool = options["open_screens"] is True
        self.track_icon: vec[i64] = icons_for(self.printed.track, players)
        knocked = 1.0 - (1.0 - self.printed.dislodge) ** (3 * players)
        self.stick: i64 = int(self.printed.stick * 4294967296.0)  # chances of 2**32
        self.knock: i64 = int(knocked * 4294967296.0)


def agreed_faces(option: object) -> vec[i64]:
    """The faces of a list of stairs tiles; empty when chance is to draw them."""
    faces = no_numbers()
    if isinstance(option, list):
        faces = vec[i64]([face_number(str(face)) for face in option])
    return faces


def agreed_river(option: object, first_game: vec[i64]) -> vec[i64]:
    """M-038: the faces agreed on; empty when chance draws them."""
    if option == "first_game":
        return first_game
    faces = no_numbers()
    if isinstance(option, list):
        faces = vec[i64]([int(face) for face in option])
    return faces


def seat_agreed(option: object) -> i64:
    return option if isinstance(option, int) else -1
