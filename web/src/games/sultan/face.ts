/** The face of Sultan. */
import type { Arguments } from "../../speech/speech";
import type { Picked } from "../../table/picked.svelte";
import type { GameFace, Progress } from "../registry";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Hand from "./Hand.svelte";
import SeatExtras from "./SeatExtras.svelte";
import Tally from "./Tally.svelte";
import { pickedCard } from "./choices";
import { flights } from "./flights";
import type { Sultan, SultanView } from "./wire";

export const face: GameFace<Sultan> = {
  Board,
  Hand,
  SeatExtras,
  Breakdown,
  Tally,
  handles: ["return_jewel", "place_card"],
  seating: "round",
  eventTurns: ["round_begun"],
  progress,
  prompt,
  flights,
};

/** A group of beads for each stage, a bead for each round. */
function progress({ stage, round, printed, over }: SultanView): Progress {
  const groups = Array.from({ length: printed.stages }, (_, group) =>
    Array.from({ length: printed.rounds }, (_, bead) => {
      const distance = (group + 1 - stage) * printed.rounds + (bead + 1 - round);
      return { filled: distance < 0 || over ? 1 : 0, current: distance === 0 && !over };
    }),
  );
  return { beads: groups, key: "mat-progress", args: { stage, stages: printed.stages, round, rounds: printed.rounds } };
}

function prompt(view: SultanView, picked: Picked): { key: string; args: Arguments } | null {
  if (view.phase !== "bid") return null;
  const card = pickedCard(picked);
  return card === null ? { key: "prompt-bid-card", args: {} } : { key: "prompt-bid-picked", args: { card } };
}
