/** Cards by their codes, and rainbows by their ids. */
import type { KobitoView, PotOfGold, Rainbow } from "./wire";

export const KOBITO = 0;
export const TOWER = 13;

export function potId(slot: number): string {
  return `pot:${slot}`;
}

export function studioId(seat: number, slot: number): string {
  return `studio:${seat}:${slot}`;
}

/** The pot whose rainbow has this id; null for one of a studio, or where no pot lies. */
export function potOf(view: KobitoView, id: string): PotOfGold | null {
  const [where, slot] = id.split(":");
  return where === "pot" ? (view.pots[Number(slot)] ?? null) : null;
}

/** The rainbow with an id like "pot:1" or "studio:0:3". */
export function rainbowOf(view: KobitoView, id: string): Rainbow | null {
  const [where, seat, slot] = id.split(":");
  if (where === "pot") return potOf(view, id)?.rainbow ?? null;
  return view.seats[Number(seat)]?.studio[Number(slot)] ?? null;
}

/** Where a place lies, for motion. */
export function placeAnchor(id: string, place: number): string {
  return `${id}/${place}`;
}

/** The places with these numbers, as they lie in a rainbow. */
export function placesMoved(rainbow: Rainbow | null, numbers: number[]): Pick<Rainbow, "places" | "numbers"> {
  const placeOf = (number: number): number[] => rainbow?.places[rainbow.numbers.indexOf(number)] ?? [number];
  return { places: numbers.map(placeOf), numbers };
}
