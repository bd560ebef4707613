import type { Action } from "../wire";

/** Two actions are the same if they say the same, in whatever order. */
export function isSame(one: Action, other: Action): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
  );
}
