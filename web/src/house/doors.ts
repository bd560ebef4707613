/** Which door leads to a table: the server's, or that of the house in this page. */
import { folder } from "virtual:engine";
import { isKept } from "../page/engine.svelte";
import { fileAt, isSite } from "../page/place";
import type { NewTable } from "../wire";

const HERE = "here-"; // with which the ids of tables begin that are kept on this device

export function isHere(table: string): boolean {
  return table.startsWith(HERE);
}

/** Is a question about a table of this device? */
export function asksHere(path: string): boolean {
  return path.includes(`/${HERE}`);
}

/** Nobody else has to come: such a table needs no server. */
export function needsNobody(table: NewTable): boolean {
  return table.seats.every((seat) => seat.kind !== "open");
}

/** Is this device ready to keep tables of its own, without fetching anything? A house of plain files has no other way. */
export async function isReadyHere(): Promise<boolean> {
  return isSite || (await isKept());
}

/** What the house offers, as it was when it was built. */
export async function builtHouse(): Promise<Response> {
  return fetch(fileAt(`${folder}/house.json`));
}

/** What a table says when it can't be stored, in words for one's own device. */
export function keyHere(key: string): string {
  return { disk_full: "device_full", not_stored: "device_refuses" }[key] ?? key;
}
