/** Which quarter of the city a question is about; none for those that are answered in the riad. */
export const QUARTERS = ["stairs", "river", "academies", "souk", "workshops", "tower"] as const;
export type QuarterName = (typeof QUARTERS)[number];

const ASKED_IN: Record<string, QuarterName> = {
  draft: "tower",
  buy_scroll: "academies",
  take_scroll: "academies",
  buy_gate: "workshops",
  take_gate: "workshops",
  souk: "souk",
  take_luxury: "souk",
  choose_bonus: "stairs",
  choose_stairs: "stairs",
  step: "stairs",
  buy_stairs_step: "stairs",
  river_bonus: "river",
  choose_river_bonus: "river",
  buy_river_step: "river",
};

export function quarterOf(phase: string): QuarterName | null {
  return ASKED_IN[phase] ?? null;
}
