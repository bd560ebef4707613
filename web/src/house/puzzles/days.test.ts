import { expect, it } from "vitest";
import { dayOf, ofDay, streak } from "./days";

it("counts days in a row, and lets today be open still", () => {
  expect(streak([5, 6, 7], 7)).toBe(3);
  expect(streak([5, 6, 7], 8)).toBe(3);
  expect(streak([5, 6, 7], 9)).toBe(0);
});

it("shows each puzzle once before the first comes again", () => {
  expect([0, 1, 2, 3].map((day) => ofDay(["a", "b", "c"], day))).toEqual(["a", "b", "c", "a"]);
  expect(ofDay([], 4)).toBeNull();
  expect(dayOf(new Date(2026, 10, 19)) - dayOf(new Date(2026, 10, 18))).toBe(1);
});
