import { expect, it } from "vitest";
import type { CurvePoint, ReviewedDecision } from "../../wire";
import { byKind, roundedParts, turningPoints } from "./review.svelte";

function point(frame: number, own: number, actor = 0): CurvePoint {
  return { move: frame, frame, actor, wins: [own, 1 - own], points: [0, 0], games: 10 };
}

it("tells the steps that changed most, in the order of the game", () => {
  const curve = [point(0, 0.5, -1), point(1, 0.3, 1), point(2, 0.35, 0), point(3, 0.9, 1)];
  expect(turningPoints(curve, 0, 2)).toEqual([
    { frame: 0, actor: -1, before: 0.5, after: 0.3 },
    { frame: 2, actor: 0, before: 0.35, after: 0.9 },
  ]);
});

it("counts what was good by kind", () => {
  const decisions = ["best", "blunder", "good"].map(
    (grade) => ({ grade, played: { type: "bid" } }) as ReviewedDecision,
  );
  expect(byKind(decisions)).toEqual([{ kind: "bid", count: 3, good: 2 }]);
});

it("rounds parts so that they still add up", () => {
  expect(roundedParts([40.84, -3.24, 13.64, -12.24])).toEqual([40.8, -3.2, 13.6, -12.2]);
});
