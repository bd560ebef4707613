/** The messages between server and client, as the server defines them. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

// the house

export type OptionKind = "flag" | "one_of" | "whole" | "seat_or_random";

export interface OptionCard {
  name: string;
  kind: OptionKind;
  default: Json;
  values: Record<string, Json[]>;
  only_players: number[] | null;
  rule: string | null;
}

export interface VerbCard {
  fields: Record<string, string>;
  optional?: string[];
}

export interface EventCard {
  fields: Record<string, string>;
  secret: string[];
}

export interface GameCard {
  name: string;
  prefix: string;
  players: number[];
  minutes: number[];
  editions: string[];
  options: OptionCard[];
  verbs: Record<string, Record<string, string>>;
  optional: Record<string, string[]>;
  events: Record<string, EventCard>;
  fields: Record<string, string>;
}

export interface House {
  version: string;
  languages: string[];
  bots: string[];
  addresses: string[];
  games: GameCard[];
}

// tables

export interface SeatWish {
  kind: "me" | "open" | "bot";
  bot: string | null;
  name: string | null;
}

export interface ClockWish {
  bank: number;
  increment: number;
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, Json>;
  edition: string;
  seats: SeatWish[];
  clock: ClockWish | null;
}

export interface TableMade {
  table: string;
  code: string;
  links: { invite: string; watch: string; seats: (string | null)[] };
}

export type Status = "waiting" | "playing" | "over";

export interface SeatState {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  present: boolean;
  clock: { left_ms: number; running: boolean } | null;
  stand_in: boolean;
}

export interface Summary {
  table: string;
  game: string;
  players: number;
  status: Status;
  seats: SeatState[];
  actor: number | null;
  phase: string | null;
  mine: number[];
  host: boolean;
  version: number;
  made_at: string;
  options: Record<string, Json>;
  edition: string;
  clock: ClockWish | null;
  code: string | null;
  links: { invite: string; watch: string } | null;
  record: boolean;
}

// what happens at a table

export interface Action {
  type: string;
  [key: string]: Json;
}

export interface Refused {
  action: Action;
  rule: string;
  reason: string;
  details: Record<string, Json>;
}

export interface EventMessage {
  version: number;
  type: string;
  known: boolean;
  [key: string]: Json;
}

export interface Result {
  scores: number[];
  winners: number[];
  [key: string]: Json;
}

/** What a seat sees, exactly as the engine's `state.view(seat)` gives it; each game adds its own keys. */
export interface View {
  game: string;
  players: number;
  actor: number | null;
  over: boolean;
  result: Result | null;
  seat: number | null;
  phase: string;
  [key: string]: unknown;
}

export interface Last {
  seat: number;
  action: Action;
}

export interface ChatMessage {
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface Position {
  type: "position";
  table: string;
  version: number;
  status: Status;
  seat: number | null;
  view: View | null;
  legal: Action[];
  refusals: Refused[];
  events: EventMessage[];
  seats: SeatState[];
  undo: { free: boolean; ask: boolean; asked_by: number | null; agreed: number[] };
  last: Last | null;
  chat: ChatMessage[];
  rematch: { wanted: number[]; table: string | null; tokens: string[] };
  commitment: string;
}

export interface HintedAction {
  action: Action;
  visits: number;
  win_share: number;
  score: number;
}

export type ServerMessage =
  | Position
  | { type: "accepted"; id: string; version: number }
  | { type: "refused"; id: string; version: number; rule: string; reason: string; details: Record<string, Json>; stale: boolean }
  | ({ type: "chat" } & ChatMessage)
  | { type: "hint"; seat: number; version: number; actions: HintedAction[] }
  | { type: "pong" }
  | { type: "problem"; error: string; detail: Record<string, Json> };

export type ClientMessage =
  | { type: "look"; seat: number | null; since: number | null }
  | { type: "move"; seat: number; version: number; action: Action; id: string }
  | { type: "undo"; seat: number; version: number }
  | { type: "consent"; seat: number; version: number; agree: boolean }
  | { type: "chat"; text: string; seat: number | null }
  | { type: "bot"; seat: number; bot: string | null }
  | { type: "name"; seat: number; name: string }
  | { type: "leave"; seat: number }
  | { type: "rematch"; seat: number }
  | { type: "hint"; seat: number; version: number }
  | { type: "ping" };

// finished tables

export interface Frame {
  version: number;
  move: (Action & { actor: number }) | null;
  view?: View;
  views?: View[];
  events: EventMessage[];
  prompt: { phase: string; seat: number | null };
}

export interface Replay {
  count: number;
  frames: Frame[];
}

export interface Verification {
  verified: boolean;
  commitment: string;
  seed: string;
  reason: string | null;
}
