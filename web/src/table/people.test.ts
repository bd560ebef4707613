import { expect, test } from "vitest";
import type { EventMessage, PeopleNote } from "../wire";
import { newNotes, notesAfter } from "./people";

const events = [1, 1, 2, 5].map((version) => ({ type: "moved", version, known: true }) as unknown as EventMessage);
const note = (version: number, kind: PeopleNote["kind"] = "flag"): PeopleNote => ({ kind, seat: 0, name: "", version });
const places = (notes: PeopleNote[]): number[][] =>
  events.map((_, place) => notesAfter(notes, events, place).map((each) => each.version));

test("a note stands after the last event of its version", () => {
  expect(places([note(1), note(2), note(3), note(9)])).toEqual([[], [1], [2, 3], [9]]);
});

test("a note before the first event stands first, once", () => {
  expect(notesAfter([note(0)], events, -1)).toHaveLength(1);
  expect(places([note(0)]).flat()).toEqual([]);
});

test("only what was not there before is news", () => {
  expect(newNotes([note(1), note(2, "back")], [note(1)])).toEqual([note(2, "back")]);
});
