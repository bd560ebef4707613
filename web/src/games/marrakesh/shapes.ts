/** The view's types as the boards read them: places are looked up by the names under which they are drawn. */
import type { FoundOasis, MarrakeshSeat, MarrakeshView as Wire, TakenCity } from "./wire";

export type { Cause, Change, Rung } from "./wire";

/** A seat's board. */
export type BoardView = Omit<MarrakeshSeat, "jugglers" | "leaders" | "spectators" | "oases" | "cities"> & {
  jugglers: string[];
  leaders: string[];
  spectators: Record<string, number>;
  oases: Record<string, FoundOasis>;
  cities: Record<string, TakenCity | null>;
};

export type MarrakeshView = Omit<Wire, "seats"> & { seats: BoardView[] };

export type CityView = Pick<
  MarrakeshView,
  | "stairs_faces"
  | "figures"
  | "season"
  | "round"
  | "tower"
  | "offer"
  | "offices"
  | "offices_left"
  | "river_faces"
  | "scrolls"
  | "shops"
  | "workshops"
  | "seats"
>;
