import { expect, test } from "vitest";
import { cardWidth, standing } from "./cards";

const none = (): boolean => false;

test("a card is as wide as its words need", () => {
  const short = cardWidth({ words: "Palace", changes: "", beside: 60 }, 50);
  const long = cardWidth(
    { words: "Assistant in the date plantation", changes: "dates 4 → 9, +1 point", beside: 60 },
    50,
  );
  expect(short).toBeLessThan(long);
  expect(cardWidth({ words: "Palace", changes: "4 → 5", beside: 60 }, 50)).toBeLessThan(130);
});

test("a higher card may be narrower, larger letters need a wider one", () => {
  const text = { words: "Assistant in the date plantation", changes: "dates 4 → 9, +1 point", beside: 60 };
  expect(cardWidth(text, 70)).toBeLessThan(cardWidth(text, 50));
  expect(cardWidth(text, 50, 20)).toBeGreaterThan(cardWidth(text, 50));
});

test("the first ones stand side by side, and those that must", () => {
  expect(standing([100, 100, 100, 100], none, 330, 10)).toEqual([0, 1, 2]);
  expect(standing([100, 100, 100, 100], (place) => place === 3, 330, 10)).toEqual([0, 1, 3]);
});
