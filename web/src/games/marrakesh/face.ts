/** The face of Marrakesh. */
import type { GameFace } from "../registry";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import Foot from "./Foot.svelte";
import Hand from "./Hand.svelte";
import Ladder from "./Ladder.svelte";
import SeatExtras from "./SeatExtras.svelte";
import type { MarrakeshView } from "./shapes";

/** All of them: each answer has its place in the list, and most have one on the boards. */
const VERBS = [
  "place_track_keshi",
  "set_disc",
  "choose_supply",
  "choose_keshis",
  "send_red_assistant",
  "draft",
  "place_pink",
  "place_brown",
  "choose_city",
  "place_red",
  "choose_colour",
  "resolve",
  "take_resource",
  "take_goods",
  "extra_step",
  "step",
  "stop",
  "choose_stairs",
  "choose_bonus",
  "pay",
  "return_resources",
  "use_assistant",
  "plantation",
  "exchange",
  "buy_luxury",
  "end_action",
  "square_bonus",
  "refresh_scrolls",
  "buy_scroll",
  "buy_gate",
  "build_gate",
  "acquire_oasis",
  "acquire_city",
  "swap_return",
  "decline",
  "take_scroll",
  "take_luxury",
  "take_gate",
  "choose_action",
  "choose_oasis",
  "river_bonus",
  "choose_river_bonus",
  "take_oasis",
  "accept",
  "supply",
];

const PHASES = ["mat-phase-choose", "mat-phase-draft", "mat-phase-assistants", "mat-phase-river"];

export const face: GameFace = {
  Board,
  Hand,
  SeatExtras,
  Breakdown,
  Agenda: Ladder,
  Foot,
  layout: "boards",
  handles: VERBS,
  eventTurns: ["round_begun"],
  progress(view) {
    const { season, round, round_phase } = view as unknown as MarrakeshView;
    const beads = [1, 2, 3].map((third) =>
      [1, 2, 3, 4].map((turn) => ({
        filled: third < season || (third === season && turn < round) ? 1 : 0,
        current: third === season && turn === round,
      })),
    );
    const phases = { keys: PHASES, done: round_phase - 1 };
    return { beads, key: "mat-progress", args: { season, round }, phases };
  },
  flights: () => [],
};
