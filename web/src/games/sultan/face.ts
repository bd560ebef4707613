/** The face of Sultan. */
import type { Arguments, Speech } from "../../speech/speech";
import type { Picked } from "../../table/picked.svelte";
import type { GameFace, Progress, Spots } from "../registry";
import Board from "./Board.svelte";
import Cell from "./Cell.svelte";
import Breakdown from "./Breakdown.svelte";
import Hand from "./Hand.svelte";
import SeatExtras from "./SeatExtras.svelte";
import Tally from "./Tally.svelte";
import { pickedCard } from "./choices";
import { flights } from "./flights";
import { scenes } from "./scenes";
import { sounds } from "./sounds";
import { lasting, places, tell, touches } from "./tell";
import type { Sultan, SultanAction, SultanView } from "./wire";

export const face: GameFace<Sultan> = {
  Board,
  Hand,
  SeatExtras,
  Breakdown,
  Tally,
  handles: ["return_jewel", "place_card"],
  eventTurns: ["round_begun"],
  scenes,
  Cell,
  cells: ["jewel_won", "jewel_unsold", "jewel_returned", "card_placed"],
  lasting,
  tell,
  touches,
  places,
  standing,
  progress,
  prompt,
  flights,
  sounds,
  spots,
};

/** A seat's place in the order of placing, and whether it has placed. */
function standing(
  { phase, placed, printed, order, actor, seats }: SultanView,
  of: number,
  speech: Speech,
): string | null {
  if (phase !== "bid") return null;
  const count = placed.filter(({ seat }) => seat === of).length;
  if (printed.bids > 1) return speech.say("mat-placed-some", { count, bids: printed.bids });
  const place = { order: speech.say("mat-order", { place: order.indexOf(of) + 1 }) };
  if (seats[of]?.cards_due === 0) return speech.say("mat-placed", place);
  return speech.say(actor === of ? "mat-placing" : "mat-waiting", place);
}

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

/** Where advice points. */
function spots(action: SultanAction): Spots {
  if (action.type === "return_jewel") return { from: [`drawn-${action.color}`], to: ["pouch"] };
  return { from: [`card-${action.card}`], to: [`cushion-${action.cushion}`] };
}
