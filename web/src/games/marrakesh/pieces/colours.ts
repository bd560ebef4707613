/** The colours of the keshis, and of what is drawn in their manner. */
import type { Sign } from "./signs";

export type Shades = { base: string; light: string; edge: string; ink: string };

export const KESHI_COLOURS = [
  "green",
  "grey",
  "white",
  "black",
  "pink",
  "turquoise",
  "beige",
  "brown",
  "red",
  "purple",
  "yellow",
  "orange",
] as const;

export type KeshiColour = (typeof KESHI_COLOURS)[number];

export const SHADES: Record<KeshiColour, Shades> = {
  green: { base: "#4C8C3B", light: "#6FB055", edge: "#2F5C24", ink: "#F8F6E6" },
  grey: { base: "#838A95", light: "#A9AFB8", edge: "#555B66", ink: "#FFFFFF" },
  white: { base: "#F6F1E6", light: "#FFFFFF", edge: "#B9AC92", ink: "#5B4A2C" },
  black: { base: "#2C2B33", light: "#4A4955", edge: "#0F0F14", ink: "#F3E9D2" },
  pink: { base: "#D65C8C", light: "#EE8CB0", edge: "#96345E", ink: "#FFF9FB" },
  turquoise: { base: "#1F9C9B", light: "#4CC3BE", edge: "#0F6263", ink: "#F3FFFC" },
  beige: { base: "#DCC28F", light: "#F0DDB6", edge: "#A1854F", ink: "#4D3A18" },
  brown: { base: "#865431", light: "#AB7548", edge: "#532F17", ink: "#FBEBD6" },
  red: { base: "#C5352E", light: "#E4625A", edge: "#82201B", ink: "#FFF3EF" },
  purple: { base: "#7A479F", light: "#9F70C2", edge: "#4B2669", ink: "#FBF2FF" },
  yellow: { base: "#EDBA2C", light: "#FBD96B", edge: "#A97B0B", ink: "#4A3200" },
  orange: { base: "#D56A12", light: "#F29A4C", edge: "#8F4206", ink: "#FFFAF2" },
};

/** A trade for each colour, so that colour is never the only sign. */
export const TRADES: Record<KeshiColour, Sign> = {
  green: "palm",
  grey: "book",
  white: "crown",
  black: "dome",
  pink: "juggle",
  turquoise: "fish",
  beige: "shield",
  brown: "camel",
  red: "jug",
  purple: "carpet",
  yellow: "lantern",
  orange: "spice",
};

/** The backs of the scrolls: fill and edge. */
export const BACKS: Record<string, [fill: string, edge: string]> = {
  grey: ["#9AA0A9", "#5E646E"],
  yellow: ["#EFC24A", "#9A7312"],
  pink: ["#E58BAD", "#9C3B65"],
  orange: ["#EB9450", "#9A4A09"],
};

/** So much of one colour in another. */
export function mixed(colour: string, other: string, share: number): string {
  return `color-mix(in srgb, ${other} ${Math.round(share * 100)}%, ${colour})`;
}

const TO_CORNER = 1 / Math.cos(Math.PI / 8);

/** The corners of an octagon that stands on a side, as wide as `size`. */
export function octagon(x: number, y: number, size: number): string {
  return Array.from({ length: 8 }, (_, corner) => {
    const angle = ((22.5 + 45 * corner) * Math.PI) / 180;
    const reach = (size / 2) * TO_CORNER;
    return `${(x + reach * Math.cos(angle)).toFixed(2)},${(y + reach * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}
