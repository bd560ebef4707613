/** A finished game on the stage, with the better choice drawn on the board; at a decision it can be tried again. */
import { loadSpeech } from "../../speech/texts";
import { Replayed } from "../replay/replayed.svelte";
import type { Action, EventMessage, Frame } from "../../wire";

export class Reviewed extends Replayed {
  /** What would have been better, where boards mark it themselves. */
  better = $state.raw<Action | null>(null);
  /** The choices of a decision that is tried again. */
  trying = $state.raw<Action[] | null>(null);
  answer: (action: Action) => void = () => {};

  override get yourTurn(): boolean {
    return this.trying !== null;
  }

  override get advised(): Action | null {
    return this.better;
  }

  override async speak(language: string): Promise<void> {
    if (this.card) this.speech = await loadSpeech(language, this.card, "review");
  }

  override choose = (action: Action): void => {
    if (!this.trying) return;
    this.picked.clear();
    this.tips.close();
    this.answer(action);
  };

  override show(frame: Frame, history: EventMessage[]): void {
    super.show(frame, history);
    const { connection } = this;
    if (connection?.position && this.trying) connection.position = { ...connection.position, legal: this.trying };
  }
}
