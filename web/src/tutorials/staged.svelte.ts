/** A table that no server plays: positions are put on it one after the other, by a lesson or an example. */
import { loadFace } from "../games/registry";
import { catalogue } from "../house/catalogue.svelte";
import { settings } from "../settings.svelte";
import { loadSpeech } from "../speech/texts";
import { Connection } from "../table/connection.svelte";
import { Session } from "../table/session.svelte";
import type { Action, EventMessage, LastMove, RefusedAction, SeatState, View } from "../wire";

export interface StagedPosition {
  view: View;
  legal: Action[];
  refusals: RefusedAction[];
  last?: LastMove | null;
  events?: Omit<EventMessage, "version">[];
}

/** A line that leads nowhere: all that is seen is staged. */
export class NoConnection extends Connection {
  override open(): void {
    this.line = "live";
  }
  override close(): void {}
  override look(): void {}
  override move(): void {}
  override say(): void {}
}

export abstract class Staged extends Session {
  protected abstract get players(): number;

  /** The others are people of the house, in the order in which they follow. */
  override get names(): string[] {
    const others = Array.from({ length: this.players }, (_, seat) => seat).filter((seat) => seat !== this.seat);
    const { speech, seat: own } = this;
    return Array.from({ length: this.players }, (_, seat) =>
      seat === own ? this.ownName : (speech?.say(`lesson-seat-${others.indexOf(seat) + 1}`) ?? ""),
    );
  }

  private get ownName(): string {
    return settings.name || (this.speech?.say("lesson-you") ?? "");
  }

  protected async stage(seat: number): Promise<void> {
    await catalogue.load();
    this.card = catalogue.card(this.table);
    this.face = await loadFace(this.table);
    this.seat = seat;
    this.connection = new NoConnection(this.table, seat);
    this.connection.open();
  }

  override async speak(language: string): Promise<void> {
    if (this.card) this.speech = await loadSpeech(language, this.card, true);
  }

  protected put(position: StagedPosition, version: number): void {
    if (!this.connection) return;
    this.connection.position = {
      type: "position",
      table: this.table,
      version,
      since: version - 1,
      status: "playing",
      seat: this.seat,
      view: position.view,
      legal: position.legal,
      refusals: position.refusals,
      events: eventsOf(position, version),
      seats: this.names.map((name, seat) => seatOf(seat, name, seat === this.seat)),
      undo: { free: false, ask: false, asked_by: null, agreed: [] },
      last: position.last ?? null,
      chat: [],
      rematch: { wanted: [], table: null, tokens: [] },
      commitment: "",
    };
  }
}

export function eventsOf(position: StagedPosition, version: number): EventMessage[] {
  return (position.events ?? []).map((event) => ({ ...event, version }) as EventMessage);
}

function seatOf(seat: number, name: string, isOwn: boolean): SeatState {
  return {
    seat,
    name,
    kind: isOwn ? "person" : "bot",
    bot: isOwn ? null : "easy",
    present: true,
    clock: null,
    stand_in: false,
    guest: false,
  };
}
