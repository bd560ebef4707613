/** The form for a new table: players, seats, house rules, clock. */
import { withStyle } from "../../table/names";
import type { GameCard, Json, NewTable, OptionCard } from "../../wire";
import type { Usual } from "../usual";

export type SeatKind = "me" | "open" | "bot";
export interface SeatForm {
  kind: SeatKind;
  bot: string;
  name: string;
}

const MOST = 6;

export class NewTableForm {
  players = $state(2);
  seats = $state<SeatForm[]>([]);
  options = $state<Record<string, Json>>({});
  edition = $state("default");
  clocked = $state(false);
  minutes = $state(10);
  increment = $state(10);

  constructor(
    readonly card: GameCard,
    name: string,
    usual: Usual,
    styles: string[],
  ) {
    this.players = usual.players;
    this.seats = Array.from({ length: MOST }, (_, seat) => ({
      kind: seat === 0 ? "me" : "bot",
      bot: withStyle(usual.bot, styles[seat - 2] ?? ""), // a second bot is no twin of the first
      name: seat === 0 ? name : "",
    }));
    this.edition = card.editions[0] ?? "default";
    this.options = { ...usual.options };
  }

  /** All seats but one's own wait for friends. */
  inviteFriends(): void {
    this.seats.slice(1).forEach((seat) => (seat.kind = "open"));
  }

  get sitting(): SeatForm[] {
    return this.seats.slice(0, this.players);
  }

  get open(): number {
    return this.sitting.filter((seat) => seat.kind === "open").length;
  }

  get changed(): number {
    return this.card.options.filter((option) => !this.isIgnored(option) && this.isChanged(option)).length;
  }

  isChanged(option: OptionCard): boolean {
    return JSON.stringify(this.options[option.name]) !== JSON.stringify(option.default);
  }

  /** Does this number of players play without the option? */
  isIgnored(option: OptionCard): boolean {
    return option.only_players !== null && !option.only_players.includes(this.players);
  }

  valuesOf(option: OptionCard): Json[] {
    return option.values[String(this.players)] ?? [];
  }

  defaults(): void {
    this.options = Object.fromEntries(this.card.options.map((option) => [option.name, option.default]));
  }

  seatPlayers(players: number): void {
    this.players = players;
    for (const option of this.card.options) {
      const values = this.valuesOf(option);
      const fits = values.some((value) => JSON.stringify(value) === JSON.stringify(this.options[option.name]));
      if (values.length > 0 && !fits) this.options[option.name] = option.default;
    }
  }

  /** The request for the server; people who left their name out are guests, whom each reader's language names. */
  request(): NewTable {
    const seats = this.sitting.map((seat) => ({
      kind: seat.kind,
      bot: seat.kind === "bot" ? seat.bot : null,
      name: seat.kind === "me" ? seat.name.trim() || null : null,
    }));
    const clock = this.clocked ? { bank: this.minutes * 60, increment: this.increment } : null;
    return {
      game: this.card.name,
      players: this.players,
      options: { ...this.options },
      edition: this.edition,
      seats,
      clock,
    };
  }
}
