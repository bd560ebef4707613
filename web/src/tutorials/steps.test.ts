import { expect, it } from "vitest";
import { changed } from "./steps";

it("changes the parts that a step names and leaves the rest", () => {
  const before = { actor: 0, seats: [{ score: 1 }, { score: 2 }], last: { seat: 1 } };
  const step = { actor: { "=": 1 }, seats: { 1: { score: { "=": 5 } } }, last: { "=": null }, phase: { "=": "over" } };
  expect(changed(before, step)).toEqual({ actor: 1, seats: [{ score: 1 }, { score: 5 }], last: null, phase: "over" });
  expect(before.seats[1]).toEqual({ score: 2 });
});

it("makes a first value out of nothing", () => {
  expect(changed({}, { at: { "=": 4 }, legal: { "=": [] } })).toEqual({ at: 4, legal: [] });
});
