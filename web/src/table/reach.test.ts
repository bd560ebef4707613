import { expect, test } from "vitest";
import { nearestBox, REACH } from "./reach";

const box = (left: number, top = 0) => ({ left, top, width: 100, height: 100 });

test("a piece goes to the nearest place within reach", () => {
  const places = [box(0), box(200)];
  expect(nearestBox({ x: 140, y: 50 }, places, REACH.pointer)).toBe(0);
  expect(nearestBox({ x: 165, y: 50 }, places, REACH.pointer)).toBe(1);
  expect(nearestBox({ x: 150, y: 50 }, [box(0)], REACH.pointer)).toBe(-1);
  expect(nearestBox({ x: 150, y: 50 }, [box(0)], REACH.finger)).toBe(0);
});

test("over two places it goes to the one whose middle is nearer", () => {
  const wide = { left: 0, top: 0, width: 300, height: 100 };
  expect(nearestBox({ x: 40, y: 50 }, [wide, box(0)], REACH.pointer)).toBe(1);
});

test("without places it goes nowhere", () => {
  expect(nearestBox({ x: 0, y: 0 }, [], REACH.finger)).toBe(-1);
});
