/** A worked example: a position from the rulebook in which every answer is tried and answered. */
import type { Action, EventMessage, Json } from "../wire";
import { loadExample, type Answer, type BuiltExample } from "./examples";
import { isSame } from "../table/same";
import { Staged, type StagedPosition } from "./staged.svelte";
import { changed } from "./steps";

export class Example extends Staged {
  built = $state.raw<BuiltExample | null>(null);
  /** What was tried, and what it led to. */
  tried = $state.raw<{ action: Action; events: EventMessage[] }[]>([]);
  private open: Answer[] = [];

  constructor(
    game: string,
    readonly key: string,
  ) {
    super(game);
  }

  protected override get players(): number {
    return this.built?.players ?? 0;
  }

  get question(): string {
    return this.speech?.say(`example-${this.table}-${this.key}`) ?? "";
  }

  /** Nothing more can be answered. */
  get isAnswered(): boolean {
    return this.tried.length > 0 && this.open.length === 0;
  }

  override async arrive(): Promise<void> {
    this.built = await loadExample(this.table, this.key);
    if (!this.built) return;
    await this.stage(this.built.seat);
    this.again();
  }

  again(): void {
    if (!this.built) return;
    this.tried = [];
    this.open = this.built.answers;
    this.tips.close();
    this.picked.clear();
    this.connection!.events = [];
    this.put(this.built.position, 1);
  }

  override choose = (action: Action): void => {
    const { position } = this;
    const answer = this.open[position?.legal.findIndex((each) => isSame(each, action)) ?? -1];
    if (!answer || !position) return;
    this.tips.close();
    this.picked.clear();
    const { view, legal, refusals } = position;
    const after = changed({ view, legal, refusals } as unknown as Json, answer.step) as unknown as StagedPosition;
    const version = position.version + 1;
    const events = answer.events.map((event) => ({ ...event, version }) as EventMessage);
    this.tried = [...this.tried, { action, events }];
    this.open = answer.answers;
    this.connection!.events = [...this.connection!.events, ...events];
    this.put({ ...after, events: answer.events }, version);
    this.announcement = events.map((event) => this.speech?.event(event, this.names) ?? "").join(" ");
  };
}
