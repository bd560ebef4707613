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

/** Who wins stones together: a seat, or both of a team; `missing`: how many it lacks to the target. */
export interface Side {
  seats: number[];
  stones: number;
  missing: number;
}

/** A seat as another sees it: the hand is its own secret; the pile is shown by option, or once it was counted. */
export interface TreasuresSeat {
  seat: number;
  team: number | null;
  side: number;
  holder: number;
  stones: number;
  hand_size: number;
  hand?: string[];
  pile?: string[];
}

/** What a round brought; nothing was counted in one that ended at once. */
export interface PastRound {
  round: number;
  tiebreak: boolean;
  categories: Record<Category, HeldCategory> | null;
  sweeps: number[];
  swept: number[];
  stones: number[];
}

/** What each holder has of a category, the most of all, and who has more than each other: a holder, its seats. */
export interface HeldCategory {
  counts: number[];
  most: number;
  leader: number | null;
  seats: number[];
}

/** What an action would bring: cards for the pile, and so many for each category; a stone; who may then claim. */
export interface Preview {
  cards: string[];
  gains: Record<Category, number>;
  empties: boolean;
  earns: boolean;
  claimer: number | null;
  rule: string | null;
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
  played_by: number | null;
  draw_pile_size: number;
  last_collector: number | null;
  sides: Side[];
  holders: number[][];
  pot: number;
  seats: TreasuresSeat[];
  rounds: PastRound[];
  leaders?: Record<Category, HeldCategory>;
  previews?: Preview[];
  prospects?: Record<string, Preview[]>;
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
