/** The people at the table: what happened to one of them, and the signs they make, each for a while. */
import type { Sign } from "../pieces/signs";
import type { ChatMessage, PeopleNote } from "../wire";

const BANNER = 6000; // milliseconds
const SIGN = 4000;

export class Presence {
  /** What happened to somebody, while everybody is told. */
  banner = $state.raw<PeopleNote | null>(null);
  /** Signs that are shown at this moment. */
  reactions = $state.raw<{ id: string; seat: number | null; sign: Sign }[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** In one line for a while. */
  tell(note: PeopleNote): void {
    this.banner = note;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.banner = null), BANNER);
  }

  /** A sign is shown, words are not: they stand in the chat. */
  hear({ seat, sign, at }: ChatMessage): void {
    if (!sign) return;
    const shown = { id: `${at} ${seat} ${sign}`, seat, sign };
    this.reactions = [...this.reactions.filter((other) => other.seat !== seat), shown];
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other !== shown)), SIGN);
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}
