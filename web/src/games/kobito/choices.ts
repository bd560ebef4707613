/** From the legal actions to what glows: first a card or a rainbow is picked up, then a place is chosen for it. */
import type { Json } from "../../wire";
import type { BoardProps, Refusal } from "../registry";
import type { Picked } from "../../table/picked.svelte";
import { laidSince } from "./marks";
import { KOBITO, TOWER, potOf, rainbowOf, studioId } from "./rainbows";
import type { End, Kobito, KobitoAction, KobitoView, Preview } from "./wire";

/** What is picked up: a card of the hand, or a rainbow of the own studio. */
export type Held = { card: number } | { rainbow: string } | null;

export function held(view: KobitoView, seat: number | null, picked: Picked): Held {
  if (view.phase === "last_place" && view.pending !== null && view.actor === seat && seat !== null) {
    return { rainbow: studioId(seat, view.pending) };
  }
  const { card, rainbow } = picked.detail;
  if (typeof card === "number") return { card };
  return typeof rainbow === "string" ? { rainbow } : null;
}

/** The legal actions for what is picked up; once a place is chosen, only those for that place. */
export function choices(props: BoardProps<Kobito>): KobitoAction[] {
  const { among } = props.picked.detail;
  if (Array.isArray(among)) return among as unknown as KobitoAction[];
  const what = held(props.view, props.seat, props.picked);
  return what ? props.legal.filter((action) => concerns(action, what)) : [];
}

export function concerns(action: KobitoAction, what: NonNullable<Held>): boolean {
  if ("rainbow" in what) return action.type === "move" && action.from === what.rainbow;
  if (action.type === "start") return action.cards.includes(what.card);
  if (action.type === "tower" && what.card === TOWER) return true;
  return "card" in action && action.card === what.card;
}

/** The number of a target among all that are open, from 1: the key that chooses it; 0 if it has none now. */
export function digitOf(props: BoardProps<Kobito>, action: KobitoAction | undefined): number {
  if (!action || Array.isArray(props.picked.detail.among)) return 0;
  return [...new Set(choices(props).map(target))].indexOf(target(action)) + 1;
}

function target(action: KobitoAction): string {
  switch (action.type) {
    case "start":
      return String(action.cards);
    case "tower":
      return `${action.on}/${action.place}`;
    case "swap":
      return `${action.at}/${action.place}`;
    case "end_turn":
      return action.type;
    default:
      return `${action.to}/${action.end}`;
  }
}

/** What can be picked up, in the order of its keys: cards of the hand, then rainbows of the studio. */
export function pickable(props: BoardProps<Kobito>): string[] {
  const cards = new Set<number>();
  const rainbows = new Set<string>();
  for (const action of props.legal) {
    if (action.type === "move") rainbows.add(action.from);
    else if (action.type === "start") action.cards.forEach((card) => cards.add(card));
    else if ("card" in action) cards.add(action.card);
    if (action.type === "tower") cards.add(TOWER);
  }
  return [...[...cards].sort((one, other) => cardOrder(one) - cardOrder(other)).map(String), ...rainbows];
}

/** Numbers first, then kobitos, then tower cards. */
export function cardOrder(card: number): number {
  return card === KOBITO ? TOWER - 0.5 : card;
}

/** Of these actions, the ones that end at an end of a rainbow. */
export function atEnd(actions: KobitoAction[], id: string, end: End): KobitoAction[] {
  return actions.filter((action) => "to" in action && action.to === id && action.end === end);
}

/** Of these actions, the towers and swaps at a place. */
export function atPlace(actions: KobitoAction[], id: string, place: number): KobitoAction[] {
  return actions.filter((action) => {
    const where = action.type === "tower" ? action.on : action.type === "swap" ? action.at : null;
    return where === id && "place" in action && action.place === place;
  });
}

/** Why what is picked up can't go to an end of a rainbow. */
export function refusedAtEnd(props: BoardProps<Kobito>, id: string, end: End): Refusal<Kobito> | null {
  const what = held(props.view, props.seat, props.picked);
  if (!what) return null;
  return props.refusals.find(({ action }) => atEnd([action], id, end).length > 0 && concerns(action, what)) ?? null;
}

/** Why a card of the hand can't be played at all. */
export function refusedCard(props: BoardProps<Kobito>, card: number): Refusal<Kobito> | null {
  return props.refusals.find(({ action }) => action.type === "add" && action.card === card) ?? null;
}

/** Choose at once if only one action is meant; otherwise ask which. */
export function settle(props: BoardProps<Kobito>, actions: KobitoAction[]): void {
  const [only, ...others] = actions;
  if (!only) return;
  if (others.length === 0) {
    props.picked.clear();
    props.choose(only);
  } else {
    const { key, detail } = props.picked;
    props.picked.pick(key ?? "narrowed", { ...detail, among: actions as unknown as Json });
  }
}

/** What an action would do: the places that it moves, the points that it wins. */
export function previewOf({ view, legal }: BoardProps<Kobito>, action: KobitoAction): Preview {
  return view.previews?.[legal.indexOf(action)] ?? { numbers: [], points: 0 };
}

/** The places that were laid or changed since the viewer's turn, and by the last action, as anchors. */
export function freshPlaces(props: BoardProps<Kobito>): Map<string, number> {
  return new Map([...laidSince(props.view, props.since ?? []), ...lastPlaces(props)]);
}

function lastPlaces({ view, last }: BoardProps<Kobito>): Map<string, number> {
  const fresh = new Map<string, number>();
  if (!last) return fresh;
  const { action, seat } = last;
  if (action.type === "tower" || action.type === "swap") {
    fresh.set(`${action.on ?? action.at}/${action.place}`, seat);
  } else if (action.type === "add" || action.type === "move") {
    const length = rainbowOf(view, String(action.to))?.places.length ?? 0;
    fresh.set(`${action.to}/${action.end === "low" ? 0 : length - 1}`, seat);
  }
  return potOf(view, String(action.to))?.is_new ? new Map() : fresh; // the pot was won: this is the next one
}
