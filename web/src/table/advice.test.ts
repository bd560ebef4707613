import { expect, it } from "vitest";
import type { HintedAction } from "../wire";
import { certaintyOf, gainsOf, percent, points } from "./advice";

function hinted(win: number | null, low = win, high = win): HintedAction {
  return { action: { type: "play" }, visits: 9, win_share: win, score: 4.26, win_low: low, win_high: high };
}

it("calls the first choice clear only where the intervals do not touch", () => {
  expect(certaintyOf([hinted(0.6, 0.55, 0.65), hinted(0.4, 0.35, 0.45)])).toBe("clear");
  expect(certaintyOf([hinted(0.6, 0.4, 0.8), hinted(0.5, 0.3, 0.7)])).toBe("close");
});

it("claims nothing of what was not tried", () => {
  expect(certaintyOf([hinted(null), hinted(0.5)])).toBe("untried");
  expect(certaintyOf([hinted(0.5), hinted(null)])).toBe("only");
  expect(certaintyOf([hinted(0.5)])).toBe("only");
  expect(certaintyOf([])).toBe("untried");
  expect(certaintyOf([hinted(null)])).toBe("forced");
});

it("tells of points that are worth telling, one's own and those that a rival does not get", () => {
  const scored = (...scores: number[]): HintedAction => ({ ...hinted(0.5), scores });
  expect(gainsOf(0, [scored(9, 4, 6), scored(6, 6, 6.2)])).toEqual({ own: 3, rival: 2, of: 1 });
  expect(gainsOf(2, [scored(9, 4, 6), scored(9.3, 4, 6.2)])).toEqual({ own: 0, rival: 0, of: 0 });
  expect(gainsOf(0, [scored(9, 4)])).toEqual({ own: 0, rival: 0, of: -1 });
});

it("rounds as people speak", () => {
  expect(percent(0.666)).toBe(67);
  expect(points(4.26)).toBe(4.3);
});
