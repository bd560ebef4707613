import { expect, test } from "vitest";
import { cardsOf, lastSales, winnerOf } from "./sales";
import type { SultanEvent } from "./wire";

const head = { version: 1, known: true };

function won(cushion: number, seat: number): SultanEvent {
  return { ...head, type: "jewel_won", seat, cushion, jewel: "blue", card: 9, bids: [{ seat, card: 9 }] };
}

function unsold(cushion: number): SultanEvent {
  return { ...head, type: "jewel_unsold", cushion, jewel: "red" };
}

const ROUND: SultanEvent = { ...head, type: "round_begun", stage: 1, round: 2, seat: 0 };

test("the last sales are those of the newest round, one for each cushion", () => {
  const sales = lastSales([won(0, 1), won(1, 2), ROUND, unsold(0), won(1, 0), ROUND], 2);
  expect(sales.map(winnerOf)).toEqual([null, 0]);
  expect(sales.map(cardsOf)).toEqual([[], [{ seat: 0, card: 9 }]]);
});

test("before the first round is settled there are none", () => {
  expect(lastSales([ROUND], 3)).toEqual([]);
});
