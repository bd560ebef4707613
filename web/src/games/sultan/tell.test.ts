import { expect, test } from "vitest";
import type { Speech } from "../../speech/speech";
import { lasting, tell, touches } from "./tell";
import type { SultanEvent } from "./wire";

const won = (bids: [seat: number, card: number][]): SultanEvent =>
  ({
    type: "jewel_won",
    version: 1,
    known: true,
    seat: bids[0]![0],
    card: bids[0]![1],
    cushion: 0,
    jewel: "red",
    bids: bids.map(([seat, card]) => ({ seat, card })),
  }) as unknown as SultanEvent;
const speech = {
  say: (key: string, given: Record<string, unknown>) => `${key} ${given.card} ${given.others} ${given.mine}`,
  seat: String,
  word: (_: string, value: string) => value,
  joined: (words: unknown[]) => words.join("+"),
} as unknown as Speech;
const told = (event: SultanEvent, seat: number | null): string | null => tell(event, speech, [], seat);

test("a comparison is told by its numbers, and to whom it concerns", () => {
  const event = won([
    [1, 14],
    [2, 10],
    [0, 7],
  ]);
  expect(told(event, 1)).toBe("tell-beat-you 14 10+7 14");
  expect(told(event, 2)).toBe("tell-beat-against 14 10+7 10");
  expect(told(event, null)).toBe("tell-beat-other 14 10+7 0");
  expect([touches(event, 2), touches(event, 3)]).toEqual([true, false]);
});

test("of equal cards the one placed first wins; a card may be alone", () => {
  expect(
    told(
      won([
        [1, 12],
        [2, 12],
      ]),
      2,
    ),
  ).toBe("tell-first-against 12 12 12");
  expect(told(won([[1, 2]]), 1)).toBe("tell-alone-you 2  2");
});

test("of cards that were placed only those are told whose cushion is not settled yet", () => {
  const placed = { type: "card_placed", version: 1, known: false, seat: 1, cushion: 0 } as unknown as SultanEvent;
  const sold = won([[1, 2]]);
  expect(lasting([placed, sold, placed])).toEqual([sold, placed]);
});
