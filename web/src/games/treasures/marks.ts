/** What changed since one's turn: cards that were laid, gemstones and cards that were won. */
import type { TreasuresEvent } from "./wire";

/** Who laid a card that still lies on the table; of equal ones the newest. */
export function laidBy(since: TreasuresEvent[], code: string): number | null {
  const place = since.findLastIndex((event) => event.type === "card_laid" && event.card === code);
  const dealt = since.findLastIndex(({ type }) => type === "table_dealt");
  const event = since[place];
  return event?.type === "card_laid" && place > dealt ? event.seat : null;
}

/** How many gemstones a seat has won. */
export function stonesWon(since: TreasuresEvent[], seat: number): number {
  const scored = since.findLast((event) => event.type === "round_scored" && event.seat === seat);
  const swept = since.filter((event) => event.type === "swept" && event.seat === seat).length;
  return scored?.type === "round_scored" ? scored.won : swept;
}
