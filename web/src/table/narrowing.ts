/** The narrowing of choices as something picked up, so that the board, the hand and the list of choices share it and Esc puts it back. */
import type { Json } from "../wire";
import type { Narrowing } from "./choices";
import type { Picked } from "./picked.svelte";

const KEY = "narrowing";

export function narrow(picked: Picked, { verb, steps }: Narrowing): void {
  if (steps.length === 0) picked.clear();
  else picked.pick(KEY, { verb, steps: steps as unknown as Json });
}

export function narrowingOf(picked: Picked): Narrowing | null {
  return picked.is(KEY) ? (picked.detail as unknown as Narrowing) : null;
}
