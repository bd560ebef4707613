/** A half-made choice: the thing picked up, by a key of the board's own (say "hand-9"), and what belongs to it. */
import type { Json } from "../wire";

export class Picked {
  key = $state<string | null>(null);
  detail = $state.raw<Record<string, Json>>({});

  pick(key: string, detail: Record<string, Json> = {}): void {
    this.key = key;
    this.detail = detail;
  }

  /** Pick up, or put back what is already picked up. */
  toggle(key: string, detail: Record<string, Json> = {}): void {
    if (this.key === key) this.clear();
    else this.pick(key, detail);
  }

  is(key: string): boolean {
    return this.key === key;
  }

  clear(): void {
    this.key = null;
    this.detail = {};
  }
}
