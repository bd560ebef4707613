/** What a seat sees of a table of Sultan. */
import type { View } from "../../messages";
import type { JewelColour } from "../../pieces/gems";

export interface SultanView extends View {
  phase: "offer" | "bid" | "deal" | "over";
  stage: number;
  round: number;
  first_player: number;
  /** The seats in the order in which they place their cards. */
  order: number[];
  printed: Printed;
  offer: Jewels;
  cushions: (JewelColour | null)[];
  placed: Bid[];
  seats: SultanSeat[];
  /** What lies in the pouch, where everything is open. */
  bag?: Jewels;
  /** What the next jewel of each colour would bring the one who looks. */
  worth?: Record<JewelColour, { points: number; count: number }>;
}

export type Jewels = Record<JewelColour, number>;

export interface Printed {
  stages: number;
  rounds: number;
  bids: number;
  highest_card: number;
  copies: number;
  values: Jewels;
  /** The bonus for 0, 1, 2… jewels of one colour; the last one stands for more, too. */
  bonus: number[];
}

/** A card at a cushion; its value only its owner knows. */
export interface Bid {
  seat: number;
  cushion: number;
  card?: number;
}

export interface SultanSeat {
  seat: number;
  hand_size: number;
  deck_size: number;
  played: number[];
  hand?: number[];
  deck?: number[];
  jewels?: Jewels;
  jewel_count?: number;
  points?: number;
}

export interface Part {
  count: number;
  points: number;
  bonus: number;
}

export interface SultanResult {
  scores: number[];
  winners: number[];
  jewels: number[];
  breakdown: Record<JewelColour, Part>[];
}

export function sultanView(view: View): SultanView {
  return view as SultanView;
}
