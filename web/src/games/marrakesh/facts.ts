/** What happened, as the boards read it. */
import type { MarrakeshEvent } from "./wire";

/** A fact of one kind. */
export type Of<T extends MarrakeshEvent["type"]> = Extract<MarrakeshEvent, { type: T }>;

/** Whose fact it is; none of what nobody did. */
export function seatOf(event: MarrakeshEvent): number | null {
  return "seat" in event && event.seat >= 0 ? event.seat : null;
}
