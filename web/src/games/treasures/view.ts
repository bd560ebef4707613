/** What a seat sees of a table of Treasures. Cards are written as colour letter and value: b8 is the sapphire 8. */
import type { View } from "../../messages";

export const CATEGORIES = ["cards", "sapphire", "ruby", "emerald", "diamond"] as const;
export type Category = (typeof CATEGORIES)[number];

/** The colour letter of the cards that count for a category; all cards count for the most cards. */
export const LETTERS: Record<Category, string> = { cards: "", sapphire: "b", ruby: "r", emerald: "g", diamond: "y" };

export interface TreasuresView extends View {
  phase: "play" | "capture" | "claim" | "deal" | "over";
  round: number;
  tiebreak: boolean;
  target: number;
  dealer: number;
  turn: number;
  deal: number;
  deals: number;
  participants: number[];
  table: string[];
  revealed: string | null;
  laid: string | null;
  draw_pile: number;
  last_collector: number | null;
  /** For each side: seat, or team. */
  stones: number[];
  seats: TreasuresSeat[];
  rounds: Round[];
  sweep_earns: boolean;
  claimer: number | null;
  /** Where piles are open: what everyone holds, and who is ahead. */
  leaders?: Record<Category, { counts: number[]; leader: number | null }>;
}

export interface TreasuresSeat {
  seat: number;
  team: number | null;
  stones: number;
  hand_size: number;
  hand?: string[];
  pile?: string[];
}

export interface Round {
  round: number;
  dealer: number;
  tiebreak: boolean;
  participants: number[];
  sweeps: number[];
  claimed_sweeps: number[];
  /** What everyone held: seats, or teams if they count together; null if the round was not counted. */
  categories: Record<Category, { counts: number[]; winner: number | null }> | null;
  stones: number[];
}

export function treasuresView(view: View): TreasuresView {
  return view as TreasuresView;
}

export function valueOf(code: string): number {
  return Number(code.slice(1));
}

/** The seats that hold something together: each seat alone, or the two of a team. */
export function seatsOf(view: TreasuresView, holder: number, holders: number): number[] {
  return holders === view.players ? [holder] : view.seats.filter(({ team }) => team === holder).map(({ seat }) => seat);
}
