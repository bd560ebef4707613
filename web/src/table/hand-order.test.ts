import { expect, test } from "vitest";
import { HandOrder } from "./hand-order.svelte";

test("a hand lies as it was dealt until it is sorted", () => {
  expect(new HandOrder().places(0, [3, 9, 12])).toEqual([0, 1, 2]);
});

test("what was sorted stays so when a card goes, and what is dealt later stands behind it", () => {
  const order = new HandOrder();
  order.keep(0, ["12-0", "3-0", "9-0"]);
  expect(order.places(0, [3, 9, 12])).toEqual([1, 2, 0]);
  expect(order.places(0, [5, 9, 12])).toEqual([2, 1, 0]);
});

test("of equal cards each has its own place", () => {
  const order = new HandOrder();
  order.keep(0, ["4-0", "7-0", "4-1"]);
  expect(order.places(0, [4, 4, 7])).toEqual([0, 2, 1]);
});

test("every seat of a shared device sorts its own hand", () => {
  const order = new HandOrder();
  order.keep(0, ["2-0", "1-0"]);
  expect(order.places(1, [1, 2])).toEqual([0, 1]);
});
