/** A puzzle on the table: one decision, answered with the table's own controls. */
import { loadSpeech } from "../../speech/texts";
import { isSame } from "../../table/same";
import { Staged } from "../../tutorials/staged.svelte";
import type { Action, Puzzle, WeighedOption } from "../../wire";
import { api } from "../api";

export class Puzzled extends Staged {
  puzzle = $state.raw<Puzzle | null>(null);
  tried = $state.raw<Action | null>(null);
  /** Tries that were not right. */
  misses = $state(0);

  constructor(
    game: string,
    readonly key: string,
  ) {
    super(game);
  }

  protected override get players(): number {
    return this.puzzle?.head.players ?? 0;
  }

  get isSolved(): boolean {
    return this.tried !== null && this.puzzle !== null && isSame(this.tried, this.puzzle.answer);
  }

  override get advised(): Action | null {
    return this.isSolved ? this.tried : null;
  }

  optionOf(action: Action): WeighedOption | null {
    return this.puzzle?.options.find((each) => isSame(each.action, action)) ?? null;
  }

  override async speak(language: string): Promise<void> {
    if (this.card) this.speech = await loadSpeech(language, this.card, true);
  }

  override async arrive(): Promise<void> {
    this.puzzle = await api.puzzle(this.table, this.key);
    await this.stage(this.puzzle.seat);
    this.again();
  }

  again(): void {
    if (!this.puzzle) return;
    this.tried = null;
    this.picked.clear();
    this.tips.close();
    const { view, legal, refusals } = this.puzzle;
    this.put({ view, legal, refusals }, 1);
  }

  override choose = (action: Action): void => {
    if (!this.puzzle || this.tried) return;
    this.picked.clear();
    this.tips.close();
    this.tried = action;
    if (!this.isSolved) this.misses += 1;
    this.put({ view: this.puzzle.view, legal: [], refusals: [] }, 2);
  };
}
