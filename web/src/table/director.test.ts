import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import type { EventMessage, Snapshot, View } from "../wire";
import { Director, type Scene } from "./director.svelte";

const fact = (type: string): EventMessage => ({ type, version: 1, known: true });
const seen = (phase: string): View => ({ phase }) as unknown as View;
const position = (phase: string): Snapshot => ({ view: seen(phase) }) as unknown as Snapshot;
const scene = (phase: string, ...types: string[]): Scene => ({
  events: types.map(fact),
  view: seen(phase),
  motion: 300,
  hold: 900,
  still: 1500,
});

let told: string[] = [];
let director: Director;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = "calm";
  told = [];
  director = new Director(async ({ events }) => void told.push(...events.map(({ type }) => type)));
});
afterEach(() => vi.useRealTimers());

const phase = (): string | undefined => director.shown?.view?.phase;

test.each(["full", "none"] as const)("scenes are shown one after another, with motion %s", async (motion) => {
  settings.motion = motion;
  director.cut(position("bid"));
  director.show([scene("reveal", "card_revealed"), scene("settled", "jewel_won")], position("settled"));
  expect([phase(), told, director.untold, director.busy]).toEqual(["reveal", ["card_revealed"], 1, true]);
  await vi.advanceTimersByTimeAsync(1100);
  expect(phase()).toBe("reveal");
  await vi.advanceTimersByTimeAsync(500);
  expect([phase(), director.untold]).toEqual(["settled", 0]);
  expect(director.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(director.busy).toBe(false);
});

test("a press shows the rest at once", async () => {
  director.show([scene("one", "a"), scene("two", "b"), scene("three", "c")], position("three"));
  director.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect([phase(), told, director.busy]).toEqual(["three", ["a", "b", "c"], false]);
});

test("who wants no pause gets none", async () => {
  settings.pace = "instant";
  director.show([scene("one", "a"), scene("two", "b")], position("two"));
  await vi.advanceTimersByTimeAsync(1);
  expect([phase(), director.busy]).toEqual(["two", false]);
});

test("a position that is not a step on is shown as it is, and what waited is dropped", async () => {
  director.show([scene("one", "a"), scene("two", "b")], position("two"));
  director.cut(position("undone"));
  await vi.advanceTimersByTimeAsync(5000);
  expect([phase(), told, director.untold, director.busy]).toEqual(["undone", ["a"], 0, false]);
});

test("the end of a round rests until somebody goes on, and all that follows waits", async () => {
  settings.pace = "instant";
  const end = { ...scene("scored", "round_scored"), waits: true };
  director.show([scene("captured", "cards_taken"), end, scene("dealt", "round_begun")], position("dealt"));
  director.skip(); // whoever hurries still sees it
  await vi.advanceTimersByTimeAsync(60_000);
  director.show([scene("played", "card_played")], position("played"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([phase(), director.waiting, told]).toEqual(["scored", true, ["cards_taken", "round_scored"]]);
  director.skip();
  await vi.advanceTimersByTimeAsync(1);
  expect([phase(), director.waiting, director.busy]).toEqual(["played", false, false]);
});

test("what was shown since one's own decision is kept, to step back through", async () => {
  settings.pace = "instant";
  director.show([scene("before", "x")], position("before"));
  await vi.advanceTimersByTimeAsync(1);
  director.forgetScenes();
  director.show([scene("one", "a"), scene("two", "b")], position("two"));
  await vi.advanceTimersByTimeAsync(1);
  expect(director.scenes.map(({ view }) => view.phase)).toEqual(["one", "two"]);
});

test("it is known how many facts of the shown position are still to come", async () => {
  director.show([scene("one", "a"), scene("two", "b", "c")], position("two"));
  director.show([scene("three", "d")], position("three"));
  expect(director.ahead).toBe(2);
});

test("a long queue runs faster, but a reveal holds as long as ever", async () => {
  settings.motion = "full";
  const many = (count: number): Scene[] => Array.from({ length: count }, (_, place) => scene(`later ${place}`, "b"));
  director.show([scene("passing", "a"), { ...scene("reveal", "r"), reveals: true }, ...many(8)], position("end"));
  await vi.advanceTimersByTimeAsync(450);
  expect(phase()).toBe("reveal");
  await vi.advanceTimersByTimeAsync(1000);
  expect(phase()).toBe("reveal");
  await vi.advanceTimersByTimeAsync(250);
  expect(phase()).toBe("later 0");
});

test("what takes no time is told with the next question, and nobody is kept from it", () => {
  director.cut(position("bid"));
  director.show([{ ...scene("next", "jewel_won"), motion: 0, hold: 0, still: 0 }], position("next"));
  expect([phase(), told, director.untold, director.busy]).toEqual(["next", ["jewel_won"], 0, false]);
});
