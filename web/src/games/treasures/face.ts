/** The face of Treasures. */
import type { Arguments, Speech } from "../../speech/speech";
import type { Picked } from "../../table/picked.svelte";
import type { GameFace, Progress, Spots } from "../registry";
import Board from "./Board.svelte";
import Cell from "./Cell.svelte";
import Breakdown from "./Breakdown.svelte";
import Hand from "./Hand.svelte";
import SeatExtras from "./SeatExtras.svelte";
import Tally from "./Tally.svelte";
import { flights } from "./flights";
import { scenes } from "./scenes";
import { sounds } from "./sounds";
import { places } from "./tell";
import type { Treasures, TreasuresAction, TreasuresView } from "./wire";

export const face: GameFace<Treasures> = {
  Board,
  Hand,
  SeatExtras,
  Breakdown,
  Tally,
  handles: ["play_card", "take", "lay", "claim", "pass"],
  eventTurns: ["round_begun", "tiebreak_begun"],
  scenes,
  Cell,
  cells: ["card_laid", "cards_taken", "cards_claimed", "leftovers_taken", "swept"],
  places,
  standing,
  progress,
  prompt,
  flights,
  sounds,
  spots,
};

/** Whether a seat sits out, deals, or collected last. */
function standing(view: TreasuresView, of: number, speech: Speech): string | null {
  if (!view.participants.includes(of)) return speech.say("mat-out");
  if (view.actor === of) return null;
  if (view.last_collector === of) return speech.say("mat-last-collector");
  return view.dealer === of ? speech.say("mat-deals") : null;
}

/** A bead for each deal of the round. */
function progress({ round, deal, deals, tiebreak, over }: TreasuresView): Progress {
  const beads = Array.from({ length: deals }, (_, bead) => {
    return { filled: bead + 1 < deal || over ? 1 : 0, current: bead + 1 === deal && !over };
  });
  return { beads: [beads], key: tiebreak ? "mat-progress-tiebreak" : "mat-progress", args: { round, deal, deals } };
}

function prompt(view: TreasuresView, picked: Picked): { key: string; args: Arguments } | null {
  if (view.phase === "play" && picked.key !== null) {
    const count = view.prospects?.[String(picked.detail.card)]?.length ?? 0;
    return { key: "prompt-play-picked", args: { count } };
  }
  return view.phase === "capture" ? { key: "prompt-capture-choose", args: {} } : null;
}

/** Where advice points. */
function spots(action: TreasuresAction): Spots {
  if (action.type === "play_card") return { from: [`card-${action.card}`], to: ["played"] };
  if (action.type === "take" || action.type === "claim")
    return { from: ["played"], to: action.cards.map((card) => `table-${card}`) };
  return action.type === "lay" ? { from: ["played"], to: ["table"] } : { from: [], to: [] };
}
