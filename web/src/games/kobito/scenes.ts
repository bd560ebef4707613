/** How a pot is won before the eyes of all: its last card is laid, the pot goes to its winner, a new one is turned up. */
import type { FaceScene } from "../registry";
import { placesMoved, potOf, rainbowOf } from "./rainbows";
import type { End, Kobito, KobitoEvent, KobitoSeat, KobitoView, PotOfGold, Rainbow } from "./wire";

const LAID = { motion: 250, hold: 300, still: 500 };
const WON = { motion: 650, hold: 800, still: 1200 };
const NEW = { motion: 300, hold: 400, still: 700 };
const OWN = { motion: 650, hold: 150, still: 600 };
const OWN_NEW = { motion: 300, hold: 0, still: 300 };

export function scenes(
  events: KobitoEvent[],
  before: KobitoView,
  after: KobitoView,
  isOwn: boolean,
): FaceScene<Kobito>[] | null {
  const won = events.findIndex(({ type }) => type === "pot_won");
  const win = events[won];
  if (win?.type !== "pot_won" || events.findLastIndex(({ type }) => type === "pot_won") !== won) return null;
  const laying = events.slice(0, won);
  const filled = laid(laying, before, after);
  const next = events.findIndex((event, place) => place > won && event.type !== "rainbow_discarded");
  const end = next < 0 ? events.length : next;
  return [
    { events: laying, view: filled, ...LAID, ...(isOwn ? { hold: 0, still: 200 } : {}) },
    {
      events: events.slice(won, end),
      view: { ...filled, seats: after.seats, pots_won: after.pots_won, discard_pile: after.discard_pile },
      part: { name: "pot-won", step: win.slot },
      ...(isOwn ? OWN : WON),
    },
    ...(next < 0 ? [] : [{ events: events.slice(next), view: after, ...(isOwn ? OWN_NEW : NEW) }]),
  ];
}

/** The table with its full rainbow, before its pot is taken. */
function laid(events: KobitoEvent[], before: KobitoView, after: KobitoView): KobitoView {
  const pots = events.reduce((now, event) => withCards(now, event, before), before.pots);
  const seats = after.seats.map((seat, of) => ({ ...seat, ...riches(before.seats[of]!) }));
  const { pots_won, pot_deck, discard_pile, phase } = before;
  return { ...after, pots, seats, pots_won, pot_deck, discard_pile, phase, over: false, actor: null };
}

function riches({ won_pots, points, penalty, score }: KobitoSeat): Partial<KobitoSeat> {
  return { won_pots, points, penalty, score };
}

function withCards(pots: KobitoView["pots"], event: KobitoEvent, before: KobitoView): KobitoView["pots"] {
  if (event.type !== "card_added" && event.type !== "places_moved") return pots;
  const pot = potOf(before, event.to);
  if (!pot?.rainbow) return pots;
  const run =
    event.type === "card_added"
      ? { places: [event.cards], numbers: [event.number] }
      : placesMoved(rainbowOf(before, event.from), event.numbers);
  return pots.map((each) => (each === pot ? longer(pot, pot.rainbow!, run, event.end) : each));
}

function longer(pot: PotOfGold, rainbow: Rainbow, run: Pick<Rainbow, "places" | "numbers">, end: End): PotOfGold {
  const joined = <T>(old: T[], fresh: T[]): T[] => (end === "low" ? [...fresh, ...old] : [...old, ...fresh]);
  const places = joined(rainbow.places, run.places);
  const numbers = joined(rainbow.numbers, run.numbers);
  return { ...pot, space: Math.max(0, pot.length - places.length), rainbow: { ...rainbow, places, numbers } };
}
