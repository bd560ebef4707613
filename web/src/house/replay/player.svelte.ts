/** A finished game as a row of pictures, loaded in parts as they are needed. */
import type { EventMessage, Frame } from "../../wire";
import { api } from "../api";

const PART = 40;
const MOST_WHOLE = 1600; // pictures: of a game with more, only what a watcher saw is read
/** A seat, or everybody at once. */
export type Viewpoint = number | "all";

export class ReplayPlayer {
  frames = $state.raw<(Frame | undefined)[]>([]);
  /** The game as everybody saw it: where its rounds begin, who led, who was to decide. */
  whole = $state.raw<(Frame | undefined)[]>([]);
  count = $state(0);
  at = $state(0);
  viewpoint = $state<Viewpoint>("all");
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is drawn looks at it
  private asked = new Set<number>();

  constructor(readonly table: string) {}

  get frame(): Frame | null {
    return this.frames[this.at] ?? null;
  }

  /** What was told up to the picture that is shown, as far as it was loaded. */
  get history(): EventMessage[] {
    return this.frames.slice(0, this.at + 1).flatMap((frame) => frame?.events ?? []);
  }

  /** Look from one seat; what that seat could not know stays hidden. */
  async lookFrom(viewpoint: Viewpoint): Promise<void> {
    this.viewpoint = viewpoint;
    this.asked.clear();
    this.frames = [];
    await this.show(this.at);
  }

  async show(place: number): Promise<void> {
    this.at = Math.max(0, this.count > 0 ? Math.min(place, this.count - 1) : place);
    await this.load(this.at);
    void this.load(this.at + PART);
  }

  /** Read the whole game once, part by part, for its marks. */
  async readWhole(players: number): Promise<void> {
    const viewpoint = this.count * players > MOST_WHOLE ? "none" : "all";
    const frames: Frame[] = [];
    while (frames.length < this.count) {
      const part = await api.replay(this.table, viewpoint, frames.length, frames.length + PART);
      if (part.frames.length === 0) return;
      frames.push(...part.frames);
    }
    this.whole = frames;
  }

  private async load(place: number): Promise<void> {
    const part = Math.floor(place / PART);
    if (this.asked.has(part) || (this.count > 0 && part * PART >= this.count)) return;
    this.asked.add(part);
    const viewpoint = this.viewpoint;
    const replay = await api.replay(this.table, viewpoint, part * PART, (part + 1) * PART);
    if (viewpoint !== this.viewpoint) return;
    const frames = [...this.frames];
    replay.frames.forEach((frame, index) => (frames[part * PART + index] = frame));
    this.count = replay.count;
    this.frames = frames;
  }
}
