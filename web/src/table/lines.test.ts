import { expect, test } from "vitest";
import type { EventMessage } from "../wire";
import { linesOf } from "./lines";

const fact = (version: number): EventMessage => ({ type: "laid", version, known: true });
const told = (lines: ReturnType<typeof linesOf>): (number | string)[] =>
  lines.map(({ event, undone }) => event?.version ?? `undo ${undone!.version}`);

test("an undo stands where it happened, between what it left and what came after it", () => {
  const undone = [
    { version: 4, left: 2, seat: 0, steps: 1 },
    { version: 6, left: 2, seat: 1, steps: 2 },
  ];
  expect(told(linesOf([fact(1), fact(2), fact(7)], undone))).toEqual([1, 2, "undo 4", "undo 6", 7]);
  expect(told(linesOf([fact(1), fact(2)], undone.slice(0, 1)))).toEqual([1, 2, "undo 4"]);
});
