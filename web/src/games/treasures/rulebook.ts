/** Treasure cards beside the rules that speak of them. */
import GemStone from "../../pieces/GemStone.svelte";
import type { DrawnPiece, RulebookArt } from "../registry";
import { STONES } from "./pieces/gems";
import TreasureBack from "./pieces/TreasureBack.svelte";
import TreasureCard from "./pieces/TreasureCard.svelte";

const card = (code: string): DrawnPiece => ({ piece: TreasureCard, props: { code }, width: 44 });
const stone = (place: number): DrawnPiece => ({
  piece: GemStone,
  props: { gem: STONES[place], size: 40 },
  width: 40,
});
const back: DrawnPiece = { piece: TreasureBack, props: {}, width: 44 };

const DRAWN: Record<string, DrawnPiece[]> = {
  "T-02": [card("y7"), card("g7"), card("r4"), card("b3")],
  "T-06": [back, back, back],
  "T-16": [card("g7"), card("y7")],
  "T-17": [card("g7"), card("b3"), card("r4")],
  "T-49": [card("b5")],
  "T-50": [card("r5")],
  "T-51": [card("g7")],
  "T-52": [card("y7")],
};

export const art: RulebookArt = {
  drawn: (rule) => DRAWN[rule] ?? [],
  options: {
    teams: card("y7"),
    team_count: card("g7"),
    target: stone(0),
    advanced_match: card("b3"),
    claim_missed: card("r4"),
    claim_sweep_stone: stone(1),
    last_play_sweep: stone(2),
    target_check: stone(3),
    tiebreak: card("b5"),
    first_dealer: back,
    open_piles: card("r5"),
  },
  page: [
    ...["T-61", "T-63", "T-02", "T-06", "T-09", "T-10", "T-12", "T-15", "T-16", "T-17", "T-18", "T-20", "T-21"],
    ...["T-22", "T-26", "T-27", "T-30", "T-31", "T-36", "T-44", "T-48", "T-49", "T-50", "T-51", "T-52", "T-54"],
    ...["T-59", "T-62", "T-65"],
  ],
};
