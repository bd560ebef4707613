/** The tables of this device, its own and those it remembers, looked at again and again; those that wait come first. */
import type { Summary } from "../wire";
import { api, ApiError } from "./api";
import { forget, remembered } from "./my-tables";

const AGAIN = 15_000;
const PATIENCE = 2500; // a slow answer does not keep the doors shut

export class OwnTables {
  all = $state.raw<Summary[]>([]);
  /** Whether the tables were looked at; a lobby that shows them knows then how much room they need. */
  looked = $state(false);

  get waiting(): Summary[] {
    return this.all.filter(isYours);
  }

  get running(): Summary[] {
    return this.all.filter(({ status }) => status !== "over");
  }

  get finished(): Summary[] {
    return this.all.filter(({ status }) => status === "over");
  }

  /** Keep looking; the answer stops it. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), AGAIN);
    const enough = setTimeout(() => (this.looked = true), PATIENCE);
    return () => {
      clearInterval(timer);
      clearTimeout(enough);
    };
  }

  takeOff(table: Summary): void {
    forget(table.table);
    this.all = this.all.filter((each) => each.table !== table.table);
  }

  private async look(): Promise<void> {
    const far = Promise.all(remembered().map(({ table }) => summaryOf(table)));
    const found = [...(await keptHere()), ...(await far)];
    this.all = inOrder(found.filter((each) => each !== null));
    this.looked = true;
  }
}

export function isYours(table: Summary): boolean {
  return table.status === "playing" && table.actor !== null && table.mine.includes(table.actor);
}

/** What waits for this device comes first, the longest wait before the others; of all others the latest first. */
export function inOrder(tables: Summary[]): Summary[] {
  const rank = (table: Summary): number => (isYours(table) ? 0 : { playing: 1, waiting: 2, over: 3 }[table.status]);
  const age = (table: Summary): number => (isYours(table) ? (table.since ?? 0) : -(table.since ?? 0));
  return [...tables].sort((one, other) => rank(one) - rank(other) || age(one) - age(other));
}

/** How long ago something was, in the largest unit that says it: what a sentence needs. */
export function ago(since: number, now: number): { unit: "moment" | "minutes" | "hours" | "days"; count: number } {
  const minutes = Math.max(0, Math.floor((now - since) / 60_000));
  if (minutes < 1) return { unit: "moment", count: 0 };
  if (minutes < 60) return { unit: "minutes", count: minutes };
  return minutes < 48 * 60
    ? { unit: "hours", count: Math.floor(minutes / 60) }
    : { unit: "days", count: Math.floor(minutes / 1440) };
}

/** What the engine has noted of the tables that are kept here; it need not be loaded for that. */
async function keptHere(): Promise<Summary[]> {
  try {
    const { beginningWith } = await import("../page/shelf");
    return (await beginningWith("summary/")).map(([, text]) => JSON.parse(text) as Summary);
  } catch {
    return []; // a private window may forbid it
  }
}

async function summaryOf(table: string): Promise<Summary | null> {
  try {
    return await api.summary(table);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) forget(table);
    return null;
  }
}
