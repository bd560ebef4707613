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

const WORTH_TELLING = 0.5; // points

/** What speaks for the first choice beside its victories: points of one's own, and points that a rival does not get. */
export function gainsOf(seat: number | null, [best, next]: HintedAction[]): { own: number; rival: number; of: number } {
  const none = { own: 0, rival: 0, of: -1 };
  if (seat === null || !best?.scores?.length || !next?.scores?.length) return none;
  const more = best.scores.map((score, of) => score - next.scores![of]!);
  const kept = more.map((by, of) => ({ of, by: -by })).filter(({ of }) => of !== seat);
  const most = kept.reduce((one, other) => (other.by > one.by ? other : one), { of: -1, by: 0 });
  const told = (by: number): number => (by >= WORTH_TELLING ? points(by) : 0);
  return { own: told(more[seat] ?? 0), rival: told(most.by), of: most.of };
}

/** A share in whole per cents. */
export function percent(share: number): number {
  return Math.round(share * 100);
}

/** Points as people say them: one digit behind the point. */
export function points(score: number): number {
  return Math.round(score * 10) / 10;
}
