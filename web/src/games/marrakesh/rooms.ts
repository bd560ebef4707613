/** The nine districts as rooms of a house round its courtyard. */
import type { KeshiColour } from "./pieces/colours";
import type { Sign } from "./pieces/signs";

export type District =
  "date_plantation" | "medrese" | "palace" | "mosque" | "main_square" | "river" | "medina" | "sahara" | "souk";

export interface RoomLook {
  district: District;
  colour: KeshiColour;
  sign: Sign;
  /** The colour of floor and walls. */
  tint: string;
  column: number;
  row: number;
}

/** More rows of the draft than these stand in two columns, over the whole width. */
export const MOST_LONG = 4;

export const ROOMS: RoomLook[] = [
  { district: "date_plantation", colour: "green", sign: "palm", tint: "#4C8C3B", column: 0, row: 0 },
  { district: "medrese", colour: "grey", sign: "book", tint: "#7C8798", column: 1, row: 0 },
  { district: "palace", colour: "white", sign: "palace", tint: "#D9B458", column: 2, row: 0 },
  { district: "mosque", colour: "black", sign: "dome", tint: "#4A4955", column: 0, row: 1 },
  { district: "main_square", colour: "pink", sign: "juggle", tint: "#DE6A98", column: 1, row: 1 },
  { district: "river", colour: "turquoise", sign: "fish", tint: "#1F9C9B", column: 2, row: 1 },
  { district: "medina", colour: "beige", sign: "tower", tint: "#C29A54", column: 0, row: 2 },
  { district: "sahara", colour: "brown", sign: "camel", tint: "#C98A3E", column: 1, row: 2 },
  { district: "souk", colour: "purple", sign: "awning", tint: "#8A57AE", column: 2, row: 2 },
];

/** The fields of the main square, clockwise from the top; the disc's sectors face them. */
export const SQUARE_ROUND = ["goods", "palace", "dinar", "points", "water", "mosque", "date", "river"] as const;

/** How large things are in a riad: drawn anew for each size, never scaled down. */
export interface Sizes {
  gap: number;
  pad: number;
  keshi: number;
  pitch: number;
  head: number;
  name: number;
  sign: number;
  seller: number;
  arch: number;
  gate: number;
  /** The chip that tells what the action would do; 0 where there is no room for it. */
  chip: number;
}

export const MIDDLE: Sizes = {
  gap: 6,
  pad: 8,
  keshi: 23,
  pitch: 26,
  head: 24,
  name: 13.5,
  sign: 16,
  seller: 19,
  arch: 34,
  gate: 28,
  chip: 12,
};

/** On a phone a unit is about three quarters of a pixel: names stay readable, what explains is left out. */
export const SMALL: Sizes = { ...MIDDLE, gap: 5, pad: 7, head: 25, name: 16, sign: 17, gate: 26, chip: 0 };
