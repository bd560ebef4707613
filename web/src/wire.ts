// Written by `python -m serai.server.typescript`; not by hand.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Arguments = Record<string, Json>;
export type OptionValues = Record<string, Json>;
export type GameRecord = Record<string, Json>;
/** An action as records write it. */
export type Action = { type: string; [key: string]: Json };
/** A fact as the viewer learns it; `known`: wholly. */
export type EventMessage = { version: number; type: string; known: boolean; [key: string]: Json };
/** How a game ended. */
export type Result = { scores: number[]; winners: number[]; [key: string]: Json };
/** The engine's view of a table: exactly what a seat may know. Each game has more keys. */
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

/** From now on show the table as this seat sees it; null is a spectator. */
export interface Look {
  type: "look";
  seat?: number | null;
  since?: number | null;
}

export interface Move {
  type: "move";
  seat: number;
  version: number;
  action: Action;
  id: string;
}

export interface Undo {
  type: "undo";
  seat: number;
  version: number;
}

export interface Consent {
  type: "consent";
  seat: number;
  version: number;
  agree: boolean;
}

export interface Chat {
  type: "chat";
  text: string;
  seat?: number | null;
}

/** The host puts a bot on an open or absent seat; null gives the seat back. */
export interface PutBot {
  type: "bot";
  seat: number;
  bot?: string | null;
}

export interface Rename {
  type: "name";
  seat: number;
  name: string;
}

export interface Leave {
  type: "leave";
  seat: number;
}

export interface Rematch {
  type: "rematch";
  seat?: number | null;
}

export interface Hint {
  type: "hint";
  seat: number;
  version: number;
}

export interface Ping {
  type: "ping";
}

/** All that a seat may know. The client keeps its events up to version `since`, and adds these. */
export interface Position {
  type: "position";
  table: string;
  version: number;
  status: "over" | "playing" | "waiting";
  seat: number | null;
  view: View | null;
  legal: Action[];
  refusals: RefusedAction[];
  since: number;
  events: EventMessage[];
  seats: SeatState[];
  undo: UndoState;
  last: LastMove | null;
  chat: ChatMessage[];
  rematch: RematchState;
  commitment: string;
}

/** Something the actor would look for and can't choose now. */
export interface RefusedAction {
  action: Action;
  rule: string;
  reason: string;
  details: Arguments;
}

/** Who sits at a seat, as everybody may know. */
export interface SeatState {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  bot: string | null;
  present: boolean;
  clock: SeatClock | null;
  stand_in: boolean;
}

export interface SeatClock {
  left_ms: number;
  running: boolean;
}

/** May the viewer step back at once (`free`), or ask for it (`ask`)? Who has asked, who agrees? */
export interface UndoState {
  free: boolean;
  ask: boolean;
  asked_by: number | null;
  agreed: number[];
}

/** The last move, as far as the viewer may know it. */
export interface LastMove {
  seat: number;
  action: Action;
}

export interface ChatMessage {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface RematchState {
  wanted: number[];
  table: string | null;
  tokens: string[];
}

/** The move is stored for good. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** The move was not made; `stale`: it answered an older version, and the present position follows. */
export interface Refused {
  type: "refused";
  id: string;
  version: number;
  rule: string;
  reason: string;
  details: Arguments;
  stale: boolean;
}

export interface HintAnswer {
  type: "hint";
  seat: number;
  version: number;
  actions: HintedAction[];
}

export interface HintedAction {
  action: Action;
  visits: number;
  win_share: number;
  score: number;
}

export interface Pong {
  type: "pong";
}

/** What was said could not be done; `error` is a key of the language files. */
export interface Problem {
  type: "problem";
  error: string;
  detail: Arguments;
}

/** What this house offers. */
export interface House {
  version: string;
  languages: string[];
  bots: string[];
  addresses: string[];
  games: GameCard[];
}

/** What is on the box of a game. */
export interface GameCard {
  name: string;
  prefix: string;
  players: number[];
  minutes: [number, number];
  editions: string[];
  options: OptionCard[];
  verbs: Record<string, VerbCard>;
  events: Record<string, EventCard>;
  fields: Record<string, string>;
}

/** One option of a game: its kind, its values for each number of players, the rule that speaks of it. */
export interface OptionCard {
  name: string;
  kind: string;
  default: Json;
  values: Record<string, Json[]>;
  only_players: number[] | null;
  rule: string | null;
}

/** A kind of action: the label of each argument's words; which arguments may be absent. */
export interface VerbCard {
  fields: Record<string, string>;
  optional: string[];
}

/** A kind of fact: the label of each argument's words; which arguments only one seat is told. */
export interface EventCard {
  fields: Record<string, string>;
  secret: string[];
}

/** A table to be made. */
export interface NewTable {
  game: string;
  players: number;
  seats: SeatWish[];
  options?: OptionValues;
  edition?: string;
  clock?: ClockSetting | null;
}

/** Who shall sit at a seat of a new table. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** Thinking time in seconds: a bank for the whole game, and an increment for each move. */
export interface ClockSetting {
  bank: number;
  increment: number;
}

export interface MadeTable {
  table: string;
  code: string;
  links: TableLinks;
}

/** Links of a new table; the token of each is in its fragment. */
export interface TableLinks {
  invite: string;
  watch: string;
  seats: (string | null)[];
}

/** A token from a link, to be exchanged for the cookie. */
export interface Enter {
  token: string;
}

/** The short code that people tell each other. */
export interface Join {
  code: string;
}

export interface Joined {
  table: string;
  token: string;
}

/** Take a free seat. */
export interface Sit {
  seat: number;
  name: string;
}

/** The seat's own link, for going on at another device. */
export interface Seated {
  seat: number;
  link: string;
}

/** A table in short, as this device may know it. */
export interface Summary {
  table: string;
  game: string;
  players: number;
  status: "over" | "playing" | "waiting";
  seats: SeatState[];
  actor: number | null;
  phase: string | null;
  mine: number[];
  host: boolean;
  version: number;
  made_at: number;
  options: OptionValues;
  edition: string;
  clock: ClockSetting | null;
  code: string | null;
  links: HostLinks | null;
  record: boolean;
}

export interface HostLinks {
  invite: string;
  watch: string;
}

/** Did all chance come from the seed that was committed to? */
export interface Verified {
  verified: boolean;
  commitment: string | null;
  seed: string | null;
  reason: string | null;
}

export interface Replay {
  count: number;
  frames: Frame[];
}

/** One picture of a replay: the move that led to it, and what it looks like. */
export interface Frame {
  version: number;
  move: Action | null;
  view: View | null;
  views: View[] | null;
  events: EventMessage[];
  prompt: Prompt;
}

export interface Prompt {
  phase: string;
  seat: number | null;
}

export interface UploadedRecord {
  table: string;
}

/** Why a request was refused; `error` is a key of the language files. */
export interface ErrorMessage {
  error: string;
  detail: Arguments;
}

export type ClientMessage =
  | Look
  | Move
  | Undo
  | Consent
  | Chat
  | PutBot
  | Rename
  | Leave
  | Rematch
  | Hint
  | Ping;

export type ServerMessage =
  | Position
  | Accepted
  | Refused
  | ChatMessage
  | HintAnswer
  | Pong
  | Problem;
