/** A lesson: a place at a table that is played from a tutorial instead of a server. */
import { tick } from "svelte";
import { settings } from "../settings.svelte";
import { fly, rememberPlaces } from "../table/motion";
import type { Action, Json } from "../wire";
import { loadLesson } from "./lessons";
import { isSame } from "../table/same";
import { eventsOf, Staged, type StagedPosition } from "./staged.svelte";
import { changed, type Step } from "./steps";

export interface Note {
  at: number;
  key: string;
  rule?: string;
  wants?: Action;
  /** What it speaks of: anchors and places of the board, or "answer" for what it wants in a list of answers. */
  spot?: string[];
}

interface LessonPosition extends StagedPosition {
  at: number;
}

export interface WrittenLesson {
  game: string;
  players: number;
  options: Record<string, Json>;
  seat: number;
  /** A table can be opened that goes on where the lesson ends. */
  goes_on: boolean;
  notes: Note[];
  /** What makes each position out of the one before. */
  steps: Step[];
}

type BuiltLesson = Omit<WrittenLesson, "steps"> & { positions: LessonPosition[] };

const PACE = 1100; // milliseconds for which a move of the others is looked at by whoever likes it calm

export class Lesson extends Staged {
  built = $state.raw<BuiltLesson | null>(null);
  /** The note that is being read. */
  noteIndex = $state(0);
  /** Others are playing; whose move is being watched. */
  watching = $state(false);
  /** A move was tried that the lesson did not ask for. */
  hasStrayed = $state(false);
  private shown = 0;
  private run = 0;

  protected override get players(): number {
    return this.built?.players ?? 0;
  }

  get note(): Note | null {
    return this.built?.notes[this.noteIndex] ?? null;
  }

  get isFinished(): boolean {
    return this.built !== null && this.noteIndex === this.built.notes.length - 1;
  }

  /** The words of the note, and of what it asks for. */
  get words(): string {
    return this.sentence("");
  }

  /** What is asked for: in words of its own, or as its action is always said. */
  get task(): string {
    const wanted = this.note?.wants;
    if (!wanted || !this.speech) return "";
    return this.speech.has(this.key("-task")) ? this.sentence("-task") : this.speech.action(wanted, this.names);
  }

  /** The learner is asked for a move, and not to read or to watch. */
  private get asks(): boolean {
    return this.note?.wants !== undefined && !this.watching;
  }

  override get yourTurn(): boolean {
    return this.asks && super.yourTurn;
  }

  /** While there is only something to read, the prompt asks for nothing else. */
  override get prompted(): string | null {
    return this.asks || this.watching ? null : (this.speech?.say("lesson-read") ?? "");
  }

  override get wanted(): Action | null {
    return this.asks ? (this.note?.wants ?? null) : null;
  }

  /** Where to find what the note speaks of. */
  get spots(): string[] {
    return this.watching ? [] : (this.note?.spot ?? []).map((spot) => this.selectorOf(spot));
  }

  private selectorOf(spot: string): string {
    if (spot !== "answer") return `[data-anchor="${CSS.escape(spot)}"], [data-place="${CSS.escape(spot)}"]`;
    const number = this.position?.legal.findIndex((action) => isSame(action, this.note!.wants!)) ?? -1;
    return `[data-answers] [data-choice="${number + 1}"]`;
  }

  private key(part: string): string {
    return `learn-${this.built?.game}-${this.note?.key}${part}`;
  }

  private sentence(part: string): string {
    return this.note && this.speech ? this.speech.say(this.key(part)) : "";
  }

  // coming and going

  override async arrive(): Promise<void> {
    this.built = unfolded(await loadLesson(this.table));
    await this.stage(this.built.seat);
    this.show(this.positionAt(0));
  }

  override leave(): void {
    this.run += 1;
    super.leave();
  }

  // stepping

  /** The learner has read, or has done what was asked: watch what follows, up to the next note. */
  async next(): Promise<void> {
    if (!this.built || this.isFinished) return;
    this.noteIndex += 1;
    this.hasStrayed = false;
    await this.playTo(this.positionAt(this.noteIndex));
  }

  /** Back to the note before, at once. */
  back(): void {
    this.goTo(Math.max(0, this.noteIndex - 1));
  }

  again(): void {
    this.goTo(0);
  }

  private goTo(place: number): void {
    this.run += 1;
    this.noteIndex = place;
    this.watching = false;
    this.hasStrayed = false;
    this.tips.close();
    this.show(this.positionAt(place));
  }

  private async playTo(goal: number): Promise<void> {
    const run = (this.run += 1);
    while (this.shown < goal && this.run === run) {
      const isThere = this.shown + 1 === goal;
      this.watching = !isThere;
      await this.perform(this.shown + 1);
      if (!isThere && this.run === run) await sleep(PACE * settings.paceFactor);
    }
    if (this.run === run) this.show(goal);
  }

  // what the learner does

  override choose = (action: Action): void => {
    this.tips.close();
    this.picked.clear();
    const wanted = this.note?.wants;
    if (wanted && isSame(action, wanted)) void this.next();
    else if (wanted) this.stray();
  };

  private stray(): void {
    this.hasStrayed = true;
    this.announcement = this.speech?.say("lesson-try", { task: this.task }) ?? "";
  }

  // what is shown

  /** Show a position and let its pieces move. */
  private async perform(position: number): Promise<void> {
    const before = this.position?.view;
    const stage = document.querySelector<HTMLElement>("[data-stage]");
    this.show(position);
    const now = this.position;
    const news = now?.events ?? [];
    this.newEvents = news;
    if (this.speech) this.announcement = news.map((event) => this.speech!.event(event, this.names)).join(" ");
    this.sound(news);
    const flights =
      before && now?.view ? news.flatMap((event) => this.face?.flights(event, before, now.view!) ?? []) : [];
    if (stage) rememberPlaces(stage, flights); // drawn is still what was before
    await tick();
    if (stage) await fly(flights, stage);
  }

  private show(place: number): void {
    const position = this.built?.positions[place];
    if (!position || !this.connection) return;
    this.shown = place;
    this.picked.clear();
    this.connection.events = this.built!.positions.slice(0, place + 1).flatMap(eventsOf);
    const asks = this.asks && this.note?.at === position.at;
    this.put(asks ? position : { ...position, legal: [], refusals: [] }, place);
  }

  private positionAt(place: number): number {
    const at = this.built?.notes[place]?.at;
    return this.built?.positions.findIndex((position) => position.at === at) ?? 0;
  }
}

function unfolded({ steps, ...lesson }: WrittenLesson): BuiltLesson {
  const positions: Json[] = [];
  for (const step of steps) positions.push(changed(positions.at(-1) ?? {}, step));
  return { ...lesson, positions: positions as unknown as LessonPosition[] };
}

function sleep(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
