/** Which places others changed since one's turn: each bears the medal of the seat. */
import { seatOf, type Of } from "./facts";
import type { MarrakeshEvent } from "./wire";

type Places = (event: never) => string[];

/** Places that all share, by the kind of fact. */
const SHARED: Partial<Record<MarrakeshEvent["type"], Places>> = {
  drafted: ({ colours }: Of<"drafted">) => colours.map((colour) => `offer:${colour}`),
  scrolls_renewed: ({ colour }: Of<"scrolls_renewed">) => [`academy:${colour}`],
  luxury_taken: ({ shop }: Of<"luxury_taken">) => [`shop:${shop}`],
  office_used: ({ colour }: Of<"office_used">) => [`office:${colour}`],
  figure_moved: ({ stairs, seat }: Of<"figure_moved">) => [`figure:${stairs}:${seat}`],
  boat_moved: ({ seat }: Of<"boat_moved">) => [`boat:${seat}`],
  waterfall_bonus: ({ waterfall }: Of<"waterfall_bonus">) => [`waterfall:${waterfall}`],
};

/** Places of the seat's own riad. */
const OWN: Partial<Record<MarrakeshEvent["type"], Places>> = {
  keshi_placed: ({ district }: Of<"keshi_placed">) => [`room:${district}`],
  assistant_used: ({ district }: Of<"assistant_used">) => [`assistant:${district}`],
  assistant_sent: ({ district }: Of<"assistant_sent">) => [`assistant:${district}`],
  juggler_placed: ({ field }: Of<"juggler_placed">) => [`square:${field}`],
  leader_placed: ({ field }: Of<"leader_placed">) => [`sahara:${field}`],
  oasis_discovered: ({ field }: Of<"oasis_discovered">) => [`oasis:${field}`],
  oasis_acquired: ({ place }: Of<"oasis_acquired">) => [`track:${place}`],
  city_taken: ({ field }: Of<"city_taken">) => [`oasis:${field}`],
  gate_built: ({ space }: Of<"gate_built">) => [`gate-space:${space}`],
};

/** By place the seat that changed it last; a place of a riad by the seat that lives there, too. */
export function marksOf(events: MarrakeshEvent[], me: number | null): Map<string, number> {
  const marks = new Map<string, number>();
  let taker: number | null = null;
  for (const event of events) {
    const seat: number | null = event.type === "scroll_turned_up" ? taker : seatOf(event);
    if (event.type === "scroll_taken" || event.type === "scrolls_renewed") taker = seat;
    if (seat === null || seat === me) continue;
    if (event.type === "scroll_turned_up") marks.set(`scroll:${event.scroll}`, seat);
    for (const place of SHARED[event.type]?.(event as never) ?? []) marks.set(place, seat);
    for (const place of OWN[event.type]?.(event as never) ?? []) marks.set(markIn(seat, place), seat);
  }
  return marks;
}

/** A place of the riad of this seat. */
export function markIn(seat: number, place: string): string {
  return `${seat}/${place}`;
}
