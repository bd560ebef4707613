/** The lines of the log: what happened, and between it what was taken back, and what befell the people. */
import type { EventMessage, PeopleNote, Undone } from "../wire";

export type Line =
  | { event: EventMessage; undone?: undefined; note?: undefined }
  | { event?: undefined; undone: Undone; note?: undefined }
  | { event?: undefined; undone?: undefined; note: PeopleNote };

/** In the order in which it was told; facts that no longer stand have left, the undo that took them stays. */
export function linesOf(events: EventMessage[], undone: Undone[] = [], notes: PeopleNote[] = []): Line[] {
  const waiting: { version: number; line: Line }[] = [
    ...undone.map((each) => ({ version: each.version, line: { undone: each } })),
    ...notes.map((each) => ({ version: each.version, line: { note: each } })),
  ].sort((one, other) => one.version - other.version);
  const lines: Line[] = [];
  for (const event of events) {
    while (waiting[0] && waiting[0].version < event.version) lines.push(waiting.shift()!.line);
    lines.push({ event });
  }
  return [...lines, ...waiting.map(({ line }) => line)];
}
