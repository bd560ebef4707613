/** A coach for who plays against bots alone: it looks at a choice before it is sent, or right after, and holds no move up. */
import { api } from "../house/api";
import { settings } from "../settings.svelte";
import type { Action, CoachedChoice, Coaching, Snapshot } from "../wire";
import { isSame } from "./same";

/** What the coach has to say of a choice: before it is sent it waits for a second yes, after it it can be taken back. */
export interface Nudge {
  version: number;
  chosen: CoachedChoice;
  better: CoachedChoice;
  isMade: boolean;
}

/** Whoever plays: at which position, from which seat, and how a choice goes on its way. */
interface Player {
  readonly table: string;
  readonly seat: number | null;
  readonly mine: number[];
  readonly connection: { position: Snapshot | null } | null;
  choose(action: Action, then?: Action | null): void;
  undo(): void;
}

const CLEAR = ["mistake", "blunder"];

export class Coach {
  nudge = $state.raw<Nudge | null>(null);
  /** How much of a hint is told: where to look, or which choice. */
  step = $state(1);
  private told: { version: number; coaching: Coaching | null } | null = null;
  /** A choice that was sent before the coach had looked at it. */
  private sent: { version: number; action: Action } | null = null;
  private then: Action | null = null;
  private insists = false;

  constructor(private readonly player: Player) {}

  /** Does nobody but bots play against the one person of this device? */
  get isAlone(): boolean {
    const people = this.player.connection?.position?.seats.filter(({ kind }) => kind === "person") ?? [];
    return people.length === 1 && people[0]!.seat === this.player.seat && this.player.mine.length === 1;
  }

  get isOn(): boolean {
    return settings.coach && this.isAlone;
  }

  /** Think about a decision while its person does. */
  look(now: Snapshot | null | undefined): void {
    this.drop(now);
    if (!now || !this.decides(now) || this.told?.version === now.version) return;
    this.told = { version: now.version, coaching: null };
    void this.ask(now.version, null);
  }

  private decides(now: Snapshot): boolean {
    return this.isOn && now.status === "playing" && now.view?.actor === this.player.seat && now.legal.length > 1;
  }

  /** What was said of a choice means nothing once the game has gone another way. */
  private drop(now: Snapshot | null | undefined): void {
    const { nudge } = this;
    if (!nudge) return;
    const stands = nudge.isMade ? this.mayUndo && (now?.decided ?? 0) > nudge.version : now?.version === nudge.version;
    if (!stands || !this.isOn) this.nudge = null;
  }

  /** Does a choice wait until its person has looked again? If nothing is known of it yet, it goes its way. */
  holds(action: Action, then: Action | null): boolean {
    const now = this.player.connection?.position;
    if (this.insists || !now || !this.decides(now)) return false;
    const { version } = now;
    this.nudge = null;
    this.sent = { version, action };
    const known = this.told?.version === version ? this.told.coaching : null;
    if (!known) return false;
    this.then = then;
    const held = this.tell(known, action, version, false);
    if (!held && !choiceOf(known, action)) void this.ask(version, action);
    return held;
  }

  private tell(known: Coaching, action: Action, version: number, isMade: boolean): boolean {
    const chosen = choiceOf(known, action);
    if (!chosen || !CLEAR.includes(chosen.grade)) return false;
    this.nudge = { version, chosen, better: known.choices[0]!, isMade };
    return true;
  }

  private async ask(version: number, action: Action | null): Promise<void> {
    const { table, seat } = this.player;
    try {
      this.hear(version, await api.coach(table, { seat: seat!, version, action }), action !== null);
    } catch {
      return; // a coach who is busy says nothing
    }
  }

  private hear(version: number, coaching: Coaching, isOfSent: boolean): void {
    const { sent, told } = this;
    if (told?.version === version) told.coaching = coaching;
    if (sent?.version !== version) return;
    if (!isOfSent && !choiceOf(coaching, sent.action)) void this.ask(version, sent.action);
    else if (this.isOn && this.mayUndo) this.tell(coaching, sent.action, version, true);
  }

  private get mayUndo(): boolean {
    const undo = this.player.connection?.position?.undo;
    return undo !== undefined && (undo.free || undo.ask);
  }

  /** Look again: the choice is put back, or taken back if it was made. */
  lookAgain(): void {
    if (this.nudge?.isMade) this.player.undo();
    this.leave();
  }

  /** It shall be so all the same. */
  insist(): void {
    const { nudge, then } = this;
    this.leave();
    if (!nudge || nudge.isMade) return;
    this.insists = true;
    this.player.choose(nudge.chosen.action, then);
    this.insists = false;
  }

  private leave(): void {
    this.nudge = null;
    this.sent = null;
  }
}

function choiceOf({ choices }: Coaching, action: Action): CoachedChoice | null {
  return choices.find((each) => isSame(each.action, action)) ?? null;
}
