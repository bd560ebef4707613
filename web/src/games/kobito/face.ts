/** The face of Kobito. */
import type { GameFace, Times } from "../registry";
import Board from "./Board.svelte";
import Cell from "./Cell.svelte";
import Breakdown from "./Breakdown.svelte";
import Hand from "./Hand.svelte";
import Obligation from "./Obligation.svelte";
import SeatExtras from "./SeatExtras.svelte";
import Tally from "./Tally.svelte";
import { flights } from "./flights";
import { progress, prompt } from "./prompt";
import { scenes } from "./scenes";
import { places, tell, touches } from "./tell";
import { sounds } from "./sounds";
import type { Kobito, KobitoEvent, KobitoView } from "./wire";

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
  scenes,
  time,
  Cell,
  cells: ["card_added", "rainbow_started", "tower_built", "kobito_swapped", "places_moved", "pot_won", "put_aside"],
  tell,
  touches,
  places,
  progress,
  prompt,
  flights,
  sounds,
};

/** What was taken out of the viewer's own studio is looked at longest. */
function time(event: KobitoEvent, view: KobitoView): Times | null {
  switch (event.type) {
    case "kobito_swapped":
      return event.at.startsWith(`studio:${view.seat}:`)
        ? { motion: 350, hold: 1200, still: 1550 }
        : { motion: 350, hold: 500, still: 850 };
    case "put_aside":
      return { motion: 300, hold: 700, still: 900 };
    default:
      return null;
  }
}
