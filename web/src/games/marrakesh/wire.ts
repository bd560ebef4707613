// Written by `python -m serai.tables.typescript web/src` from what serai.games.marrakesh declares; not by hand.
import type { EventHead, ResultHead, ViewHead } from "../../wire";

/** Where a seat's points come from; `before` are those it had when the game ended. */
export interface Breakdown {
  before: number;
  districts: FilledDistricts;
  oases: ScoredOases;
  cities: ScoredCities;
  resources: Leftovers;
}

export interface FilledDistricts {
  filled: District[];
  points: number;
}

export type District = "date_plantation" | "medrese" | "palace" | "mosque" | "main_square" | "river" | "medina" | "sahara" | "souk";

export interface ScoredOases {
  scored: ScoredOasis[];
  points: number;
}

export interface ScoredOasis {
  oasis: number;
  points: number;
}

export interface ScoredCities {
  scored: ScoredCity[];
  points: number;
}

export interface ScoredCity {
  city: number;
  points: number;
}

export interface Leftovers {
  left: number;
  points: number;
}

/** One thing that is still to happen; those of a greater depth happen inside the next one that is less deep. */
export interface Rung {
  name: string;
  args: Record<string, number | string>;
  rule: string;
  depth: number;
  cause?: Cause;
}

/** Where something comes from: a tile by its number, a district or another source of the round by its name. */
export interface Cause {
  kind: "scroll" | "oasis" | "city" | "face" | "district" | "source";
  which: number | string;
}

/** A number of the own board, before and after; `then:<verb>` counts the answers of a choice that would follow. */
export interface Change {
  what: string;
  before: number;
  after: number;
}

export type Colour = "green" | "grey" | "white" | "black" | "pink" | "turquoise" | "beige" | "brown" | "red" | "purple" | "yellow" | "orange";

/** What a question is about, where its answers alone don't tell. */
export interface About {
  stairs?: Staircase;
  steps?: number;
  line?: string[];
  fields?: string[];
  mosque?: number;
  palace?: number;
  effects?: string[];
  count?: number;
  free_scholars?: number;
  gate?: Colour;
  total?: number;
  least?: Record<Resource, number>;
  left?: number;
  oasis?: number;
  face?: number;
}

export type Staircase = "palace" | "mosque";

export type Resource = "water" | "date" | "dinar";

export type TrackIcon = "none" | "keshi" | "swap" | "scroll_3";

export type ScrollColour = "grey" | "yellow" | "pink" | "orange";

/** A stack of scrolls: the one that lies face up, how many there are, and those below that everybody has seen. */
export interface Academy {
  scroll: number | null;
  height: number;
  known: KnownScroll[];
}

/** A scroll below the top of a stack that everybody has seen. */
export interface KnownScroll {
  depth: number;
  scroll: number;
}

/** A stack of luxury goods: the one that lies face up, and how many there are. */
export interface Shop {
  luxury: number | null;
  height: number;
}

/** M-202: sultan and imam; None once one has left the game, nothing at all without expansion 2. */
export interface Figures {
  sultan?: Companion | null;
  imam?: Companion | null;
}

/** Where a figure stands, and whom it accompanies. */
export interface Companion {
  seat: number | null;
  step: number;
}

/** A seat as another sees it: only face-down supply tiles and choices not yet revealed are its own secret. */
export interface MarrakeshSeat {
  score: number;
  full: District[];
  final: number;
  stock: Record<Resource, number>;
  keshis: Record<Colour, number>;
  guards: number;
  sellers: District[];
  jugglers: SquareField[];
  rotation: number;
  spectators: Record<SquareField, number>;
  leaders: SaharaField[];
  assistants: Record<District, number>;
  assistants_used: District[];
  done: Done[];
  boat: number;
  arrival: number;
  moored: boolean;
  stairs: Record<Staircase, number>;
  sections: Record<Staircase, number>;
  aside: Record<Colour, number>;
  gates: (Colour | null)[];
  oases: Record<OasisField, FoundOasis>;
  track: number[];
  track_keshis: (Colour | null)[];
  drawn_keshis: Colour[];
  cities: Record<CityField, TakenCity | null>;
  luxuries: number[];
  scrolls: number[];
  supply: number[];
  supply_down_size: number;
  goods: Record<GoodsColour, number>;
  room: Record<Colour, number | null>;
  places: Record<Colour, number | null>;
  does: Record<District, number>;
  due: Due;
  prices: Prices;
  sources: Record<"date_plantation" | "medrese" | "palace" | "mosque" | "main_square" | "river" | "medina" | "sahara" | "souk" | "draft" | "waterfalls" | "season_scrolls" | "river_tile" | "supply", number>;
  start_points: number;
  seat: number;
  screen_size: number;
  screen: Colour[] | null;
  has_chosen: boolean;
  supply_down?: number[];
  chosen_keshis?: Colour[];
  chosen_supply?: number | null;
}

export type SquareField = "water" | "points" | "mosque" | "palace" | "river" | "date" | "dinar" | "goods";

export type SaharaField = "left_1" | "left_2" | "left_3" | "right_1" | "right_2" | "right_3" | "start_right" | "start_left" | "left_4" | "right_4";

/** A turn of this round that is over: keshis drafted, or an assistant used. */
export interface Done {
  verb: "draft" | "use_assistant";
  colours?: Colour[];
  district?: District;
  option?: "action" | "keshi";
}

export type OasisField = "left_1" | "left_2" | "left_3" | "right_1" | "right_2" | "right_3";

/** What lies on an oasis field; nobody knows a hidden one. */
export interface FoundOasis {
  state: OasisState;
  oasis: number | null;
}

export type OasisState = "hidden" | "discovered" | "acquired";

export type CityField = "left_4" | "right_4";

/** A desert city on a field, on its day or its night side. */
export interface TakenCity {
  city: number;
  day: boolean;
}

export type GoodsColour = "purple" | "yellow" | "orange";

/** M-181 to M-183: what all supply tiles that lie face up ask for together, and what not paying them loses. */
export interface Due {
  cost: Record<Resource, number>;
  short: Record<Resource, number>;
  covered: boolean;
  penalty: number;
}

/** What things cost this seat now. */
export interface Prices {
  scrolls: Record<ScrollColour, number>;
  gates: number[];
  gate_points: number[];
  oases: Record<OasisField, Record<Resource, number>>;
  any_oasis: number;
  goods_waived: number;
}

/** What the edition says of itself. */
export interface EditionHead {
  id: string;
  schema: number;
  game: string;
  title: string;
  designer: string;
  publisher: string;
  year: number;
}

export interface SetUpData {
  gates_per_workshop: number;
}

export interface ScoringData {
  full_district: number;
}

export interface MainSquareData {
  fields: SquareFieldData[];
}

export interface SquareFieldData {
  id: SquareField;
  gain: Gain;
}

/** What is received: keshis of stated colours, of free colours or of one free colour; resources, steps, points. */
export interface Gain {
  keshi?: Colour[];
  any_keshi?: number;
  same_colour_keshi?: number;
  goods_keshi?: number;
  date?: number;
  water?: number;
  dinar?: number;
  any_resource?: number;
  river?: number;
  mosque?: number;
  palace?: number;
  mosque_or_palace?: number;
  points?: number;
}

export interface SaharaData {
  start_oasis: StartOasisData[];
  oasis_fields: OasisFieldData[];
  desert_city_fields: CityFieldData[];
}

export interface StartOasisData {
  place: Route;
  order: number;
  gain: Gain;
}

export type Route = "left" | "right";

export interface OasisFieldData {
  id: OasisField;
  route: Route;
  depth: number;
  cost: ResourceCost;
}

export interface ResourceCost {
  water?: number;
  date?: number;
  dinar?: number;
}

export interface CityFieldData {
  id: CityField;
  route: Route;
  depth: number;
  cost: GoodsCost;
  placement_gain: Gain;
}

export interface GoodsCost {
  purple?: number;
  yellow?: number;
  orange?: number;
}

export interface GateSpacesData {
  list: GateSpaceData[];
}

export interface GateSpaceData {
  district: District;
  match: Colour[];
}

export interface WorkshopsData {
  list: WorkshopData[];
}

export interface WorkshopData {
  id: number;
  cost: WorkshopCost;
  points: number;
}

export interface WorkshopCost {
  dinar: number;
}

export interface StairsData {
  last_step: number;
  boundary_gain: Gain;
  sections: Section[];
}

export interface Section {
  section: number;
  first_step: number;
  last_step: number;
}

export interface ConnectionData {
  mosque_fields: SectionField[];
  palace_fields: SectionField[];
  inner_fields: InnerField[];
  module_1_fill_order: string[];
  lines: LineData[];
}

export interface SectionField {
  section: number;
  gain: Gain;
}

export interface InnerField {
  id: string;
  column: "left" | "centre" | "right";
  height: number;
  gain: Gain;
  covered: boolean;
}

export interface LineData {
  mosque: number;
  palace: number;
  points: number;
  dinar: number;
  inner: string[];
}

export interface RiverData {
  start_step: number;
  pier_step: number;
  crocodile_step: number;
  waterfalls: WaterfallData[];
  piers: PierData[];
}

export interface WaterfallData {
  id: number;
  passed_from_step: number;
  gain: Gain;
}

export interface PierData {
  place: number;
  points: number;
}

export interface OfficesData {
  base: OfficeData[];
  module_3: OfficeData[];
}

export interface OfficeData {
  id: number;
  purple: Gain;
  yellow: Gain;
  orange: Gain;
}

export interface LuxuriesData {
  tile: LuxuryData[];
}

export interface LuxuryData {
  id: number;
  kind: LuxuryKind;
  cost: GoodsCost;
  gain: Gain;
}

export type LuxuryKind = "slippers" | "tajine" | "dagger" | "oil_lamp" | "necklace";

export interface SuppliesData {
  tile: SupplyData[];
}

export interface SupplyData {
  id: number;
  need: ResourceCost;
  loss: number;
}

export interface ScrollsData {
  backs: ScrollBack[];
  tile: ScrollData[];
}

export interface ScrollBack {
  back: ScrollColour;
  scholars: number;
  dates: number;
  count: number;
  first: number;
  last: number;
}

export interface ScrollData {
  id: number;
  back: ScrollColour;
  when: Activation;
  effect: string;
  gain?: Gain;
  pay?: ResourceCost;
  amount?: number;
}

export type Activation = "immediate" | "permanent" | "round_end" | "season_end";

export interface OasesData {
  tile: OasisData[];
}

export interface OasisData {
  id: number;
  rule: string;
  points: number;
  base?: number;
  colour?: Colour;
  colours?: Colour[];
  kind?: LuxuryKind;
  resource?: Resource;
  max?: number;
  max_keshi?: number;
  need?: number;
}

export interface CitiesData {
  tile: CityData[];
}

export interface CityData {
  id: number;
  when: "game_end" | "immediate";
  rule: string;
  points?: number;
  group?: number;
  goods_count?: boolean;
  min_keshi?: number;
  water_sellers_count?: boolean;
}

export interface RiverFacesData {
  side: RiverFaceData[];
}

export interface RiverFaceData {
  id: number;
  tile: number;
  season: number;
  rule: string;
  first?: Gain;
  second?: Gain;
  choice?: CountedBonus[];
  colours?: Colour[];
  amount?: number;
  offer?: number;
}

export interface CountedBonus {
  per: string;
  gain: Gain;
}

/** For each seat where its points come from. */
export interface MarrakeshResult extends ResultHead {
  breakdown: Breakdown[];
}

/** What a seat may know of a table of Marrakesh. */
export interface MarrakeshView extends ViewHead {
  ladder: Rung[];
  previews: Change[][];
  keshi_previews: Record<Colour, Change[]>;
  about: About;
  season: number;
  season_count: number;
  round: number;
  round_count: number;
  round_phase: number;
  start_player: number;
  season_marker: number;
  audience_side: "pink" | "purple";
  tower: Record<Colour, number>;
  dropped: Record<Colour, number>;
  offer: Record<Colour, number>;
  offices: number[];
  offices_left: number;
  track_icons: TrackIcon[];
  river_faces: number[];
  scrolls: Record<ScrollColour, Academy[]>;
  shops: Shop[];
  workshops: Record<Colour, number>[];
  cities: number[];
  oases_shown: number[];
  inner_bonuses: Record<string, string>;
  stairs_faces: string[];
  figures: Figures;
  seats: MarrakeshSeat[];
  result: MarrakeshResult | null;
}

/** The printed values that are drawn. */
export interface MarrakeshEdition {
  edition: EditionHead;
  setup: SetUpData;
  scoring: ScoringData;
  main_square: MainSquareData;
  sahara: SaharaData;
  gate_spaces: GateSpacesData;
  workshops: WorkshopsData;
  stairs: StairsData;
  connection: ConnectionData;
  river: RiverData;
  exchange: OfficesData;
  luxury: LuxuriesData;
  supply_tiles: SuppliesData;
  scrolls: ScrollsData;
  oases: OasesData;
  desert_cities: CitiesData;
  river_tiles: RiverFacesData;
}

export type MarrakeshAction = (
  | { type: "place_track_keshi"; colour: Colour; place: number }
  | { type: "set_disc"; rotation: number }
  | { type: "choose_supply"; tile: number }
  | { type: "choose_keshis"; colours: Colour[] }
  | { type: "send_red_assistant"; district: District }
  | { type: "draft"; colours: Colour[] }
  | { type: "place_pink"; field: SquareField }
  | { type: "place_brown"; field: SaharaField }
  | { type: "choose_city"; city: number }
  | { type: "place_red"; district: District }
  | { type: "choose_colour"; colour: Colour }
  | { type: "resolve"; effect: string }
  | { type: "take_resource"; resource: Resource }
  | { type: "take_goods"; colour: GoodsColour }
  | { type: "extra_step"; pay: Resource }
  | { type: "step" }
  | { type: "stop" }
  | { type: "choose_stairs"; stairs: Staircase }
  | { type: "choose_bonus"; option: number }
  | { type: "pay"; water: number; date: number; dinar: number }
  | { type: "return_resources"; resource: Resource; count: number }
  | { type: "use_assistant"; district: District; option: "action" | "keshi" }
  | { type: "plantation"; date: number; water: number; dinar: number; points: number }
  | { type: "exchange"; colour: GoodsColour }
  | { type: "buy_luxury"; shop: number; waive?: GoodsColour }
  | { type: "end_action" }
  | { type: "square_bonus"; field: SquareField }
  | { type: "refresh_scrolls"; colour: ScrollColour }
  | { type: "buy_scroll"; scroll: number }
  | { type: "buy_gate"; workshop: number; colour: Colour }
  | { type: "build_gate"; space: number }
  | { type: "acquire_oasis"; field: SaharaField }
  | { type: "acquire_city"; field: SaharaField }
  | { type: "swap_return"; colour: Colour; place?: "water" | "points" | "mosque" | "palace" | "river" | "date" | "dinar" | "goods" | "date_plantation" | "medrese" | "main_square" | "medina" | "sahara" | "souk" }
  | { type: "decline" }
  | { type: "take_scroll"; scroll: number }
  | { type: "take_luxury"; shop: number }
  | { type: "take_gate"; workshop: number; colour: Colour }
  | { type: "choose_action"; district: District }
  | { type: "choose_oasis"; oasis: number }
  | { type: "river_bonus"; waterfall: number }
  | { type: "choose_river_bonus"; option: "a" | "b" }
  | { type: "take_oasis"; oasis: number }
  | { type: "accept" }
  | { type: "supply"; mode: "pay" | "scroll44" | "default" }
);

export type MarrakeshEvent = EventHead & (
  | { type: "season_begun"; season: number; seat: number; face: number }
  | { type: "round_begun"; season: number; round: number; seat: number }
  | { type: "start_chosen"; seat: number }
  | { type: "office_opened"; office: number }
  | { type: "track_keshi_placed"; seat: number; colour: Colour; place: number }
  | { type: "disc_set"; seat: number; rotation: number }
  | { type: "supply_dealt"; seat: number; tiles?: number[] }
  | { type: "supply_chosen"; seat: number; tile?: number }
  | { type: "supply_turned_up"; seat: number; tile: number }
  | { type: "keshis_chosen"; seat: number; colours?: Colour[] }
  | { type: "keshis_revealed"; seat: number; colours: Colour[] }
  | { type: "assistant_sent"; seat: number; district: District }
  | { type: "tower_dropped"; count: number; colours: Colour[] }
  | { type: "drafted"; seat: number; colours: Colour[] }
  | { type: "dropped_out"; seat: number }
  | { type: "offer_cleared"; count: number }
  | { type: "keshi_placed"; seat: number; colour: Colour; district: District }
  | { type: "juggler_placed"; seat: number; field: SquareField }
  | { type: "leader_placed"; seat: number; field: SaharaField }
  | { type: "keshi_lost"; seat: number; colour: Colour }
  | { type: "keshi_returned"; seat: number; colour: Colour }
  | { type: "points_gained"; seat: number; points: number }
  | { type: "points_lost"; seat: number; points: number }
  | { type: "resources_gained"; seat: number; resource: Resource; count: number }
  | { type: "resources_paid"; seat: number; resource: Resource; count: number }
  | { type: "paid"; seat: number; water: number; date: number; dinar: number }
  | { type: "harvested"; seat: number; date: number; water: number; dinar: number }
  | { type: "effect_chosen"; seat: number; effect: string }
  | { type: "river_bonus_chosen"; seat: number; option: "a" | "b"; face: number }
  | { type: "goods_paid"; seat: number; colour: Colour; count: number }
  | { type: "assistant_used"; seat: number; district: District; option: "action" | "keshi" }
  | { type: "action_begun"; seat: number; district: District }
  | { type: "boat_moved"; seat: number; space: number }
  | { type: "boat_moored"; seat: number; place: number }
  | { type: "waterfall_bonus"; seat: number; waterfall: number }
  | { type: "office_used"; seat: number; office: number; colour: Colour }
  | { type: "luxury_taken"; seat: number; luxury: number; shop: number }
  | { type: "luxury_turned_up"; luxury: number; shop: number }
  | { type: "shop_restocked"; shop: number; from_shop: number; count: number }
  | { type: "disc_turned"; seat: number; rotation: number }
  | { type: "square_bonus_taken"; seat: number; field: SquareField; spectators: number }
  | { type: "figure_moved"; seat: number; stairs: Staircase; step: number }
  | { type: "boundary_crossed"; seat: number; stairs: Staircase; section: number }
  | { type: "bonus_chosen"; seat: number; mosque: number; palace: number; option: number }
  | { type: "companion_joined"; stairs: Staircase; seat: number }
  | { type: "companion_alone"; stairs: Staircase; step: number }
  | { type: "companion_left"; stairs: Staircase }
  | { type: "scrolls_renewed"; seat: number; colour: ScrollColour }
  | { type: "scroll_taken"; seat: number; scroll: number }
  | { type: "scroll_turned_up"; scroll: number; colour: ScrollColour; place: number }
  | { type: "academy_restocked"; colour: ScrollColour; place: number; from_place: number; count: number }
  | { type: "gate_built"; seat: number; colour: Colour; space: number }
  | { type: "oasis_discovered"; seat: number; oasis: number; field: SaharaField }
  | { type: "oasis_acquired"; seat: number; oasis: number; place: number }
  | { type: "oasis_valued"; seat: number; oasis: number; points: number }
  | { type: "city_taken"; seat: number; city: number; field: SaharaField }
  | { type: "city_acquired"; seat: number; city: number }
  | { type: "round_ended"; season: number; round: number }
  | { type: "river_won"; seat: number; rank: number; face: number }
  | { type: "river_unwon"; face: number }
  | { type: "boats_returned"; season: number }
  | { type: "supply_paid"; seat: number; mode: "pay" | "scroll44" | "default" }
  | { type: "supply_failed"; seat: number; points: number }
  | { type: "game_scored"; seat: number; score: number; districts: number; resources: number; oases: number[] }
);

/** All that a face of this game deals with. */
export interface Marrakesh {
  view: MarrakeshView;
  action: MarrakeshAction;
  event: MarrakeshEvent;
}
