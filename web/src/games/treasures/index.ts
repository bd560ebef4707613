/** The face of Treasures. */
import type { View } from "../../messages";
import type { Arguments } from "../../speech/speech";
import type { Picked } from "../../table/picked.svelte";
import type { GameFace, Progress } from "../registry";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Hand from "./Hand.svelte";
import SeatExtras from "./SeatExtras.svelte";
import Tally from "./Tally.svelte";
import { flights } from "./flights";
import { treasuresView } from "./view";

export const face: GameFace = {
  Board,
  Hand,
  SeatExtras,
  Breakdown,
  Tally,
  handles: ["play_card", "take", "lay", "claim", "pass"],
  eventTurns: ["round_begun", "tiebreak_begun"],
  eventRules: {
    dealer_named: "T-04",
    hand_dealt: "T-12",
    table_dealt: "T-06",
    card_played: "T-10",
    cards_taken: "T-16",
    card_laid: "T-21",
    cards_claimed: "T-30",
    claim_passed: "T-36",
    swept: "T-26",
    leftovers_taken: "T-44",
    leftovers_lost: "T-46",
    category_won: "T-53",
    category_won_by_team: "T-76",
    category_tied: "T-54",
    round_scored: "T-47",
    team_scored: "T-74",
    game_won: "T-63",
    game_won_by_team: "T-74",
  },
  progress,
  prompt,
  flights,
};

/** A bead for each deal of the round. */
function progress(seen: View): Progress {
  const { round, deal, deals, tiebreak, over } = treasuresView(seen);
  const beads = Array.from({ length: deals }, (_, bead) => {
    return { filled: bead + 1 < deal || over ? 1 : 0, current: bead + 1 === deal && !over };
  });
  return { beads: [beads], key: tiebreak ? "mat-progress-tiebreak" : "mat-progress", args: { round, deal, deals } };
}

function prompt(view: View, picked: Picked): { key: string; args: Arguments } | null {
  if (view.phase === "play" && picked.key !== null) return { key: "prompt-play-picked", args: {} };
  return view.phase === "capture" ? { key: "prompt-capture-choose", args: {} } : null;
}
