import { expect, test } from "vitest";
import { Picked } from "../../table/picked.svelte";
import type { BoardProps } from "../registry";
import { atEnd, atPlace, previewOf } from "./choices";
import { prompt } from "./prompt";
import type { Kobito, KobitoAction, KobitoView } from "./wire";

const ADD: KobitoAction = { type: "add", card: 8, to: "pot:0", end: "high" };
const SWAP: KobitoAction = { type: "swap", card: 3, at: "pot:0", place: 1 };
const TOWER: KobitoAction = { type: "tower", card: 3, on: "pot:0", place: 1 };

test("what an action does is what the view says of it, by its place among the legal ones", () => {
  const previews = [
    { numbers: [], points: 16 },
    { numbers: [], points: 0 },
  ];
  const board = { view: { previews }, legal: [ADD, SWAP] } as unknown as BoardProps<Kobito>;
  expect(previewOf(board, ADD).points).toBe(16);
  expect(previewOf(board, SWAP).points).toBe(0);
  expect(previewOf(board, TOWER)).toEqual({ numbers: [], points: 0 });
});

test("the prompt says what can be done: play, end the turn, or either", () => {
  const view = { phase: "turn", actor: 0, seat: 0 } as KobitoView;
  const keyOf = (legal: KobitoAction[]): string | undefined => prompt(view, new Picked(), legal)?.key;
  const END: KobitoAction = { type: "end_turn" };
  expect([keyOf([ADD]), keyOf([ADD, END]), keyOf([END])]).toEqual(["pick-more", "pick-or-end", "pick-none"]);
});

test("actions are found by the end or the place that they go to", () => {
  expect(atEnd([ADD, SWAP, TOWER], "pot:0", "high")).toEqual([ADD]);
  expect(atPlace([ADD, SWAP, TOWER], "pot:0", 1)).toEqual([SWAP, TOWER]);
  expect(atPlace([ADD, SWAP, TOWER], "pot:0", 2)).toEqual([]);
});
