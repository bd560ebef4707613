/** Finding an action among those that are offered, or refused. */
import type { Action, Refused } from "../../messages";
import type { Picked } from "../../table/picked.svelte";

export function placing(legal: Action[], card: number | null, cushion: number): Action | undefined {
  return legal.find((action) => action.type === "place_card" && action.card === card && action.cushion === cushion);
}

export function refusedPlacing(refusals: Refused[], card: number | null, cushion: number): Refused | undefined {
  return refusals.find(({ action }) => action.type === "place_card" && action.card === card && action.cushion === cushion);
}

/** The card that is picked up, or null. */
export function pickedCard(picked: Picked): number | null {
  return typeof picked.detail.card === "number" ? picked.detail.card : null;
}
