/** Which cut and colour each gem has; shapes differ, so that colour is never the only sign. */
import type { Gem } from "../../../pieces/facets";
import type { Category } from "../wire";

/** The gems on the cards, by the letter of the card's colour. */
export const CARD_GEMS: Record<string, Gem> = {
  y: { cut: "kite", tint: "yellow" },
  g: { cut: "octagon", tint: "green" },
  r: { cut: "cushion", tint: "red" },
  b: { cut: "oval", tint: "blue" },
};

/** The gem that stands for a category; all cards count for the most cards. */
export const CATEGORY_GEMS: Record<Category, Gem | null> = {
  cards: null,
  sapphire: CARD_GEMS.b!,
  ruby: CARD_GEMS.r!,
  emerald: CARD_GEMS.g!,
  diamond: CARD_GEMS.y!,
};

/** Gemstones that are won: all are worth the same, so their kinds only make them pretty. */
export const STONES: readonly Gem[] = [
  { cut: "round", tint: "white" },
  { cut: "octagon", tint: "green" },
  { cut: "cushion", tint: "red" },
  { cut: "oval", tint: "blue" },
  { cut: "kite", tint: "yellow" },
];
