/** What a person asks of the table besides moves: of the others, of the host, for a seat. */
import type { Sign } from "../pieces/signs";
import type { ClientMessage, Snapshot } from "../wire";

/** Whoever asks: at which position, from which seat, over which line. */
interface Asker {
  readonly position: Snapshot | null;
  readonly seat: number | null;
  readonly connection: { say(message: ClientMessage): void } | null;
}

export class Requests {
  constructor(private readonly asker: Asker) {}

  private say(message: ClientMessage): void {
    this.asker.connection?.say(message);
  }

  /** Let somebody take moves back, or not. */
  consent(agree: boolean): void {
    const { position, seat } = this.asker;
    if (position && seat !== null) this.say({ type: "consent", seat, version: position.version, agree });
  }

  /** Let somebody have the seat they ask for, or not. */
  admit(agree: boolean): void {
    const { position, seat } = this.asker;
    const request = position?.seat_request;
    if (request && seat !== null)
      this.say({ type: "admit", seat, wanted: request.seat, number: request.number, agree });
  }

  /** The owner takes a seat back from the bot. */
  comeBack(seat: number): void {
    this.say({ type: "back", seat });
  }

  /** The host begins the game, or stops the count-down. */
  begin(go: boolean): void {
    this.say({ type: "start", go });
  }

  /** Another name for an own seat; null: a guest with a number. */
  rename(seat: number, name: string | null): void {
    this.say({ type: "name", seat, name });
  }

  react(sign: Sign): void {
    this.say({ type: "react", sign, seat: this.asker.seat });
  }

  /** The host removes a person who disturbs. */
  remove(seat: number): void {
    this.say({ type: "remove", seat });
  }

  /** The host puts a bot on a seat, or gives the seat back (null). */
  putBot(seat: number, bot: string | null): void {
    this.say({ type: "bot", seat, bot });
  }
}
