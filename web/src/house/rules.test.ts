import { expect, it } from "vitest";
import { findChapters, findRules, markedParts, type Rule } from "./rules";

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

it("marks the words that were found, with or without accents", () => {
  const marked = markedParts("Két játékos húz.", "jatekos").filter(({ found }) => found);
  expect(marked.map(({ part }) => part)).toEqual(["játékos"]);
  expect(markedParts("No word.", "")).toEqual([{ part: "No word.", found: false }]);
});

it("keeps only the chapters with a rule that is wanted", () => {
  const book = [
    { name: "goal", sections: [{ name: null, rules: ["X-01"] }] },
    {
      name: "turn",
      sections: [
        { name: "a", rules: ["X-10"] },
        { name: "b", rules: ["X-11", "X-12"] },
      ],
    },
  ];
  expect(findChapters(book, new Set(["X-12"]))).toEqual([{ name: "turn", sections: [{ name: "b", rules: ["X-12"] }] }]);
});
