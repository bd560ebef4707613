/** Where on the boards an answer can be taken hold of. */
import type { Action } from "../../wire";
import { ROOMS } from "./rooms";
import type { BoardView, MarrakeshView } from "./shapes";

type Written = Record<string, unknown>;
type Hold = (action: Written, view: MarrakeshView, board: BoardView | undefined) => string;

/** What ends something sits on the rung of the ladder that is being done. */
const END = "rung:now";
/** The number of counters from which an amount is counted together, instead of chosen from a list. */
const FEW_AMOUNTS = 3;
const COUNTED = ["pay", "plantation", "return_resources"];

const HOLDS: Record<string, Hold> = {
  place_track_keshi: ({ place }) => `track:${place}`,
  set_disc: ({ rotation }) => `disc:${rotation}`,
  choose_supply: ({ tile }) => `supply:${tile}`,
  choose_keshis: ({ colours }) => `keshi:${(colours as string[])[0]}`,
  send_red_assistant: ({ district }) => `room:${district}`,
  draft: ({ colours }) => `offer:${(colours as string[])[0]}`,
  place_pink: ({ field }) => `square:${field}`,
  square_bonus: ({ field }) => `square:${field}`,
  place_brown: ({ field }) => `sahara:${field}`,
  acquire_oasis: ({ field }) => `oasis:${field}`,
  acquire_city: ({ field }) => `oasis:${field}`,
  choose_city: ({ city }) => `city:${city}`,
  place_red: ({ district }) => `seller:${district}`,
  choose_colour: ({ colour }) => homeOf(String(colour)),
  resolve: ({ effect }) => `effect:${effect}`,
  take_resource: ({ resource }) => `stock:${resource}`,
  take_goods: ({ colour }) => `goods:${colour}`,
  extra_step: ({ pay }) => `stock:${pay}`,
  step: (_, view) => `stairs:${view.about.stairs ?? "palace"}`,
  stop: () => END,
  choose_stairs: ({ stairs }) => `stairs:${stairs}`,
  choose_bonus: ({ option }) => `line:${option}`,
  pay: (action) => `stock:${mostOf(action)}`,
  return_resources: ({ resource }) => `stock:${resource}`,
  use_assistant: ({ district, option }) => (option === "action" ? `assistant:${district}` : `room:${district}`),
  plantation: (action) => (mostOf(action) === "points" ? "points" : `stock:${mostOf(action)}`),
  exchange: ({ colour }) => `office:${colour}`,
  buy_luxury: ({ shop }) => `shop:${shop}`,
  take_luxury: ({ shop }) => `shop:${shop}`,
  end_action: () => END,
  refresh_scrolls: ({ colour }) => `academy:${colour}`,
  buy_scroll: ({ scroll }) => `scroll:${scroll}`,
  take_scroll: ({ scroll }) => `scroll:${scroll}`,
  buy_gate: ({ workshop, colour }) => `gate:${workshop}:${colour}`,
  take_gate: ({ workshop, colour }) => `gate:${workshop}:${colour}`,
  build_gate: ({ space }) => `gate-space:${space}`,
  swap_return: ({ colour, place }) => returnedFrom(String(colour), place),
  decline: () => END,
  choose_action: ({ district }) => `room:${district}`,
  choose_oasis: ({ oasis }, _, board) => `track:${(board?.track.indexOf(Number(oasis)) ?? 0) + 1}`,
  river_bonus: ({ waterfall }) => `waterfall:${waterfall}`,
  choose_river_bonus: ({ option }) => `face:${option}`,
  take_oasis: ({ oasis }) => `shown:${oasis}`,
  accept: () => "room:main_square",
  supply: ({ mode }) => `due:${mode}`,
};

/** All verbs: each answer has its place in the list and on the boards. */
export const VERBS = Object.keys(HOLDS);

export function placeOf(action: Action, view: MarrakeshView, seat: number | null): string | null {
  const board = view.seats.find((each) => each.seat === seat);
  return HOLDS[action.type]?.(action as Written, view, board) ?? null;
}

/** Of a payment, the resource that is most of it. */
function mostOf(action: Written): string {
  const counts = ["water", "date", "dinar", "points"].map((name) => ({ name, count: Number(action[name] ?? 0) }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).name;
}

/** Jugglers and water sellers are returned from their places, all others from their room. */
function returnedFrom(colour: string, place: unknown): string {
  if (colour === "pink") return `square:${place}`;
  if (colour === "red") return `seller:${place}`;
  return homeOf(colour);
}

/** Where a keshi of a colour goes: its room, the stall of a good; a red one may go anywhere. */
function homeOf(colour: string): string {
  if (colour === "red") return "red";
  if (["purple", "yellow", "orange"].includes(colour)) return `goods:${colour}`;
  return `room:${ROOMS.find((room) => room.colour === colour)?.district ?? "souk"}`;
}

// answers that are made of several touches

export type Basket = "choose_keshis" | "draft";

/** The verb whose answers are gathered keshi by keshi, if it is one. */
export function basketOf(legal: Action[]): Basket | null {
  const verb = legal[0]?.type;
  if (verb === "draft") return legal.some(isMixed) ? verb : null;
  return verb === "choose_keshis" ? verb : null;
}

/** With a scroll two keshis of different colours may be taken. */
function isMixed(action: Action): boolean {
  return new Set(action.colours as string[]).size > 1;
}

export function isCounted(legal: Action[]): boolean {
  return legal.length > FEW_AMOUNTS && COUNTED.includes(legal[0]!.type);
}

/** The answer that holds exactly these colours. */
export function holding(legal: Action[], colours: string[]): number {
  const wanted = [...colours].sort().join();
  return legal.findIndex((action) => [...((action.colours as string[] | undefined) ?? [])].sort().join() === wanted);
}

/** What lies in the basket once this colour was touched. */
export function gathered(legal: Action[], basket: Basket, colours: string[], touched: string): string[] {
  if (basket === "choose_keshis") {
    const rest = colours.filter((colour) => colour !== touched);
    return rest.length < colours.length ? rest : [...colours, touched].slice(-(legal[0]?.colours as string[]).length);
  }
  const more = [...colours, touched];
  if (holding(legal, more) >= 0) return more;
  return colours.length > 0 && colours.every((colour) => colour === touched) ? [] : [touched];
}

// many answers are folded, so that few stand side by side

export interface Entry {
  /** Counted from 1 as the entries stand, on the boards as well. */
  number: number;
  /** The places of the answers in the list of all: one, or those under the fold. */
  answers: number[];
  /** The name of the fold, if it is closed. */
  fold: string | null;
}

const FEW = 14;

/** The answers as they stand side by side; of many those with the same beginning lie under a fold. */
export function entriesOf(legal: Action[], open: string | null): Entry[] {
  const folds = new Map<string, number[]>();
  legal.forEach((action, answer) => {
    const name = legal.length > FEW ? foldOf(action) : String(answer);
    folds.set(name, [...(folds.get(name) ?? []), answer]);
  });
  const entries = [...folds].flatMap(([name, answers]): Omit<Entry, "number">[] =>
    answers.length === 1 || name === open
      ? answers.map((answer) => ({ answers: [answer], fold: null }))
      : [{ answers, fold: name }],
  );
  return entries.map((entry, place) => ({ ...entry, number: place + 1 }));
}

export function foldOf(action: Action): string {
  const [first] = Object.entries(action).filter(([key]) => key !== "type");
  const value = first ? (Array.isArray(first[1]) ? first[1][0] : first[1]) : "";
  return `${action.type} ${String(value)}`;
}
