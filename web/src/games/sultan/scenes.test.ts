import { expect, test } from "vitest";
import { scenes } from "./scenes";
import type { SultanEvent, SultanView } from "./wire";

const fact = (type: string): SultanEvent => ({ type, version: 1, known: true }) as unknown as SultanEvent;
const seen = (phase: string, round: number): SultanView =>
  ({ phase, round, last_round: [round] }) as unknown as SultanView;
const ROUND = [
  "card_placed",
  "card_revealed",
  "card_revealed",
  "jewel_won",
  "jewel_unsold",
  "round_begun",
  "jewels_drawn",
];

test("cards are turned up, then each cushion is settled, and only then the new round is seen", () => {
  const shown = scenes(ROUND.map(fact), seen("bid", 1), seen("return", 2))!;
  expect(shown.map(({ events }) => events.map(({ type }) => type))).toEqual([
    ["card_placed", "card_revealed", "card_revealed"],
    ["jewel_won"],
    ["jewel_unsold"],
    ["round_begun", "jewels_drawn"],
  ]);
  expect(shown.map(({ view }) => view.round)).toEqual([1, 1, 1, 2]);
  expect(shown.map(({ part }) => part?.step)).toEqual([0, 1, 2, undefined]);
  expect(shown.every(({ still }) => still >= 900)).toBe(true);
});

test("a card that is placed in mid-round is shown at once", () => {
  expect(scenes([fact("card_placed")], seen("bid", 1), seen("bid", 1))).toBeNull();
});
