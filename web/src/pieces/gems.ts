/** Which cut and colour each gem has; shapes differ, so that colour is never the only sign. */
import type { Cut, Tint } from "./facets";

export type Gem = { cut: Cut; tint: Tint };

/** Sultan's jewels, in the order of their value. */
export const JEWELS = ["white", "red", "yellow", "green", "blue"] as const;
export type JewelColour = (typeof JEWELS)[number];

export const JEWEL_GEMS: Record<JewelColour, Gem> = {
  white: { cut: "round", tint: "white" },
  red: { cut: "cushion", tint: "red" },
  yellow: { cut: "pear", tint: "yellow" },
  green: { cut: "emerald", tint: "green" },
  blue: { cut: "marquise", tint: "blue" },
};

/** The gems on the cards of Treasures, by the letter of the card's colour. */
export const CARD_GEMS: Record<string, Gem> = {
  y: { cut: "kite", tint: "yellow" },
  g: { cut: "octagon", tint: "green" },
  r: { cut: "cushion", tint: "red" },
  b: { cut: "oval", tint: "blue" },
};

/** Gemstones that are won in Treasures: all are worth the same, so their kinds only make them pretty. */
export const STONES: readonly Gem[] = [
  { cut: "round", tint: "white" },
  { cut: "octagon", tint: "green" },
  { cut: "cushion", tint: "red" },
  { cut: "oval", tint: "blue" },
  { cut: "kite", tint: "yellow" },
];

export const ALL_GEMS: readonly Gem[] = [
  ...Object.values(JEWEL_GEMS),
  CARD_GEMS.y!,
  CARD_GEMS.g!,
  CARD_GEMS.b!,
];

export function gemId(gem: Gem): string {
  return `#gem-${gem.cut}-${gem.tint}`;
}
