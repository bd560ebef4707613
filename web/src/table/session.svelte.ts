/** A person's place at one table: what is seen, what is being chosen, what was refused, which rule is open. */
import { tick } from "svelte";
import type { Flight, GameFace } from "../games/registry";
import { loadFace } from "../games/registry";
import { api } from "../house/api";
import { open } from "../house/house.svelte";
import { remember } from "../house/mine";
import type { Action, EventMessage, GameCard, MoveRefused, Position, Refused, Summary } from "../messages";
import type { Speech } from "../speech/speech";
import { loadSpeech } from "../speech/texts";
import { Connection } from "./connection.svelte";
import { fly, rest } from "./motion";
import { seatNames } from "./names";
import { Picked } from "./picked.svelte";
import { sound } from "./sounds";

/** Why something can't be done, beside the thing that was touched. */
export interface Hint {
  text: string;
  rule: string;
  anchor: HTMLElement | null;
}

export class Session {
  summary = $state.raw<Summary | null>(null);
  card = $state.raw<GameCard | null>(null);
  face = $state.raw<GameFace | null>(null);
  speech = $state.raw<Speech | null>(null);
  connection = $state.raw<Connection | null>(null);
  picked = new Picked();
  refusal = $state.raw<Hint | null>(null);
  rule = $state<string | null>(null);
  /** What a screen reader is told. */
  spoken = $state("");
  /** An action that waits for a second yes. */
  asked = $state.raw<Action | null>(null);
  /** The seat whose eyes the table is seen through; null for a spectator. */
  seat = $state<number | null>(null);
  /** Events that came with the last position, for the mark on what is new. */
  fresh = $state.raw<EventMessage[]>([]);
  /** A hint has been asked for and is not here yet. */
  hinting = $state(false);
  private hintTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  get position(): Position | null {
    return this.connection?.position ?? null;
  }

  get mine(): number[] {
    return this.summary?.mine ?? [];
  }

  get names(): string[] {
    const seats = this.position?.seats ?? this.summary?.seats ?? [];
    return this.speech ? seatNames(seats, this.speech) : [];
  }

  /** One device for several people: it must be handed over before a hand is shown. */
  get isShared(): boolean {
    return this.mine.length > 1;
  }

  /** The person of this device who has to decide now but is not the one looking. */
  get handOverTo(): number | null {
    const position = this.position;
    if (!position || position.status !== "playing" || !this.isShared) return null;
    const actor = position.view?.actor ?? null;
    return actor !== null && this.mine.includes(actor) && actor !== this.seat ? actor : null;
  }

  get yourTurn(): boolean {
    return this.seat !== null && this.position?.status === "playing" && this.position.view?.actor === this.seat;
  }

  // coming and going

  async arrive(token: string | null): Promise<void> {
    const summary = token ? await api.enter(this.table, token) : await api.summary(this.table);
    await open.load();
    this.summary = summary;
    this.card = open.card(summary.game);
    this.face = await loadFace(summary.game);
    remember(this.table, summary.game);
    this.seat = this.isShared ? null : (summary.mine[0] ?? null);
    this.connect();
  }

  /** Ask again who sits where on this device: after sitting down, or when the table begins. */
  async refresh(): Promise<void> {
    const summary = await api.summary(this.table);
    const before = this.mine.join();
    this.summary = summary;
    if (this.mine.join() === before) return;
    this.seat = this.isShared ? null : (this.mine[0] ?? null);
    this.connection?.renew(this.seat);
  }

  leave(): void {
    clearTimeout(this.hintTimer);
    this.connection?.close();
  }

  async speak(language: string): Promise<void> {
    if (this.card) this.speech = await loadSpeech(language, this.card);
  }

  look(seat: number | null): void {
    this.seat = seat;
    this.picked.clear();
    this.connection?.look(seat);
  }

  // deeds

  choose = (action: Action): void => {
    this.hush();
    if (this.face?.confirms?.includes(action.type) && this.asked === null) {
      this.asked = action;
      return;
    }
    this.asked = null;
    this.picked.clear();
    this.connection?.move(action);
  };

  refuse = (refused: Refused, anchor: HTMLElement | null): void => {
    if (this.speech) this.hintAt({ text: this.speech.refusal(refused, this.names), rule: refused.rule, anchor });
  };

  hush(): void {
    this.refusal = null;
    clearTimeout(this.hintTimer);
  }

  undo(): void {
    const { position, seat } = this;
    this.picked.clear();
    if (position && seat !== null) this.connection?.say({ type: "undo", seat, version: position.version });
  }

  consent(agree: boolean): void {
    const { position, seat } = this;
    if (position && seat !== null) this.connection?.say({ type: "consent", seat, version: position.version, agree });
  }

  /** The host puts a bot on a seat, or gives the seat back (null). */
  putBot(seat: number, bot: string | null): void {
    this.connection?.say({ type: "bot", seat, bot });
  }

  /** Ask what a good bot would choose, knowing only what this seat knows. */
  askHint(): void {
    const { position, seat } = this;
    this.hinting = true;
    if (position && seat !== null) this.connection?.say({ type: "hint", seat, version: position.version });
  }

  // what comes from the server

  private connect(): void {
    const listener = {
      position: (now: Position, before: Position | null) => void this.see(now, before),
      refused: (refused: MoveRefused) => this.moveRefused(refused),
      problem: (error: string) => this.troubled(error),
    };
    this.connection = new Connection(this.table, this.seat, listener);
    this.connection.open();
  }

  private async see(now: Position, before: Position | null): Promise<void> {
    if (now.status !== this.summary?.status) void this.refresh();
    if (before?.version !== now.version) this.forgetChoice();
    const news = before && now.version > before.version ? now.events : [];
    this.fresh = news;
    this.tell(news);
    sound(news, this.yourTurn && before?.view?.actor !== this.seat);
    if (!before?.view || !now.view || news.length === 0) return;
    const flights = this.flightsOf(news, before.view, now.view);
    const stage = document.querySelector<HTMLElement>("[data-stage]");
    if (stage) rest(stage); // all still lies where it was
    await tick();
    if (stage?.isConnected) await fly(flights, stage);
  }

  private forgetChoice(): void {
    this.picked.clear();
    this.asked = null;
    this.hinting = false;
    this.hush();
  }

  private flightsOf(news: EventMessage[], before: NonNullable<Position["view"]>, after: NonNullable<Position["view"]>): Flight[] {
    return this.face ? news.flatMap((event) => this.face!.flights(event, before, after)) : [];
  }

  private tell(news: EventMessage[]): void {
    if (this.speech && news.length > 0) this.spoken = news.map((event) => this.speech!.event(event, this.names)).join(" ");
  }

  private moveRefused(refused: MoveRefused): void {
    if (refused.stale || !this.speech) return;
    this.hintAt({ text: this.speech.refusal(refused, this.names), rule: refused.rule, anchor: null });
  }

  private troubled(error: string): void {
    this.hinting = false;
    const key = `problem-${error}`;
    if (this.speech) this.hintAt({ text: this.speech.say(this.speech.has(key) ? key : "problem-unknown"), rule: "", anchor: null });
  }

  private hintAt(hint: Hint): void {
    this.hush();
    this.refusal = hint;
    this.spoken = hint.text;
    this.hintTimer = setTimeout(() => (this.refusal = null), 6000);
  }
}
