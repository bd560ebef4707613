/** A person's place at one table: what is seen, what is being chosen, what was refused, which rule is open. */
import { tick } from "svelte";
import type { Flight, GameFace } from "../games/registry";
import { loadFace } from "../games/registry";
import { api, errorKeyOf } from "../house/api";
import { catalogue } from "../house/catalogue.svelte";
import { remember } from "../house/my-tables";
import { keepSeatLink } from "../house/seat-links";
import type {
  Action,
  ChatMessage,
  EventMessage,
  GameCard,
  PeopleNote,
  Refused,
  RefusedAction,
  Snapshot,
  Summary,
} from "../wire";
import type { Speech } from "../speech/speech";
import { loadSpeech } from "../speech/texts";
import { Presence } from "./presence.svelte";
import { Connection } from "./connection.svelte";
import { Director, type Scene } from "./director.svelte";
import { Drawer, type Tab } from "./drawer.svelte";
import { light } from "./light";
import { linesOf, type Line } from "./lines";
import { muted } from "./muted.svelte";
import { fly, rememberAt, rememberPlaces } from "./motion";
import { seatNames, shortNames } from "./names";
import { newNotes, noteText } from "./people";
import { Picked } from "./picked.svelte";
import { Carry } from "./carry";
import { Coach } from "./coaching.svelte";
import { HandOrder } from "./hand-order.svelte";
import { feel } from "./haptics";
import { Requests } from "./requests";
import { hasDecided, scenesOf, stillScene } from "./scenes";
import { settings } from "../settings.svelte";
import { Since, sinceDecided } from "./since.svelte";
import { heard, ring } from "./sounds";
import { Tips, type Tooltip } from "./tips.svelte";
import { whyWait } from "./waiting";

export class Session {
  summary = $state.raw<Summary | null>(null);
  card = $state.raw<GameCard | null>(null);
  face = $state.raw<GameFace | null>(null);
  speech = $state.raw<Speech | null>(null);
  connection = $state.raw<Connection | null>(null);
  picked = new Picked();
  hands = new HandOrder();
  carry = new Carry(() => this.picked.clear(), this.hands);
  drawer = new Drawer();
  director = new Director(
    (scene, before) => this.enact(scene, before),
    () => this.rested(),
  );
  since = new Since(this.director);
  /** What happened since this seat last decided, up to the position that is shown. */
  sinceDecided = $derived(sinceDecided(this.connection?.events ?? [], this.director.shown));
  presence = new Presence();
  requests = new Requests(this);
  tips = new Tips();
  coach = new Coach(this);
  rule = $state<string | null>(null);
  /** What a screen reader is told. */
  announcement = $state("");
  /** An action that waits for a second yes. */
  unconfirmed = $state.raw<Action | null>(null);
  /** A seat that somebody would like to have, and is told first how this game began. */
  wished = $state<number | null>(null);
  /** The seat whose eyes the table is seen through; null for a spectator. */
  seat = $state<number | null>(null);
  /** Events that came with the last position, for the mark on what is new. */
  newEvents = $state.raw<EventMessage[]>([]);
  /** Advice has been asked for and is not here yet. */
  awaitsAdvice = $state(false);
  /** What follows by itself once it may be chosen. */
  private following: Action | null = null;

  constructor(readonly table: string) {}

  /** The table as it is shown at this moment, or as it was when one looks back. */
  get position(): Snapshot | null {
    const shown = this.director.shown ?? this.connection?.position ?? null;
    const { scene } = this.since;
    return scene && shown ? { ...shown, view: scene.view } : shown;
  }

  /** The part of a show that is on. */
  get part(): Scene["part"] | null {
    const { scene } = this.since;
    return scene ? (scene.waits ? null : (scene.part ?? null)) : this.director.part;
  }

  /** Nothing can be chosen: something is being shown, or one looks back. */
  get isShowing(): boolean {
    return this.director.busy || this.since.place !== null;
  }

  /** All that has been told up to the moment that is shown. */
  get events(): EventMessage[] {
    const all = this.connection?.events ?? [];
    return this.director.untold > 0 ? all.slice(0, -this.director.untold) : all;
  }

  /** What happened since this seat last decided, up to the moment that is shown: boards mark it. */
  get marks(): EventMessage[] {
    const { place, scenes } = this.since;
    if (place !== null) return scenes.slice(0, place + 1).flatMap(({ events }) => events);
    const facts = this.sinceDecided;
    return facts.slice(0, facts.length - Math.min(facts.length, this.director.ahead));
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

  /** What happened between this seat's last turn and this one, as far as the face has something to show for it. */
  get sinceTurn(): EventMessage[] {
    const { told } = this.since;
    return (this.face?.lasting?.(told) ?? told).filter((event) => this.isCell(event));
  }

  /** The last thing that a seat did since this one decided, where the face can draw it. */
  lastMove(of: number): EventMessage | null {
    return this.marks.findLast((event) => event.seat === of && this.isCell(event)) ?? null;
  }

  private isCell(event: EventMessage): boolean {
    if (event.seat === -1) return false;
    return this.face?.cells?.includes(event.type) ?? this.isOfAnother(event);
  }

  /** Does a fact concern the one who looks? */
  touches(event: EventMessage): boolean {
    const { face, seat } = this;
    return seat !== null && (event.seat === seat || (face?.touches?.(event, seat) ?? false));
  }

  /** A fact in the words of the one who looks. */
  told(event: EventMessage): string {
    const { speech, names, seat } = this;
    if (!speech) return "";
    return this.face?.tell?.(event, speech, names, seat) ?? speech.event(event, names, seat);
  }

  /** The lines of the log up to the moment that is shown. */
  get lines(): Line[] {
    const shown = this.director.shown?.version ?? 0;
    const position = this.connection?.position;
    const isShown = ({ version }: { version: number }): boolean => version <= shown;
    return linesOf(this.events, position?.undone?.filter(isShown), position?.notes?.filter(isShown));
  }

  lineTold({ event, undone, note }: Line): string {
    if (event) return this.told(event);
    if (note) return noteText(note, this.speech!);
    const { seat, steps: count } = undone;
    const isMine = seat !== null && seat === this.seat;
    return this.speech!.say(isMine ? "log-undone-you" : "log-undone", {
      name: this.speech!.seat(seat ?? -1, this.names),
      count,
    });
  }

  /** Light up for a moment where something happened. */
  light(event: EventMessage): void {
    const { face, position } = this;
    const places = (position?.view && face?.places?.(event, position.view)) || [];
    light(places, `seat-${event.seat}`);
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
    if (actor !== null && position.seats[actor]?.stand_in) return null; // a bot plays; its owner is asked first
    return actor !== null && this.mine.includes(actor) && actor !== this.seat ? actor : null;
  }

  /** What the prompt says in place of what the game asks. */
  get prompted(): string | null {
    return null;
  }

  /** What a lesson asks for. */
  get wanted(): Action | null {
    return null;
  }

  get yourTurn(): boolean {
    const { position, seat } = this;
    if (seat === null || position?.status !== "playing" || this.isShowing) return false;
    if (position.seats[seat]?.stand_in) return false; // a bot plays until its owner is back
    return position.view?.actor === seat || (position.deciders ?? []).includes(seat); // secret choices are made at the same time
  }

  /** What is said at the table, but for those whom this device has muted. */
  get chat(): ChatMessage[] {
    return (this.connection?.chat ?? []).filter((said) => muted.shows(this.table, said, this.mine));
  }

  /** The seat of this device that a bot plays at present. */
  get away(): number | null {
    const { position } = this;
    if (position?.status !== "playing") return null;
    return this.mine.find((seat) => position.seats[seat]?.stand_in) ?? null;
  }

  /** How many lines of the log or the chat nobody has looked at yet. */
  unread(tab: Tab): number {
    if (tab === "chat") return this.drawer.unread("chat", this.chat.length);
    return tab === "log" ? this.drawer.unread("log", this.events.length) : 0;
  }

  /** What a good bot would choose now, if it was asked. */
  get advised(): Action | null {
    const { advice } = this.connection ?? {};
    const isOfNow = this.yourTurn && advice != null && advice.version === this.position?.version;
    return isOfNow && this.coach.step > 1 ? (advice.actions[0]?.action ?? null) : null;
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
    this.tips.close();
    this.presence.leave();
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

  // what one does

  choose = (action: Action, then: Action | null = null): void => {
    this.tips.close();
    this.following = then;
    if (this.face?.confirms?.includes(action.type) && this.unconfirmed === null) {
      this.unconfirmed = action;
      return;
    }
    this.unconfirmed = null;
    if (this.coach.holds(action, then)) return this.takeBack();
    if (this.connection?.sending === null) this.carry.lay();
    if (this.face?.layout !== "boards") this.picked.clear(); // large boards are drawn once, when the house has answered
    this.connection?.move(action);
  };

  refuse = (refused: RefusedAction, anchor: HTMLElement | null): void => {
    if (this.speech) this.showTooltip({ text: this.speech.refusal(refused, this.names), rule: refused.rule, anchor });
  };

  explain = (text: string, anchor: HTMLElement): void => this.showTooltip({ text, rule: "", anchor });
  wait = (anchor: HTMLElement): void => {
    if (this.connection?.sending == null) this.explain(whyWait(this), anchor);
  };
  tell = (text: string, rule: string, anchor: Element): void => {
    this.showTooltip({ text, rule, anchor, tells: true });
  };

  undo(): void {
    const { position, seat } = this;
    this.picked.clear();
    if (position && seat !== null) this.connection?.say({ type: "undo", seat, version: position.version });
  }

  /** Somebody would like to have a seat; where a device could know what is hidden, that is said first. */
  wish(seat: number): void {
    if (this.summary?.brought && this.wished === null) this.wished = seat;
    else void this.askForSeat(seat, settings.name || null);
  }

  /** Ask for a seat that no person holds, while the game runs. */
  async askForSeat(seat: number, name: string | null): Promise<void> {
    this.wished = null;
    try {
      const seated = await api.sit(this.table, seat, name);
      keepSeatLink(this.table, seat, seated.link);
      this.connection?.renew(null);
      if (!seated.pending) await this.refresh();
    } catch (error) {
      this.showProblem(errorKeyOf(error));
    }
  }

  /** Ask what a good bot would choose, knowing only what this seat knows. */
  askAdvice(): void {
    const { position, seat } = this;
    this.awaitsAdvice = true;
    this.coach.step = 1;
    if (position && seat !== null) this.connection?.say({ type: "hint", seat, version: position.version });
  }

  // what comes from the server

  private connect(): void {
    const listener = {
      position: (now: Snapshot, before: Snapshot | null) => this.receive(now, before),
      refused: (refused: Refused) => this.moveRefused(refused),
      problem: (error: string) => this.showProblem(error),
      said: (said: ChatMessage) => this.heard(said),
    };
    this.connection = new Connection(this.table, this.seat, listener);
    this.connection.open();
  }

  private receive(now: Snapshot, before: Snapshot | null): void {
    if (now.status !== this.summary?.status || (before?.seat_request && !now.seat_request)) void this.refresh();
    if (before?.version !== now.version) this.forgetChoice();
    if (before) this.tellPeople(newNotes(now.notes ?? [], before.notes ?? []));
    if (hasDecided(now, before, this.seat)) this.since.decided();
    const scenes = scenesOf(now, before, this);
    if (scenes.length > 0) this.director.show(scenes, now);
    else if (before?.version !== now.version) this.jumpTo(now);
    else if (this.director.busy) this.director.show([stillScene(now)], now);
    else this.cutTo(now);
    this.goOn(now);
  }

  private cutTo(now: Snapshot): void {
    this.director.cut(now);
    void tick().then(() => this.carry.settle());
  }

  /** Choose what was to follow, if it can be chosen now. */
  private goOn(now: Snapshot): void {
    const wanted = JSON.stringify(this.following);
    const next = now.legal.find((action) => JSON.stringify(action) === wanted);
    this.following = null;
    if (next) queueMicrotask(() => this.connection?.move(next));
  }

  /** A position that is not a step on: the first one, or after something was taken back. */
  private jumpTo(now: Snapshot): void {
    const undone = now.undone?.at(-1);
    if (undone?.version === now.version && this.speech) this.announcement = this.lineTold({ undone });
    this.director.forgetScenes();
    this.cutTo(now);
    if (!this.director.busy) this.rested();
  }

  /** Let a scene be seen, heard and read aloud. */
  private async enact({ events, view }: Scene, shown: Snapshot | null): Promise<void> {
    if (events.length === 0) return;
    this.newEvents = events;
    this.announce(events);
    this.sound(events);
    const stage = document.querySelector<HTMLElement>("[data-stage]");
    const flights = shown?.view ? this.flightsOf(events, shown.view, view) : [];
    if (stage && settings.moving) rememberPlaces(stage, flights); // all still lies where it was
    const laid = this.carry.whereLaid();
    if (stage && laid) rememberAt(stage, laid.anchor, laid.box);
    await tick();
    this.carry.settle();
    if (stage?.isConnected) await fly(flights, stage);
  }

  /** All was shown: a new turn of one's own is heard. */
  private rested(): void {
    const begins = this.since.settle(this.director.shown, this.sinceDecided, this.yourTurn, (event) =>
      this.isNews(event),
    );
    if (!begins) return;
    ring("turn");
    feel("turn");
  }

  private isNews(event: EventMessage): boolean {
    return this.isOfAnother(event) || (this.face?.eventTurns?.includes(event.type) ?? false);
  }

  private isOfAnother({ seat }: EventMessage): boolean {
    return typeof seat === "number" && seat >= 0 && seat !== this.seat;
  }

  protected sound(events: EventMessage[]): void {
    const name = heard(events, this.face?.sounds);
    if (name) ring(name);
    if (name === "end") feel("end");
  }

  private forgetChoice(): void {
    if (this.carry.chooses) this.chooseNothing();
    this.picked.clear();
    this.unconfirmed = null;
    this.awaitsAdvice = false;
    this.tips.close();
  }

  /** The table went on under the hand that holds something: it goes back, with a sentence. */
  private chooseNothing(): void {
    this.carry.putDown();
    queueMicrotask(
      () => this.speech && this.showTooltip({ text: this.speech.say("choice-gone"), rule: "", anchor: null }),
    );
  }

  private flightsOf(
    news: EventMessage[],
    before: NonNullable<Snapshot["view"]>,
    after: NonNullable<Snapshot["view"]>,
  ): Flight[] {
    return this.face ? news.flatMap((event) => this.face!.flights(event, before, after)) : [];
  }

  private announce(news: EventMessage[]): void {
    if (this.speech && news.length > 0) this.announcement = news.map((event) => this.told(event)).join(" ");
  }

  private tellPeople(notes: PeopleNote[]): void {
    const last = notes.at(-1);
    if (!last || !this.speech) return;
    this.presence.tell(last);
    this.announcement = noteText(last, this.speech);
  }

  private heard(said: ChatMessage): void {
    if (muted.shows(this.table, said, this.mine)) this.presence.hear(said);
  }

  private moveRefused(refused: Refused): void {
    this.takeBack();
    if (refused.stale || !this.speech) return;
    const anchor = this.carry.pressed;
    this.showTooltip({ text: this.speech.refusal(refused, this.names), rule: refused.rule, anchor });
  }

  private showProblem(error: string): void {
    this.awaitsAdvice = false;
    this.takeBack();
    const key = `problem-${error}`;
    if (this.speech)
      this.showTooltip({
        text: this.speech.say(this.speech.has(key) ? key : "problem-unknown"),
        rule: "",
        anchor: null,
      });
  }

  /** What lay on its place goes back. */
  private takeBack(): void {
    this.following = null;
    this.carry.return();
  }

  private showTooltip(tooltip: Tooltip): void {
    this.tips.show(tooltip);
    this.announcement = tooltip.text;
  }
}
