import { expect, test } from "vitest";
import { areApart, choicesOf, prospectsOf, setsWith, tableOf } from "./choices";
import type { Preview, TreasuresAction, TreasuresView } from "./wire";

const take = (...cards: string[]): TreasuresAction => ({ type: "take", cards });
const LAY: TreasuresAction = { type: "lay" };

function viewOf(parts: Partial<TreasuresView>): TreasuresView {
  return parts as TreasuresView;
}

test("sets are lettered, and each choice comes with what the view says it brings", () => {
  const previews = [{ earns: true }, { earns: false }] as Preview[];
  const choices = choicesOf([take("b3"), LAY], viewOf({ previews }));
  expect(choices.map(({ letter, cards, preview }) => [letter, cards, preview?.earns])).toEqual([
    ["A", ["b3"], true],
    ["", [], false],
  ]);
});

test("a card that is picked up comes with the sets that it could collect", () => {
  const prospects = { r3: [{ cards: ["b1", "b2", "r3"] }, { cards: ["b3", "r3"] }] as Preview[], b9: [] };
  const play: TreasuresAction = { type: "play_card", card: "r3" };
  const found = prospectsOf([play], viewOf({ prospects }), "r3");
  expect(found.map(({ letter, first, action }) => [letter, first, action])).toEqual([
    ["A", play, take("b1", "b2")],
    ["B", play, take("b3")],
  ]);
  expect(prospectsOf([play], viewOf({ prospects }), "b9")).toEqual([]);
});

test("of equal cards each carries the letter of the set that takes one of them", () => {
  const choices = choicesOf([take("r5"), take("b2", "b3"), LAY], viewOf({}));
  expect(setsWith(choices, "r5").map(({ letter }) => letter)).toEqual(["A"]);
  expect(areApart(choices, ["b2", "b3", "r5", "r5"])).toBe(false);
  expect(areApart(choices, ["b2", "b3", "r5", "b9"])).toBe(true);
});

test("a card that may be claimed is not shown among the others", () => {
  expect(tableOf(viewOf({ table: ["b3", "r3", "r3"], laid: "r3" }))).toEqual(["b3", "r3"]);
  expect(tableOf(viewOf({ table: ["b3", "r3"], laid: null }))).toEqual(["b3", "r3"]);
});
