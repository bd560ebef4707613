import { beforeEach, expect, it } from "vitest";
import type { GameCard } from "../wire";
import { hasMet, keepUsual, meet, usualOf } from "./usual";

const LEVELS = ["easy", "normal"];
const option = { name: "draw", kind: "flag", default: false, values: { 2: [false], 3: [false, true] }, rule: null };
const card = { name: "game", players: [2, 3], minutes: [15, 30], options: [option] } as unknown as GameCard;

beforeEach(() => localStorage.clear());

it("begins with easy bots, by the book, and a long game with as few as can be", () => {
  expect(usualOf(card, LEVELS)).toEqual({ players: 3, bot: "easy", options: { draw: false } });
  expect(usualOf({ ...card, minutes: [90, 150] }, LEVELS).players).toBe(2);
});

it("remembers players, level and house rules of the last table", () => {
  keepUsual("game", { players: 3, bot: "normal", options: { draw: true } });
  expect(usualOf(card, LEVELS)).toEqual({ players: 3, bot: "normal", options: { draw: true } });
  expect(usualOf({ ...card, name: "other" }, LEVELS).bot).toBe("easy");
});

it("leaves out what no longer exists", () => {
  keepUsual("game", { players: 2, bot: "oracle", options: { draw: true, gone: 4 } });
  expect(usualOf(card, LEVELS)).toEqual({ players: 2, bot: "easy", options: { draw: false } });
  localStorage.setItem("serai-usual", "not json");
  expect(usualOf(card, LEVELS).players).toBe(3);
});

it("knows the games that were met", () => {
  expect(hasMet("game")).toBe(false);
  meet("game");
  meet("game");
  expect(hasMet("game")).toBe(true);
});
