import { expect, it } from "vitest";
import type { Frame } from "../../wire";
import { decisionsOf, leaderOf, marksOf, nextStop } from "./marks";

function frame(points: number[], seat: number | null, ...events: string[]): Frame {
  const views = points.map((_, own) => ({ seats: points.map((each, of) => (of === own ? { points: each } : {})) }));
  return { views, events: events.map((type) => ({ type })), prompt: { phase: "play", seat } } as unknown as Frame;
}

it("marks rounds and where the lead changes, but not where it is shared", () => {
  const frames = [
    frame([0, 0], 0),
    frame([2, 0], 1),
    frame([2, 2], 0, "round_begun"),
    frame([2, 5], 1),
    frame([4, 5], null),
  ];
  expect(marksOf(frames, ["round_begun"])).toEqual([
    { at: 2, kind: "round" },
    { at: 3, kind: "lead", seat: 1 },
  ]);
  expect(leaderOf([])).toBeNull();
});

it("finds the decisions of a seat and walks between them", () => {
  const stops = decisionsOf([frame([0], 0), undefined, frame([0], 1), frame([0], 0)], 0);
  expect(stops).toEqual([0, 3]);
  expect(nextStop(stops, 0, 1, 9)).toBe(3);
  expect(nextStop(stops, 3, 1, 9)).toBe(9);
  expect(nextStop(stops, 3, -1, 9)).toBe(0);
});
