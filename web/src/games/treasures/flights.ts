/** What flies over the table: cards from hands to the table, and collected cards to a pile. */
import GemStone from "../../pieces/GemStone.svelte";
import TreasureCard from "./pieces/TreasureCard.svelte";
import TreasureBack from "./pieces/TreasureBack.svelte";
import { STONES } from "./pieces/gems";
import type { Flight } from "../registry";
import type { TreasuresEvent, TreasuresView } from "./wire";

export function flights(event: TreasuresEvent, _before: TreasuresView, after: TreasuresView): Flight[] {
  switch (event.type) {
    case "table_dealt":
      return event.cards.map((code, place) => dealt(code, `table-${code}`, place));
    case "hand_dealt":
      return (event.cards ?? []).map((code, place) => dealt(code, `card-${code}`, place));
    case "card_played":
      return [shown(event.card, event.seat === after.seat ? `card-${event.card}` : `hand-${event.seat}`, "played")];
    case "card_laid":
      return [shown(event.card, "played", `table-${event.card}`)];
    case "cards_taken":
    case "cards_claimed":
      return [shown(event.card, "played", `pile-${event.seat}`), ...gathered(event.cards, event.seat)];
    case "leftovers_taken":
      return gathered(event.cards, event.seat);
    case "swept":
      return [
        { piece: GemStone, props: { gem: STONES[0], size: 40 }, from: "table", to: `stones-${event.seat}`, delay: 500 },
      ];
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
