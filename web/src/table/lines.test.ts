import { expect, test } from "vitest";
import type { EventMessage, PeopleNote } from "../wire";
import { linesOf } from "./lines";

const fact = (version: number): EventMessage => ({ type: "laid", version, known: true });
const told = (lines: ReturnType<typeof linesOf>): (number | string)[] =>
  lines.map(({ event, undone, note }) => event?.version ?? (note ? `note ${note.version}` : `undo ${undone!.version}`));
const note = (version: number): PeopleNote => ({ kind: "flag", seat: 0, name: "", version });

test("an undo stands where it happened, between what it left and what came after it", () => {
  const undone = [
    { version: 4, left: 2, seat: 0, steps: 1 },
    { version: 6, left: 2, seat: 1, steps: 2 },
  ];
  expect(told(linesOf([fact(1), fact(2), fact(7)], undone))).toEqual([1, 2, "undo 4", "undo 6", 7]);
  expect(told(linesOf([fact(1), fact(2)], undone.slice(0, 1)))).toEqual([1, 2, "undo 4"]);
});

test("a note about people stands after the last event of its version, and one before all events first", () => {
  const events = [fact(1), fact(1), fact(2), fact(5)];
  const notes = [note(0), note(1), note(3), note(9)];
  expect(told(linesOf(events, [], notes))).toEqual(["note 0", 1, 1, "note 1", 2, "note 3", 5, "note 9"]);
});
