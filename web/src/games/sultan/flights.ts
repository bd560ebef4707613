/** What flies over the rug: cards to cushions, cards turning over, jewels to their owners or back into the pouch. */
import Jewel from "./pieces/Jewel.svelte";
import MoneyBack from "./pieces/MoneyBack.svelte";
import MoneyCard from "./pieces/MoneyCard.svelte";
import type { Flight } from "../registry";
import type { Colour, SultanEvent, SultanView } from "./wire";

export function flights(event: SultanEvent, before: SultanView, after: SultanView): Flight[] {
  switch (event.type) {
    case "jewel_returned":
      return [
        {
          piece: Jewel,
          props: { colour: event.jewel, size: 48 },
          from: `drawn-${event.jewel}`,
          to: `pouch-${event.seat}`,
        },
      ];
    case "card_placed":
      return [
        { piece: MoneyBack, props: { seat: event.seat }, from: handOf(event, after), to: `slots-${event.cushion}` },
      ];
    case "card_revealed":
      return [turned(event, before)];
    case "jewel_won":
      return [sold(event, `screen-${event.seat}`)];
    case "jewel_unsold":
      return [sold(event, `pouch-${before.first_player}`)];
    default:
      return [];
  }
}

/** Your own card leaves its place in the fan; another's comes from that seat's hand. */
function handOf(event: { seat: number; card?: number }, after: SultanView): string {
  return event.seat === after.seat ? `card-${event.card}` : `hand-${event.seat}`;
}

/** A card turns over where it lies. */
function turned({ seat, card, cushion }: { seat: number; card: number; cushion: number }, before: SultanView): Flight {
  const lies = before.placed.some((bid) => bid.seat === seat && bid.cushion === cushion);
  const place = lies ? `placed-${cushion}-${seat}` : `slots-${cushion}`;
  const flip = { piece: MoneyCard, props: { value: card, seat } };
  return { piece: MoneyBack, props: { seat }, from: place, to: place, flip };
}

/** A jewel leaves its cushion. */
function sold({ cushion, jewel }: { cushion: number; jewel: Colour }, to: string): Flight {
  return { piece: Jewel, props: { colour: jewel, size: 48 }, from: `cushion-${cushion}`, to };
}
