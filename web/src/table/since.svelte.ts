/** What happened since one's turn: the list as it was when the turn began, and a walk back through what was shown. */
import type { EventMessage, Snapshot } from "../wire";
import type { Director, Scene } from "./director.svelte";

/** What was told since the one who looks last decided, without the fact that tells the decision itself. */
export function sinceDecided(events: EventMessage[], now: Snapshot | null): EventMessage[] {
  const decided = now?.decided ?? null;
  if (now === null || decided === null) return [];
  const told = events.filter(({ version }) => version >= decided && version <= now.version);
  return told[0]?.version === decided ? told.slice(1) : told;
}

export class Since {
  /** What was told when one's turn began; it stays until the next turn. */
  told = $state.raw<EventMessage[]>([]);
  /** It has become a number in the head of the table. */
  folded = $state(false);
  /** The list lies open. */
  listed = $state(false);
  /** Which of the scenes one looks back at; null: one looks at the table as it is. */
  place = $state<number | null>(null);
  /** What was shown before one's turn; facts that came with the table are stepped through on the table as it is. */
  scenes = $state.raw<Scene[]>([]);
  private isMine = false;
  private settled = "";

  constructor(private readonly director: Director) {}

  /** The scene one looks back at. */
  get scene(): Scene | null {
    return this.place === null ? null : (this.scenes[this.place] ?? null);
  }

  /** All was shown. A turn begins if it was not one's own before, or if somebody did something meanwhile. */
  settle(
    now: Snapshot | null,
    facts: EventMessage[],
    mine: boolean,
    isNews: (event: EventMessage) => boolean,
  ): boolean {
    const moment = `${now?.seat} ${now?.version}`;
    const begins = mine && moment !== this.settled && (!this.isMine || facts.some(isNews));
    this.settled = moment;
    if (begins) {
      this.told = facts;
      this.scenes = this.shownFor(facts);
      this.folded = false;
    }
    this.isMine = mine;
    return begins;
  }

  /** One has decided: the list folds, and what follows is kept anew. */
  decided(): void {
    this.folded = true;
    this.listed = false;
    this.place = null;
    this.director.forgetScenes();
  }

  private shownFor(facts: EventMessage[]): Scene[] {
    const { scenes, shown } = this.director;
    if (scenes.length > 0 || !shown?.view) return scenes;
    return facts.map((event) => ({ events: [event], view: shown.view!, motion: 0, hold: 0, still: 0 }));
  }

  // looking back

  lookBack(): void {
    this.listed = false;
    this.place = Math.max(0, this.scenes.length - 1);
  }

  step(by: number): void {
    if (this.place !== null) this.place = Math.min(this.scenes.length - 1, Math.max(0, this.place + by));
  }

  lookUp(): void {
    this.place = null;
  }
}
