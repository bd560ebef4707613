/** Whose words and signs this device does not show: of everybody, or of some seats of a table. Kept in the browser. */
import type { ChatMessage } from "../wire";

const KEY = "serai-muted";
const MOST_TABLES = 30;

interface Kept {
  all: boolean;
  /** By table: the seats; -1 are the spectators. */
  seats: Record<string, number[]>;
}

export const SPECTATORS = -1;

class Muted {
  private kept = $state<Kept>(read());

  get all(): boolean {
    return this.kept.all;
  }

  set all(all: boolean) {
    this.keep({ ...this.kept, all });
  }

  has(table: string, seat: number): boolean {
    return this.kept.seats[table]?.includes(seat) ?? false;
  }

  set(table: string, seat: number, muted: boolean): void {
    const others = (this.kept.seats[table] ?? []).filter((each) => each !== seat);
    const tables = Object.entries(this.kept.seats).filter(([name]) => name !== table);
    const now: [string, number[]] = [table, muted ? [...others, seat] : others];
    this.keep({ ...this.kept, seats: Object.fromEntries([...tables.slice(1 - MOST_TABLES), now]) });
  }

  /** Whether something said is shown; what this device said itself always is. */
  shows(table: string, { seat }: Pick<ChatMessage, "seat">, mine: number[]): boolean {
    if (seat !== null && mine.includes(seat)) return true;
    return !this.all && !this.has(table, seat ?? SPECTATORS);
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      return; // a private window may forbid it
    }
  }
}

function read(): Kept {
  try {
    const { all, seats } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { all: all === true, seats: seats ?? {} };
  } catch {
    return { all: false, seats: {} };
  }
}

export const muted = new Muted();
