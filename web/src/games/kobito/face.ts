/** The face of Kobito. */
import type { GameFace, Spots, Times } from "../registry";
import Board from "./Board.svelte";
import Cell from "./Cell.svelte";
import Breakdown from "./Breakdown.svelte";
import Hand from "./Hand.svelte";
import Obligation from "./Obligation.svelte";
import SeatExtras from "./SeatExtras.svelte";
import Tally from "./Tally.svelte";
import { flights } from "./flights";
import { progress, prompt } from "./prompt";
import { sounds } from "./sounds";
import { scenes } from "./scenes";
import { places, tell, touches } from "./tell";
import type { Kobito, KobitoAction, KobitoEvent, KobitoView } from "./wire";

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
  spots,
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

/** Where advice points. */
function spots(action: KobitoAction): Spots {
  const hand = (card: number): string[] => [`hand-${card}-0`];
  const end = (to: string, side: string): string[] => [`${to}/${side}`, `${to}/pot`, to];
  switch (action.type) {
    case "add":
      return { from: hand(action.card), to: end(action.to, action.end) };
    case "start":
      return { from: action.cards.flatMap(hand), to: [] };
    case "tower":
      return { from: hand(action.card), to: [`${action.on}/${action.place}`, action.on] };
    case "swap":
      return { from: hand(action.card), to: [`${action.at}/${action.place}`, action.at] };
    case "move":
      return { from: [action.from], to: end(action.to, action.end) };
    case "end_turn":
      return { from: ["end-turn"], to: [] };
  }
}
