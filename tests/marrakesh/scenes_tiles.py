"""Scenes for Marrakesh's tiles: a board laid out before seat 0, one action, and a look at all that has changed."""

from collections.abc import Mapping, Sequence
from typing import Any

from serai.core.errors import Refusal
from serai.games.marrakesh.pieces.names import DISTRICTS, SQUARE_FIELDS
from serai.play.state import State
from serai.testing import scenes as house
from tests.marrakesh.scenes import (
    begun,
    boat,
    final,
    gains,
    give_scroll,
    kinds,
    legal_json,
    phase,
    set_acquired,
    set_boat,
    set_city,
    set_disc,
    set_face,
    set_figures,
    set_gates,
    set_guards,
    set_jugglers,
    set_keshis,
    set_leaders,
    set_luxuries,
    set_oases,
    set_office,
    set_points,
    set_resources,
    set_sellers,
    set_shop,
    set_supply,
    set_track_keshis,
    set_workshop,
    show_scroll,
    snapshot,
    start_draft,
    start_phase_3,
    start_phase_4,
    start_season_scoring,
    table_of,
)

PIER = 12  # the last space of the river
TOP = 15  # the last step of the stairs
FIRST_STEP = 4  # the first step of the second section
BASES: dict[str, State] = {}


class Scene:
    """A table and what the seats had when the action began."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.before = [snapshot(state, seat) for seat in range(state.players)]

    def do(self, kind: str, **written: object) -> "Scene":
        """The actor does what is written."""
        house.play(self.state, kind, **written)
        return self

    def resolve(self, effect: str) -> "Scene":
        return self.do("resolve", effect=effect)

    def use(self, district: str, option: str = "action") -> "Scene":
        return self.do("use_assistant", district=district, option=option)

    def refused(self, kind: str, **written: object) -> Refusal:
        return house.refused(self.state, kind, **written)

    def gained(self, seat: int = 0) -> dict[str, int]:
        """All that has changed for a seat since the action began."""
        return gains(self.state, self.before[seat], seat)

    def may(self, kind: str, key: str) -> list[object]:
        """What the actor may name for a key of an action."""
        return [action[key] for action in legal_json(self.state) if action["type"] == kind]

    def effects(self) -> set[object]:
        """The effects that wait for their turn."""
        return set(self.may("resolve", "effect"))

    @property
    def kinds(self) -> set[object]:
        return kinds(self.state)

    @property
    def phase(self) -> str:
        return phase(self.state)

    @property
    def done(self) -> bool:
        """Is seat 0 through with this assistant?"""
        return self.phase == "use_assistant"

    @property
    def boat(self) -> int:
        return boat(self.state)

    @property
    def rotation(self) -> int:
        return int(table_of(self.state).rotation(0))

    @property
    def track(self) -> list[int]:
        """The acquired oases, in order."""
        table = table_of(self.state)
        return [int(table.track_oasis(0, place)) for place in range(table.track_size(0))]

    def has_seller(self, district: str) -> bool:
        return table_of(self.state).has_seller(0, DISTRICTS.index(district))

    def has_juggler(self, field: str) -> bool:
        return table_of(self.state).has_juggler(0, SQUARE_FIELDS.index(field))


def base(players: int, options: Mapping[str, object]) -> State:
    """A table after set-up on which nobody has points or resources and no supply tile is face up."""
    key = f"{players} {sorted(options.items())}"
    if key not in BASES:
        chosen: dict[str, Any] = {"river_tiles": "first_game", **options}
        state = begun(players, **chosen)
        for seat in range(players):
            bare(state, seat)
        BASES[key] = state
    return BASES[key].copy()


def bare(state: State, seat: int) -> None:
    set_points(state, seat, 0)
    set_resources(state, seat)
    set_track_keshis(state, seat, {})
    set_disc(state, seat, 0)
    set_supply(state, seat, (), (3 * seat + 1, 3 * seat + 2, 3 * seat + 3))


def laid(players: int = 2, options: Mapping[str, object] | None = None, **board: Any) -> State:
    """A new table with a board laid out before seat 0."""
    state = base(players, options or {})
    lay(state, 0, **board)
    return state


def lay(
    state: State,
    seat: int,
    *,
    scrolls: Sequence[int] = (),
    stock: Sequence[int] = (0, 0, 0),
    points: int = 0,
    sellers: Sequence[str] = (),
    jugglers: Sequence[str] = (),
    rotation: int = 0,
    leaders: Sequence[str] = (),
    oases: Mapping[str, int] | None = None,
    acquired: Sequence[int] = (),
    gates: Mapping[int, str] | None = None,
    guards: int = 0,
    boat: int = 0,
    palace: int = 0,
    mosque: int = 0,
    luxuries: Sequence[int] = (),
    track: Mapping[int, str] | None = None,
    city: int = 0,
    day: bool = False,
    office: int = 0,
    shops: Sequence[int] = (),
    workshops: Mapping[int, str] | None = None,
    **keshis: int,
) -> None:
    """What lies before a seat (stock is water, dates, dinars) and what the shops and workshops offer."""
    give_scroll(state, seat, *scrolls)
    set_resources(state, seat, *stock)
    set_points(state, seat, points)
    set_keshis(state, seat, **keshis)
    set_sellers(state, seat, *sellers)
    set_jugglers(state, seat, *jugglers)
    set_disc(state, seat, rotation)
    set_leaders(state, seat, *leaders)
    set_oases(state, seat, **(oases or {}))
    set_acquired(state, seat, *acquired)
    set_gates(state, seat, gates or {})
    set_guards(state, seat, guards)
    set_figures(state, seat, palace, mosque)
    set_luxuries(state, seat, *luxuries)
    set_track_keshis(state, seat, track or {})
    if boat > 0:
        set_boat(state, seat, boat, moored=boat == PIER)
    if city > 0:
        set_city(state, seat, "left_4", city, day)
    if office > 0:
        set_office(state, office)
    for number, luxury in enumerate(shops):
        set_shop(state, number + 1, luxury)
    for workshop, colour in (workshops or {}).items():
        set_workshop(state, workshop, **{colour: 1})


# Moments


def turn(*districts: str, **board: Any) -> Scene:
    """The phase-3 turn of seat 0, with assistants there and the others in the souk."""
    state = laid(**board)
    start_phase_3(state, 0, (*districts, "souk", "souk", "souk")[:3])
    return Scene(state)


def action(district: str, **board: Any) -> Scene:
    """An assistant carries out the action of a district."""
    return turn(district, **board).use(district)


def taking(district: str, **board: Any) -> Scene:
    """An assistant takes a keshi of its district."""
    return turn(district, **board).use(district, "keshi")


def bought(scroll: int, stock: Sequence[int] = (0, 0, 0), grey: int = 0, **board: Any) -> Scene:
    """Seat 0 has bought a scroll in the madrasa; changes count from there, when it had this stock."""
    kind = (scroll > 21) + (scroll > 42) + (scroll > 60)
    price, scholars = (1, 1, 2, 3)[kind], (1, 3, 5, 7)[kind]
    water, dates, dinars = stock
    state = laid(stock=(water, dates + price, dinars), grey=grey or scholars, **board)
    show_scroll(state, scroll)
    start_phase_3(state, 0, ("medrese", "souk", "souk"))
    house.play(state, "use_assistant", district="medrese", option="action")
    scene = Scene(state)
    scene.before[0]["date"] -= price
    scene.before[0]["scrolls"] += 1
    return scene.do("buy_scroll", scroll=scroll)


def draft(offer: Mapping[str, int], **board: Any) -> Scene:
    """Phase 2 with this offer; seat 0 is the first to take."""
    state = laid(**board)
    start_draft(state, 0, offer)
    return Scene(state)


def round_end(**board: Any) -> Scene:
    """Phase 4; nobody else's boat has moved."""
    state = laid(**board)
    scene = Scene(state)
    start_phase_4(state)
    return scene


def season_end(season: int, face: int, others: Mapping[int, Mapping[str, Any]] | None = None, **board: Any) -> Scene:
    """The scoring of a season with this river face; the others have these boards."""
    state = laid(**board)
    for seat, other in (others or {}).items():
        lay(state, seat, **other)
    set_face(state, face, season)
    scene = Scene(state)
    start_season_scoring(state, season)
    return scene


def owing(season: int, tiles: Sequence[int], **board: Any) -> Scene:
    """The scoring of a season in which no boat has moved and seat 0 has these supply tiles face up."""
    state = laid(**board)
    set_supply(state, 0, tiles, (7, 8)[: 3 - len(tiles)])
    scene = Scene(state)
    start_season_scoring(state, season)
    return scene


def oasis_value(oasis: int, **board: Any) -> int:
    """What an acquired oasis gives in the final scoring."""
    return int(final(laid(acquired=(oasis,), **board)).oases)


def city_value(city: int, day: bool = True, **board: Any) -> int:
    """What a desert city gives in the final scoring."""
    return int(final(laid(options={"desert_cities": True}, city=city, day=day, **board)).cities)
