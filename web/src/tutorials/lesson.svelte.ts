/** A lesson: a place at a table that is played from a tutorial instead of a server. */
import { tick } from "svelte";
import { loadFace } from "../games/registry";
import { open } from "../house/house.svelte";
import type { Action, EventMessage, Last, Position, Refused, SeatState, View } from "../messages";
import { settings } from "../settings.svelte";
import { loadSpeech } from "../speech/texts";
import { Connection } from "../table/connection.svelte";
import { fly, rest } from "../table/motion";
import { Session } from "../table/session.svelte";
import { sound } from "../table/sounds";

export interface Note {
  at: number;
  key: string;
  rule?: string;
  wants?: Action;
}

interface Scene {
  at: number;
  last: Last | null;
  events: Omit<EventMessage, "version">[];
  view: View;
  legal: Action[];
  refusals: Refused[];
}

interface Built {
  game: string;
  players: number;
  seat: number;
  notes: Note[];
  positions: Scene[];
}

const BUILT = import.meta.glob<Built>("./built/*.json", { import: "default" });
const PACE = 1100; // milliseconds for which a move of the others is looked at

/** A line that leads nowhere: all that is seen comes from the tutorial. */
class NoLine extends Connection {
  override open(): void {
    this.line = "live";
  }
  override close(): void {}
  override look(): void {}
  override move(): void {}
  override say(): void {}
}

export class Lesson extends Session {
  built = $state.raw<Built | null>(null);
  /** The note that is being read. */
  place = $state(0);
  /** Others are playing; whose move is being watched. */
  watching = $state(false);
  /** A move was tried that the lesson did not ask for. */
  hasStrayed = $state(false);
  private scene = 0;
  private walk = 0;

  static has(game: string): boolean {
    return `./built/${game}.json` in BUILT;
  }

  override get names(): string[] {
    const seats = Array.from({ length: this.built?.players ?? 0 }, (_, seat) => seat);
    return seats.map((seat) => (seat === this.built?.seat ? this.ownName : (this.speech?.say(`lesson-seat-${seat}`) ?? "")));
  }

  get note(): Note | null {
    return this.built?.notes[this.place] ?? null;
  }

  get isFinished(): boolean {
    return this.built !== null && this.place === this.built.notes.length - 1;
  }

  /** The words of the note, and of what it asks for. */
  get words(): string {
    return this.sentence("");
  }

  get task(): string {
    return this.note?.wants ? this.sentence("-task") : "";
  }

  private get ownName(): string {
    return settings.name || (this.speech?.say("lesson-you") ?? "");
  }

  private sentence(part: string): string {
    return this.note && this.speech ? this.speech.say(`learn-${this.built?.game}-${this.note.key}${part}`) : "";
  }

  // coming and going

  override async arrive(): Promise<void> {
    const game = this.table;
    await open.load();
    this.card = open.card(game);
    this.face = await loadFace(game);
    this.built = (await BUILT[`./built/${game}.json`]?.()) ?? null;
    this.seat = this.built?.seat ?? 0;
    this.connection = new NoLine(game, this.seat);
    this.connection.open();
    this.show(this.sceneOf(0));
  }

  override async speak(language: string): Promise<void> {
    if (this.card) this.speech = await loadSpeech(language, this.card, ["learn"]);
  }

  override leave(): void {
    this.walk += 1;
    super.leave();
  }

  // stepping

  /** The learner has read, or has done what was asked: watch what follows, up to the next note. */
  async next(): Promise<void> {
    if (!this.built || this.isFinished) return;
    this.place += 1;
    this.hasStrayed = false;
    await this.walkTo(this.sceneOf(this.place));
  }

  /** Back to the note before, at once. */
  back(): void {
    this.goTo(Math.max(0, this.place - 1));
  }

  again(): void {
    this.goTo(0);
  }

  private goTo(place: number): void {
    this.walk += 1;
    this.place = place;
    this.watching = false;
    this.hasStrayed = false;
    this.hush();
    this.show(this.sceneOf(place));
  }

  private async walkTo(goal: number): Promise<void> {
    const walk = (this.walk += 1);
    while (this.scene < goal && this.walk === walk) {
      const isThere = this.scene + 1 === goal;
      this.watching = !isThere;
      await this.perform(this.scene + 1);
      if (!isThere && this.walk === walk) await new Promise((resolve) => setTimeout(resolve, PACE));
    }
    if (this.walk === walk) this.show(goal);
  }

  // what the learner does

  override choose = (action: Action): void => {
    this.hush();
    this.picked.clear();
    const wanted = this.note?.wants;
    if (wanted && isSame(action, wanted)) void this.next();
    else if (wanted) this.stray();
  };

  private stray(): void {
    this.hasStrayed = true;
    this.spoken = this.speech?.say("lesson-try", { task: this.task }) ?? "";
  }

  // what is shown

  /** Show a scene and let its pieces move. */
  private async perform(scene: number): Promise<void> {
    const before = this.position?.view;
    const stage = document.querySelector<HTMLElement>("[data-stage]");
    if (stage) rest(stage);
    this.show(scene);
    const now = this.position;
    const news = now?.events ?? [];
    this.fresh = news;
    if (this.speech) this.spoken = news.map((event) => this.speech!.event(event, this.names)).join(" ");
    sound(news, false);
    const flights = before && now?.view ? news.flatMap((event) => this.face?.flights(event, before, now.view!) ?? []) : [];
    await tick();
    if (stage) await fly(flights, stage);
  }

  private show(place: number): void {
    const scene = this.built?.positions[place];
    if (!scene || !this.connection) return;
    this.scene = place;
    this.picked.clear();
    this.connection.events = this.built!.positions.slice(0, place + 1).flatMap(eventsOf);
    this.connection.position = this.positionOf(scene, place);
  }

  private positionOf(scene: Scene, version: number): Position {
    const asks = this.note?.wants !== undefined && this.note.at === scene.at && !this.watching;
    return {
      type: "position", table: this.table, version, since: version - 1, status: "playing", seat: this.seat,
      view: scene.view, legal: asks ? scene.legal : [], refusals: asks ? scene.refusals : [], events: eventsOf(scene, version),
      seats: this.names.map((name, seat) => seatOf(seat, name, seat === this.seat)),
      undo: { free: false, ask: false, asked_by: null, agreed: [] }, last: scene.last, chat: [],
      rematch: { wanted: [], table: null, tokens: [] }, commitment: "",
    };
  }

  private sceneOf(place: number): number {
    const at = this.built?.notes[place]?.at;
    return this.built?.positions.findIndex((scene) => scene.at === at) ?? 0;
  }
}

function eventsOf(scene: Scene, version: number): EventMessage[] {
  return scene.events.map((event) => ({ ...event, version }) as EventMessage);
}

function seatOf(seat: number, name: string, isOwn: boolean): SeatState {
  return { seat, name, kind: isOwn ? "person" : "bot", bot: isOwn ? null : "easy", present: true, clock: null, stand_in: false };
}

/** Two actions are the same if they say the same, in whatever order. */
function isSame(one: Action, other: Action): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}
