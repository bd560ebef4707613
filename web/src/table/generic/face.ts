/** The face of any game: draws what the view holds, so that a game can be played before anybody has drawn it. */
import type { GameFace } from "../../games/registry";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import SeatExtras from "./SeatExtras.svelte";

export const face: GameFace = {
  Board,
  SeatExtras,
  Breakdown,
  handles: [],
  progress: () => null,
  flights: () => [],
};
