// Written by `python -m serai.tables.typescript web/src` from what serai.games.kobito declares; not by hand.
import type { EventHead, ResultHead, ViewHead } from "../../wire";

/** Where a seat's points come from. */
export interface Breakdown {
  pots: number[];
  points: number;
  penalty: number;
}

/** A pot that lies open: how many places it asks for, how many are free, and its rainbow once it has a starter. */
export interface PotOfGold {
  pot: number;
  length: number;
  points: number;
  space: number;
  is_new: boolean;
  rainbow: Rainbow | null;
}

/** A rainbow, from its low end to its high end. */
export interface Rainbow {
  low: number;
  places: number[][];
  numbers: number[];
  wants: Record<End, number>;
}

export type End = "low" | "high";

/** A seat as another sees it: all is open but the hand; kobitos taken by swaps are known to be in it. */
export interface KobitoSeat {
  seat: number;
  hand_size: number;
  known_kobitos: number;
  studio: (Rainbow | null)[];
  next_slot: number | null;
  won_pots: number[];
  put_aside: number[];
  points: number;
  penalty: number;
  score: number;
  hand?: number[];
  at_stake?: Stake | null;
}

/** What is put aside if the turn ends now, and what that costs. */
export interface Stake {
  cards: number;
  points: number;
}

/** What an action would do: move places with these numbers, win a pot with so many points. */
export interface Preview {
  numbers: number[];
  points: number;
}

/** For each seat where its points come from. */
export interface KobitoResult extends ResultHead {
  breakdown: Breakdown[];
}

/** What a seat may know of a table of Kobito. */
export interface KobitoView extends ViewHead {
  current: number;
  first_player: number;
  obligation: number;
  played: number;
  cards_due: number;
  pending: number | null;
  final_turn: boolean;
  idle_turns: number;
  draw_pile_size: number;
  discard_pile: number[];
  pot_deck: number[];
  pot_lengths: number[];
  pot_points: number[];
  pots_won: number;
  pots_to_win: number;
  unseen: number[];
  pots: (PotOfGold | null)[];
  seats: KobitoSeat[];
  previews?: Preview[];
  result: KobitoResult | null;
}

export type KobitoAction = (
  | { type: "add"; card: number; to: string; end: End }
  | { type: "start"; cards: number[] }
  | { type: "tower"; card: number; on: string; place: number }
  | { type: "swap"; card: number; at: string; place: number }
  | { type: "move"; from: string; take: End; count: number; to: string; end: End }
  | { type: "end_turn" }
);

export type KobitoEvent = EventHead & (
  | { type: "pot_revealed"; slot: number; pot: number; length: number; points: number }
  | { type: "starter_laid"; slot: number; card: number }
  | { type: "hand_dealt"; seat: number; count: number; cards?: number[] }
  | { type: "cards_drawn"; seat: number; count: number; cards?: number[] }
  | { type: "reshuffled"; count: number }
  | { type: "turn_begun"; seat: number; obligation: number }
  | { type: "card_added"; seat: number; to: string; end: End; number: number; cards: number[] }
  | { type: "rainbow_started"; seat: number; to: string; number: number; cards: number[] }
  | { type: "tower_built"; seat: number; on: string; place: number; number: number; cards: number[] }
  | { type: "kobito_swapped"; seat: number; at: string; place: number; card: number }
  | { type: "places_moved"; seat: number; from: string; to: string; end: End; numbers: number[] }
  | { type: "pot_won"; seat: number; slot: number; pot: number; points: number }
  | { type: "rainbow_discarded"; slot: number; cards: number[] }
  | { type: "last_turn"; seat: number }
  | { type: "put_aside"; seat: number; cards: number[] }
  | { type: "turn_ended"; seat: number; played: number; obligation: number }
  | { type: "stalemate" }
  | { type: "game_scored"; seat: number; score: number; points: number; penalty: number }
);

/** All that a face of this game deals with. */
export interface Kobito {
  view: KobitoView;
  action: KobitoAction;
  event: KobitoEvent;
}
