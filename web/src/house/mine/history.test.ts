import { beforeEach, expect, it } from "vitest";
import {
  byLevel,
  favouriteMisses,
  firsts,
  forgetAll,
  forgetGame,
  history,
  note,
  noteJudged,
  sparkline,
} from "./history";

const game = { game: "chess", level: "easy", players: 2, points: 30, place: 1, won: true };

beforeEach(() => localStorage.clear());

it("notes a game once, and what was found when it was looked back at", () => {
  note({ ...game, table: "a" }, 1);
  note({ ...game, table: "a", points: 99 }, 2);
  note({ ...game, table: "b" }, 3);
  noteJudged("a", { good: 9, of: 10, misses: { bid: 1 } });
  expect(history().map(({ table, points, judged }) => [table, points, judged?.good])).toEqual([
    ["a", 30, 9],
    ["b", 30, undefined],
  ]);
  forgetGame("a");
  expect(history()).toHaveLength(1);
  forgetAll();
  expect(history()).toEqual([]);
});

it("reads nothing from what is none of it", () => {
  localStorage.setItem("serai-history", '[{"table": 5}, null, 7]');
  expect(history()).toEqual([]);
  localStorage.setItem("serai-history", "{");
  expect(history()).toEqual([]);
});

it("tells how it went against each level, people last", () => {
  note({ ...game, table: "a", level: null, won: false });
  note({ ...game, table: "b", level: "hard", points: 10, won: false });
  note({ ...game, table: "c" });
  note({ ...game, table: "d", points: 40 });
  expect(byLevel(history(), ["easy", "hard"])).toEqual([
    { level: "easy", games: 2, won: 2, points: 35 },
    { level: "hard", games: 1, won: 0, points: 10 },
    { level: null, games: 1, won: 0, points: 30 },
  ]);
});

it("gives a medal for each first and none twice", () => {
  note({ ...game, table: "a", won: false }, 1);
  note({ ...game, table: "b" }, 2);
  note({ ...game, table: "c" }, 3);
  noteJudged("c", { good: 5, of: 5, misses: {} });
  expect(firsts(history()).map(({ what, at }) => [what, at])).toEqual([
    ["game", 1],
    ["win", 2],
    ["level", 2],
    ["clean", 3],
  ]);
});

it("finds the favourite misses and draws a line", () => {
  note({ ...game, table: "a" });
  note({ ...game, table: "b" });
  noteJudged("a", { good: 1, of: 4, misses: { bid: 1, pass: 2 } });
  noteJudged("b", { good: 1, of: 3, misses: { bid: 2 } });
  expect(favouriteMisses(history())).toEqual([
    { kind: "bid", count: 3 },
    { kind: "pass", count: 2 },
  ]);
  expect(sparkline([0, 10], 100, 20)).toBe("0.0,20.0 100.0,0.0");
  expect(sparkline([5, 5], 100, 20)).toBe("0.0,10.0 100.0,10.0");
});
