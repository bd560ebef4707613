import { expect, test } from "vitest";
import type { Snapshot } from "../wire";
import { scenesOf } from "./scenes";

const position = (version: number, actor: number, last: number): Snapshot =>
  ({
    version,
    last: { seat: last },
    events: [{ type: "taken", version, known: true, seat: last }],
    view: { actor, over: false },
  }) as unknown as Snapshot;
const looker = { face: null, seat: 0, mine: [0] };

test("one's own move and one's next question are one scene that takes no time", () => {
  const [only, ...more] = scenesOf(position(2, 0, 0), position(1, 0, 0), looker);
  expect(more).toEqual([]);
  expect(only).toMatchObject({ motion: 0, hold: 0, still: 0, view: { actor: 0 } });
});

test("another's move is shown before one is asked", () => {
  const [move, question] = scenesOf(position(2, 0, 1), position(1, 1, 1), looker);
  expect(move?.view.actor).toBeNull();
  expect(move?.hold).toBeGreaterThan(0);
  expect(question?.view.actor).toBe(0);
});
