/** The jewels in the order of their value, each cut differently, so that colour is never the only sign. */
import type { Gem } from "../../../pieces/facets";
import type { Colour } from "../wire";

export const JEWELS: readonly Colour[] = ["white", "red", "yellow", "green", "blue"];

export const JEWEL_GEMS: Record<Colour, Gem> = {
  white: { cut: "round", tint: "white" },
  red: { cut: "cushion", tint: "red" },
  yellow: { cut: "pear", tint: "yellow" },
  green: { cut: "emerald", tint: "green" },
  blue: { cut: "marquise", tint: "blue" },
};
