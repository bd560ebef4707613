/** What the faces of tiles show, composed from the edition's data: one function for each kind of tile. */
import type { CityData, Gain, OasisData, RiverFaceData, ScrollData } from "../wire";
import { arrow, gainGlyphs, keshi, points, resource, sign, steps, word, type Glyph } from "../pieces/glyphs";

const FALLS = sign("waterfall", "water");
const CROWD = sign("spectator", "square");
const LUXURY = sign("necklace", "luxury");
const OASIS = sign("palm", "oasis");
const SQUARE = sign("juggle", "square");

type Face = (scroll: ScrollData) => Glyph[];
const gained = (gain: Gain | undefined): Glyph[] => gainGlyphs(gain ?? {});
const paid = (scroll: ScrollData): Glyph[] => gainGlyphs((scroll.pay ?? {}) as Gain);

/** The effects of scrolls that have a face. */
export const drawnEffects = (): string[] => Object.keys(SCROLLS);

/** By effect: when it works, an arrow, and what it does. */
const SCROLLS: Record<string, Face> = {
  gain: (scroll) => gained(scroll.gain),
  boundary_bonus: (scroll) => [sign("boundary"), arrow, ...gained(scroll.gain)],
  waterfall_crossing_bonus: () => [sign("boat", "water"), arrow, FALLS],
  exchange_extra: (scroll) => [sign("exchange"), arrow, ...gained(scroll.gain)],
  left_workshop_no_loss: () => [sign("gate"), arrow, word("−0")],
  plantation_alternative: (scroll) => [resource("date"), arrow, ...gained(scroll.gain)],
  buy_stair_steps: (scroll) => [...paid(scroll), word("=", 0.4), steps("either")],
  all_waterfalls: () => [FALLS, FALLS, FALLS],
  points_field_bonus: (scroll) => [points("?"), word(`+${scroll.amount}`, 0.8)],
  extra_spectator: (scroll) => [CROWD, word(`+${scroll.amount}`, 0.8)],
  gate_discount: (scroll) => [sign("gate"), arrow, word(`−${scroll.amount}`, 0.7), resource("dinar")],
  dates_and_water_as_dinars: () => [resource("date"), resource("water"), word("=", 0.4), resource("dinar")],
  souk_many_luxuries: () => [sign("awning"), arrow, LUXURY, LUXURY],
  water_seller_water: (scroll) => [keshi("red"), arrow, word(scroll.amount ?? 1, 0.5), resource("water")],
  gate_any_keshi: () => [sign("gate"), arrow, keshi("any")],
  cheap_supply: (scroll) => [...paid(scroll), arrow, sign("jug"), word(`−${scroll.amount}`, 0.7)],
  cheap_oasis: (scroll) => [OASIS, word("=", 0.4), ...gainGlyphs({ any_resource: scroll.amount })],
  souk_many_exchanges: () => [sign("awning"), arrow, sign("exchange"), sign("exchange")],
  three_spectator_fields: (scroll) => [CROWD, word(3, 0.4), arrow, word(`×${scroll.amount}`, 0.9)],
  extra_stair_step: (scroll) => [sign("stairs"), word(`+${scroll.amount}`, 0.8)],
  mosque_top_points: (scroll) => [steps("mosque"), arrow, points(`×${scroll.amount}`)],
  palace_top_points: (scroll) => [steps("palace"), arrow, points(`×${scroll.amount}`)],
  pier_points: (scroll) => [sign("pier", "water"), arrow, points(`×${scroll.amount}`)],
  water_seller_points: (scroll) => [keshi("red"), arrow, points(scroll.amount ?? 0)],
  one_spectator_fields: (scroll) => [CROWD, word(1, 0.4), arrow, word(`×${scroll.amount}`, 0.9)],
  any_district_action: () => [keshi("any"), arrow, sign("house")],
  juggler_neighbours: () => [keshi("pink"), arrow, SQUARE, SQUARE],
  souk_water_seller: (scroll) => [keshi("red"), arrow, ...gained(scroll.gain)],
  seven_scroll_for_date: (scroll) => [...paid(scroll), arrow, sign("scroll")],
  whole_connection_line: () => [sign("line"), arrow, sign("khatam"), sign("khatam"), sign("khatam")],
  double_waterfall: (scroll) => [FALLS, word(`×${scroll.amount}`, 0.9)],
  draft_two_any: (scroll) => [sign("tower_of_cubes"), arrow, ...gainGlyphs({ any_keshi: scroll.amount })],
  free_discovered_oases: (scroll) => [OASIS, word(`×${scroll.amount}`, 0.9)],
  two_connection_bonuses: (scroll) => [sign("line"), arrow, word(scroll.amount ?? 2, 0.5), sign("khatam")],
  keshi_and_action: () => [keshi("any"), arrow, sign("house")],
  square_twice: (scroll) => [SQUARE, word(`×${scroll.amount}`, 0.9)],
  gate_double_keshi: (scroll) => [sign("gate"), arrow, ...gainGlyphs({ any_keshi: scroll.amount })],
  score_on_discovery: () => [OASIS, arrow, points("?")],
  all_jugglers: () => [keshi("pink"), keshi("pink"), arrow, SQUARE],
  score_acquired_oasis: (scroll) => [word(scroll.amount ?? 1, 0.5), OASIS, arrow, points("?")],
  resources_to_points: (scroll) => [resource("any-resource"), arrow, points(scroll.amount ?? 0)],
};

/** A scroll's face; small ones drop the arrow and what comes before it, if that leaves enough to know it by. */
export function scrollGlyphs(scroll: ScrollData, small = false): Glyph[] {
  const glyphs = SCROLLS[scroll.effect]?.(scroll) ?? gained(scroll.gain);
  return small ? glyphs.filter((glyph) => glyph.is !== "arrow").slice(0, 3) : glyphs;
}

const plusPoints = (oasis: OasisData): Glyph[] => [points(oasis.base ?? 0), word(`+${oasis.points}`, 0.74)];

const OASES: Record<string, (oasis: OasisData) => Glyph[]> = {
  per_gate: ({ points: each, colours = [] }) => [
    points(each),
    ...colours.map((colour): Glyph => ({ is: "gate", colour })),
  ],
  base_plus_keshi: (oasis) => [...plusPoints(oasis), keshi(oasis.colour ?? "any")],
  per_luxury_kind: ({ points: each, kind = "necklace" }) => [points(each), sign(kind, "luxury")],
  base_plus_returned_resource: (oasis) => [...plusPoints(oasis), resource(oasis.resource ?? "any-resource")],
  base_plus_luxury: (oasis) => [...plusPoints(oasis), LUXURY],
  base_plus_scroll: (oasis) => [...plusPoints(oasis), sign("scroll")],
  per_small_district: ({ points: each, max_keshi }) => [points(each), word(`≤${max_keshi}`, 0.9), sign("house")],
  per_full_district: ({ points: each }) => [points(each), sign("house"), sign("check")],
  per_acquired_oasis: ({ points: each }) => [points(each), OASIS],
  mosque_top: ({ points: all }) => [points(all), steps("mosque")],
  palace_top: ({ points: all }) => [points(all), steps("palace")],
  boundaries_crossed: ({ points: all, need }) => [points(all), word(need ?? 0, 0.5), sign("boundary")],
  boat_at_pier: ({ points: all }) => [points(all), sign("pier", "water")],
};

export function oasisGlyphs(oasis: OasisData): Glyph[] {
  return OASES[oasis.rule]?.(oasis) ?? [points(oasis.points)];
}

const CITIES: Record<string, (city: CityData) => Glyph[]> = {
  per_gate: (city) => [points(city.points ?? 0), sign("gate")],
  per_luxury: (city) => [points(city.points ?? 0), LUXURY],
  per_scroll: (city) => [points(city.points ?? 0), sign("scroll")],
  per_palace_step: (city) => [points(city.points ?? 0), steps("palace")],
  per_mosque_step: (city) => [points(city.points ?? 0), steps("mosque")],
  per_river_step: (city) => [points(city.points ?? 0), steps("river")],
  per_keshi_group: (city) => [points(city.points ?? 0), word(city.group ?? 0, 0.5), keshi("any")],
  per_large_district: (city) => [points(city.points ?? 0), word(`≥${city.min_keshi}`, 0.9), sign("house")],
  per_juggler_spectators: () => [keshi("pink"), arrow, CROWD],
  free_scroll: () => [sign("scroll"), word(0, 0.5)],
  free_luxury: () => [LUXURY, word(0, 0.5)],
  free_gate: () => [sign("gate"), word(0, 0.5)],
};

export function cityGlyphs(city: CityData): Glyph[] {
  return CITIES[city.rule]?.(city) ?? [points(city.points ?? 0)];
}

const COUNTED: Record<string, Glyph[]> = {
  gate: [sign("gate")],
  date_picker: [keshi("green")],
  juggler: [keshi("pink")],
  water_seller: [keshi("red")],
  four_keshi: [word(4, 0.5), keshi("any")],
  luxury: [LUXURY],
};

/** A river tile's rows: first and second place, two choices, or one row for all. */
export function riverRows(face: RiverFaceData): { label: string; glyphs: Glyph[] }[] {
  if (face.first && face.second) {
    return [face.first, face.second].map((gain, place) => ({ label: `${place + 1}`, glyphs: gainGlyphs(gain, 1) }));
  }
  if (face.choice) {
    return face.choice.map(({ per, gain }, place) => ({
      label: "AB".charAt(place),
      glyphs: [...gainGlyphs(gain), word("/", 0.35), ...(COUNTED[per] ?? [])],
    }));
  }
  return [{ label: "", glyphs: riverGlyphs(face) }];
}

function riverGlyphs(face: RiverFaceData): Glyph[] {
  switch (face.rule) {
    case "any_district_action":
      return [keshi("any"), arrow, sign("house")];
    case "square_action":
      return [SQUARE, word(`×${face.amount}`, 0.9)];
    case "start_on_crocodile":
      return [sign("crocodile", "water")];
    case "free_discovered_oases":
      return [OASIS, word(`×${face.amount}`, 0.9)];
    case "oasis_from_offer":
      return [word(`1/${face.offer}`, 1), OASIS];
    case "one_keshi_of":
      return (face.colours ?? []).flatMap((colour, place) =>
        place ? [word("/", 0.3), keshi(colour)] : [keshi(colour)],
      );
    default:
      return gainGlyphs(face.first ?? {});
  }
}
