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

/** A digit key that nothing else wants, as a number from 1; 0 for any other key. */
export function digit(event: KeyboardEvent): number {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  return plain && !typing && /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
}
