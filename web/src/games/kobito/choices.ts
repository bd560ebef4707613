/** From the legal actions to what glows: first a card or a rainbow is picked up, then a place is chosen for it. */
import type { Action, Json, Refused } from "../../messages";
import type { BoardProps } from "../registry";
import type { Picked } from "../../table/picked.svelte";
import { KOBITO, TOWER, kobitoView, rainbowOf, studioId, type End, type KobitoView } from "./view";

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
export function choices(props: BoardProps): Action[] {
  const { among } = props.picked.detail;
  if (Array.isArray(among)) return among as unknown as Action[];
  const what = held(kobitoView(props.view), props.seat, props.picked);
  return what ? props.legal.filter((action) => concerns(action, what)) : [];
}

export function concerns(action: Action, what: NonNullable<Held>): boolean {
  if ("rainbow" in what) return action.type === "move" && action.from === what.rainbow;
  if (action.type === "start") return (action.cards as number[]).includes(what.card);
  if (action.type === "tower" && what.card === TOWER) return true;
  return action.card === what.card && action.type !== "move";
}

/** The number of a target among all that are open, from 1: the key that chooses it; 0 if it has none now. */
export function digitOf(props: BoardProps, action: Action | undefined): number {
  if (!action || Array.isArray(props.picked.detail.among)) return 0;
  return [...new Set(choices(props).map(target))].indexOf(target(action)) + 1;
}

function target({ type, to, end, on, at, place, cards }: Action): string {
  if (type === "start") return String(cards);
  return type === "add" || type === "move" ? `${to}/${end}` : `${on ?? at}/${place}`;
}

/** What can be picked up, in the order of its keys: cards of the hand, then rainbows of the studio. */
export function pickable(props: BoardProps): string[] {
  const cards = new Set<number>();
  const rainbows = new Set<string>();
  for (const action of props.legal) {
    if (action.type === "move") rainbows.add(String(action.from));
    else if (action.type === "start") (action.cards as number[]).forEach((card) => cards.add(card));
    else if (typeof action.card === "number") cards.add(action.card);
    if (action.type === "tower") cards.add(TOWER);
  }
  return [...[...cards].sort((one, other) => cardOrder(one) - cardOrder(other)).map(String), ...rainbows];
}

/** Numbers first, then kobitos, then tower cards. */
export function cardOrder(card: number): number {
  return card === KOBITO ? TOWER - 0.5 : card;
}

/** Of these actions, the ones that end at an end of a rainbow. */
export function atEnd(actions: Action[], id: string, end: End): Action[] {
  return actions.filter((action) => action.to === id && action.end === end);
}

/** Of these actions, the towers and swaps at a place. */
export function atPlace(actions: Action[], id: string, place: number): Action[] {
  return actions.filter((action) => (action.on === id || action.at === id) && action.place === place);
}

/** Why what is picked up can't go to an end of a rainbow. */
export function refusedAtEnd(props: BoardProps, id: string, end: End): Refused | null {
  const what = held(kobitoView(props.view), props.seat, props.picked);
  if (!what) return null;
  const fits = ({ action }: Refused) => action.to === id && action.end === end && concerns(action, what);
  return props.refusals.find(fits) ?? null;
}

/** Why a card of the hand can't be played at all. */
export function refusedCard(props: BoardProps, card: number): Refused | null {
  const adds = props.refusals.filter(({ action }) => action.card === card && action.type === "add");
  const first = adds[0];
  if (!first || card === TOWER) return first ?? null;
  return { ...first, reason: "wanted_nowhere", details: { card } };
}

/** Choose at once if only one action is meant; otherwise ask which. */
export function settle(props: BoardProps, actions: Action[]): void {
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

/** The points that an action wins, if it completes a pot; 0 otherwise. */
export function wins(view: KobitoView, action: Action): number {
  if (action.type !== "add" && action.type !== "move") return 0;
  const [where, slot] = String(action.to).split(":");
  const pot = where === "pot" ? view.pots[Number(slot)] : null;
  const laid = action.type === "move" ? Number(action.count) : 1;
  return pot && pot.space === laid ? pot.points : 0;
}

/** The numbers of the places that a move takes, in rising order. */
export function movedNumbers(view: KobitoView, action: Action): number[] {
  const numbers = rainbowOf(view, String(action.from))?.numbers ?? [];
  const count = Number(action.count);
  return action.take === "low" ? numbers.slice(0, count) : numbers.slice(numbers.length - count);
}

/** The places that the last action laid or changed, as anchors. */
export function freshPlaces(props: BoardProps): Map<string, number> {
  const fresh = new Map<string, number>();
  const view = kobitoView(props.view);
  const { last } = props;
  if (!last) return fresh;
  const { action, seat } = last;
  if (action.type === "tower" || action.type === "swap") {
    fresh.set(`${action.on ?? action.at}/${action.place}`, seat);
  } else if (action.type === "add" || action.type === "move") {
    const length = rainbowOf(view, String(action.to))?.places.length ?? 0;
    fresh.set(`${action.to}/${action.end === "low" ? 0 : length - 1}`, seat);
  }
  return isNewPot(view, action) ? new Map() : fresh;
}

/** A pot that was just won shows a new rainbow of one card, which nobody laid. */
function isNewPot(view: KobitoView, action: Action): boolean {
  const to = String(action.to);
  return to.startsWith("pot:") && rainbowOf(view, to)?.places.length === 1;
}
