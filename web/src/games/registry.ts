/** The faces of the games: what a game shows inside the frame of the table. Each is loaded when its table is opened. */
import type { Component } from "svelte";
import type { Action, EventMessage, Last, Refused, View } from "../messages";
import type { Arguments, Speech } from "../speech/speech";
import type { Picked } from "../table/picked.svelte";

export interface BoardProps {
  view: View;
  /** The point of view; null for a spectator. */
  seat: number | null;
  legal: Action[];
  refusals: Refused[];
  last: Last | null;
  /** What happened since the position before. */
  events: EventMessage[];
  /** All that has happened, where it is kept. */
  history?: EventMessage[];
  names: string[];
  speech: Speech;
  /** The half-made choice, shared by board, hand and prompt; Esc clears it. */
  picked: Picked;
  /** Send a legal action. */
  choose(action: Action): void;
  /** Show why something can't be chosen, beside the thing touched. */
  refuse(refused: Refused, anchor: HTMLElement): void;
  /** Open the text of a rule beside the board. */
  openRule?(rule: string): void;
}

export interface BreakdownProps {
  view: View;
  speech: Speech;
  names: string[];
  seat: number | null;
}

/** A piece that moves from one `data-anchor` to another. */
export interface Flight {
  /** What flies: a component with its props, drawn over the table. */
  piece: Component<any>;
  props: Record<string, unknown>;
  from: string;
  to: string;
  /** Turns over on the way, to this side. */
  flip?: { piece: Component<any>; props: Record<string, unknown> };
  delay?: number;
}

export interface Progress {
  /** Groups of beads: how far the game has come. */
  beads: { filled: number; current: boolean }[][];
  key: string;
  args: Arguments;
}

export interface GameFace {
  Board: Component<BoardProps>;
  Hand: Component<BoardProps>;
  SeatExtras: Component<BoardProps & { of: number }>;
  Breakdown: Component<BreakdownProps>;
  Tally?: Component<BoardProps>;
  /** Verbs that board and hand offer themselves; actions of all other verbs stand as buttons at the prompt line. */
  handles: string[];
  /** Verbs after which nothing brings back what they gave away: the frame asks before sending them. */
  confirms?: string[];
  /** The rule behind each kind of event, for the links in the log. */
  eventRules?: Record<string, string>;
  /** Kinds of events that begin a new part of the log. */
  eventTurns?: string[];
  /** Where the other seats are on a wide screen: round the mat, or in a row above it (the default). */
  seating?: "round" | "row";
  progress(view: View): Progress | null;
  prompt?(view: View, picked: Picked): { key: string; args: Arguments } | null;
  flights(event: EventMessage, before: View, after: View): Flight[];
}

const FACES = import.meta.glob<{ face: GameFace }>("./*/index.ts");

/** The face of a game, or null if it has none yet: its table is then played from the list of choices. */
export async function loadFace(game: string): Promise<GameFace | null> {
  const load = FACES[`./${game}/index.ts`];
  return load ? (await load()).face : null;
}
