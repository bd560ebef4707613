/** What flies over the rug: cards to cushions, cards turning over, jewels to their owners or back into the pouch. */
import type { EventMessage, View } from "../../messages";
import Jewel from "../../pieces/Jewel.svelte";
import MoneyBack from "../../pieces/MoneyBack.svelte";
import MoneyCard from "../../pieces/MoneyCard.svelte";
import type { Flight } from "../registry";
import { sultanView } from "./view";

export function flights(event: EventMessage, before: View, after: View): Flight[] {
  const seat = event.seat as number;
  const cushion = event.cushion as number;
  const jewel = { colour: event.jewel, size: 48 };
  switch (event.type) {
    case "jewel_returned":
      return [{ piece: Jewel, props: jewel, from: `drawn-${event.jewel}`, to: `pouch-${seat}` }];
    case "card_placed":
      return [{ piece: MoneyBack, props: { seat }, from: handOf(event, after), to: `slots-${cushion}` }];
    case "card_revealed":
      return [turned(event, before)];
    case "jewel_won":
      return [{ piece: Jewel, props: jewel, from: `cushion-${cushion}`, to: `screen-${seat}`, delay: 900 + 350 * cushion }];
    case "jewel_unsold":
      return [{ piece: Jewel, props: jewel, from: `cushion-${cushion}`, to: pouchOf(before), delay: 900 + 350 * cushion }];
    default:
      return [];
  }
}

/** Your own card leaves its place in the fan; another's comes from that seat's hand. */
function handOf(event: EventMessage, after: View): string {
  return event.seat === after.seat ? `card-${event.card}` : `hand-${event.seat}`;
}

/** A card turns over where it lies. */
function turned(event: EventMessage, before: View): Flight {
  const { seat, card, cushion } = event as EventMessage & { seat: number; card: number; cushion: number };
  const lies = sultanView(before).placed.some((bid) => bid.seat === seat && bid.cushion === cushion);
  const place = lies ? `placed-${cushion}-${seat}` : `slots-${cushion}`;
  const flip = { piece: MoneyCard, props: { value: card, seat } };
  return { piece: MoneyBack, props: { seat }, from: place, to: place, flip };
}

function pouchOf(view: View): string {
  return `pouch-${sultanView(view).first_player}`;
}
