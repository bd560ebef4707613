/** A finished game looked back at: what the server has found out so far, and the decision that is looked at. */
import type { Speech } from "../../speech/speech";
import { percent, points } from "../../table/advice";
import { isSame } from "../../table/same";
import type { Action, CurvePoint, ReviewedDecision, TableReview, TriedChoice, WeighedOption } from "../../wire";
import { api, ask, errorKeyOf } from "../api";

const PAUSE = 700; // milliseconds between two questions

export class Review {
  told = $state.raw<TableReview | null>(null);
  errorKey = $state("");
  private over = false;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {}

  get decisions(): ReviewedDecision[] {
    return this.told?.decisions ?? [];
  }

  get isWhole(): boolean {
    return this.told !== null && this.told.done >= this.told.parts;
  }

  /** Ask until all is there. */
  async follow(): Promise<void> {
    this.errorKey = "";
    try {
      while (!this.over) {
        this.told = await api.review(this.table, this.seat);
        if (this.isWhole) return;
        if (this.told.failed) throw new Error("failed");
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } catch (error) {
      this.errorKey = errorKeyOf(error);
    }
  }

  stop(): void {
    this.over = true;
  }
}

/** Grades that are looked at again, the lightest first. */
export const MISSES = ["inaccuracy", "mistake", "blunder"];

/** How another answer is marked, by what was found out about it; null: it was not tried out. */
export function gradeOf(decision: ReviewedDecision, action: Action): string | null {
  const { options, seat, sizes, by_points: byPoints } = decision;
  if (isSame(action, options[0]!.action)) return "best";
  if (isSame(action, decision.played)) return decision.grade;
  const option = optionOf(decision, action);
  if (!option) return null;
  const [best, other] = [options[0]!, option].map((each) => (byPoints ? each.points : each.wins)[seat]!.value);
  return MISSES[sizes.findLastIndex((size) => best! - other! >= size)] ?? "good";
}

/** Another choice in a decision, judged as the decision was. */
export function judgeAgain(table: string, tried: TriedChoice): Promise<ReviewedDecision> {
  return ask("POST", `/api/tables/${table}/judge`, tried);
}

export function isFound(grade: string | null): boolean {
  return grade === "best" || grade === "good";
}

/** What is known of a choice; null: it was not tried out. */
export function optionOf({ options }: ReviewedDecision, action: Action): WeighedOption | null {
  return options.find((each) => isSame(each.action, action)) ?? null;
}

/** What a choice promises a seat, in words. */
export function promised({ wins, points: brought }: WeighedOption, seat: number, speech: Speech): string {
  const { value, low, high } = wins[seat]!;
  const shares = { percent: percent(value), low: percent(low), high: percent(high) };
  return speech.say("review-promise", { ...shares, points: points(brought[seat]!.value) });
}

export interface Turn {
  /** The picture after which it happened. */
  frame: number;
  /** Who brought it about; -1 is chance. */
  actor: number;
  before: number;
  after: number;
}

/** The steps that changed a seat's chance of winning the most, in the order of the game. */
export function turningPoints(curve: CurvePoint[], seat: number, most = 4): Turn[] {
  const steps = curve.slice(1).map((point, place) => {
    const before = curve[place]!;
    return { frame: before.frame, actor: before.actor, before: before.wins[seat] ?? 0, after: point.wins[seat] ?? 0 };
  });
  return steps
    .filter(({ before, after }) => Math.abs(after - before) >= 0.1)
    .sort((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .slice(0, most)
    .sort((one, other) => one.frame - other.frame);
}

/** How many decisions of each kind there were, and how many of them were the best or good. */
export function byKind(decisions: ReviewedDecision[]): { kind: string; count: number; good: number }[] {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- it lives no longer than this call
  const kinds = new Map<string, { kind: string; count: number; good: number }>();
  for (const { played, grade } of decisions) {
    const found = kinds.get(played.type) ?? { kind: played.type, count: 0, good: 0 };
    found.count += 1;
    if (!MISSES.includes(grade)) found.good += 1;
    kinds.set(played.type, found);
  }
  return [...kinds.values()].sort((one, other) => other.count - one.count);
}

/** How many decisions were the best or good, and what was missed, by kind. */
export function judgedBy(decisions: ReviewedDecision[]): { good: number; of: number; misses: Record<string, number> } {
  const kinds = byKind(decisions);
  const missed = kinds.filter(({ count, good }) => count > good).map(({ kind, count, good }) => [kind, count - good]);
  return {
    good: kinds.reduce((sum, { good }) => sum + good, 0),
    of: decisions.length,
    misses: Object.fromEntries(missed) as Record<string, number>,
  };
}

/** Numbers rounded to a tenth so that they still add up to the whole. */
export function roundedParts(parts: number[]): number[] {
  const total = Math.round(parts.reduce((sum, part) => sum + part, 0) * 10);
  const whole = parts.map((part) => Math.floor(part * 10));
  const byRest = parts.map((part, place) => place).sort((a, b) => restOf(parts[b]!) - restOf(parts[a]!));
  let left = total - whole.reduce((sum, part) => sum + part, 0);
  for (const place of byRest) if (left-- > 0) whole[place]! += 1;
  return whole.map((number) => number / 10);
}

function restOf(part: number): number {
  return part * 10 - Math.floor(part * 10);
}
