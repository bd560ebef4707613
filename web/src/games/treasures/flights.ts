/** What flies over the table: cards from hands to the table, and collected cards to a pile. */
import type { EventMessage, View } from "../../messages";
import GemStone from "../../pieces/GemStone.svelte";
import TreasureCard from "../../pieces/TreasureCard.svelte";
import TreasureBack from "../../pieces/TreasureBack.svelte";
import { STONES } from "../../pieces/gems";
import type { Flight } from "../registry";

export function flights(event: EventMessage, _before: View, after: View): Flight[] {
  const { seat, card } = event as EventMessage & { seat: number; card: string };
  const cards = (event.cards ?? []) as string[];
  switch (event.type) {
    case "table_dealt":
      return cards.map((code, place) => dealt(code, `table-${code}`, place));
    case "hand_dealt":
      return cards.map((code, place) => dealt(code, `card-${code}`, place));
    case "card_played":
      return [shown(card, seat === after.seat ? `card-${card}` : `hand-${seat}`, "played")];
    case "card_laid":
      return [shown(card, "played", `table-${card}`)];
    case "cards_taken":
    case "cards_claimed":
      return [shown(card, "played", `pile-${seat}`), ...gathered(cards, seat)];
    case "leftovers_taken":
      return gathered(cards, seat);
    case "swept":
      return [{ piece: GemStone, props: { gem: STONES[0], size: 40 }, from: "table", to: `stones-${seat}`, delay: 500 }];
    default:
      return [];
  }
}

function shown(code: string, from: string, to: string): Flight {
  return { piece: TreasureCard, props: { code }, from, to };
}

function dealt(code: string, to: string, place: number): Flight {
  const flip = { piece: TreasureCard, props: { code } };
  return { piece: TreasureBack, props: {}, from: "draw-pile", to, flip, delay: place * 80 };
}

function gathered(cards: string[], seat: number): Flight[] {
  return cards.map((code, place) => ({ ...shown(code, `table-${code}`, `pile-${seat}`), delay: place * 60 }));
}
