/** The tables of a server that this device has been at, remembered in the browser: ids and games, never a token. */
import { isHere } from "./doors";

export interface Remembered {
  table: string;
  game: string;
}

const KEY = "serai-tables";
const MOST = 24;

export function remembered(): Remembered[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

export function remember(table: string, game: string): void {
  if (isHere(table)) return; // it is kept here itself
  keep([{ table, game }, ...remembered().filter((each) => each.table !== table)]);
}

export function forget(table: string): void {
  keep(remembered().filter((each) => each.table !== table));
}

function keep(tables: Remembered[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    return; // a private window may forbid it
  }
}

function isRemembered(each: unknown): each is Remembered {
  const { table, game } = (each ?? {}) as Partial<Remembered>;
  return typeof table === "string" && typeof game === "string";
}
