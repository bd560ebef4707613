/** Whom a fact concerns, and where on the table it happened. */
import type { TreasuresEvent } from "./wire";

export function places(event: TreasuresEvent): string[] {
  switch (event.type) {
    case "card_laid":
      return [`table-${event.card}`];
    case "cards_taken":
    case "cards_claimed":
    case "leftovers_taken":
      return [`pile-${event.seat}`];
    case "swept":
      return [`stones-${event.seat}`];
    default:
      return [];
  }
}
