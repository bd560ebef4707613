import { expect, it } from "vitest";
import { findRules, type Rule } from "./rules";

const RULES: Rule[] = [
  ["X-01", "Két játékos húz."],
  ["X-10", "The pouch holds jewels."],
  ["X-11", "See X-01 first."],
];

function found(wanted: string): string[] {
  return findRules(RULES, wanted).map(([id]) => id);
}

it("finds rules by number, however it is written", () => {
  expect(found("x1")).toEqual(["X-01"]);
  expect(found("X-010")).toEqual(["X-10"]);
});

it("finds rules by all their words, without accents", () => {
  expect(found("jatekos HUZ")).toEqual(["X-01"]);
  expect(found("jewels first")).toEqual([]);
  expect(found("  ")).toEqual(["X-01", "X-10", "X-11"]);
});
