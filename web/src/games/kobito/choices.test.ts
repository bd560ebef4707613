import { expect, test } from "vitest";
import { atEnd, atPlace, wins } from "./choices";
import type { KobitoAction, KobitoView } from "./wire";

const ADD: KobitoAction = { type: "add", card: 8, to: "pot:0", end: "high" };
const SWAP: KobitoAction = { type: "swap", card: 3, at: "pot:0", place: 1 };
const TOWER: KobitoAction = { type: "tower", card: 3, on: "pot:0", place: 1 };

test("what an action wins is what the view says", () => {
  const view = { wins: [{ action: { ...ADD }, points: 16 }] } as unknown as KobitoView;
  expect(wins(view, ADD)).toBe(16);
  expect(wins(view, { ...ADD, end: "low" })).toBe(0);
  expect(wins({} as KobitoView, ADD)).toBe(0);
});

test("actions are found by the end or the place that they go to", () => {
  expect(atEnd([ADD, SWAP, TOWER], "pot:0", "high")).toEqual([ADD]);
  expect(atPlace([ADD, SWAP, TOWER], "pot:0", 1)).toEqual([SWAP, TOWER]);
  expect(atPlace([ADD, SWAP, TOWER], "pot:0", 2)).toEqual([]);
});
