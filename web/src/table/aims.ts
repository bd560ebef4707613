/** What a better choice aims at, beside winning, and which of these aims somebody forgets most. */
import type { Likely, ReviewedDecision } from "../wire";
import { isSame } from "./same";

/** Points for oneself, holding a rival back, both at once, or the victory rather than points. */
export type Aim = "gain" | "stop" | "balance" | "win";

const WORTH_TELLING = 0.5; // points
const MISSES = ["inaccuracy", "mistake", "blunder"];

export function aimOf(better: Likely[], chosen: Likely[], seat: number): Aim {
  const more = better.map(({ value }, of) => value - chosen[of]!.value);
  const gains = (more[seat] ?? 0) >= WORTH_TELLING;
  const stops = more.some((by, of) => of !== seat && by <= -WORTH_TELLING);
  if (gains) return stops ? "balance" : "gain";
  return stops ? "stop" : "win";
}

/** A kind of decision that was missed for the same reason: how often, and what it lost together. */
export interface Habit {
  kind: string;
  aim: Aim;
  count: number;
  lost: number;
}

const ENOUGH = 3;

/** What is worth changing most: by what it lost. */
export function habitsOf(decisions: ReviewedDecision[]): Habit[] {
  const found: Record<string, Habit> = {};
  for (const { options, played, grade, seat, loss } of decisions) {
    const chosen = options.find(({ action }) => isSame(action, played));
    if (!MISSES.includes(grade) || !chosen) continue;
    const aim = aimOf(options[0]!.points, chosen.points, seat);
    const habit = (found[`${played.type} ${aim}`] ??= { kind: played.type, aim, count: 0, lost: 0 });
    habit.count += 1;
    habit.lost += loss.value;
  }
  return Object.values(found)
    .sort((one, other) => other.lost - one.lost || other.count - one.count)
    .slice(0, ENOUGH);
}
