/** The answers to the present question, and where they sit on the boards. */
import { getContext, setContext } from "svelte";
import type { Action, RefusedAction } from "../../wire";

export interface Answer {
  action: Action;
  /** The place on a board that stands for it, if there is one. */
  place: string | null;
}

export class Answers {
  list = $state.raw<Answer[]>([]);
  refused = $state.raw<{ place: string; refusal: RefusedAction }[]>([]);
  /** The answer that is looked at; what it would do is shown before it is given. */
  focused = $state<number | null>(null);
  #touched: (place: string, anchor: HTMLElement | SVGElement) => void;

  constructor(touched: (place: string, anchor: HTMLElement | SVGElement) => void) {
    this.#touched = touched;
  }

  /** The numbers of the answers at a place, from 0. */
  at(place: string): number[] {
    return this.list.flatMap((answer, number) => (answer.place === place ? [number] : []));
  }

  isRefused(place: string): boolean {
    return this.refused.some((each) => each.place === place);
  }

  isFocused(place: string): boolean {
    return this.focused !== null && this.list[this.focused]?.place === place;
  }

  touch(place: string, anchor: HTMLElement | SVGElement): void {
    this.#touched(place, anchor);
  }
}

const KEY = Symbol("answers");

export function provideAnswers(answers: Answers): void {
  setContext(KEY, answers);
}

/** The answers of the table around; a board that only shows has none. */
export function useAnswers(): Answers | null {
  return getContext<Answers | undefined>(KEY) ?? null;
}

/** Where on the boards an action sits; null for those that only stand in the list. */
export function placeOf(action: Action): string | null {
  const find = PLACES[action.type];
  return find ? find(action as Record<string, unknown>) : null;
}

type Written = Record<string, unknown>;

const PLACES: Record<string, (action: Written) => string> = {
  place_track_keshi: ({ place }) => `track:${place}`,
  choose_supply: ({ tile }) => `supply:${tile}`,
  send_red_assistant: ({ district }) => `room:${district}`,
  place_pink: ({ field }) => `square:${field}`,
  square_bonus: ({ field }) => `square:${field}`,
  place_brown: ({ field }) => `sahara:${field}`,
  acquire_oasis: ({ field }) => `oasis:${field}`,
  acquire_city: ({ field }) => `oasis:${field}`,
  choose_city: ({ city }) => `city:${city}`,
  place_red: ({ district }) => `seller:${district}`,
  take_resource: ({ resource }) => `stock:${resource}`,
  take_goods: ({ colour }) => `goods:${colour}`,
  extra_step: ({ pay }) => `stock:${pay}`,
  choose_stairs: ({ stairs }) => `stairs:${stairs}`,
  choose_bonus: ({ option }) => `line:${option}`,
  use_assistant: ({ district, option }) => (option === "action" ? `assistant:${district}` : `room:${district}`),
  exchange: ({ colour }) => `office:${colour}`,
  buy_luxury: ({ shop }) => `shop:${shop}`,
  take_luxury: ({ shop }) => `shop:${shop}`,
  refresh_scrolls: ({ colour }) => `academy:${colour}`,
  buy_scroll: ({ scroll }) => `scroll:${scroll}`,
  take_scroll: ({ scroll }) => `scroll:${scroll}`,
  buy_gate: ({ workshop, colour }) => `gate:${workshop}:${colour}`,
  take_gate: ({ workshop, colour }) => `gate:${workshop}:${colour}`,
  build_gate: ({ space }) => `gate-space:${space}`,
  choose_action: ({ district }) => `room:${district}`,
  river_bonus: ({ waterfall }) => `waterfall:${waterfall}`,
};
