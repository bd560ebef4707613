/** What this house offers, asked once; asked again while the server is out of reach. */
import type { GameCard, House } from "../wire";
import { api } from "./api";

const AGAIN = 3000;

class Catalogue {
  house = $state.raw<House | null>(null);
  unreachable = $state(false);
  private asking: Promise<House> | null = null;

  /** The games of this house, the short ones first. */
  get games(): GameCard[] {
    return [...(this.house?.games ?? [])].sort((one, other) => one.minutes[0] - other.minutes[0]);
  }

  /** The levels at which its bots play, the easiest first. */
  get levels(): string[] {
    return this.house?.levels ?? [];
  }

  /** Where other devices of the network reach the house. */
  get address(): string {
    return this.house?.addresses[0] ?? location.origin;
  }

  load(): Promise<House> {
    this.asking ??= this.ask();
    return this.asking;
  }

  card(game: string): GameCard | null {
    return this.house?.games.find((card) => card.name === game) ?? null;
  }

  private async ask(): Promise<House> {
    for (;;) {
      try {
        this.house = await api.house();
        this.unreachable = false;
        return this.house;
      } catch {
        this.unreachable = true;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }
}

export const catalogue = new Catalogue();
