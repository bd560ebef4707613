import { expect, test } from "vitest";
import { muted, SPECTATORS } from "./muted.svelte";

test("a muted person is silent at that table only, and everybody hears themselves", () => {
  muted.set("one", 2, true);
  expect(muted.shows("one", { seat: 2 }, [0])).toBe(false);
  expect(muted.shows("one", { seat: 1 }, [0])).toBe(true);
  expect(muted.shows("two", { seat: 2 }, [0])).toBe(true);
  expect(muted.shows("one", { seat: 2 }, [2])).toBe(true);
  muted.set("one", 2, false);
  expect(muted.shows("one", { seat: 2 }, [0])).toBe(true);
});

test("all can be muted, and the spectators", () => {
  muted.set("one", SPECTATORS, true);
  expect(muted.shows("one", { seat: null }, [0])).toBe(false);
  muted.all = true;
  expect(muted.shows("two", { seat: 1 }, [0])).toBe(false);
  muted.all = false;
  muted.set("one", SPECTATORS, false);
});
