import { expect, test } from "vitest";
import { scenes } from "./scenes";
import type { KobitoEvent, KobitoView } from "./wire";

const fact = (type: string, more: object = {}): KobitoEvent =>
  ({ type, version: 1, known: true, ...more }) as unknown as KobitoEvent;
const seen = (numbers: number[], score: number, over = false): KobitoView =>
  ({
    phase: over ? "over" : "turn",
    actor: 1,
    over,
    pots: [{ pot: 1, length: 3, points: 4, space: 3 - numbers.length, is_new: false, rainbow: rainbow(numbers) }],
    seats: [{ seat: 0, score, points: score, won_pots: score ? [1] : [], penalty: 0, studio: [] }],
  }) as unknown as KobitoView;
const rainbow = (numbers: number[]): object => ({ low: numbers[0], numbers, places: numbers.map((each) => [each]) });

const ADDED = fact("card_added", { seat: 0, to: "pot:0", end: "low", number: 4, cards: [4] });
const WIN = [
  fact("pot_won", { seat: 0, slot: 0, points: 4 }),
  fact("rainbow_discarded", { slot: 0, cards: [4, 5, 6] }),
];
const NEXT = [fact("pot_revealed", { slot: 0 }), fact("starter_laid", { slot: 0, card: 9 })];

test("the last card is laid, then the pot is won, then a new one is turned up", () => {
  const shown = scenes([ADDED, ...WIN, ...NEXT], seen([5, 6], 0), seen([9], 4), false)!;
  expect(shown.map(({ events }) => events.map(({ type }) => type))).toEqual([
    ["card_added"],
    ["pot_won", "rainbow_discarded"],
    ["pot_revealed", "starter_laid"],
  ]);
  expect(shown.map(({ view }) => view.pots[0]!.rainbow!.numbers)).toEqual([[4, 5, 6], [4, 5, 6], [9]]);
  expect(shown.map(({ view }) => view.seats[0]!.score)).toEqual([0, 4, 4]);
  expect(shown.map(({ part }) => part?.name)).toEqual([undefined, "pot-won", undefined]);
});

test("the pot that ends the game is won before everybody's eyes", () => {
  const shown = scenes([ADDED, ...WIN, fact("game_scored")], seen([5, 6], 0), seen([], 4, true), true)!;
  expect(shown.map(({ view }) => view.over)).toEqual([false, false, true]);
});

test("a card that wins nothing needs no show", () => {
  expect(scenes([ADDED], seen([5], 0), seen([4, 5], 0), false)).toBeNull();
});
