/** The lines of the log: what happened, and between it what was taken back. */
import type { EventMessage, Undone } from "../wire";

export type Line = { event: EventMessage; undone?: undefined } | { event?: undefined; undone: Undone };

/** In the order in which it was told; facts that no longer stand have left, the undo that took them stays. */
export function linesOf(events: EventMessage[], undone: Undone[]): Line[] {
  const lines: Line[] = [];
  const waiting = [...undone];
  for (const event of events) {
    while (waiting[0] && waiting[0].version < event.version) lines.push({ undone: waiting.shift()! });
    lines.push({ event });
  }
  return [...lines, ...waiting.map((each) => ({ undone: each }))];
}
