/**
 * The director: one queue of scenes. Board, seats, points, log, prompt, sounds and the live region all show the moment
 * of the scene that is on; "your turn" begins when the queue is empty. A press goes on at once.
 */
import type { EventMessage, Snapshot, View } from "../wire";
import { settings } from "../settings.svelte";

/** What is shown for a while: facts, and the table as it is seen meanwhile. */
export interface Scene {
  events: EventMessage[];
  view: View;
  /** Milliseconds of movement, then of rest; without movement it rests for `still`. */
  motion: number;
  hold: number;
  still: number;
  /** It rests until somebody goes on, however long that takes: the end of a round. */
  waits?: boolean;
  /** It takes its whole time even in a long queue: a reveal, which holds until it is seen. */
  reveals?: boolean;
  /** Whoever hurries through what comes before it still sees it. */
  lingers?: boolean;
  /** Which part of a longer show it is, for the board. */
  part?: { name: string; step: number };
}

interface Queued {
  scene: Scene;
  snapshot: Snapshot;
}

const LONG = 6000; // milliseconds: a longer queue runs faster
const HASTE = 3;
const MOST_KEPT = 80; // scenes since one's own decision

export class Director {
  /** The table as it is shown; null before anything was. */
  shown = $state.raw<Snapshot | null>(null);
  part = $state.raw<Scene["part"] | null>(null);
  /** How many of the newest facts have not been told yet. */
  untold = $state(0);
  busy = $state(false);
  /** A scene rests until somebody goes on. */
  waiting = $state(false);
  /** How many facts of the position that is shown belong to scenes still to come. */
  ahead = $state(0);
  /** What was shown since one's own last decision, to step back through. */
  scenes = $state.raw<Scene[]>([]);
  private queue: Queued[] = [];
  private hurried = false;
  private wake: (() => void) | null = null;

  /** `perform` lets a scene be seen, heard and read, and resolves when its pieces have landed; `rested`: all was shown. */
  constructor(
    private readonly perform: (scene: Scene, before: Snapshot | null) => Promise<void>,
    private readonly rested: () => void = () => {},
  ) {}

  /** Show a position as it is, at once, whatever was to be shown before. */
  cut(now: Snapshot): void {
    this.queue = [];
    this.untold = 0;
    this.ahead = 0;
    this.part = null;
    this.shown = now;
    this.skip();
  }

  /** One has decided: what follows is what one will step back through. */
  forgetScenes(): void {
    this.scenes = [];
  }

  /** Show what led to a position, after all that waits already. */
  show(scenes: Scene[], now: Snapshot): void {
    this.queue.push(...scenes.map((scene) => ({ scene, snapshot: now })));
    this.untold += scenes.map((scene) => ({ scene })).reduce(counted, 0);
    if (!this.busy) void this.run();
  }

  /** The rest at once, up to a scene that waits; that one ends only by a press of its own. */
  skip(): void {
    this.hurried = this.busy && !this.waiting;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.busy = !this.isAtOnce();
    for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.play(next);
    this.part = null;
    this.busy = false;
    this.hurried = false;
    this.rested();
  }

  /** All that waits takes no time, as what one did oneself: nobody need be kept from the next choice, which is drawn once. */
  private isAtOnce(): boolean {
    return this.queue.length === 1 && !takesTime(this.queue[0]!.scene);
  }

  private async play({ scene, snapshot }: Queued): Promise<void> {
    const before = this.shown;
    const landed = this.perform(scene, before);
    this.shown = { ...snapshot, view: scene.view };
    this.part = scene.part ?? null;
    this.untold -= Math.min(this.untold, scene.events.length);
    this.ahead = this.queue.filter((each) => each.snapshot === snapshot).reduce(counted, 0);
    if (scene.events.length > 0) this.scenes = [...this.scenes, scene].slice(-MOST_KEPT);
    if (scene.waits || scene.lingers) this.hurried = false;
    if (scene.waits) return this.untilGoneOn();
    const time = this.timeOf(scene);
    if (time > 0) await Promise.race([Promise.all([landed, sleep(time)]), this.woken()]);
  }

  private async untilGoneOn(): Promise<void> {
    this.waiting = true;
    await this.woken();
    this.waiting = false;
  }

  private timeOf({ motion, hold, still, reveals }: Scene): number {
    if (this.hurried || document.hidden) return 0;
    const time = settings.moving ? motion + hold : still;
    const waiting = this.queue.reduce((sum, { scene }) => sum + scene.motion + scene.hold, time);
    return (time * settings.paceFactor) / (waiting > LONG && !reveals ? HASTE : 1);
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }
}

/** Whether anybody has to wait for a scene. */
export function takesTime({ motion, hold, still, waits }: Scene): boolean {
  return motion + hold + still > 0 || waits === true;
}

function counted(sum: number, { scene }: { scene: Scene }): number {
  return sum + scene.events.length;
}

function sleep(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
