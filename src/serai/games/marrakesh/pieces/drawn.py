"""What an edition prints, as clients that draw it are told."""

# not compiled: what is compiled forgets the types of its fields, which the client's are made from

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict, cast

from serai.core.game import Edition
from serai.games.marrakesh.pieces.entries import MARKS
from serai.games.marrakesh.pieces.names import (
    CityField,
    Colour,
    District,
    OasisField,
    Resource,
    ScrollColour,
    SquareField,
)

LuxuryKind: TypeAlias = Literal["slippers", "tajine", "dagger", "oil_lamp", "necklace"]
Activation: TypeAlias = Literal["immediate", "permanent", "round_end", "season_end"]
Route: TypeAlias = Literal["left", "right"]


class ResourceCost(TypedDict, total=False):
    water: int
    date: int
    dinar: int


class GoodsCost(TypedDict, total=False):
    purple: int
    yellow: int
    orange: int


class Gain(TypedDict, total=False):
    """What is received: keshis of stated colours, of free colours or of one free colour; resources, steps, points."""

    keshi: list[Colour]
    any_keshi: int
    same_colour_keshi: int
    goods_keshi: int
    date: int
    water: int
    dinar: int
    any_resource: int
    river: int
    mosque: int
    palace: int
    mosque_or_palace: int
    points: int


class EditionHead(TypedDict):
    """What the edition says of itself."""

    id: str
    schema: int
    game: str
    title: str
    designer: str
    publisher: str
    year: int


class SetUpData(TypedDict):
    gates_per_workshop: int


class ScoringData(TypedDict):
    full_district: int


class SquareFieldData(TypedDict):
    id: SquareField
    gain: Gain


class MainSquareData(TypedDict):
    fields: list[SquareFieldData]


class StartOasisData(TypedDict):
    place: Route
    order: int
    gain: Gain


class OasisFieldData(TypedDict):
    id: OasisField
    route: Route
    depth: int
    cost: ResourceCost


class CityFieldData(TypedDict):
    id: CityField
    route: Route
    depth: int
    cost: GoodsCost
    placement_gain: Gain


class SaharaData(TypedDict):
    start_oasis: list[StartOasisData]
    oasis_fields: list[OasisFieldData]
    desert_city_fields: list[CityFieldData]


class GateSpaceData(TypedDict):
    district: District
    match: list[Colour]


class GateSpacesData(TypedDict):
    list: list[GateSpaceData]


class WorkshopCost(TypedDict):
    dinar: int


class WorkshopData(TypedDict):
    id: int
    cost: WorkshopCost
    points: int


class WorkshopsData(TypedDict):
    list: list[WorkshopData]


class Section(TypedDict):
    section: int
    first_step: int
    last_step: int


class StairsData(TypedDict):
    last_step: int
    boundary_gain: Gain
    sections: list[Section]


class SectionField(TypedDict):
    section: int
    gain: Gain


class InnerField(TypedDict):
    id: str
    column: Literal["left", "centre", "right"]
    height: int
    gain: Gain
    covered: bool


class LineData(TypedDict):
    mosque: int
    palace: int
    points: int
    dinar: int
    inner: list[str]


class ConnectionData(TypedDict):
    mosque_fields: list[SectionField]
    palace_fields: list[SectionField]
    inner_fields: list[InnerField]
    module_1_fill_order: list[str]
    lines: list[LineData]


class WaterfallData(TypedDict):
    id: int
    passed_from_step: int
    gain: Gain


class PierData(TypedDict):
    place: int
    points: int


class RiverData(TypedDict):
    start_step: int
    pier_step: int
    crocodile_step: int
    waterfalls: list[WaterfallData]
    piers: list[PierData]


class OfficeData(TypedDict):
    id: int
    purple: Gain
    yellow: Gain
    orange: Gain


class OfficesData(TypedDict):
    base: list[OfficeData]
    module_3: list[OfficeData]


class LuxuryData(TypedDict):
    id: int
    kind: LuxuryKind
    cost: GoodsCost
    gain: Gain


class LuxuriesData(TypedDict):
    tile: list[LuxuryData]


class SupplyData(TypedDict):
    id: int
    need: ResourceCost
    loss: int


class SuppliesData(TypedDict):
    tile: list[SupplyData]


class ScrollBack(TypedDict):
    back: ScrollColour
    scholars: int
    dates: int
    count: int
    first: int
    last: int


class ScrollData(TypedDict):
    id: int
    back: ScrollColour
    when: Activation
    effect: str
    gain: NotRequired[Gain]
    pay: NotRequired[ResourceCost]
    amount: NotRequired[int]


class ScrollsData(TypedDict):
    backs: list[ScrollBack]
    tile: list[ScrollData]


class OasisData(TypedDict):
    id: int
    rule: str
    points: int
    base: NotRequired[int]
    colour: NotRequired[Colour]
    colours: NotRequired[list[Colour]]
    kind: NotRequired[LuxuryKind]
    resource: NotRequired[Resource]
    max: NotRequired[int]
    max_keshi: NotRequired[int]
    need: NotRequired[int]


class OasesData(TypedDict):
    tile: list[OasisData]


class CityData(TypedDict):
    id: int
    when: Literal["game_end", "immediate"]
    rule: str
    points: NotRequired[int]
    group: NotRequired[int]
    goods_count: NotRequired[bool]
    min_keshi: NotRequired[int]
    water_sellers_count: NotRequired[bool]


class CitiesData(TypedDict):
    tile: list[CityData]


class CountedBonus(TypedDict):
    per: str
    gain: Gain


class RiverFaceData(TypedDict):
    id: int
    tile: int
    season: int
    rule: str
    first: NotRequired[Gain]
    second: NotRequired[Gain]
    choice: NotRequired[list[CountedBonus]]
    colours: NotRequired[list[Colour]]
    amount: NotRequired[int]
    offer: NotRequired[int]


class RiverFacesData(TypedDict):
    side: list[RiverFaceData]


class MarrakeshEdition(TypedDict):
    """The printed values that are drawn."""

    edition: EditionHead
    setup: SetUpData
    scoring: ScoringData
    main_square: MainSquareData
    sahara: SaharaData
    gate_spaces: GateSpacesData
    workshops: WorkshopsData
    stairs: StairsData
    connection: ConnectionData
    river: RiverData
    exchange: OfficesData
    luxury: LuxuriesData
    supply_tiles: SuppliesData
    scrolls: ScrollsData
    oases: OasesData
    desert_cities: CitiesData
    river_tiles: RiverFacesData


DRAWN: Final = (
    "edition",
    "setup",
    "scoring",
    "main_square",
    "sahara",
    "gate_spaces",
    "workshops",
    "stairs",
    "connection",
    "river",
    "exchange",
    "luxury",
    "supply_tiles",
    "scrolls",
    "oases",
    "desert_cities",
    "river_tiles",
)
IN_PART: Final[dict[str, str]] = {"setup": "gates_per_workshop", "scoring": "full_district"}  # of these just one number


def drawn_values(edition: Edition) -> MarrakeshEdition:
    """The tables of an edition that a client draws, as they are written there, without the marks."""
    return cast(MarrakeshEdition, {key: drawn_table(key, edition.values[key]) for key in DRAWN})


def drawn_table(key: str, table: object) -> object:
    if key not in IN_PART:
        return unmarked(table)
    assert isinstance(table, dict)
    return {IN_PART[key]: table[IN_PART[key]]}


def unmarked(value: object) -> object:
    if isinstance(value, dict):
        return {key: unmarked(each) for key, each in value.items() if key not in MARKS}
    return [unmarked(each) for each in value] if isinstance(value, list) else value
