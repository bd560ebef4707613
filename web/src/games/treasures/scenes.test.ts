import { expect, test } from "vitest";
import { scenes } from "./scenes";
import type { TreasuresEvent, TreasuresView } from "./wire";

const fact = (type: string, more: object = {}): TreasuresEvent =>
  ({ type, version: 1, known: true, ...more }) as unknown as TreasuresEvent;
const seen = (round: number, table: string[], hand: string[], stones: number, over = false): TreasuresView =>
  ({
    round,
    table,
    actor: 1,
    revealed: null,
    laid: null,
    over,
    rounds: Array.from({ length: over ? round : round - 1 }, (_, past) => ({ round: past + 1 })),
    sides: [],
    seats: [{ seat: 0, stones, hand_size: hand.length, hand }],
  }) as unknown as TreasuresView;

const LAST = [fact("card_played", { seat: 0, card: "y7" }), fact("card_laid", { seat: 0, card: "y7" })];
const COUNTED = [
  fact("leftovers_taken", { seat: 1, cards: ["b1", "y7"] }),
  fact("category_won"),
  fact("round_scored", { seat: 0 }),
];
const DEALT = [fact("round_begun"), fact("hand_dealt"), fact("table_dealt")];
const types = (shown: ReturnType<typeof scenes>): string[][] =>
  shown!.map(({ events }) => events.map(({ type }) => type));

test("the last card is seen, then what is left; the round's end waits, and only then the next round is dealt", () => {
  const shown = scenes([...LAST, ...COUNTED, ...DEALT], seen(1, ["b1"], ["y7"], 0), seen(2, ["r2"], ["g3"], 2), true)!;
  expect(types(shown)).toEqual([
    ["card_played"],
    ["card_laid"],
    ["leftovers_taken"],
    ["category_won", "round_scored"],
    ["round_begun", "hand_dealt", "table_dealt"],
  ]);
  expect(shown.map(({ view }) => view.table)).toEqual([["b1"], ["b1", "y7"], [], [], ["r2"]]);
  expect(shown.map(({ view }) => view.seats[0]!.hand)).toEqual([[], [], [], [], ["g3"]]);
  expect(shown.map(({ view }) => view.seats[0]!.stones)).toEqual([0, 0, 0, 2, 2]);
  expect(shown.map(({ waits }) => waits ?? false)).toEqual([false, false, false, true, false]);
});

test("the last round of a game is counted before everybody's eyes too", () => {
  const shown = scenes(
    [...LAST, ...COUNTED, fact("game_won")],
    seen(1, ["b1"], ["y7"], 0),
    seen(1, [], [], 6, true),
    false,
  )!;
  expect(types(shown).at(-1)).toEqual(["category_won", "round_scored", "game_won"]);
  expect([shown.at(-1)!.waits, shown.at(-1)!.view.over, shown.at(-1)!.part?.step]).toEqual([true, false, 0]);
});

test("another's card is revealed before it is laid; one's own is laid at once", () => {
  const [before, after] = [seen(1, ["b1"], ["y7"], 0), seen(1, ["b1", "y7"], [], 0)];
  expect(scenes(LAST, before, after, false)!.map(({ view }) => view.revealed)).toEqual(["y7", null]);
  expect(scenes(LAST, before, after, true)).toBeNull();
});
