/** The face of Marrakesh. */
import type { GameFace } from "../registry";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import { edition } from "./built/edition";
import { flights } from "./flights";
import Foot from "./Foot.svelte";
import Hand from "./Hand.svelte";
import { VERBS } from "./holds";
import Ladder from "./Ladder.svelte";
import SeatExtras from "./SeatExtras.svelte";
import { Printed } from "./printed";
import { linesOf } from "./since";
import { CHAIN, scenes } from "./scenes";
import SinceLines from "./SinceLines.svelte";
import { doing } from "./doing";
import { sounds } from "./sounds";
import type { Marrakesh } from "./shapes";

const printed = new Printed(edition);
const PHASES = ["mat-phase-choose", "mat-phase-draft", "mat-phase-assistants", "mat-phase-river"];

const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);

export const face: GameFace<Marrakesh> = {
  Board,
  Hand,
  SeatExtras,
  Breakdown,
  Agenda: Ladder,
  Foot,
  layout: "boards",
  handles: VERBS,
  eventTurns: ["round_begun"],
  progress(view) {
    const { season, season_count, round, round_count, round_phase } = view;
    const beads = upTo(season_count).map((third) =>
      upTo(round_count).map((turn) => ({
        filled: third < season || (third === season && turn < round) ? 1 : 0,
        current: third === season && turn === round,
      })),
    );
    const phases = { keys: PHASES, done: round_phase - 1 };
    return { beads, key: "mat-progress", args: { season, round }, phases };
  },
  standing: doing,
  Since: SinceLines,
  sinceLines: (events, seat, speech) => linesOf(events, seat, speech, printed).length,
  scenes,
  time: () => CHAIN,
  flights,
  sounds,
};
