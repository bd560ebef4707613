/** What changed since one's turn: cards that were placed, jewels that were won. */
import type { Colour, PlacedCard, SultanEvent } from "./wire";

export function isPlacedSince(since: SultanEvent[], { seat, cushion }: PlacedCard): boolean {
  const begun = since.findLastIndex(({ type }) => type === "round_begun");
  return since.some(
    (event, place) => place > begun && event.type === "card_placed" && event.seat === seat && event.cushion === cushion,
  );
}

/** How many jewels of a colour a seat has won. */
export function jewelsWon(since: SultanEvent[], seat: number, colour: Colour): number {
  return since.filter((event) => event.type === "jewel_won" && event.seat === seat && event.jewel === colour).length;
}
