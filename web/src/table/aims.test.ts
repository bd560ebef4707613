import { expect, it } from "vitest";
import type { Likely, ReviewedDecision } from "../wire";
import { aimOf, habitsOf } from "./aims";

const likely = (...values: number[]): Likely[] => values.map((value) => ({ value, low: value, high: value }));

it("says what a better choice aims at", () => {
  expect(aimOf(likely(9, 4), likely(7, 4), 0)).toBe("gain");
  expect(aimOf(likely(7, 4), likely(7, 6), 0)).toBe("stop");
  expect(aimOf(likely(9, 4, 5), likely(7, 4, 6), 0)).toBe("balance");
  expect(aimOf(likely(7, 4.4), likely(7.4, 4), 0)).toBe("win");
});

function decided(kind: string, grade: string, lost: number, gain = 2): ReviewedDecision {
  const option = (name: string, points: number): ReviewedDecision["options"][number] => {
    return { action: { type: kind, name }, games: 9, wins: likely(0.5, 0.5), points: likely(points, 5), line: [] };
  };
  const [loss] = likely(lost);
  return {
    ...{ move: 1, frame: 1, seat: 0, played: { type: kind, name: "played" }, grade, loss: loss!, lost_points: loss! },
    ...{ by_points: false, sizes: [], rule: "", options: [option("better", 5 + gain), option("played", 5)], legal: [] },
  };
}

it("names the three habits that cost most, whatever else was missed", () => {
  const decisions = [
    decided("bid", "mistake", 0.12),
    decided("bid", "mistake", 0.11),
    decided("bid", "blunder", 0.2, 0),
    decided("pass", "inaccuracy", 0.06),
    decided("take", "inaccuracy", 0.05),
    decided("lay", "good", 0.04),
    decided("lay", "best", 0),
  ];
  expect(habitsOf(decisions).map(({ kind, aim, count }) => [kind, aim, count])).toEqual([
    ["bid", "gain", 2],
    ["bid", "win", 1],
    ["pass", "gain", 1],
  ]);
  expect(habitsOf(decisions.slice(5))).toEqual([]);
});
