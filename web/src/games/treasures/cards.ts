/** What cards and categories have to do with one another, and which seats count together. */
import type { Category, TreasuresView } from "./wire";

export const CATEGORIES: readonly Category[] = ["cards", "sapphire", "ruby", "emerald", "diamond"];

/** The colour letter of the cards that count for a category; all cards count for the most cards. */
export const LETTERS: Record<Category, string> = { cards: "", sapphire: "b", ruby: "r", emerald: "g", diamond: "y" };

export function valueOf(code: string): number {
  return Number(code.slice(1));
}

/** The seats that hold something together: each seat alone, or the two of a team. */
export function seatsOf(view: TreasuresView, holder: number, holders: number): number[] {
  return holders === view.players ? [holder] : view.seats.filter(({ team }) => team === holder).map(({ seat }) => seat);
}
