/** What moves when something happens at a table of Kobito. */
import Pot from "./pieces/Pot.svelte";
import RainbowBack from "./pieces/RainbowBack.svelte";
import type { Flight } from "../registry";
import CardFace from "./CardFace.svelte";
import { KOBITO, TOWER, placeAnchor, rainbowOf } from "./rainbows";
import type { KobitoEvent, KobitoView } from "./wire";

const STEP = 60; // milliseconds between the cards of one move
const AFTER_WIN = 250; // until the new pot follows the one that was won

/** A fact of one kind. */
type Of<T extends KobitoEvent["type"]> = Extract<KobitoEvent, { type: T }>;

export function flights(event: KobitoEvent, was: KobitoView, is: KobitoView): Flight[] {
  switch (event.type) {
    case "card_added":
      return added(event, is);
    case "rainbow_started":
      return started(event, was, is);
    case "tower_built":
      return towered(event, was);
    case "kobito_swapped":
      return swapped(event, was);
    case "places_moved":
      return moved(event, was, is);
    case "pot_won":
      return [{ piece: Pot, props: { points: event.points }, from: `pot:${event.slot}/pot`, to: `seat-${event.seat}` }];
    case "rainbow_discarded":
      return discarded(event, was);
    case "pot_revealed":
      return [
        {
          piece: Pot,
          props: { points: event.points },
          from: "pot-deck",
          to: `pot:${event.slot}/pot`,
          delay: AFTER_WIN,
        },
      ];
    case "starter_laid":
      return [{ ...turnedUp(event.card, `pot:${event.slot}/0`), delay: AFTER_WIN + 2 * STEP }];
    case "put_aside":
      return putAside(event, was);
    case "cards_drawn":
      return drawn(event, is);
    default:
      return [];
  }
}

/** Where a card of a seat's hand comes from. */
function fromHand(seat: number, card: number, view: KobitoView, nth = 0): string {
  return seat === view.seat ? `hand-${card}-${nth}` : `seat-${seat}`;
}

function added(event: Of<"card_added">, is: KobitoView): Flight[] {
  const [card = 0] = event.cards;
  const id = event.to;
  const length = rainbowOf(is, id)?.places.length ?? 1;
  const to = length > 1 ? placeAnchor(id, event.end === "low" ? 0 : length - 1) : `${id}/pot`;
  return [{ piece: CardFace, props: { card, number: event.number }, from: fromHand(event.seat, card, is), to }];
}

function started(event: Of<"rainbow_started">, was: KobitoView, is: KobitoView): Flight[] {
  const numbers = rainbowOf(is, event.to)?.numbers ?? [];
  return event.cards.map((card, place) => ({
    piece: CardFace,
    props: { card, number: numbers[place] ?? null },
    from: fromHand(event.seat, card, was),
    to: placeAnchor(event.to, place),
    delay: place * STEP,
  }));
}

function towered(event: Of<"tower_built">, was: KobitoView): Flight[] {
  const { seat } = event;
  const to = placeAnchor(event.on, event.place);
  return event.cards.map((card, index) => ({
    piece: CardFace,
    props: card === TOWER ? { card } : { card, number: event.number },
    from: fromHand(seat, card, was),
    to,
    delay: index * STEP * 2,
  }));
}

function swapped(event: Of<"kobito_swapped">, was: KobitoView): Flight[] {
  const { seat } = event;
  const place = placeAnchor(event.at, event.place);
  const own = was.seats[seat]?.hand?.filter((card) => card === KOBITO).length ?? 0;
  return [
    { piece: CardFace, props: { card: event.card }, from: fromHand(seat, event.card, was), to: place },
    { piece: CardFace, props: { card: KOBITO }, from: place, to: fromHand(seat, KOBITO, was, own), delay: STEP },
  ];
}

function moved(event: Of<"places_moved">, was: KobitoView, is: KobitoView): Flight[] {
  const { from, to, numbers } = event;
  const source = rainbowOf(was, from);
  const length = rainbowOf(is, to)?.places.length ?? 0;
  const first = event.end === "low" ? 0 : length - numbers.length;
  return numbers.map((number, index) => {
    const place = source?.numbers.indexOf(number) ?? 0;
    const card = source?.places[place]?.at(-1) ?? number;
    const target = first >= 0 && length > numbers.length ? placeAnchor(to, first + index) : `${to}/pot`;
    return {
      piece: CardFace,
      props: { card, number },
      from: placeAnchor(from, place),
      to: target,
      delay: index * STEP,
    };
  });
}

/** The rainbow of a won pot runs away to the discards, one card after another. */
function discarded(event: Of<"rainbow_discarded">, was: KobitoView): Flight[] {
  const id = `pot:${event.slot}`;
  const last = (rainbowOf(was, id)?.places.length ?? 1) - 1;
  return event.cards.map((card, index) => ({
    piece: CardFace,
    props: { card },
    from: placeAnchor(id, Math.min(index, last)),
    to: "discard-pile",
    delay: 2 * STEP + index * STEP,
  }));
}

function turnedUp(card: number, to: string): Flight {
  return { piece: RainbowBack, props: {}, flip: { piece: CardFace, props: { card } }, from: "draw-pile", to };
}

function putAside(event: Of<"put_aside">, was: KobitoView): Flight[] {
  const { seat } = event;
  return event.cards.map((card, index) => ({
    piece: CardFace,
    props: { card },
    from: fromHand(seat, card, was),
    to: `seat-${seat}`,
    delay: index * STEP,
  }));
}

function drawn(event: Of<"cards_drawn">, is: KobitoView): Flight[] {
  const { seat } = event;
  const cards = event.cards ?? [];
  if (seat !== is.seat || cards.length === 0) {
    return [{ piece: RainbowBack, props: {}, from: "draw-pile", to: `seat-${seat}` }];
  }
  const hand = is.seats[seat]?.hand ?? [];
  return cards.map((card, index) => {
    const nth = Math.max(0, hand.filter((each) => each === card).length - 1);
    return { ...turnedUp(card, fromHand(seat, card, is, nth)), delay: index * STEP };
  });
}
