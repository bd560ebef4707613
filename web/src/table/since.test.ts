import { beforeEach, expect, test } from "vitest";
import type { EventMessage, Snapshot } from "../wire";
import { Director } from "./director.svelte";
import { Since, sinceDecided } from "./since.svelte";

const fact = (type: string, seat: number): EventMessage => ({ type, version: 1, known: true, seat });
const position = (version: number, decided: number | null = null): Snapshot =>
  ({ seat: 0, version, decided, view: { phase: "bid" } }) as unknown as Snapshot;
const isNews = ({ seat }: EventMessage): boolean => seat !== 0;

let director: Director;
let since: Since;

beforeEach(() => {
  director = new Director(async () => {});
  since = new Since(director);
});

test("the list is taken when one's turn begins, and stays while one decides", () => {
  since.settle(position(4), [], false, isNews);
  expect(since.settle(position(5), [fact("laid", 1)], true, isNews)).toBe(true);
  since.decided();
  expect(since.settle(position(6), [fact("won", 0)], true, isNews)).toBe(false);
  expect([since.told.map(({ type }) => type), since.folded]).toEqual([["laid"], true]);
});

test("the same moment told once more unfolds nothing", () => {
  since.settle(position(5), [fact("laid", 1)], true, isNews);
  since.folded = true;
  expect(since.settle(position(5), [fact("laid", 1)], true, isNews)).toBe(false);
  expect(since.folded).toBe(true);
});

test("if others did something before one decides again, a new turn begins", () => {
  since.settle(position(5), [], true, isNews);
  since.decided();
  expect(since.settle(position(7), [fact("laid", 2)], true, isNews)).toBe(true);
  expect([since.told.length, since.folded]).toEqual([1, false]);
});

test("one steps back through what was told, to its first and its last step", () => {
  director.cut(position(5));
  since.settle(position(5), [fact("laid", 1), fact("won", 2)], true, isNews);
  since.lookBack();
  expect([since.place, since.scene?.events[0]?.type]).toEqual([1, "won"]);
  since.step(-1);
  since.step(-1);
  expect(since.scene?.events[0]?.type).toBe("laid");
  since.lookUp();
  expect(since.scene).toBeNull();
});

test("what happened since one decided leaves out the decision, and what is not shown yet", () => {
  const events = [3, 4, 4, 5, 6].map((version, place) => ({ ...fact(`fact ${place}`, 0), version }));
  const told = (version: number, decided: number | null): string[] =>
    sinceDecided(events, position(version, decided)).map(({ type }) => type);
  expect(told(5, 4)).toEqual(["fact 2", "fact 3"]);
  expect(told(6, 4)).toEqual(["fact 2", "fact 3", "fact 4"]);
  expect(told(6, null)).toEqual([]);
  expect(told(6, 7)).toEqual([]);
});

test("a decision that told nothing hides nothing of the next", () => {
  const events = [{ ...fact("laid", 1), version: 6 }];
  expect(sinceDecided(events, position(6, 5))).toEqual(events);
});
