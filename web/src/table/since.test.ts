import { beforeEach, expect, test } from "vitest";
import type { EventMessage, Snapshot } from "../wire";
import { Director } from "./director.svelte";
import { Since } from "./since.svelte";

const fact = (type: string, seat: number): EventMessage => ({ type, version: 1, known: true, seat });
const position = (version: number, ...since_turn: EventMessage[]): Snapshot =>
  ({ seat: 0, version, since_turn, view: { phase: "bid" } }) as unknown as Snapshot;
const isNews = ({ seat }: EventMessage): boolean => seat !== 0;

let director: Director;
let since: Since;

beforeEach(() => {
  director = new Director(async () => {});
  since = new Since(director);
});

test("the list is taken when one's turn begins, and stays while one decides", () => {
  since.settle(position(4), false, isNews);
  expect(since.settle(position(5, fact("laid", 1)), true, isNews)).toBe(true);
  since.decided();
  expect(since.settle(position(6, fact("won", 0)), true, isNews)).toBe(false);
  expect([since.told.map(({ type }) => type), since.folded]).toEqual([["laid"], true]);
});

test("the same moment told once more unfolds nothing", () => {
  since.settle(position(5, fact("laid", 1)), true, isNews);
  since.folded = true;
  expect(since.settle(position(5, fact("laid", 1)), true, isNews)).toBe(false);
  expect(since.folded).toBe(true);
});

test("if others did something before one decides again, a new turn begins", () => {
  since.settle(position(5), true, isNews);
  since.decided();
  expect(since.settle(position(7, fact("laid", 2)), true, isNews)).toBe(true);
  expect([since.told.length, since.folded]).toEqual([1, false]);
});

test("one steps back through what was told, to its first and its last step", () => {
  director.cut(position(5));
  since.settle(position(5, fact("laid", 1), fact("won", 2)), true, isNews);
  since.lookBack();
  expect([since.place, since.scene?.events[0]?.type]).toEqual([1, "won"]);
  since.step(-1);
  since.step(-1);
  expect(since.scene?.events[0]?.type).toBe("laid");
  since.lookUp();
  expect(since.scene).toBeNull();
});
