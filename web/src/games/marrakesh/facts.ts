/** What happened, as the boards read it. */
import type { MarrakeshEvent } from "./wire";

/** A fact of one kind. */
export type Of<T extends MarrakeshEvent["type"]> = Extract<MarrakeshEvent, { type: T }>;

/** Whose fact it is; none of what nobody did. */
export function seatOf(event: MarrakeshEvent): number | null {
  return "seat" in event && event.seat >= 0 ? event.seat : null;
}

/** What has happened since the present round began. */
export function ofThisRound(events: MarrakeshEvent[]): MarrakeshEvent[] {
  return events.slice(events.findLastIndex(({ type }) => type === "round_begun") + 1);
}
