/** What a value of a view looks like, whatever game it belongs to. */
import type { Json, View } from "../../wire";

export type Parts = { [key: string]: Json };
export type Entry = [key: string, value: Json];
export type Shape = "nothing" | "number" | "word" | "counts" | "list" | "rows" | "parts";

/** What the frame of the table shows by itself. */
const FRAME = new Set([
  ...["game", "players", "actor", "decided_by", "over", "result", "places"],
  ...["seat", "phase", "seats"],
]);
const PILE = /(^|_)(hand|deck|pile|bag|pouch|stack|discard|cards)(_|$)|_(size|count)$/;
const MOST_ZEROS = 4;

export function shapeOf(value: Json): Shape {
  if (isNothing(value)) return "nothing";
  if (typeof value === "number") return "number";
  if (typeof value !== "object" || value === null) return "word";
  if (Array.isArray(value)) return value.every(isPlain) ? "list" : "rows";
  return Object.values(value).every((each) => typeof each === "number") ? "counts" : "parts";
}

/** Nothing is there: no value, an empty list, only empty places, only zeros. */
export function isNothing(value: Json): boolean {
  if (value === null || value === "") return true;
  if (Array.isArray(value)) return value.every((each) => each === null || isNothing(each));
  return typeof value === "object" && Object.values(value).every((each) => each === 0 || isNothing(each));
}

/** A number, a word, or an empty place. */
export function isPlain(value: Json): boolean {
  return value === null || typeof value !== "object";
}

/** How many of what; of a long list without those that are not there. */
export function countsOf(value: Parts): [key: string, count: number][] {
  const all = Object.entries(value).filter((entry): entry is [string, number] => typeof entry[1] === "number");
  return all.length > MOST_ZEROS ? all.filter(([, count]) => count !== 0) : all;
}

export function isPile(key: string): boolean {
  return PILE.test(key);
}

export function partsOf(value: Json): Parts {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

/** The parts of a view or of a seat: single facts, things that lie there, and places where nothing lies. */
export interface Sorted {
  facts: Entry[];
  things: Entry[];
  empty: string[];
}

export function sorted(entries: Entry[]): Sorted {
  const facts = entries.filter(([, value]) => value !== null && isPlain(value));
  const lying = entries.filter(([, value]) => !isPlain(value));
  return {
    facts,
    things: lying.filter(([, value]) => !isNothing(value)),
    empty: lying.filter(([, value]) => isNothing(value) && Object.keys(value as object).length > 0).map(([key]) => key),
  };
}

/** What lies on the table for all: the view without what belongs to a seat or to the frame. */
export function tableOf(view: View): Entry[] {
  return entriesOf(view).filter(([key, value]) => !FRAME.has(key) && !isBySeat(view, value));
}

/** What belongs to a seat: its entry in `seats`, or its part of each list that has one for everybody. */
export function seatOf(view: View, seat: number): Entry[] {
  if (hasSeats(view))
    return Object.entries(partsOf((view.seats as Json[])[seat] ?? null)).filter(([key]) => key !== "seat");
  return entriesOf(view)
    .filter(([key, value]) => !FRAME.has(key) && isBySeat(view, value))
    .map(([key, value]) => [key, (value as Json[])[seat] ?? null]);
}

function isBySeat(view: View, value: Json): boolean {
  return !hasSeats(view) && Array.isArray(value) && value.length === view.players;
}

function hasSeats(view: View): boolean {
  return Array.isArray(view.seats) && view.seats.length === view.players;
}

function entriesOf(view: View): Entry[] {
  return Object.entries(view) as Entry[];
}
