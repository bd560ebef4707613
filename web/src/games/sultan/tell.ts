/** What happened, as it is told to one seat: who beat whom, in numbers; and where on the rug it happened. */
import type { Speech } from "../../speech/speech";
import type { SultanEvent, SultanView } from "./wire";

type Won = Extract<SultanEvent, { type: "jewel_won" }>;

/** How a jewel was won: alone, by the higher card, or by the card placed first among equal ones. */
export function howWon({ seat, card, bids }: Won): "alone" | "beat" | "first" {
  const others = bids.filter((bid) => bid.seat !== seat);
  if (others.length === 0) return "alone";
  return others.some((bid) => bid.card === card) ? "first" : "beat";
}

export function tell(event: SultanEvent, speech: Speech, names: string[], seat: number | null): string | null {
  if (event.type !== "jewel_won") return null;
  const mine = event.bids.find((bid) => bid.seat === seat)?.card;
  const others = event.bids.filter((bid) => bid.seat !== event.seat).map(({ card }) => card);
  return speech.say(`tell-${howWon(event)}-${whose(event, seat, mine)}`, {
    name: speech.seat(event.seat, names),
    jewel: speech.word("colour", event.jewel, null),
    card: event.card,
    mine: mine ?? 0,
    others: speech.joined(others),
  });
}

/** To whom it is told: the winner, one who lost to the winner, or anybody else. */
function whose(event: Won, seat: number | null, mine: number | undefined): "you" | "against" | "other" {
  if (event.seat === seat) return "you";
  if (mine === undefined || (howWon(event) === "first" && mine !== event.card)) return "other";
  return "against";
}

/** Cards whose cushion was settled are told by what became of it. */
export function lasting(events: SultanEvent[]): SultanEvent[] {
  const settled = events.findLastIndex(({ type }) => type === "jewel_won" || type === "jewel_unsold");
  return events.filter(({ type }, place) => type !== "card_placed" || place > settled);
}

/** Whoever had a card at a cushion is concerned by what became of it. */
export function touches(event: SultanEvent, seat: number): boolean {
  return event.type === "jewel_won" && event.bids.some((bid) => bid.seat === seat);
}

export function places(event: SultanEvent, view: SultanView): string[] {
  if (event.type === "card_placed" && view.phase === "bid") return [`placed-${event.cushion}-${event.seat}`];
  if (event.type === "jewel_won") return [`sale-${event.cushion}`, `screen-${event.seat}`];
  if (event.type === "jewel_unsold") return [`sale-${event.cushion}`];
  return event.type === "jewel_returned" ? ["pouch", `pouch-${event.seat}`] : [];
}
