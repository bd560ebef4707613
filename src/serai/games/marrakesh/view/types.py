"""What a view of Marrakesh has, declared once: mypy checks what is built; the client's types are written from it."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from serai.games.marrakesh.pieces.names import (
    CityField,
    Colour,
    District,
    GoodsColour,
    OasisField,
    Resource,
    SaharaField,
    ScrollColour,
    SquareField,
    Staircase,
    TrackIcon,
)
from serai.games.marrakesh.rules.decision import About
from serai.games.marrakesh.rules.prospects import Change
from serai.games.marrakesh.view.accounts import SeatAccounts
from serai.games.marrakesh.view.ladder import Rung

OasisState: TypeAlias = Literal["hidden", "discovered", "acquired"]


class KnownScroll(TypedDict):
    """A scroll below the top of a stack that everybody has seen."""

    depth: int
    scroll: int


class Academy(TypedDict):
    """A stack of scrolls: the one that lies face up, how many there are, and those below that everybody has seen."""

    scroll: int | None
    height: int
    known: list[KnownScroll]


class Shop(TypedDict):
    """A stack of luxury goods: the one that lies face up, and how many there are."""

    luxury: int | None
    height: int


class Companion(TypedDict):
    """Where a figure stands, and whom it accompanies."""

    seat: int | None
    step: int


class Figures(TypedDict, total=False):
    """M-202: sultan and imam; None once one has left the game, nothing at all without expansion 2."""

    sultan: Companion | None
    imam: Companion | None


class FoundOasis(TypedDict):
    """What lies on an oasis field; nobody knows a hidden one."""

    state: OasisState
    oasis: int | None


class TakenCity(TypedDict):
    """A desert city on a field, on its day or its night side."""

    city: int
    day: bool


class Done(TypedDict):
    """A turn of this round that is over: keshis drafted, or an assistant used."""

    verb: Literal["draft", "use_assistant"]
    colours: NotRequired[list[Colour]]
    district: NotRequired[District]
    option: NotRequired[Literal["action", "keshi"]]


class SeatBoard(TypedDict):
    """M-011: a seat's board, and what it has on the common board."""

    score: int
    full: list[District]
    final: int  # if the game ended now
    stock: dict[Resource, int]
    keshis: dict[Colour, int]
    guards: int  # in the tower
    sellers: list[District]
    jugglers: list[SquareField]
    rotation: int
    spectators: dict[SquareField, int]
    leaders: list[SaharaField]
    assistants: dict[District, int]
    assistants_used: list[District]  # in this round
    done: list[Done]  # in this round, the oldest first
    boat: int
    arrival: int
    moored: bool
    stairs: dict[Staircase, int]
    sections: dict[Staircase, int]  # in which the figures stand (M-127)
    aside: dict[Colour, int]


class SeatTiles(TypedDict):
    """The tiles that lie open before a seat."""

    gates: list[Colour | None]
    oases: dict[OasisField, FoundOasis]
    track: list[int]
    track_keshis: list[Colour | None]
    drawn_keshis: list[Colour]
    cities: dict[CityField, TakenCity | None]
    luxuries: list[int]
    scrolls: list[int]
    supply: list[int]
    supply_down_size: int
    goods: dict[GoodsColour, int]


class MarrakeshSeat(SeatBoard, SeatTiles, SeatAccounts):
    """A seat as another sees it: only face-down supply tiles and choices not yet revealed are its own secret."""

    seat: int
    screen_size: int
    screen: list[Colour] | None  # M-011: of other seats only where screens are open
    has_chosen: bool
    supply_down: NotRequired[list[int]]
    chosen_keshis: NotRequired[list[Colour]]
    chosen_supply: NotRequired[int | None]


class MarrakeshView(TypedDict):
    """What a seat may know of a table of Marrakesh."""

    ladder: list[Rung]
    previews: list[list[Change]]  # of the legal actions in their order, to the one who looks and has to decide
    keshi_previews: dict[Colour, list[Change]]  # of keshis behind the screen, to a seat that chooses among them
    about: About
    season: int
    season_count: int
    round: int
    round_count: int  # in a season
    round_phase: int  # M-051: from 1 to 4
    start_player: int
    season_marker: int
    audience_side: Literal["pink", "purple"]  # M-045: which side of the discs is up
    tower: dict[Colour, int]
    dropped: dict[Colour, int]
    offer: dict[Colour, int]
    offices: list[int]  # of the seasons so far; the last one is active
    offices_left: int
    track_icons: list[TrackIcon]  # what the places of the oasis track bring with so many players
    river_faces: list[int]
    scrolls: dict[ScrollColour, list[Academy]]
    shops: list[Shop]
    workshops: list[dict[Colour, int]]
    cities: list[int]
    oases_shown: list[int]
    inner_bonuses: dict[str, str]
    stairs_faces: list[str]
    figures: Figures
    seats: list[MarrakeshSeat]
