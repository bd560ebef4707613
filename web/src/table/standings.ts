/** The seats at the end in the order of their places, as the view tells them. */
import type { ViewHead } from "../wire";

export interface Standing {
  seat: number;
  score: number;
  place: number;
}

export function standings({ places, result }: Pick<ViewHead, "places" | "result">): Standing[] {
  const seats = (places ?? []).map((place, seat) => ({ seat, place, score: result?.scores[seat] ?? 0 }));
  return seats.sort((one, other) => one.place - other.place);
}
