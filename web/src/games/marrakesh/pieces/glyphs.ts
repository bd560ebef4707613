/** Small drawings that stand in a row: what a gain brings, when a tile works and what it does. */
import type { Gain } from "../wire";
import type { KeshiColour } from "./colours";
import type { Sign } from "./signs";

export type Glyph =
  | { is: "keshi"; colour: KeshiColour | "any" | "goods" }
  | { is: "pair" }
  | { is: "resource"; kind: "water" | "date" | "dinar" | "any-resource" }
  | { is: "points"; points: number | string }
  | { is: "step"; kind: "river" | "mosque" | "palace" | "either"; steps: number }
  | { is: "gate"; colour: KeshiColour }
  | { is: "word"; word: string; wide: number }
  | { is: "sign"; sign: Sign; hue: Hue }
  | { is: "arrow" }
  | { is: "plus" };

/** The round grounds of signs that say when or where a tile works. */
export type Hue = "plain" | "water" | "square" | "luxury" | "oasis";

export function width(glyph: Glyph): number {
  switch (glyph.is) {
    case "pair":
      return 1.5;
    case "points":
    case "sign":
      return 1.1;
    case "word":
      return glyph.wide;
    case "arrow":
      return 0.7;
    case "plus":
      return 0.4;
    case "gate":
      return 0.85;
    default:
      return 1;
  }
}

export function rowWidth(glyphs: Glyph[], gap: number): number {
  return glyphs.reduce((sum, glyph) => sum + width(glyph), 0) + gap * Math.max(0, glyphs.length - 1);
}

export const arrow: Glyph = { is: "arrow" };
export const keshi = (colour: KeshiColour | "any" | "goods"): Glyph => ({ is: "keshi", colour });
export const resource = (kind: "water" | "date" | "dinar" | "any-resource"): Glyph => ({ is: "resource", kind });
export const points = (many: number | string): Glyph => ({ is: "points", points: many });
export const word = (said: string | number, wide = 0.7): Glyph => ({ is: "word", word: `${said}`, wide });
export const sign = (name: Sign, hue: Hue = "plain"): Glyph => ({ is: "sign", sign: name, hue });
export const steps = (kind: "river" | "mosque" | "palace" | "either", many = 1): Glyph => ({
  is: "step",
  kind,
  steps: many,
});

/** So many of a glyph, or, of too many, their number and one. */
function several(many: number, most: number, glyph: Glyph): Glyph[] {
  return many > most ? [word(many, 0.55), glyph] : Array.from({ length: many }, () => glyph);
}

/** What a gain brings; of more than `most` of a kind the number is written. */
export function gainGlyphs(gain: Gain, most = 3): Glyph[] {
  const glyphs: Glyph[] = (gain.keshi ?? []).map(keshi);
  glyphs.push(...several(gain.any_keshi ?? 0, most, keshi("any")));
  if (gain.same_colour_keshi) glyphs.push({ is: "pair" });
  glyphs.push(...several(gain.goods_keshi ?? 0, 3, keshi("goods")));
  for (const kind of ["date", "water", "dinar"] as const)
    glyphs.push(...several(gain[kind] ?? 0, most, resource(kind)));
  glyphs.push(...several(gain.any_resource ?? 0, most, resource("any-resource")));
  for (const kind of ["river", "mosque", "palace"] as const) if (gain[kind]) glyphs.push(steps(kind, gain[kind]));
  if (gain.mosque_or_palace) glyphs.push(steps("either", gain.mosque_or_palace));
  if (gain.points) glyphs.push(points(gain.points));
  return glyphs;
}
