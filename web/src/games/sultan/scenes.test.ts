import { expect, test } from "vitest";
import { scenes } from "./scenes";
import type { SultanEvent, SultanView } from "./wire";

const fact = (type: string, more: object = {}): SultanEvent =>
  ({ type, version: 1, known: true, ...more }) as unknown as SultanEvent;
const NONE = { white: 0, red: 0, yellow: 0, green: 0, blue: 0 };
const me = (hand: number[], red: number, points: number): object => ({
  seat: 0,
  hand,
  hand_size: hand.length,
  cards_due: 1,
  jewels: { ...NONE, red },
  points,
});
const SALES = [
  { cushion: 0, jewel: "red", winner: 0, cards: [] },
  { cushion: 1, jewel: "blue", winner: null, cards: [] },
];
const seen = (phase: string, round: number, own: object): SultanView =>
  ({ phase, round, actor: 0, last_round: round > 1 ? SALES : [], placed: [], seats: [own] }) as unknown as SultanView;
const PLACED = fact("card_placed", { seat: 0, card: 9, cushion: 0 });
const SETTLING = ["card_revealed", "card_revealed", "jewel_won", "jewel_unsold", "round_begun", "jewels_drawn"];
const ROUND = [PLACED, ...SETTLING.map((type) => fact(type))];
const shown = (): NonNullable<ReturnType<typeof scenes>> =>
  scenes(ROUND, seen("bid", 1, me([4, 9], 0, 0)), seen("return", 2, me([4, 7], 1, 4)))!;

test("the last card is placed, cards are turned up, each cushion is settled, and only then the new round is seen", () => {
  expect(shown().map(({ events }) => events.map(({ type }) => type))).toEqual([
    ["card_placed"],
    ["card_revealed", "card_revealed"],
    ["jewel_won"],
    ["jewel_unsold"],
    ["round_begun", "jewels_drawn"],
  ]);
  expect(shown().map(({ view }) => view.round)).toEqual([1, 1, 1, 1, 2]);
  expect(shown().map(({ part }) => part?.step)).toEqual([undefined, 0, 1, 2, undefined]);
  expect(
    shown()
      .slice(1)
      .every(({ still }) => still >= 900),
  ).toBe(true);
});

test("one's own last card lies on the rug and no longer in the hand", () => {
  expect(shown().map(({ view }) => view.seats[0]!.hand)).toEqual([[4], [4], [4], [4], [4, 7]]);
  expect(shown()[0]!.view.placed).toEqual([{ seat: 0, cushion: 0, card: 9 }]);
});

test("jewels come with their cushion, points with the last one", () => {
  expect(shown().map(({ view }) => view.seats[0]!.jewels?.red)).toEqual([0, 0, 1, 1, 1]);
  expect(shown().map(({ view }) => view.seats[0]!.points)).toEqual([0, 0, 0, 4, 4]);
});

test("a card that is placed in mid-round is shown at once", () => {
  const view = seen("bid", 1, me([4], 0, 0));
  expect(scenes([PLACED], view, view)).toBeNull();
});
