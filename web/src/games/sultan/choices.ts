/** Finding an action among those that are offered, or refused. */
import type { Refusal } from "../registry";
import type { Picked } from "../../table/picked.svelte";
import type { Sultan, SultanAction } from "./wire";

export function placing(legal: SultanAction[], card: number | null, cushion: number): SultanAction | undefined {
  return legal.find((action) => action.type === "place_card" && action.card === card && action.cushion === cushion);
}

export function refusedPlacing(
  refusals: Refusal<Sultan>[],
  card: number | null,
  cushion: number,
): Refusal<Sultan> | undefined {
  return refusals.find(
    ({ action }) => action.type === "place_card" && action.card === card && action.cushion === cushion,
  );
}

/** Why a card can't be picked up now. */
export function refusedCard(refusals: Refusal<Sultan>[], card: number): Refusal<Sultan> | undefined {
  return refusals.find(({ action }) => action.type === "place_card" && action.card === card);
}

/** The card that is picked up, or null. */
export function pickedCard(picked: Picked): number | null {
  return typeof picked.detail.card === "number" ? picked.detail.card : null;
}
