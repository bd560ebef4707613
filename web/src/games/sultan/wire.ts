// Written by `python -m serai.tables.typescript web/src` from what serai.games.sultan declares; not by hand.
import type { EventHead, ResultHead, ViewHead } from "../../wire";

export type Colour = "white" | "red" | "yellow" | "green" | "blue";

/** What the jewels of one colour bring: how many they are, their points and their bonus. */
export interface Part {
  count: number;
  points: number;
  bonus: number;
}

/** What the board, the screens and the cards say to everybody at this table. */
export interface Printed {
  stages: number;
  rounds: number;
  bids: number;
  copies: number;
  values: Record<Colour, number>;
  bonus: BonusStep[];
  bonus_rule: string;
}

/** The bonus for so many jewels of one colour, or for so many and more. */
export interface BonusStep {
  count: number;
  points: number;
  and_more: boolean;
}

/** A card at a cushion; its value only its owner knows. */
export interface PlacedCard {
  seat: number;
  cushion: number;
  card?: number;
}

/** A seat as another sees it: the hand and the deck are its own secret, the jewels lie behind a screen. */
export interface SultanSeat {
  seat: number;
  hand_size: number;
  deck_size: number;
  cards_due: number;
  played: number[];
  unseen: number[];
  hand?: number[];
  deck?: number[];
  jewels?: Record<Colour, number>;
  jewels_size?: number;
  jewel_points?: number;
  bonus?: number;
  points?: number;
}

/** How a cushion was settled: its jewel, who got it (None: the pouch), and the cards in the order of placing. */
export interface Sale {
  cushion: number;
  jewel: Colour;
  winner: number | null;
  cards: SettledCard[];
}

/** A card that lay at a cushion in the last round; did it take the jewel? */
export interface SettledCard {
  seat: number;
  card: number;
  wins: boolean;
}

/** What a seat's next jewel of a colour would add, and how many it would then have. */
export interface Worth {
  points: number;
  count: number;
}

/** A card that lay at a cushion, turned up. */
export interface RevealedCard {
  seat: number;
  card: number;
}

/** For each seat: its jewels, and where its points come from. */
export interface SultanResult extends ResultHead {
  jewels: number[];
  breakdown: Record<Colour, Part>[];
}

/** What a seat may know of a table of Sultan. */
export interface SultanView extends ViewHead {
  stage: number;
  round: number;
  first_player: number;
  order: number[];
  printed: Printed;
  offer: Record<Colour, number>;
  cushions: (Colour | null)[];
  placed: PlacedCard[];
  seats: SultanSeat[];
  last_round: Sale[];
  bag?: Record<Colour, number>;
  worth?: Record<Colour, Worth>;
  result: SultanResult | null;
}

export type SultanAction = (
  | { type: "return_jewel"; color: Colour }
  | { type: "place_card"; card: number; cushion: number }
);

export type SultanEvent = EventHead & (
  | { type: "stage_begun"; stage: number }
  | { type: "hand_dealt"; seat: number; cards?: number[] }
  | { type: "round_begun"; stage: number; round: number; seat: number }
  | { type: "jewels_drawn"; seat: number; jewels: Colour[] }
  | { type: "jewel_returned"; seat: number; jewel: Colour }
  | { type: "card_placed"; seat: number; card?: number; cushion: number }
  | { type: "card_revealed"; seat: number; card: number; cushion: number }
  | { type: "jewel_won"; seat: number; cushion: number; jewel: Colour; card: number; bids: RevealedCard[] }
  | { type: "jewel_unsold"; cushion: number; jewel: Colour }
  | { type: "game_scored"; seat: number; score: number; jewels: number }
);

/** All that a face of this game deals with. */
export interface Sultan {
  view: SultanView;
  action: SultanAction;
  event: SultanEvent;
}
