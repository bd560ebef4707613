/** The games that have something of their own to show: their doors, and their faces inside the frame of the table. */
import type { Component } from "svelte";
import type { Action, EventHead, EventMessage, LastMove, RefusedAction, View, ViewHead } from "../wire";
import type { Arguments, Speech } from "../speech/speech";
import type { HandOrder } from "../table/hand-order.svelte";
import type { Picked } from "../table/picked.svelte";
import type { SoundName } from "../table/sounds";

/** What the face of a game deals with: its `wire.ts` says what it sees, what may be done and what happens. */
export interface GameTypes {
  view: ViewHead;
  action: { type: string };
  event: EventHead & { type: string };
}

/** Whatever game it is, as the frame knows it. */
export interface AnyGame {
  view: View;
  action: Action;
  event: EventMessage;
}

/** Something that can't be chosen now, and why. */
export type Refusal<G extends GameTypes> = Omit<RefusedAction, "action"> & { action: G["action"] };

export interface BoardProps<G extends GameTypes = AnyGame> {
  view: G["view"];
  /** The point of view; null for a spectator. */
  seat: number | null;
  legal: G["action"][];
  refusals: Refusal<G>[];
  last: LastMove | null;
  /** What happened since the position before. */
  events: G["event"][];
  /** The part of a show that is on. */
  part?: { name: string; step: number } | null;
  /** What happened since the viewer last decided, to be marked where it changed something. */
  since?: G["event"][];
  /** Go on from a part of a show that waits for it. */
  goOn?(): void;
  /** Seats that have made a secret choice which is not shown yet. */
  ready?: number[];
  /** All that has happened, where it is kept. */
  history?: G["event"][];
  names: string[];
  speech: Speech;
  /** The half-made choice, shared by board, hand and prompt; Esc clears it. */
  picked: Picked;
  /** How each hand is sorted. */
  hands: HandOrder;
  /** Send a legal action; `then` follows by itself as soon as it may. */
  choose(action: G["action"], then?: G["action"]): void;
  /** Show why something can't be chosen, beside the thing touched. */
  refuse(refused: Refusal<G>, anchor: HTMLElement): void;
  /** Say beside the thing touched what has to be done first. */
  explain(text: string, anchor: HTMLElement): void;
  /** Say beside the thing touched why nothing can be done with it now: another's turn, or something is being shown. */
  wait?(anchor: HTMLElement): void;
  /** What a good bot would choose, if it was asked and has answered. */
  advised?: G["action"] | null;
  /** What a lesson asks for. */
  wanted?: G["action"] | null;
  /** Tell in a sentence what the thing touched is, with its rule. */
  tell?(text: string, rule: string, anchor: Element): void;
  /** Open the text of a rule beside the board. */
  openRule?(rule: string): void;
}

export interface BreakdownProps<G extends GameTypes = AnyGame> {
  view: G["view"];
  speech: Speech;
  names: string[];
  seat: number | null;
}

export interface CellProps<G extends GameTypes = AnyGame> {
  event: G["event"];
  names: string[];
  speech: Speech;
  seat: number | null;
  /** With a word or two beside the pieces. */
  words?: boolean;
}

/** Any component: what props it takes is known where it is chosen. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- `Component<never>` can't be mounted
export type AnyComponent = Component<any>;

/** A piece that moves from one `data-anchor` to another. */
export interface Flight {
  /** What flies: a component with its props, drawn over the table. */
  piece: AnyComponent;
  props: Record<string, unknown>;
  from: string;
  to: string;
  /** Turns over on the way, to this side. */
  flip?: { piece: AnyComponent; props: Record<string, unknown> };
  delay?: number;
}

/** For how many milliseconds something moves and then rests; without motion it rests for `still`. */
export interface Times {
  motion: number;
  hold: number;
  still: number;
}

/** One part of a show: facts, and the table as it is seen while they are told. */
export interface FaceScene<G extends GameTypes> extends Times {
  events: G["event"][];
  view: G["view"];
  part?: { name: string; step: number };
  /** It rests until somebody goes on. */
  waits?: boolean;
  /** It takes its whole time, however much waits behind it. */
  reveals?: boolean;
}

/** Which sound each kind of fact makes; kinds that are left out are silent. */
export type Sounds<G extends GameTypes> = Partial<Record<G["event"]["type"], SoundName>>;

export interface Progress {
  /** Groups of beads: how far the game has come. */
  beads: { filled: number; current: boolean }[][];
  key: string;
  args: Arguments;
  /** The parts of a round by their keys in the language files, and how many of them are behind. */
  phases?: { keys: string[]; done: number };
}

export interface GameFace<G extends GameTypes = AnyGame> {
  Board: Component<BoardProps<G>>;
  Hand?: Component<BoardProps<G>>;
  SeatExtras: Component<BoardProps<G> & { of: number }>;
  Breakdown: Component<BreakdownProps<G>>;
  Tally?: Component<BoardProps<G>>;
  /** What is still to happen: the first tab beside the table. */
  Agenda?: Component<BoardProps<G>>;
  /** What a phone shows at its foot: tabs for boards that do not fit beside each other. */
  Foot?: Component<BoardProps<G>>;
  /** Verbs that board and hand offer themselves; actions of all other verbs stand as buttons at the prompt line. */
  handles: G["action"]["type"][];
  /** Verbs after which nothing brings back what they gave away: the frame asks before sending them. */
  confirms?: G["action"]["type"][];
  /** Kinds of events that begin a new part of the log. */
  eventTurns?: G["event"]["type"][];
  /** A hand below the prompt line (the default); or boards in all the room, seats in a column, and the hand's answers beside the prompt. */
  layout?: "hand" | "boards";
  /** The badges of the other seats need two lines. */
  tallSeats?: boolean;
  /** What is due, and the button that ends it: in the prompt line, on a small screen beside the own seat. */
  Due?: Component<BoardProps<G>>;
  /** What a seat is doing, for the second line of its badge; null leaves it to the frame. */
  standing?(view: G["view"], of: number, speech: Speech): string | null;
  progress(view: G["view"]): Progress | null;
  /** What happened as a show of several parts; null if it is shown at once. */
  scenes?(events: G["event"][], before: G["view"], after: G["view"], isOwn: boolean): FaceScene<G>[] | null;
  /** How long a fact is shown; null leaves it to the frame. */
  time?(event: G["event"], view: G["view"]): Times | null;
  /** A fact in pieces and a few words, for what happened since one's turn; kinds that it leaves out are not shown there. */
  Cell?: Component<CellProps<G>>;
  cells?: G["event"]["type"][];
  /** The facts since one's turn without those that later ones have overtaken. */
  lasting?(events: G["event"][]): G["event"][];
  /** A fact as it is told to a seat, where the language files say it for everybody alike; null leaves it to them. */
  tell?(event: G["event"], speech: Speech, names: string[], seat: number | null): string | null;
  /** Does a fact that another seat told of itself concern this one? */
  touches?(event: G["event"], seat: number): boolean;
  /** Where on the table something happened, by `data-anchor`. */
  places?(event: G["event"], view: G["view"]): string[];
  /** All that happened since one's turn, gathered into few lines, in the place of a cell for each fact. */
  Since?: Component<{ events: G["event"][]; names: string[]; speech: Speech; seat: number | null }>;
  /** How many lines that are. */
  sinceLines?(events: G["event"][], seat: number | null, speech: Speech): number;
  prompt?(view: G["view"], picked: Picked, legal: G["action"][]): { key: string; args: Arguments } | null;
  flights(event: G["event"], before: G["view"], after: G["view"]): Flight[];
  /** Which facts are heard, and as what; without it every fact is a card that is laid. */
  sounds?: Sounds<G>;
  /** Where an action is seen, so that advice can point there; a game that marks `advised` itself leaves it out. */
  spots?(action: G["action"]): Spots;
}

/** Anchors of what an action takes and of where it goes, of each the best one first. */
export interface Spots {
  from: string[];
  to: string[];
}

/** A piece as the rulebook draws it. */
export interface DrawnPiece {
  piece: AnyComponent;
  props: Record<string, unknown>;
  /** In pixels, at the usual size of text. */
  width: number;
}

/** What a game adds to its rules: drawings beside some of them, and which of them fill the one page to print. */
export interface RulebookArt {
  /** What the drawings share; mounted once. */
  Defs?: Component;
  drawn(rule: string): DrawnPiece[];
  page: string[];
  /** A picture beside each option, by its name. */
  options?: Partial<Record<string, DrawnPiece>>;
}

/** What a table asks, in a few words, by what everybody may see of it; null leaves it to the game's prompt. */
export type Asked<View extends ViewHead = ViewHead> = (view: View, speech: Speech) => string | null;

/** What `games/<name>/index.ts` says of a game; all that is drawn is loaded when it is first shown. */
export interface GameEntry {
  /** The cloth on its table, where the light falls and at the edge. */
  cloth: [light: string, dark: string];
  /** The scene behind its door in the courtyard. */
  door(): Promise<{ default: Component }>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the server says which game it is; its face knows its types
  face?(): Promise<{ face: GameFace<any> }>;
  rulebook?(): Promise<{ art: RulebookArt }>;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as with its face
  asked?(): Promise<{ asked: Asked<any> }>;
}

const ENTRIES = import.meta.glob<GameEntry>("./*/index.ts", { import: "entry", eager: true });
const PLAIN_CLOTH: GameEntry["cloth"] = ["#2C8C89", "#0F5557"];

function entryOf(game: string): GameEntry | undefined {
  return ENTRIES[`./${game}/index.ts`];
}

/** The face of a game; one that nobody has drawn is played on the generic face. */
export async function loadFace(game: string): Promise<GameFace> {
  const own = asksForGeneric() ? undefined : entryOf(game)?.face;
  const load = own ?? (() => import("../table/generic/face"));
  return (await load()).face;
}

/** Whoever prefers lists to boards adds `?face=generic` to the address of a table. */
function asksForGeneric(): boolean {
  return new URLSearchParams(location.search).get("face") === "generic";
}

/** The drawings of a rulebook; a game that nobody has drawn has none, and all its rules on its page. */
export async function loadArt(game: string): Promise<RulebookArt | null> {
  return (await entryOf(game)?.rulebook?.())?.art ?? null;
}

/** How the game says what it asks, for lists of tables. */
export async function loadAsked(game: string): Promise<Asked> {
  const own = await entryOf(game)?.asked?.();
  return (view, speech) => own?.asked(view, speech) ?? null;
}

/** The scene behind a game's door, or null if nobody has drawn one. */
export async function loadDoor(game: string): Promise<Component | null> {
  const entry = entryOf(game);
  return entry ? (await entry.door()).default : null;
}

export function clothOf(game: string): GameEntry["cloth"] {
  return entryOf(game)?.cloth ?? PLAIN_CLOTH;
}
