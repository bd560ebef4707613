/** How far the game is, and what to do now while something is picked up. */
import type { Arguments } from "../../speech/speech";
import type { Picked } from "../../table/picked.svelte";
import type { Progress } from "../registry";
import { rainbowOf } from "./rainbows";
import type { KobitoAction, KobitoView } from "./wire";

export function progress({ pots_won, pots_to_win, over }: KobitoView): Progress | null {
  const beads = Array.from({ length: pots_to_win }, (_, pot) => ({
    filled: pot < pots_won ? 1 : 0,
    current: pot === pots_won && !over,
  }));
  return { beads: [beads], key: "progress-pots", args: { won: pots_won, all: pots_to_win } };
}

export function prompt(
  view: KobitoView,
  picked: Picked,
  legal: KobitoAction[],
): { key: string; args: Arguments } | null {
  if (view.phase !== "turn" || view.actor !== view.seat) return null;
  const { among, card, rainbow } = picked.detail;
  if (Array.isArray(among)) return { key: "pick-among", args: {} };
  if (typeof card === "number") return { key: "pick-card", args: { card, card_key: card } };
  if (typeof rainbow === "string") return rainbowPrompt(view, rainbow);
  return { key: nothingPicked(legal), args: {} };
}

/** What can be done: play on, end the turn, or either. */
function nothingPicked(legal: KobitoAction[]): string {
  const mayEnd = legal.some(({ type }) => type === "end_turn");
  if (mayEnd && legal.length === 1) return "pick-none";
  return mayEnd ? "pick-or-end" : "pick-more";
}

function rainbowPrompt(view: KobitoView, id: string): { key: string; args: Arguments } {
  const numbers = rainbowOf(view, id)?.numbers ?? [];
  return { key: "pick-rainbow", args: { low: numbers[0] ?? 0, high: numbers.at(-1) ?? 0 } };
}
