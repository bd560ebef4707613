// Written by `python -m serai.tables.typescript web/src` from what serai.games.treasures declares; not by hand.
import type { EventHead, ResultHead, ViewHead } from "../../wire";

/** What a round brought; nothing was counted in one that ended at once. */
export interface Round {
  round: number;
  dealer: number;
  tiebreak: boolean;
  participants: number[];
  sweeps: number[];
  claimed_sweeps: number[];
  categories: Record<Category, WonCategory> | null;
  stones: number[];
}

export type Category = "cards" | "sapphire" | "ruby" | "emerald" | "diamond";

/** What everyone held of a category, and who got its stone: seats, or teams if they count together. */
export interface WonCategory {
  counts: number[];
  winner: number | null;
}

/** A seat as another sees it: the hand is its own secret; the pile is shown by option, or once it was counted. */
export interface TreasuresSeat {
  seat: number;
  team: number | null;
  stones: number;
  hand_size: number;
  hand?: string[];
  pile?: string[];
}

/** What everyone holds of a category, and who is ahead: seats, or teams if they count together. */
export interface LedCategory {
  counts: number[];
  leader: number | null;
}

/** The stones of each side, and where they come from. */
export interface TreasuresResult extends ResultHead {
  stones: number[];
  rounds: Round[];
}

/** What a seat may know of a table of Treasures. A card is a colour letter and a value: b8 is the sapphire 8. */
export interface TreasuresView extends ViewHead {
  round: number;
  tiebreak: boolean;
  target: number;
  dealer: number;
  first_player: number;
  turn: number;
  plays: number;
  deal: number;
  deals: number;
  participants: number[];
  table: string[];
  revealed: string | null;
  laid: string | null;
  draw_pile_size: number;
  last_collector: number | null;
  stones: number[];
  pot: number;
  seats: TreasuresSeat[];
  rounds: Round[];
  sweep_earns: boolean;
  claimer: number | null;
  leaders?: Record<Category, LedCategory>;
  result: TreasuresResult | null;
}

export type TreasuresAction = (
  | { type: "play_card"; card: string }
  | { type: "take"; cards: string[] }
  | { type: "lay" }
  | { type: "claim"; cards: string[] }
  | { type: "pass" }
);

export type TreasuresEvent = EventHead & (
  | { type: "dealer_named"; seat: number }
  | { type: "round_begun"; round: number; seat: number }
  | { type: "tiebreak_begun"; round: number; seat: number; seats: number[] }
  | { type: "hand_dealt"; seat: number; cards?: string[] }
  | { type: "table_dealt"; cards: string[] }
  | { type: "card_played"; seat: number; card: string }
  | { type: "cards_taken"; seat: number; card: string; cards: string[] }
  | { type: "card_laid"; seat: number; card: string }
  | { type: "cards_claimed"; seat: number; card: string; cards: string[] }
  | { type: "claim_passed"; seat: number; card: string }
  | { type: "swept"; seat: number; stones: number }
  | { type: "leftovers_taken"; seat: number; cards: string[] }
  | { type: "leftovers_lost"; cards: string[] }
  | { type: "category_won"; category: Category; seat: number; count: number }
  | { type: "category_won_by_team"; category: Category; team: number; count: number }
  | { type: "category_tied"; category: Category; count: number }
  | { type: "round_scored"; seat: number; won: number; stones: number }
  | { type: "team_scored"; team: number; won: number; stones: number }
  | { type: "game_won"; seat: number; stones: number }
  | { type: "game_won_by_team"; team: number; stones: number }
);

/** All that a face of this game deals with. */
export interface Treasures {
  view: TreasuresView;
  action: TreasuresAction;
  event: TreasuresEvent;
}
