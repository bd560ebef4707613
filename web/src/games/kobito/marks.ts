/** What changed since one's turn, by the places where it is marked. */
import { placeAnchor, potId, rainbowOf } from "./rainbows";
import type { KobitoEvent, KobitoView } from "./wire";

/** Something that was taken out of the viewer's own studio: by whom, for which card. */
export interface Taken {
  seat: number;
  card: number;
}

export interface NewPot {
  seat: number;
  points: number;
}

/** Who laid or changed which places, by anchor. */
export function laidSince(view: KobitoView, since: KobitoEvent[]): Map<string, number> {
  const marks = new Map<string, number>();
  walkBack(view, since, (anchor, event) => {
    if (!marks.has(anchor) && "seat" in event) marks.set(anchor, event.seat);
  });
  return marks;
}

/** Kobitos that were swapped out of a seat's studio, by anchor. */
export function takenFrom(view: KobitoView, since: KobitoEvent[], seat: number | null): Map<string, Taken> {
  const marks = new Map<string, Taken>();
  walkBack(view, since, (anchor, event) => {
    if (event.type === "kobito_swapped" && isOwn(event.at, seat) && event.seat !== seat)
      marks.set(anchor, { seat: event.seat, card: event.card });
  });
  return marks;
}

/** The pots that were won, by the slot where a new one lies now. */
export function newPots(since: KobitoEvent[]): Map<number, NewPot> {
  const won = since.filter((event) => event.type === "pot_won");
  return new Map(won.map(({ slot, seat, points }) => [slot, { seat, points }]));
}

export function isOwn(id: string, seat: number | null): boolean {
  return seat !== null && id.startsWith(`studio:${seat}:`);
}

/** From the newest fact back: what lies there still, and where it lies now. */
function walkBack(view: KobitoView, since: KobitoEvent[], mark: (anchor: string, event: KobitoEvent) => void): void {
  const gone = new Set<string>(); // rainbows whose pot was won, or that were moved away, after that
  const before = new Map<string, number>(); // how many places came before the first one of a rainbow after that
  for (const event of [...since].reverse()) {
    for (const [id, place] of placesOf(event, view, before)) if (!gone.has(id)) mark(placeAnchor(id, place), event);
    if (event.type === "pot_won") gone.add(potId(event.slot));
    if (event.type === "places_moved") gone.add(event.from);
    if ((event.type === "places_moved" || event.type === "card_added") && event.end === "low") {
      const count = event.type === "places_moved" ? event.numbers.length : 1;
      before.set(event.to, (before.get(event.to) ?? 0) + count);
    }
  }
}

/** The places of a fact, as they are numbered now. */
export function placesOf(
  event: KobitoEvent,
  view: KobitoView,
  before: Map<string, number> = new Map(),
): [id: string, place: number][] {
  switch (event.type) {
    case "card_added":
      return byNumber(event.to, [event.number], view);
    case "places_moved":
      return byNumber(event.to, event.numbers, view);
    case "tower_built":
      return byNumber(event.on, [event.number], view);
    case "rainbow_started":
      return event.cards.map((_, place) => [event.to, place + (before.get(event.to) ?? 0)]);
    case "kobito_swapped":
      return [[event.at, event.place + (before.get(event.at) ?? 0)]];
    default:
      return [];
  }
}

function byNumber(id: string, numbers: number[], view: KobitoView): [string, number][] {
  const places = numbers.map((number) => rainbowOf(view, id)?.numbers.indexOf(number) ?? -1);
  return places.filter((place) => place >= 0).map((place) => [id, place]);
}
