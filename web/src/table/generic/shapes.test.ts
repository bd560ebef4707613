import { describe, expect, it } from "vitest";
import type { View } from "../../wire";
import { countsOf, isPile, seatOf, shapeOf, sorted, tableOf } from "./shapes";

const frame = {
  game: "any",
  players: 2,
  actor: 0,
  over: false,
  result: null,
  places: null,
  decided_by: null,
  seat: 0,
  phase: "play",
};

describe("the shape of a value", () => {
  it.each([
    [null, "nothing"],
    ["", "nothing"],
    [[], "nothing"],
    [[null, null], "nothing"],
    [{ red: 0, blue: 0 }, "nothing"],
    [0, "number"],
    [7, "number"],
    ["hidden", "word"],
    [false, "word"],
    [{ red: 1, blue: 0 }, "counts"],
    [[3, null, 5], "list"],
    [["a", "b"], "list"],
    [[{ card: 3 }], "rows"],
    [[[1], [2]], "rows"],
    [{ left: { card: 3 }, right: null }, "parts"],
  ])("of %j is %s", (value, shape) => expect(shapeOf(value)).toBe(shape));

  it("leaves zeros out of long lists of counts only", () => {
    expect(countsOf({ water: 0, date: 2 })).toEqual([
      ["water", 0],
      ["date", 2],
    ]);
    expect(countsOf({ a: 0, b: 1, c: 0, d: 0, e: 2 })).toEqual([
      ["b", 1],
      ["e", 2],
    ]);
  });

  it.each([
    ["hand_size", true],
    ["deck", true],
    ["draw_pile", true],
    ["score", false],
    ["decked", false],
  ])("of %s as a pile: %s", (key, pile) => expect(isPile(key)).toBe(pile));
});

describe("the parts of a view", () => {
  it("are sorted into facts, things and empty places", () => {
    const parts = sorted([
      ["round", 2],
      ["none", null],
      ["offer", { red: 1 }],
      ["tower", { red: 0 }],
      ["about", {}],
    ]);
    expect(parts).toEqual({ facts: [["round", 2]], things: [["offer", { red: 1 }]], empty: ["tower"] });
  });

  it("belong to the table or to a seat of `seats`", () => {
    const view: View = {
      ...frame,
      round: 1,
      pair: [5, 6],
      seats: [
        { seat: 0, hand: [1] },
        { seat: 1, hand_size: 1 },
      ],
    };
    expect(tableOf(view)).toEqual([
      ["round", 1],
      ["pair", [5, 6]],
    ]);
    expect(seatOf(view, 0)).toEqual([["hand", [1]]]);
    expect(seatOf(view, 1)).toEqual([["hand_size", 1]]);
  });

  it("belong to the seats if there is one for each, in a view without `seats`", () => {
    const view: View = { ...frame, prize: 9, scores: [3, 4], hands: [[1, 2], null] };
    expect(tableOf(view)).toEqual([["prize", 9]]);
    expect(seatOf(view, 1)).toEqual([
      ["scores", 4],
      ["hands", null],
    ]);
  });
});
