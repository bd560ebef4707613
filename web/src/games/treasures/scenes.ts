/** What is seen one after another: a card revealed, what it collects, what is left; a round's end rests until somebody goes on. */
import type { FaceScene, Times } from "../registry";
import type { Treasures, TreasuresEvent, TreasuresSeat, TreasuresView } from "./wire";

type Kind = TreasuresEvent["type"];
interface Group {
  events: TreasuresEvent[];
  view: TreasuresView;
}

const TIMES: Partial<Record<Kind, Times>> = {
  card_played: { motion: 250, hold: 400, still: 650 },
  card_laid: { motion: 250, hold: 300, still: 500 },
  cards_taken: { motion: 250, hold: 500, still: 800 },
  cards_claimed: { motion: 250, hold: 500, still: 800 },
  swept: { motion: 900, hold: 500, still: 1200 },
  leftovers_taken: { motion: 250, hold: 700, still: 1000 },
};
const PASSING: Times = { motion: 250, hold: 300, still: 500 };
const ENDED: Times = { motion: 0, hold: 0, still: 0 };
const MOVES: Kind[] = ["card_played", "card_laid", "cards_taken", "cards_claimed", "leftovers_taken", "leftovers_lost"];
const COUNTED: Kind[] = ["category_won", "category_won_by_team", "category_tied", "round_scored", "team_scored"];
const DEALT: Kind[] = ["round_begun", "tiebreak_begun"];

export function scenes(
  events: TreasuresEvent[],
  before: TreasuresView,
  after: TreasuresView,
  isOwn: boolean,
): FaceScene<Treasures>[] | null {
  const scored = events.findIndex(({ type }) => COUNTED.includes(type));
  if (scored < 0 && isOwn) return null; // one's own moves are seen at once
  const dealt = events.findIndex(({ type }) => DEALT.includes(type));
  const end = dealt < 0 ? events.length : dealt;
  const moves = grouped(scored < 0 ? events : events.slice(0, scored), { ...before, actor: null });
  if (scored < 0) return shown(moves, after);
  const last = moves.at(-1)?.view ?? before;
  return [
    ...shown(moves, last),
    {
      events: events.slice(scored, end),
      view: counted(last, after),
      part: { name: "round-end", step: after.over ? 0 : 1 },
      waits: true,
      ...ENDED,
    },
    ...(dealt < 0 ? [] : [{ events: events.slice(dealt), view: after, ...PASSING }]),
  ];
}

/** Each move with what follows from it, and the table after it. */
function grouped(events: TreasuresEvent[], before: TreasuresView): Group[] {
  const groups: Group[] = [];
  let view = before;
  for (const event of events) {
    view = done(view, event);
    const last = groups.at(-1);
    if (last && !MOVES.includes(event.type)) groups.splice(-1, 1, { events: [...last.events, event], view });
    else groups.push({ events: [event], view });
  }
  return groups;
}

function shown(groups: Group[], end: TreasuresView): FaceScene<Treasures>[] {
  return groups.map(({ events, view }, place) => ({
    events,
    view: place === groups.length - 1 ? end : view,
    ...timeOf(events),
  }));
}

function timeOf(events: TreasuresEvent[]): Times {
  const times = events.map(({ type }) => TIMES[type] ?? PASSING);
  return times.reduce((one, other) => (other.motion + other.hold > one.motion + one.hold ? other : one), PASSING);
}

/** The table once a fact has come true, as far as it is to be seen. */
function done(view: TreasuresView, event: TreasuresEvent): TreasuresView {
  switch (event.type) {
    case "card_played":
      return { ...view, revealed: event.card, played_by: event.seat, seats: played(view.seats, event) };
    case "card_laid":
      return { ...view, revealed: null, played_by: null, table: [...view.table, event.card] };
    case "cards_taken":
      return { ...view, ...NOTHING_PLAYED, table: without(view.table, event.cards) };
    case "cards_claimed":
      return { ...view, ...NOTHING_PLAYED, table: without(view.table, [...event.cards, event.card]) };
    case "leftovers_taken":
    case "leftovers_lost":
      return { ...view, ...NOTHING_PLAYED, table: [] };
    default:
      return view;
  }
}

const NOTHING_PLAYED = { revealed: null, laid: null, played_by: null };

function played(seats: TreasuresSeat[], { seat, card }: { seat: number; card: string }): TreasuresSeat[] {
  return seats.map((each) => {
    if (each.seat !== seat) return each;
    const hand = each.hand ? { hand: without(each.hand, [card]) } : {};
    return { ...each, ...hand, hand_size: each.hand_size - 1 };
  });
}

function without(cards: string[], gone: string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** The round is counted: stones as they are now, the table empty, nothing dealt yet. */
function counted(view: TreasuresView, after: TreasuresView): TreasuresView {
  const { rounds, sides, dealer, first_player } = after;
  const seats = view.seats.map((seat) => ({ ...seat, stones: after.seats[seat.seat]!.stones }));
  return { ...view, rounds, sides, dealer, first_player, seats, table: [], ...NOTHING_PLAYED };
}
