/** What led from one position to the next, as scenes for the director. */
import type { GameFace, Times } from "../games/registry";
import type { EventMessage, Snapshot, View } from "../wire";
import { takesTime, type Scene } from "./director.svelte";

const PASSING: Times = { motion: 250, hold: 450, still: 700 };
const AT_ONCE: Times = { motion: 0, hold: 0, still: 0 };
const LAST: Times = { motion: 350, hold: 1500, still: 1800 }; // the last move of a game, before its result
const WATCHED = 6000; // milliseconds: who only watches is not asked to go on

/** Who looks: the face of the game, the seat that is looked from, all seats of this device. */
export interface Looker {
  face: GameFace | null;
  seat: number | null;
  mine: number[];
}

export function stillScene(now: Snapshot): Scene {
  return { events: [], view: now.view!, ...AT_ONCE };
}

/** Nothing, if a position is not a step on from the one before. At the end all is as it is now. */
export function scenesOf(now: Snapshot, before: Snapshot | null, looker: Looker): Scene[] {
  if (!before?.view || !now.view || now.version <= before.version || now.events.length === 0) return [];
  const isOwn = now.last !== null && now.last.seat === looker.seat;
  const own = looker.face?.scenes?.(now.events, before.view, now.view, isOwn);
  const scenes: Scene[] = own ?? [{ events: now.events, view: now.view, ...timeOf(now, isOwn, looker.face) }];
  const [first, ...more] = scenes;
  const isDone = isOwn && first !== undefined && more.length === 0 && !takesTime(first);
  if (isDone && !now.view.over) return [{ ...first, view: now.view }]; // one's own move and the next question are one moment
  const seen = scenes.map((scene) => watched(unasked(scene, looker), looker));
  return [...(now.view.over ? lingering(seen) : seen), stillScene(now)];
}

/** What ends a game is looked at before its result. */
function lingering(scenes: Scene[]): Scene[] {
  const [before, last] = [scenes.slice(0, -1), scenes.at(-1)!];
  const rest = { hold: Math.max(last.hold, LAST.hold), still: Math.max(last.still, LAST.still) };
  return [...before, { ...last, ...rest, lingers: true, view: { ...last.view, over: false } }];
}

/** Has this seat decided something between two positions? */
export function hasDecided(now: Snapshot, before: Snapshot | null, seat: number | null): boolean {
  if (!before || seat === null || now.version <= before.version || !before.deciders?.includes(seat)) return false;
  return (now.decided ?? 0) > before.version;
}

function timeOf({ events, view }: Snapshot, isOwn: boolean, face: GameFace | null): Times {
  return isOwn ? AT_ONCE : longest(events, view!, face);
}

function longest(events: EventMessage[], view: View, face: GameFace | null): Times {
  const times = events.map((event) => face?.time?.(event, view) ?? PASSING);
  return times.reduce((one, other) => (other.hold > one.hold ? other : one), PASSING);
}

/** While something is shown nobody at this device is asked to decide. */
function unasked(scene: Scene, { seat, mine }: Looker): Scene {
  const { actor } = scene.view;
  const isMine = actor !== null && (actor === seat || mine.includes(actor));
  return isMine ? { ...scene, view: { ...scene.view, actor: null } } : scene;
}

function watched(scene: Scene, { seat }: Looker): Scene {
  return scene.waits && seat === null ? { ...scene, waits: false, hold: WATCHED, still: WATCHED } : scene;
}
