/** A round that has been settled, read from what happened. */
import type { EventMessage } from "../../messages";
import type { JewelColour } from "../../pieces/gems";

export interface Sale {
  cushion: number;
  jewel: JewelColour;
  /** Who got it; null if nobody wanted it. */
  winner: number | null;
  /** All cards that lay there, in the order of placing. */
  cards: { seat: number; card: number }[];
}

/** The last round that these events settle; nothing if they settle none. */
export function lastSales(events: EventMessage[]): Sale[] {
  const end = events.findLastIndex(isSettled);
  const start = events.findLastIndex((event, place) => place < end && event.type === "round_begun");
  const round = end < 0 ? [] : events.slice(Math.max(start, 0), end + 1);
  return round.filter(isSettled).map((event) => saleOf(event, round));
}

/** Which card of a sale won: the winner's highest. */
export function winningCard(sale: Sale): number {
  const own = sale.cards.filter(({ seat }) => seat === sale.winner).map(({ card }) => card);
  return sale.cards.findIndex(({ seat, card }) => seat === sale.winner && card === Math.max(...own));
}

function isSettled(event: EventMessage): boolean {
  return event.type === "jewel_won" || event.type === "jewel_unsold";
}

function saleOf(event: EventMessage, round: EventMessage[]): Sale {
  const revealed = round.filter((each) => each.type === "card_revealed" && each.cushion === event.cushion);
  return {
    cushion: event.cushion as number,
    jewel: event.jewel as JewelColour,
    winner: event.type === "jewel_won" ? (event.seat as number) : null,
    cards: revealed.map((each) => ({ seat: each.seat as number, card: each.card as number })),
  };
}
