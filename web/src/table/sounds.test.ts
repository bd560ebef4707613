import { expect, test } from "vitest";
import type { EventMessage } from "../wire";
import { heard, SOUNDS } from "./sounds";

const facts = (...types: string[]): EventMessage[] => types.map((type) => ({ type, version: 1 }) as EventMessage);

test("a game says which of its facts is heard as what; of several the weightiest is heard", () => {
  const sounds = { laid: "card", won: "gain" } as const;
  expect(heard(facts("laid"), sounds)).toBe("card");
  expect(heard(facts("won", "laid", "unheard"), sounds)).toBe("gain");
  expect(heard(facts("unheard"), sounds)).toBeNull();
});

test("a game that nobody gave sounds is heard as cards", () => {
  expect(heard(facts("whatever"), undefined)).toBe("card");
  expect(heard([], undefined)).toBeNull();
});

test("every sound is soft and over within a second and a half", () => {
  for (const strokes of Object.values(SOUNDS)) {
    expect(Math.max(...strokes.map(({ loud }) => loud))).toBeLessThanOrEqual(0.25);
    expect(Math.max(...strokes.map(({ at, rings }) => at + rings))).toBeLessThan(1.5);
  }
});
