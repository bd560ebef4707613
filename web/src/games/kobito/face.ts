/** The face of Kobito. */
import type { GameFace } from "../registry";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Hand from "./Hand.svelte";
import Obligation from "./Obligation.svelte";
import SeatExtras from "./SeatExtras.svelte";
import Tally from "./Tally.svelte";
import { flights } from "./flights";
import { progress, prompt } from "./prompt";
import type { Kobito } from "./wire";

export const face: GameFace<Kobito> = {
  Board,
  Hand,
  SeatExtras,
  Breakdown,
  Tally,
  Due: Obligation,
  tallSeats: true,
  handles: ["add", "start", "tower", "swap", "move", "end_turn"],
  eventTurns: ["turn_begun"],
  progress,
  prompt,
  flights,
};
