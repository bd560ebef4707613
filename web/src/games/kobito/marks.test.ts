import { expect, test } from "vitest";
import { laidSince, newPots, takenFrom } from "./marks";
import type { KobitoEvent, KobitoView } from "./wire";

const fact = (type: string, more: object): KobitoEvent =>
  ({ type, version: 1, known: true, ...more }) as unknown as KobitoEvent;
const rainbow = (numbers: number[]): object => ({ numbers, places: numbers.map((number) => [number]) });
const VIEW = {
  pots: [{ rainbow: rainbow([3, 4, 5]) }, { rainbow: rainbow([9]) }],
  seats: [{ studio: [rainbow([6, 7, 8])] }, { studio: [] }],
} as unknown as KobitoView;

test("every card laid since one's turn bears the medal of its seat", () => {
  const since = [
    fact("card_added", { seat: 1, to: "pot:0", end: "high", number: 5, cards: [5] }),
    fact("card_added", { seat: 2, to: "pot:0", end: "low", number: 3, cards: [3] }),
  ];
  expect([...laidSince(VIEW, since)]).toEqual([
    ["pot:0/0", 2],
    ["pot:0/2", 1],
  ]);
});

test("what lay at a pot that was won is not marked; its successor is new", () => {
  const since = [
    fact("card_added", { seat: 1, to: "pot:1", end: "high", number: 9, cards: [9] }),
    fact("pot_won", { seat: 1, slot: 1, points: 7 }),
  ];
  expect(laidSince(VIEW, since).size).toBe(0);
  expect([...newPots(since)]).toEqual([[1, { seat: 1, points: 7 }]]);
});

test("a kobito taken out of one's own studio is found where its successor lies now", () => {
  const since = [
    fact("kobito_swapped", { seat: 1, at: "studio:0:0", place: 1, card: 8 }),
    fact("card_added", { seat: 0, to: "studio:0:0", end: "low", number: 6, cards: [6] }),
  ];
  expect([...takenFrom(VIEW, since, 0)]).toEqual([["studio:0:0/2", { seat: 1, card: 8 }]]);
  expect(takenFrom(VIEW, since, 1).size).toBe(0);
});
