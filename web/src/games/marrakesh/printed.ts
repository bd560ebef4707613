/** The edition's printed values, looked up by what is drawn. */
import type {
  CityData,
  Gain,
  LuxuryData,
  MarrakeshEdition,
  OasisData,
  OfficeData,
  RiverFaceData,
  ScrollBack,
  ScrollData,
  SupplyData,
} from "./wire";
import { gainGlyphs, keshi, type Glyph } from "./pieces/glyphs";
import type { KeshiColour } from "./pieces/colours";
import type { District } from "./rooms";
import type { BoardView } from "./shapes";

interface Numbered {
  id: number;
}

export class Printed {
  readonly squareGains: Record<string, Gain>;

  constructor(readonly edition: MarrakeshEdition) {
    this.squareGains = Object.fromEntries(edition.main_square.fields.map((field) => [field.id, field.gain]));
  }

  scroll(id: number): ScrollData {
    return numbered(this.edition.scrolls.tile, id);
  }

  price(back: string): ScrollBack {
    const found = this.edition.scrolls.backs.find((each) => each.back === back);
    if (!found) throw new Error(`no scrolls with a ${back} back`);
    return found;
  }

  oasis(id: number): OasisData {
    return numbered(this.edition.oases.tile, id);
  }

  city(id: number): CityData {
    return numbered(this.edition.desert_cities.tile, id);
  }

  luxury(id: number): LuxuryData {
    return numbered(this.edition.luxury.tile, id);
  }

  office(id: number): OfficeData {
    return numbered([...this.edition.exchange.base, ...this.edition.exchange.module_3], id);
  }

  supply(id: number): SupplyData {
    return numbered(this.edition.supply_tiles.tile, id);
  }

  riverFace(id: number): RiverFaceData {
    return numbered(this.edition.river_tiles.side, id);
  }

  /** The price of an oasis or a city on a route, piece by piece. */
  saharaCost(field: string): Glyph[] {
    const oasis = this.edition.sahara.oasis_fields.find((each) => each.id === field);
    if (oasis) return gainGlyphs(oasis.cost);
    const city = this.edition.sahara.desert_city_fields.find((each) => each.id === field);
    return Object.entries(city?.cost ?? {}).flatMap(([colour, count]) =>
      Array.from({ length: count }, () => keshi(colour as KeshiColour)),
    );
  }

  startOasis(place: "left" | "right"): Gain {
    return this.edition.sahara.start_oasis.find((each) => each.place === place)?.gain ?? {};
  }

  /** The number of a district's gate space, from 0; null for the medina, which has none. */
  gateSpace(district: District): number | null {
    const space = this.edition.gate_spaces.list.findIndex((each) => each.district === district);
    return space < 0 ? null : space;
  }

  /** What a full district is worth in the end. */
  get fullDistrict(): number {
    return this.edition.scoring.full_district;
  }

  isFull(board: BoardView, district: District): boolean {
    return board.full.includes(district);
  }
}

function numbered<T extends Numbered>(tiles: T[], id: number): T {
  const found = tiles.find((tile) => tile.id === id);
  if (!found) throw new Error(`the edition has no tile ${id}`);
  return found;
}
