/** Which quarter of the city a question is about. */
import type { QuarterName } from "./city/City.svelte";

const QUARTERS: Record<string, QuarterName> = {
  draft: "tower",
  choose_keshis: "tower",
  buy_scroll: "academies",
  take_scroll: "academies",
  buy_gate: "workshops",
  take_gate: "workshops",
  souk: "souk",
  take_luxury: "souk",
};

export function quarterOf(phase: string): QuarterName {
  return QUARTERS[phase] ?? "stairs";
}
