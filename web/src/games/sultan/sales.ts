/** How the cushions of the last round were settled. */
import type { SultanEvent } from "./wire";

export type Sale = Extract<SultanEvent, { type: "jewel_won" | "jewel_unsold" }>;

/** The newest sales among these events, one for each cushion. */
export function lastSales(events: SultanEvent[], cushions: number): Sale[] {
  return events.filter(isSale).slice(-cushions);
}

function isSale(event: SultanEvent): event is Sale {
  return event.type === "jewel_won" || event.type === "jewel_unsold";
}

/** All cards that lay there, in the order of placing. */
export function cardsOf(sale: Sale): { seat: number; card: number }[] {
  return sale.type === "jewel_won" ? sale.bids : [];
}

/** Who got the jewel; null if nobody wanted it. */
export function winnerOf(sale: Sale): number | null {
  return sale.type === "jewel_won" ? sale.seat : null;
}
