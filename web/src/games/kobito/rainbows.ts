/** Cards by their codes, and rainbows by their ids. */
import type { KobitoView, Rainbow } from "./wire";

export const KOBITO = 0;
export const TOWER = 13;

export function potId(slot: number): string {
  return `pot:${slot}`;
}

export function studioId(seat: number, slot: number): string {
  return `studio:${seat}:${slot}`;
}

/** The rainbow with an id like "pot:1" or "studio:0:3". */
export function rainbowOf(view: KobitoView, id: string): Rainbow | null {
  const [where, first, second] = id.split(":");
  if (where === "pot") return view.pots[Number(first)]?.rainbow ?? null;
  return view.seats[Number(first)]?.studio[Number(second)] ?? null;
}

/** Where a place lies, for motion. */
export function placeAnchor(id: string, place: number): string {
  return `${id}/${place}`;
}
