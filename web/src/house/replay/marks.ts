/** Where a finished game is worth a stop: its rounds, where the lead changed, and the decisions of a seat. */
import type { Frame, View } from "../../wire";

export interface Mark {
  at: number;
  kind: "round" | "lead";
  /** Who leads from here on. */
  seat?: number;
}

const COUNTS = ["score", "points", "stones"]; // what views call the points of a seat

export function marksOf(frames: (Frame | undefined)[], begins: string[]): Mark[] {
  const marks: Mark[] = [];
  let leader: number | null = null;
  frames.forEach((frame, at) => {
    if (!frame) return;
    if (at > 0 && frame.events.some(({ type }) => begins.includes(type))) marks.push({ at, kind: "round" });
    const now = leaderOf(frame.views ?? []);
    if (now !== null && leader !== null && now !== leader) marks.push({ at, kind: "lead", seat: now });
    leader = now ?? leader;
  });
  return marks;
}

/** The one seat with most points, as each of them knows its own; null while several are level. */
export function leaderOf(views: View[]): number | null {
  const points = views.map((view, seat) => pointsOf(view, seat));
  if (points.length === 0 || points.some((each) => each === null)) return null;
  const most = Math.max(...(points as number[]));
  return points.filter((each) => each === most).length === 1 ? points.indexOf(most) : null;
}

function pointsOf(view: View, seat: number): number | null {
  const own = (view.seats as Record<string, unknown>[] | undefined)?.[seat];
  const found = COUNTS.map((key) => own?.[key]).find((value) => typeof value === "number");
  return typeof found === "number" ? found : null;
}

/** The places where a seat was to decide. */
export function decisionsOf(frames: (Frame | undefined)[], seat: number): number[] {
  return frames.flatMap((frame, at) => (frame?.prompt.seat === seat ? [at] : []));
}

/** The next stop in a direction; the first or the last place if there is none. */
export function nextStop(stops: number[], at: number, step: 1 | -1, last: number): number {
  const found = step > 0 ? stops.find((each) => each > at) : stops.findLast((each) => each < at);
  return found ?? (step > 0 ? last : 0);
}
