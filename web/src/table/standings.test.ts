import { expect, it } from "vitest";
import { standings } from "./standings";

it("names the seats in the order of the places that the view tells, whatever their points", () => {
  const rows = standings({ places: [3, 1, 1, 4], result: { scores: [50, 20, 20, 5], winners: [1, 2] } });
  expect(rows.map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [1, 1, 20],
    [2, 1, 20],
    [0, 3, 50],
    [3, 4, 5],
  ]);
});

it("has none while the game goes on", () => {
  expect(standings({ places: null, result: null })).toEqual([]);
});
