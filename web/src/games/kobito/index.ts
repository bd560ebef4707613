/** The face of Kobito. */
import type { GameFace } from "../registry";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Hand from "./Hand.svelte";
import SeatExtras from "./SeatExtras.svelte";
import Tally from "./Tally.svelte";
import { flights } from "./flights";
import { progress, prompt } from "./prompt";

export const face: GameFace = {
  Board,
  Hand,
  SeatExtras,
  Breakdown,
  Tally,
  handles: ["add", "start", "tower", "swap", "move", "end_turn"],
  eventTurns: ["turn_begun"],
  eventRules: {
    pot_revealed: "K-43",
    starter_laid: "K-04",
    hand_dealt: "K-06",
    cards_drawn: "K-67",
    reshuffled: "K-68",
    card_added: "K-19",
    rainbow_started: "K-24",
    tower_built: "K-57",
    kobito_swapped: "K-49",
    places_moved: "K-31",
    pot_won: "K-41",
    rainbow_discarded: "K-42",
    last_turn: "K-73",
    put_aside: "K-63",
    turn_ended: "K-66",
    stalemate: "K-72",
    game_scored: "K-75",
  },
  progress,
  prompt,
  flights,
};
