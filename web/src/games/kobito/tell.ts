/** What happened, as it is told to one seat; whom it concerns, and where on the table it happened. */
import type { Speech } from "../../speech/speech";
import { isOwn, placesOf } from "./marks";
import { placeAnchor } from "./rainbows";
import type { KobitoEvent, KobitoView } from "./wire";

/** A kobito that left the reader's own studio is told as a loss; all else as the language files say it. */
export function tell(event: KobitoEvent, speech: Speech, names: string[], seat: number | null): string | null {
  if (event.type !== "kobito_swapped" || !touches(event, seat)) return null;
  return speech.say("tell-swapped-yours", {
    name: speech.seat(event.seat, names),
    place_number: event.place + 1,
    rainbow_number: Number(event.at.split(":")[2]) + 1,
    card: speech.word("card", event.card, null),
    card_key: event.card,
  });
}

export function touches(event: KobitoEvent, seat: number | null): boolean {
  return event.type === "kobito_swapped" && isOwn(event.at, seat) && event.seat !== seat;
}

export function places(event: KobitoEvent, view: KobitoView): string[] {
  if (event.type === "pot_won") return [`pot:${event.slot}/pot`];
  if (event.type === "put_aside") return [`seat-${event.seat}`];
  return placesOf(event, view).map(([id, place]) => placeAnchor(id, place));
}
