/** What this house offers, asked once; asked again while the server is out of reach. */
import type { GameCard, House } from "../messages";
import { api } from "./api";

const AGAIN = 3000;

class OpenHouse {
  house = $state.raw<House | null>(null);
  unreachable = $state(false);
  private asking: Promise<House> | null = null;

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

export const open = new OpenHouse();
