import { expect, it } from "vitest";
import { dayOf, ofDay, streak, week } from "./days";

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

it("shows seven days up to today", () => {
  const today = dayOf(new Date(2026, 10, 19));
  const shown = week([today - 6, today - 2, today], today);
  expect(shown.map(({ solved }) => solved)).toEqual([true, false, false, false, true, false, true]);
  expect(shown.at(-1)!.date.toISOString()).toMatch(/^2026-11-19/);
});
