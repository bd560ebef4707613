/** Values that are told by what is different: parts by key or place, or under "=" all of it. */
import type { Json } from "../wire";

export interface Step {
  "="?: Json;
  [key: string]: Step | Json | undefined;
}

/** The value after a step. */
export function changed(before: Json, step: Step): Json {
  if (step["="] !== undefined) return step["="];
  const parts = Object.entries(step) as [string, Step][];
  if (Array.isArray(before)) {
    const after = [...before];
    for (const [place, part] of parts) after[Number(place)] = changed(after[Number(place)] ?? null, part);
    return after;
  }
  const after = { ...(before as Record<string, Json>) };
  for (const [key, part] of parts) after[key] = changed(after[key] ?? null, part);
  return after;
}
