/** A finished game on the stage of a table: one picture after another is put on it, and nothing can be chosen. */
import { loadFace } from "../../games/registry";
import { loadSpeech } from "../../speech/texts";
import { Session } from "../../table/session.svelte";
import { NoConnection } from "../../tutorials/staged.svelte";
import type { Action, EventMessage, Frame, View } from "../../wire";
import { api } from "../api";
import { catalogue } from "../catalogue.svelte";

export class Replayed extends Session {
  override get yourTurn(): boolean {
    return false;
  }

  override get isShared(): boolean {
    return false;
  }

  override async arrive(): Promise<void> {
    this.summary = await api.summary(this.table);
    await catalogue.load();
    this.card = catalogue.card(this.summary.game);
    this.face = await loadFace(this.summary.game);
    this.connection = new NoConnection(this.table, null);
    this.connection.open();
  }

  override async speak(language: string): Promise<void> {
    if (this.card) this.speech = await loadSpeech(language, this.card);
  }

  override choose: (action: Action) => void = () => {};

  show(frame: Frame, history: EventMessage[]): void {
    const view = viewOf(frame);
    if (!this.connection || !view) return;
    const { move } = frame;
    this.seat = view.seat;
    this.newEvents = frame.events;
    this.connection.events = history;
    this.connection.position = {
      type: "position",
      table: this.table,
      version: frame.version,
      since: 0,
      status: "playing",
      seat: view.seat,
      view,
      legal: [],
      refusals: [],
      events: frame.events,
      seats: (this.summary?.seats ?? []).map((seat) => ({ ...seat, present: true, clock: null, stand_in: false })),
      undo: { free: false, ask: false, asked_by: null, agreed: [] },
      last: typeof move?.actor === "number" ? { seat: move.actor, action: move } : null,
      chat: [],
      rematch: { wanted: [], table: null, tokens: [] },
      commitment: "",
    };
  }
}

/** A seat's picture; of everybody's that of who is to decide, with what each seat knows of itself. */
function viewOf({ view, views, prompt }: Frame): View | null {
  const chief = view ?? views?.[prompt.seat ?? 0] ?? views?.[0] ?? null;
  if (!chief || !views || !Array.isArray(chief.seats)) return chief;
  const seats = (chief.seats as unknown[]).map((seat, of) => (views[of]?.seats as unknown[] | undefined)?.[of] ?? seat);
  return { ...chief, seats };
}
