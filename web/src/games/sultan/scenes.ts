/** How a round is settled before the eyes of all: cards turned up, then one cushion after another, then the new jewels. */
import type { FaceScene } from "../registry";
import type { Sale, Sultan, SultanEvent, SultanSeat, SultanView } from "./wire";

const PLACE = { motion: 250, hold: 150, still: 400 };
const TURN = { motion: 300, hold: 900, still: 1500 };
const SETTLE = { motion: 550, hold: 500, still: 900 };
const DRAW = { motion: 480, hold: 400, still: 900 };

type Placed = Extract<SultanEvent, { type: "card_placed" }>;

export function scenes(events: SultanEvent[], before: SultanView, after: SultanView): FaceScene<Sultan>[] | null {
  const turned = events.findLastIndex(({ type }) => type === "card_revealed");
  const first = events.findIndex(({ type }) => type === "card_revealed");
  const settled = events.map(isSale).lastIndexOf(true);
  if (turned < 0 || settled < turned) return null;
  const placing = events.slice(0, first);
  const view = placing.reduce(placed, { ...before, actor: null });
  const open = { ...view, last_round: after.last_round };
  const sales = events.slice(turned + 1, settled + 1);
  const rest = events.slice(settled + 1);
  return [
    ...(placing.length > 0 ? [{ events: placing, view, ...PLACE }] : []),
    { events: events.slice(first, turned + 1), view: open, part: { name: "reveal", step: 0 }, reveals: true, ...TURN },
    ...sales.map((sale, place) => ({
      events: [sale],
      view: { ...open, seats: seatsAfter(place + 1, open, after) },
      part: { name: "reveal", step: place + 1 },
      reveals: true,
      ...SETTLE,
    })),
    ...(rest.length > 0 ? [{ events: rest, view: after, ...DRAW }] : []),
  ];
}

function isSale({ type }: SultanEvent): boolean {
  return type === "jewel_won" || type === "jewel_unsold";
}

/** A card has left a hand and lies at a cushion. */
function placed(view: SultanView, event: SultanEvent): SultanView {
  if (event.type !== "card_placed") return view;
  const { seat, card, cushion } = event;
  const bid = card === undefined ? { seat, cushion } : { seat, cushion, card };
  const seats = view.seats.map((each) => (each.seat === seat ? without(each, event) : each));
  return { ...view, seats, placed: [...view.placed, bid] };
}

function without(seat: SultanSeat, { card }: Placed): SultanSeat {
  const place = seat.hand?.indexOf(card ?? -1) ?? -1;
  const counts = { hand_size: seat.hand_size - 1, cards_due: Math.max(0, seat.cards_due - 1) };
  return { ...seat, ...counts, ...(seat.hand ? { hand: seat.hand.filter((_, each) => each !== place) } : {}) };
}

/** The seats once so many cushions are settled: jewels as they come, points with the last one. */
function seatsAfter(sold: number, { seats, last_round }: SultanView, after: SultanView): SultanSeat[] {
  if (sold === last_round.length) return seats.map((seat) => ({ ...seat, ...wealthOf(after.seats[seat.seat]!) }));
  return last_round.slice(0, sold).reduce(withJewel, seats);
}

function withJewel(seats: SultanSeat[], { winner, jewel }: Sale): SultanSeat[] {
  return seats.map((seat) =>
    seat.seat === winner && seat.jewels
      ? { ...seat, jewels: { ...seat.jewels, [jewel]: seat.jewels[jewel] + 1 } }
      : seat,
  );
}

function wealthOf({ jewels, jewels_size, jewel_points, bonus, points }: SultanSeat): Partial<SultanSeat> {
  const all = { jewels, jewels_size, jewel_points, bonus, points };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
