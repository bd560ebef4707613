/** What a hint says, by the numbers that the search found. */
import type { HintedAction } from "../wire";

/** How sure the first choice is: clearly the best, hardly better than the next, not tried out, or all there is. */
export type Certainty = "clear" | "close" | "untried" | "only" | "forced";

export const MOST = 3; // the best, and two others

export function certaintyOf([best, next]: HintedAction[]): Certainty {
  if (best?.win_share === null && !next) return "forced";
  if (!best || best.win_share === null) return "untried";
  if (!next || next.win_share === null) return "only";
  return (best.win_low ?? best.win_share) > (next.win_high ?? next.win_share) ? "clear" : "close";
}

/** A share in whole per cents. */
export function percent(share: number): number {
  return Math.round(share * 100);
}

/** Points as people say them: one digit behind the point. */
export function points(score: number): number {
  return Math.round(score * 10) / 10;
}
