/** Keshis, figures and tiles beside the rules that speak of them; every scroll, oasis, city and river tile has its own. */
import type { DrawnPiece, RulebookArt } from "../registry";
import { edition } from "./built/edition";
import Drawing, { type Drawn } from "./Drawing.svelte";
import { KESHI_COLOURS } from "./pieces/colours";
import Symbols from "./pieces/Symbols.svelte";

const TILES: Record<string, [kind: "scroll" | "oasis" | "city" | "river", width: number]> = {
  S: ["scroll", 66],
  O: ["oasis", 96],
  C: ["city", 96],
  V: ["river", 96],
};
const draw = (of: Drawn, width = 34): DrawnPiece => ({ piece: Drawing, props: { of }, width });
const keshi = (colour: (typeof KESHI_COLOURS)[number]): DrawnPiece => draw({ kind: "keshi", colour });
const resource = (name: "water" | "date" | "dinar"): DrawnPiece => draw({ kind: "resource", resource: name });
const assistant = draw({ kind: "assistant" });
const boat = draw({ kind: "boat" }, 44);

const DRAWN: Record<string, DrawnPiece[]> = {
  "M-001": KESHI_COLOURS.map(keshi),
  "M-003": [keshi("purple"), keshi("yellow"), keshi("orange")],
  "M-004": [keshi("red")],
  "M-009": [resource("water"), resource("date"), resource("dinar")],
  "M-040": [assistant, draw({ kind: "student" }), draw({ kind: "courtier" }), boat],
  "M-046": [draw({ kind: "supply", id: 4 }, 44)],
  "M-057": [keshi("green"), keshi("grey"), keshi("turquoise")],
  "M-060": [assistant],
  "M-078": [keshi("green"), draw({ kind: "points", points: 1 })],
  "M-083": [keshi("pink")],
  "M-086": [keshi("brown"), draw({ kind: "oasis", id: 16 }, 84)],
  "M-092": [keshi("red"), resource("water")],
  "M-093": [assistant],
  "M-099": [keshi("turquoise"), boat],
  "M-109": [keshi("green"), resource("date")],
  "M-111": [draw({ kind: "office", id: 6 }, 66)],
  "M-112": [draw({ kind: "luxury", id: 1 }, 56)],
  "M-117": [keshi("pink")],
  "M-123": [keshi("black"), draw({ kind: "student" }), keshi("white"), draw({ kind: "courtier" })],
  "M-126": [resource("dinar")],
  "M-136": [keshi("grey"), resource("date"), draw({ kind: "scroll", id: 9 }, 50)],
  "M-149": [keshi("beige"), draw({ kind: "gate", colour: "turquoise" }, 40)],
  "M-159": [resource("dinar"), draw({ kind: "oasis", id: 16 }, 84)],
  "M-175": [boat, draw({ kind: "river", id: 1 }, 84)],
  "M-181": [draw({ kind: "supply", id: 4 }, 44)],
  "M-192": [draw({ kind: "points", points: edition.scoring.full_district })],
};

function tileOf(rule: string): DrawnPiece[] {
  const [, letter = "", number = ""] = /^M-([SOCV])(\d+)$/.exec(rule) ?? [];
  const [kind, width] = TILES[letter] ?? [];
  return kind ? [draw({ kind, id: Number(number) }, width)] : [];
}

export const art: RulebookArt = {
  Defs: Symbols,
  drawn: (rule) => DRAWN[rule] ?? tileOf(rule),
  options: {
    stairs_tiles: draw({ kind: "courtier" }),
    imam_and_sultan: draw({ kind: "student" }),
    exchange_set: draw({ kind: "office", id: 6 }, 56),
    audience_side: keshi("pink"),
    desert_cities: draw({ kind: "city", id: 1 }, 56),
    river_tiles: draw({ kind: "river", id: 1 }, 56),
    start_player: assistant,
    tower_model: keshi("black"),
    leftover_keshis: keshi("beige"),
    stairs_may_stop: draw({ kind: "courtier" }),
    permanent_limit: draw({ kind: "scroll", id: 9 }, 50),
    score_floor: draw({ kind: "points", points: 1 }),
    river_unmoved: boat,
    square_steps: keshi("pink"),
    audience_threshold: draw({ kind: "scroll", id: 9 }, 50),
    city_without_tile: draw({ kind: "oasis", id: 16 }, 56),
    open_screens: keshi("purple"),
  },
  page: [
    ...["M-198", "M-004", "M-007", "M-051", "M-057", "M-060", "M-064", "M-068", "M-073", "M-078", "M-083", "M-086"],
    ...["M-089", "M-092", "M-093", "M-169", "M-109", "M-135", "M-136", "M-123", "M-126", "M-127", "M-129", "M-099"],
    ...["M-100", "M-103", "M-117", "M-120", "M-149", "M-150", "M-152", "M-159", "M-160", "M-110", "M-111", "M-112"],
    ...["M-175", "M-181", "M-182", "M-183", "M-192", "M-193", "M-196"],
  ],
};
