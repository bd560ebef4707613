import { expect, it } from "vitest";
import type { CurvePoint, ReviewedDecision } from "../../wire";
import { byKind, gradeOf, roundedParts, turningPoints } from "./review.svelte";

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

it("marks another answer by what was found out about it, in points where winning is decided", () => {
  const option = (card: number, wins: number, points: number) => ({
    action: { type: "bid", card },
    wins: [{ value: wins }],
    points: [{ value: points }],
  });
  const options = [option(1, 0.6, 30), option(2, 0.52, 25), option(3, 0.58, 21), option(4, 0.2, 29)];
  const told = { seat: 0, options, played: { type: "bid", card: 4 }, grade: "blunder" };
  const close = { ...told, by_points: false, sizes: [0.05, 0.1, 0.2] } as unknown as ReviewedDecision;
  const decided = { ...told, by_points: true, sizes: [2, 4, 8] } as unknown as ReviewedDecision;
  const graded = (decision: ReviewedDecision) =>
    [1, 2, 3, 4, 5].map((card) => gradeOf(decision, { type: "bid", card }));
  expect(graded(close)).toEqual(["best", "inaccuracy", "good", "blunder", null]);
  expect(graded(decided)).toEqual(["best", "mistake", "blunder", "blunder", null]);
});
