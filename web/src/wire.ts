// Written by `python -m serai.tables.typescript web/src`; not by hand.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Arguments = Record<string, Json>;
export type OptionValues = Record<string, Json>;
export type GameRecord = Record<string, Json>;
/** An action as records write it. */
export type Action = { type: string; [key: string]: Json };
/** A fact as the viewer learns it, of whatever game. */
export type EventMessage = EventHead & { type: string; [key: string]: Json };
/** How a game ended, whichever it was. */
export type Result = ResultHead & { [key: string]: Json };
/** The engine's view of a table of whatever game: exactly what a seat may know. */
export interface View extends ViewHead {
  result: Result | null;
  [key: string]: unknown;
}

/** What every fact has; `known`: the viewer learns it wholly. */
export interface EventHead {
  version: number;
  known: boolean;
}

/** What every result has. */
export interface ResultHead {
  scores: number[];
  winners: number[];
}

/** What every view has. At the end `places` tells that of each seat, 1 for the winners; who is level shares one;
    `decided_by` is the rule that broke a tie for the victory, if one did. */
export interface ViewHead {
  game: string;
  players: number;
  actor: number | null;
  over: boolean;
  result: ResultHead | null;
  places: number[] | null;
  decided_by: string | null;
  seat: number | null;
  phase: string;
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

/** A sign for everybody at the table. */
export interface React {
  type: "react";
  sign: "star" | "laugh" | "wow" | "ouch" | "heart" | "tea";
  seat?: number | null;
}

/** The host puts a bot on an open or absent seat; null gives the seat back. */
export interface PutBot {
  type: "bot";
  seat: number;
  bot?: string | null;
}

/** A name of one's own; null: a guest, called by the seat's number in each reader's language. */
export interface Rename {
  type: "name";
  seat: number;
  name?: string | null;
}

/** The host of a full table begins the game, or (`go` is false) stops the count-down. */
export interface Start {
  type: "start";
  go?: boolean;
}

/** The owner of a seat that a bot plays takes it back. */
export interface Back {
  type: "back";
  seat: number;
}

export interface Leave {
  type: "leave";
  seat: number;
}

/** The host removes a person who disturbs; while a game runs a bot keeps the seat. */
export interface Remove {
  type: "remove";
  seat: number;
}

/** A person who plays lets somebody have the wanted seat, or does not; the number is the question's. */
export interface Admit {
  type: "admit";
  seat: number;
  wanted: number;
  number: number;
  agree: boolean;
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

/** All that a seat may know. The client keeps its events up to version `since`, and adds these.

    `frozen`: why the game can't be played on, a key of the language files. `deciders`: the seats that are waited for;
    several, if secret choices are made at the same time. Those of them that have chosen before their turn are `ready`,
    and `early` is what the viewer has chosen so. `decided` is the version that the viewer's last decision made: what
    was told after it is new to the viewer. `notes` tell what happened to the people. `starts_in`: milliseconds until a
    full table begins by itself. `awaits`: the seat whose owner the last move waits for, as a bot plays for one who
    looks on. `undone` tells every undo of the game, as the log does. */
export interface Snapshot {
  type: "position";
  table: string;
  version: number;
  status: "waiting" | "playing" | "over";
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
  frozen?: string | null;
  seat_request?: SeatRequestState | null;
  deciders?: number[];
  ready?: number[];
  early?: Action | null;
  decided?: number | null;
  notes?: PeopleNote[];
  starts_in?: number | null;
  awaits?: number | null;
  undone?: Undone[];
}

/** Something the actor would look for and can't choose now. */
export interface RefusedAction {
  action: Action;
  rule: string;
  reason: string;
  details: Arguments;
}

/** Who sits at a seat, as everybody may know; a person without a name is called by the number of the seat.

    `stand_in`: a bot plays until the owner is back. `guest`: came by an invitation. */
export interface SeatState {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  present: boolean;
  clock: SeatClock | null;
  stand_in: boolean;
  guest: boolean;
}

/** Thinking time; a clock that runs begins to after `waits_ms`, when what happened has been shown. */
export interface SeatClock {
  left_ms: number;
  running: boolean;
  waits_ms: number;
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

/** Something said, in words or (`sign`) by a sign. */
export interface ChatMessage {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  at: number;
  sign?: "star" | "laugh" | "wow" | "ouch" | "heart" | "tea" | null;
}

export interface RematchState {
  wanted: number[];
  table: string | null;
  tokens: string[];
}

/** Who asks for which seat while the game runs, and who agrees; its number tells it from others. */
export interface SeatRequestState {
  seat: number;
  number: number;
  name: string;
  agreed: number[];
}

/** What happened to a seat's owner after that version: its flag fell, a bot was put in, the owner is back, has left,
    was removed, or somebody new has sat down; or up to there it was played on a device of that seat's (`brought`). */
export interface PeopleNote {
  kind: "flag" | "helped" | "back" | "left" | "removed" | "seated" | "brought";
  seat: number;
  name: string;
  version: number;
}

/** Moves that were taken back: who did it, how many, at which version, and after which one the game went on. */
export interface Undone {
  version: number;
  left: number;
  seat: number | null;
  steps: number;
}

/** The move is stored for good. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** The move was not made; `stale`: it answered an older version, and the present snapshot follows. */
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

/** What a bot would do, and what it expects of it; of what it has not tried it knows nothing.

    In 95 of 100 cases the chance to win is between `win_low` and `win_high`. `scores`: the points of each seat in the
    end; `line`: how it might go on, by what the seat can know. */
export interface HintedAction {
  action: Action;
  visits: number;
  win_share: number | null;
  score: number | null;
  win_low?: number | null;
  win_high?: number | null;
  scores?: number[];
  line?: Action[];
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
  levels: string[];
  styles: string[];
  addresses: string[];
  games: GameCard[];
}

/** What is on the box of a game; the rule behind some of its sentences, and what its edition prints, in words. */
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
  word_rules: Record<string, string>;
  sayings: Record<string, Json>;
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

/** A kind of fact: the label of each argument's words; which arguments only one seat is told; the rule behind it. */
export interface EventCard {
  fields: Record<string, string>;
  secret: string[];
  rule: string;
}

/** What a game says in a language, as its files are written; null where it has no such file. */
export interface GameWords {
  language: string;
  words: string | null;
  rules: string | null;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  players: number;
  seats: NewSeat[];
  options?: OptionValues;
  edition?: string;
  clock?: ClockSetting | null;
  lesson?: boolean;
}

/** Who shall sit at a seat of a new table. */
export interface NewSeat {
  kind: "me" | "open" | "bot";
  bot?: string | null;
  name?: string | null;
}

/** Thinking time in seconds: a bank for the whole game, and an increment for each move. */
export interface ClockSetting {
  bank: number;
  increment: number;
}

/** Play on from a puzzle, against this bot. */
export interface PlayPuzzle {
  bot: string;
  name?: string | null;
}

/** Play on from a picture of a replay, at a seat of it; where a bot sat, it sits again. */
export interface PlayOn {
  bot: string;
  name?: string | null;
  seat?: number;
  frame?: number;
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

/** Take a free seat; without a name one is a guest, called by the seat's number in each reader's language. */
export interface Sit {
  seat: number;
  name?: string | null;
}

/** The seat's own link, for going on at another device; `pending`: it opens the seat once all who play agree. */
export interface Seated {
  seat: number;
  link: string;
  pending?: boolean;
}

/** A table in short, as this device may know it.

    `given`: so many moves were laid out there from another game; `brought`: it is the same game, which began on a
    device of one who sits there. `since` is when the last thing happened; `view`, if one of the device's seats is to
    decide, is what everybody may see of the table. */
export interface Summary {
  table: string;
  game: string;
  players: number;
  status: "waiting" | "playing" | "over";
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
  frozen?: string | null;
  since?: number;
  view?: View | null;
  given?: number;
  brought?: boolean;
}

export interface HostLinks {
  invite: string;
  watch: string;
}

/** Did all chance come from the seed that was committed to? But that of the first moves, if some were given. */
export interface Verified {
  verified: boolean;
  commitment: string | null;
  seed: string | null;
  reason: string | null;
  given?: number;
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

/** A review as far as it has come; it is whole when all parts are done. */
export interface TableReview {
  seat: number | null;
  done: number;
  parts: number;
  failed: boolean;
  curve: CurvePoint[];
  luck: LuckAndPlay[];
  decisions: ReviewedDecision[];
}

/** What a position was worth with all cards open; `actor` decided what came next, -1 is chance. */
export interface CurvePoint {
  move: number;
  frame: number;
  actor: number;
  wins: number[];
  points: number[];
  games: number;
}

/** Where the points of a seat came from; start, luck, own and others' play add up to the result. */
export interface LuckAndPlay {
  seat: number;
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  doubt: number;
}

/** A decision as its seat could judge it; the best choice stands first.

    `frame` is the picture of the replay; `sizes` says from which loss on it is a slip, a miss, a big miss. */
export interface ReviewedDecision {
  move: number;
  frame: number;
  seat: number;
  played: Action;
  grade: string;
  loss: Likely;
  lost_points: Likely;
  by_points: boolean;
  sizes: number[];
  rule: string;
  options: WeighedOption[];
  legal: Action[];
}

/** An estimate; in 95 of 100 cases what is true lies between `low` and `high`. */
export interface Likely {
  value: number;
  low: number;
  high: number;
}

/** One choice: each seat's chance of winning and points, in so many games that began with it. */
export interface WeighedOption {
  action: Action;
  games: number;
  wins: Likely[];
  points: Likely[];
  line: Action[];
}

/** Another choice in a decision of a seat, to be judged: the decision's `move`, and what would be done. */
export interface TriedChoice {
  seat: number;
  move: number;
  action: Action;
}

/** What would the coach say of the decision of a seat at that version, and of this choice if it made one? */
export interface AskedCoach {
  seat: number;
  version: number;
  action?: Action | null;
}

/** What a coach says of a decision; the best choice stands first, and none where only one is possible. */
export interface Coaching {
  rule: string;
  by_points: boolean;
  choices: CoachedChoice[];
}

/** A choice with its mark: what it loses against the best. */
export interface CoachedChoice {
  action: Action;
  games: number;
  wins: Likely[];
  points: Likely[];
  line: Action[];
  grade: string;
  loss: Likely;
  lost_points: Likely;
}

export interface PuzzleList {
  puzzles: PuzzleHead[];
}

export interface PuzzleHead {
  key: string;
  players: number;
  theme: string;
  kind: string;
  level: number;
}

/** A position and what every choice in it brings, the best first. */
export interface Puzzle {
  head: PuzzleHead;
  seat: number;
  view: View;
  legal: Action[];
  refusals: RefusedAction[];
  answer: Action;
  tempting: Action;
  rule: string;
  options: WeighedOption[];
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
  | React
  | PutBot
  | Rename
  | Start
  | Back
  | Leave
  | Remove
  | Admit
  | Rematch
  | Hint
  | Ping;

export type ServerMessage =
  | Snapshot
  | Accepted
  | Refused
  | ChatMessage
  | HintAnswer
  | Pong
  | Problem;
