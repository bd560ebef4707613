/** A person's place at one table: what is seen, what is being chosen, what was refused, which rule is open. */
import { tick } from "svelte";
import type { Flight, GameFace, Times } from "../games/registry";
import { loadFace } from "../games/registry";
import { api, errorKeyOf } from "../house/api";
import { catalogue } from "../house/catalogue.svelte";
import { remember } from "../house/my-tables";
import { keepSeatLink } from "../house/seat-links";
import type { Action, EventMessage, GameCard, Refused, Snapshot, RefusedAction, Summary } from "../wire";
import type { Speech } from "../speech/speech";
import { loadSpeech } from "../speech/texts";
import { Connection } from "./connection.svelte";
import { Director, type Scene } from "./director.svelte";
import { Drawer, type Tab } from "./drawer.svelte";
import { fly, rememberPlaces } from "./motion";
import { seatNames, shortNames } from "./names";
import { Picked } from "./picked.svelte";
import { sound } from "./sounds";

/** Why something can't be done, or what it is, beside the thing that was touched. */
export interface Tooltip {
  text: string;
  rule: string;
  anchor: Element | null;
  /** It only tells what a thing is; nothing was refused. */
  tells?: boolean;
}

const PASSING: Times = { motion: 250, hold: 450, still: 700 };
const AT_ONCE: Times = { motion: 0, hold: 0, still: 0 };

function stillScene(now: Snapshot): Scene {
  return { events: [], view: now.view!, ...AT_ONCE };
}

export class Session {
  summary = $state.raw<Summary | null>(null);
  card = $state.raw<GameCard | null>(null);
  face = $state.raw<GameFace | null>(null);
  speech = $state.raw<Speech | null>(null);
  connection = $state.raw<Connection | null>(null);
  picked = new Picked();
  drawer = new Drawer();
  director = new Director(
    (scene, before) => this.enact(scene, before),
    () => this.rested(),
  );
  tooltip = $state.raw<Tooltip | null>(null);
  rule = $state<string | null>(null);
  /** What a screen reader is told. */
  announcement = $state("");
  /** An action that waits for a second yes. */
  unconfirmed = $state.raw<Action | null>(null);
  /** The seat whose eyes the table is seen through; null for a spectator. */
  seat = $state<number | null>(null);
  /** Events that came with the last position, for the mark on what is new. */
  newEvents = $state.raw<EventMessage[]>([]);
  /** Advice has been asked for and is not here yet. */
  awaitsAdvice = $state(false);
  private wasMine = false;
  private tooltipTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** The table as it is shown at this moment. */
  get position(): Snapshot | null {
    return this.director.shown ?? this.connection?.position ?? null;
  }

  /** All that has been told up to the moment that is shown. */
  get events(): EventMessage[] {
    const all = this.connection?.events ?? [];
    return this.director.untold > 0 ? all.slice(0, -this.director.untold) : all;
  }

  get mine(): number[] {
    return this.summary?.mine ?? [];
  }

  get names(): string[] {
    const seats = this.position?.seats ?? this.summary?.seats ?? [];
    return this.speech ? seatNames(seats, this.speech) : [];
  }

  /** What seats are called where there is little room. */
  get shortNames(): string[] {
    const seats = this.position?.seats ?? [];
    return this.speech && this.summary ? shortNames(seats, this.speech) : this.names;
  }

  /** What the others did since this seat last decided, as far as the face has something to show for it. */
  get sinceTurn(): EventMessage[] {
    const { face, position, seat } = this;
    const isOthers = (event: EventMessage): boolean => event.seat !== seat && typeof event.seat === "number";
    const isShown = (event: EventMessage): boolean =>
      face?.cells ? face.cells.includes(event.type) && event.seat !== seat : isOthers(event);
    return (position?.since_turn ?? []).filter((event) => event.seat !== -1 && isShown(event));
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

  /** What the prompt says in place of what the game asks. */
  get prompted(): string | null {
    return null;
  }

  get yourTurn(): boolean {
    const { position, seat } = this;
    if (seat === null || position?.status !== "playing" || this.director.busy) return false;
    return position.view?.actor === seat || (position.deciders ?? []).includes(seat); // secret choices are made at the same time
  }

  /** How many lines of the log or the chat nobody has looked at yet. */
  unread(tab: Tab): number {
    if (tab === "chat") return this.drawer.unread("chat", this.connection?.chat.length ?? 0);
    return tab === "log" ? this.drawer.unread("log", this.events.length) : 0;
  }

  /** What a good bot would choose now, if it was asked. */
  get advised(): Action | null {
    const { advice } = this.connection ?? {};
    const isOfNow = this.yourTurn && advice != null && advice.version === this.position?.version;
    return isOfNow ? (advice.actions[0]?.action ?? null) : null;
  }

  // coming and going

  async arrive(token: string | null): Promise<void> {
    const summary = token ? await api.enter(this.table, token) : await api.summary(this.table);
    await catalogue.load();
    this.summary = summary;
    this.card = catalogue.card(summary.game);
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
    clearTimeout(this.tooltipTimer);
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
    this.closeTooltip();
    if (this.face?.confirms?.includes(action.type) && this.unconfirmed === null) {
      this.unconfirmed = action;
      return;
    }
    this.unconfirmed = null;
    this.picked.clear();
    this.connection?.move(action);
  };

  refuse = (refused: RefusedAction, anchor: HTMLElement | null): void => {
    if (this.speech) this.showTooltip({ text: this.speech.refusal(refused, this.names), rule: refused.rule, anchor });
  };

  explain = (text: string, anchor: HTMLElement): void => this.showTooltip({ text, rule: "", anchor });
  tell = (text: string, rule: string, anchor: Element): void => {
    this.showTooltip({ text, rule, anchor, tells: true });
  };

  closeTooltip(): void {
    this.tooltip = null;
    clearTimeout(this.tooltipTimer);
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

  /** Let somebody have the seat they ask for, or not. */
  admit(agree: boolean): void {
    const { position, seat } = this;
    if (position?.seat_request && seat !== null)
      this.connection?.say({ type: "admit", seat, wanted: position.seat_request.seat, agree });
  }

  /** Ask for a seat that no person holds, while the game runs. */
  async askForSeat(seat: number, name: string): Promise<void> {
    try {
      const seated = await api.sit(this.table, seat, name);
      keepSeatLink(this.table, seat, seated.link);
      this.connection?.renew(null);
      if (!seated.pending) await this.refresh();
    } catch (error) {
      this.showProblem(errorKeyOf(error));
    }
  }

  /** The host removes a person who disturbs. */
  remove(seat: number): void {
    this.connection?.say({ type: "remove", seat });
  }

  /** The host puts a bot on a seat, or gives the seat back (null). */
  putBot(seat: number, bot: string | null): void {
    this.connection?.say({ type: "bot", seat, bot });
  }

  /** Ask what a good bot would choose, knowing only what this seat knows. */
  askAdvice(): void {
    const { position, seat } = this;
    this.awaitsAdvice = true;
    if (position && seat !== null) this.connection?.say({ type: "hint", seat, version: position.version });
  }

  /** The hint was read. */
  dropAdvice(): void {
    if (this.connection) this.connection.advice = null;
  }

  // what comes from the server

  private connect(): void {
    const listener = {
      position: (now: Snapshot, before: Snapshot | null) => this.receive(now, before),
      refused: (refused: Refused) => this.moveRefused(refused),
      problem: (error: string) => this.showProblem(error),
    };
    this.connection = new Connection(this.table, this.seat, listener);
    this.connection.open();
  }

  private receive(now: Snapshot, before: Snapshot | null): void {
    if (now.status !== this.summary?.status || (before?.seat_request && !now.seat_request)) void this.refresh();
    if (before?.version !== now.version) this.forgetChoice();
    const scenes = this.scenesOf(now, before);
    if (scenes.length > 0) this.director.show(scenes, now);
    else if (before?.version === now.version && this.director.busy) this.director.show([stillScene(now)], now);
    else this.director.cut(now);
  }

  /** What led to a position, as it is to be shown; nothing if it is not a step on from the one before. */
  private scenesOf(now: Snapshot, before: Snapshot | null): Scene[] {
    if (!before?.view || !now.view || now.version <= before.version || now.events.length === 0) return [];
    const isOwn = now.last !== null && now.last.seat === this.seat;
    const own = this.face?.scenes?.(now.events, before.view, now.view);
    return own ?? [{ events: now.events, view: now.view, ...(isOwn ? AT_ONCE : this.timeOf(now.events, now.view)) }];
  }

  private timeOf(events: EventMessage[], view: NonNullable<Snapshot["view"]>): Times {
    const times = events.map((event) => this.face?.time?.(event, view) ?? PASSING);
    return times.reduce((one, other) => (other.hold > one.hold ? other : one), PASSING);
  }

  /** Let a scene be seen, heard and read aloud. */
  private async enact({ events, view }: Scene, shown: Snapshot | null): Promise<void> {
    this.newEvents = events;
    this.announce(events);
    sound(events, false);
    const stage = document.querySelector<HTMLElement>("[data-stage]");
    if (stage) rememberPlaces(stage); // all still lies where it was
    await tick();
    if (stage?.isConnected && shown?.view) await fly(this.flightsOf(events, shown.view, view), stage);
  }

  /** All was shown: a new turn of one's own is heard. */
  private rested(): void {
    if (this.yourTurn && !this.wasMine) sound([], true);
    this.wasMine = this.yourTurn;
  }

  private forgetChoice(): void {
    this.picked.clear();
    this.unconfirmed = null;
    this.awaitsAdvice = false;
    this.closeTooltip();
  }

  private flightsOf(
    news: EventMessage[],
    before: NonNullable<Snapshot["view"]>,
    after: NonNullable<Snapshot["view"]>,
  ): Flight[] {
    return this.face ? news.flatMap((event) => this.face!.flights(event, before, after)) : [];
  }

  private announce(news: EventMessage[]): void {
    if (this.speech && news.length > 0)
      this.announcement = news.map((event) => this.speech!.event(event, this.names)).join(" ");
  }

  private moveRefused(refused: Refused): void {
    if (refused.stale || !this.speech) return;
    this.showTooltip({ text: this.speech.refusal(refused, this.names), rule: refused.rule, anchor: null });
  }

  private showProblem(error: string): void {
    this.awaitsAdvice = false;
    const key = `problem-${error}`;
    if (this.speech)
      this.showTooltip({
        text: this.speech.say(this.speech.has(key) ? key : "problem-unknown"),
        rule: "",
        anchor: null,
      });
  }

  private showTooltip(tooltip: Tooltip): void {
    this.closeTooltip();
    this.tooltip = tooltip;
    this.announcement = tooltip.text;
    this.tooltipTimer = setTimeout(() => (this.tooltip = null), 6000);
  }
}
