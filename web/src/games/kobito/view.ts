/** What a seat sees of a table of Kobito, as the engine's view gives it. */
import type { View } from "../../messages";

export type End = "low" | "high";

export interface Rainbow {
  low: number;
  /** The cards of each place, from bottom to top: 1 to 12, 0 a kobito, 13 a tower card. */
  places: number[][];
  numbers: number[];
  wants: Record<End, number>;
}

export interface PotView {
  pot: number;
  length: number;
  points: number;
  space: number;
  rainbow: Rainbow;
}

export interface KobitoSeat {
  seat: number;
  hand_size: number;
  known_kobitos: number;
  studio: (Rainbow | null)[];
  won_pots: number[];
  put_aside: number[];
  points: number;
  penalty: number;
  score: number;
  hand?: number[];
  at_stake?: number;
}

export interface KobitoView extends View {
  current: number;
  obligation: number;
  played: number;
  pending: number | null;
  final_turn: boolean;
  draw_pile_size: number;
  discard_pile: number[];
  pot_deck: number[];
  pot_lengths: number[];
  pot_points: number[];
  pots_won: number;
  pots_to_win: number;
  unseen: number[];
  pots: (PotView | null)[];
  seats: KobitoSeat[];
}

export const KOBITO = 0;
export const TOWER = 13;

export function kobitoView(view: View): KobitoView {
  return view as KobitoView;
}

export function potId(slot: number): string {
  return `pot:${slot}`;
}

export function studioId(seat: number, slot: number): string {
  return `studio:${seat}:${slot}`;
}

/** The rainbow with an id like "pot:1" or "studio:0:3". */
export function rainbowOf(view: KobitoView, id: string): Rainbow | null {
  const [where, first, second] = id.split(":");
  if (where === "pot") return view.pots[Number(first)]?.rainbow ?? null;
  return view.seats[Number(first)]?.studio[Number(second)] ?? null;
}

/** Where a place lies, for motion. */
export function placeAnchor(id: string, place: number): string {
  return `${id}/${place}`;
}
