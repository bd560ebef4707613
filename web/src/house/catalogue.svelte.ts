/** What this house offers, asked once; asked again while the server is out of reach. */
import type { GameCard, House } from "../wire";
import { isSite } from "../page/place";
import { api } from "./api";

const AGAIN = 3000;

class Catalogue {
  house = $state.raw<House | null>(null);
  unreachable = $state(false);
  /** There is no server now, but all that this device needs for its own tables. */
  offline = $state(false);
  private asking: Promise<House> | null = null;
  private built: ((house: House) => void) | null = null;

  /** The games of this house, the short ones first. */
  get games(): GameCard[] {
    return [...(this.house?.games ?? [])].sort((one, other) => one.minutes[0] - other.minutes[0]);
  }

  /** The levels at which its bots play, the easiest first. */
  get levels(): string[] {
    return this.house?.levels ?? [];
  }

  /** How bots of one level may differ, beside the usual way. */
  get styles(): string[] {
    return this.house?.styles ?? [];
  }

  /** Where other devices of the network reach the house. */
  get address(): string {
    return this.house?.addresses[0] ?? location.origin;
  }

  /** As soon as a house is known: the server's, or the one that was built into these files. */
  load(): Promise<House> {
    this.asking ??= new Promise((resolve) => {
      this.built = resolve;
      void this.ask().then(resolve);
    });
    return this.asking;
  }

  /** Show what was built into these files, if they are here. */
  private async takesBuilt(): Promise<boolean> {
    try {
      this.house ??= await api.builtHouse();
      this.built?.(this.house);
      return true;
    } catch {
      return false;
    }
  }

  card(game: string): GameCard | null {
    return this.house?.games.find((card) => card.name === game) ?? null;
  }

  private async ask(): Promise<House> {
    for (;;) {
      try {
        this.house = isSite ? await api.builtHouse() : await api.house();
        this.unreachable = this.offline = false;
        return this.house;
      } catch {
        this.offline = await this.takesBuilt();
        this.unreachable = !this.offline;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }
}

export const catalogue = new Catalogue();
