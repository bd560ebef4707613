import { expect, test } from "vitest";
import type { PeopleNote } from "../wire";
import { newNotes } from "./people";

const note = (version: number, kind: PeopleNote["kind"] = "flag"): PeopleNote => ({ kind, seat: 0, name: "", version });

test("only what was not there before is news", () => {
  expect(newNotes([note(1), note(2, "back")], [note(1)])).toEqual([note(2, "back")]);
});
