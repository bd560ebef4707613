/** How the moves of others are shown: figures step by step, the tower as it falls, chains of plain gains together. */
import type { FaceScene, Times } from "../registry";
import { seatOf } from "./facts";
import type { Marrakesh, MarrakeshEvent, MarrakeshView } from "./shapes";

export const STEP: Times = { motion: 160, hold: 0, still: 0 };
export const LAST_STEP: Times = { motion: 160, hold: 0, still: 500 };
export const LINE: Times = { motion: 300, hold: 400, still: 500 };
export const TOWER: Times = { motion: 1200, hold: 600, still: 500 };
export const CHAIN: Times = { motion: 300, hold: 500, still: 500 };

type Kind = "step" | "line" | "tower" | "chain";
type Part = { kind: Kind; events: MarrakeshEvent[] };

const KINDS: Partial<Record<MarrakeshEvent["type"], Kind>> = {
  figure_moved: "step",
  boat_moved: "step",
  boundary_crossed: "line",
  bonus_chosen: "line",
  tower_dropped: "tower",
};

/** One's own moves are shown at once; the tower is watched by all. */
export function scenes(
  events: MarrakeshEvent[],
  before: MarrakeshView,
  after: MarrakeshView,
): FaceScene<Marrakesh>[] | null {
  const isWatched = ({ type }: MarrakeshEvent): boolean => type === "tower_dropped";
  const isOthers = (event: MarrakeshEvent): boolean => ![null, after.seat].includes(seatOf(event));
  if (!events.some((event) => isWatched(event) || isOthers(event))) return null;
  const parts = partsOf(events);
  let view = before;
  return parts.map(({ kind, events: told }, place) => {
    const isLast = place === parts.length - 1;
    view = isLast ? after : told.reduce((seen, event) => shown(seen, event, after), view);
    return { events: told, view, ...timesOf(kind, parts[place + 1]?.kind), ...(kind === "tower" ? DROP : {}) };
  });
}

const DROP = { part: { name: "tower", step: 0 } };

/** Steps, lines and the tower each for itself; what comes between them together. */
function partsOf(events: MarrakeshEvent[]): Part[] {
  const parts: Part[] = [];
  for (const event of events) {
    const kind = KINDS[event.type] ?? "chain";
    const last = parts.at(-1);
    if (last?.kind === kind && kind === "chain") last.events.push(event);
    else parts.push({ kind, events: [event] });
  }
  return parts;
}

function timesOf(kind: Kind, next: Kind | undefined): Times {
  if (kind === "step") return next === "step" ? STEP : LAST_STEP;
  if (kind === "line") return LINE;
  return kind === "tower" ? TOWER : CHAIN;
}

/** The table once this was shown, as far as it can be told before all is. */
function shown(view: MarrakeshView, event: MarrakeshEvent, after: MarrakeshView): MarrakeshView {
  if (event.type === "tower_dropped")
    return { ...view, offer: after.offer, tower: after.tower, dropped: after.dropped };
  if (event.type === "boat_moved") return withBoard(view, event.seat, { boat: event.space });
  if (event.type !== "figure_moved") return view;
  const stairs = view.seats[event.seat]?.stairs;
  return stairs ? withBoard(view, event.seat, { stairs: { ...stairs, [event.stairs]: event.step } }) : view;
}

function withBoard(view: MarrakeshView, seat: number, change: Partial<MarrakeshView["seats"][number]>): MarrakeshView {
  return { ...view, seats: view.seats.map((board) => (board.seat === seat ? { ...board, ...change } : board)) };
}
