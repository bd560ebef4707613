import { expect, it } from "vitest";
import { standings } from "./standings";

function places(scores: number[], winners: number[]): [seat: number, place: number][] {
  return standings({ scores, winners }).map(({ seat, place }) => [seat, place]);
}

it("puts the winners first, also where another has more points", () => {
  expect(places([30, 50, 10], [0])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

it("lets equal points share a place, and leaves out the next", () => {
  expect(places([10, 20, 20, 5], [1, 2])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ]);
  expect(places([9, 9, 12, 4], [2])).toEqual([
    [2, 1],
    [0, 2],
    [1, 2],
    [3, 4],
  ]);
});
