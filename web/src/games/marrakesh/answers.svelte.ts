/** The answers to the present question, shared by the boards, the ladder and the list. */
import { getContext, setContext } from "svelte";
import type { BoardProps, Refusal } from "../registry";
import {
  amountOf,
  basketOf,
  coloursOf,
  entriesOf,
  foldOf,
  gathered,
  holding,
  isCounted,
  placeOf,
  type Entry,
} from "./holds";
import type { Tab } from "./layout.svelte";
import type { Marrakesh, MarrakeshAction } from "./shapes";
import { marksOf, markIn } from "./marks";
import type { Resource } from "./wire";
import { tellOf, type Told } from "./tells";

const NONE: never[] = [];
const COUNTERS = ["water", "date", "dinar", "points", "count"] as const;

/** The board of a phone on which a place lies, by the first word of its name; all others lie in the riad. */
const BOARDS: Record<Exclude<Tab, "riad" | "seats">, string[]> = {
  city: ["offer", "stairs", "line", "office", "shop", "academy", "scroll", "gate", "waterfall", "face"],
  things: ["track", "supply", "due", "city", "shown", "points"],
  todo: ["effect", "rung"],
};

export class Answers {
  #props = $state.raw<BoardProps<Marrakesh> | null>(null);
  /** Whose riad it is, of one that is only looked at; null where one answers oneself. */
  #of = $state<number | null>(null);
  /** The place at which the keyboard enters the boards. */
  #entered = $state<string | null>(null);

  readonly view = $derived(this.#props?.view ?? null);
  readonly legal: MarrakeshAction[] = $derived(this.#props?.legal ?? NONE);
  // Each by itself: what has not changed is not told again at hundreds of places.
  readonly #speech = $derived(this.#props?.speech ?? null);
  readonly #names = $derived(this.#props?.names ?? NONE);
  readonly #seat = $derived(this.#props?.seat ?? null);
  readonly #since = $derived(this.#props?.since ?? NONE);
  readonly #refusals = $derived(this.#props?.refusals ?? NONE);
  readonly #places = $derived(this.legal.map((action) => this.#placeOf(action)));
  readonly #refused = $derived(this.#refusals.map((refusal) => ({ place: this.#placeOf(refusal.action), refusal })));
  readonly basket = $derived(basketOf(this.legal));
  readonly counted = $derived(isCounted(this.legal));
  readonly advised = $derived.by(() => this.#numberOf(this.#props?.advised));
  /** The answer that a lesson asks for. */
  readonly wanted = $derived.by(() => this.#numberOf(this.#props?.wanted));
  /** The answer that is looked at; what it would do is shown before it is given. */
  readonly focused: number | null = $derived.by(() => {
    const { key, detail } = this.#props?.picked ?? { key: null, detail: {} };
    if (key === "basket") return orNull(holding(this.legal, detail.colours as string[]));
    if (key === "counts") return this.counting;
    return key?.startsWith("answer-") ? Number(key.slice(7)) : null;
  });
  readonly #open: string | null = $derived.by(() => {
    const { key, detail } = this.#props?.picked ?? { key: null, detail: {} };
    if (key === "fold") return String(detail.name);
    return key?.startsWith("answer-") && this.focused !== null && this.legal[this.focused]
      ? foldOf(this.legal[this.focused]!)
      : null;
  });
  readonly entries: Entry[] = $derived(this.basket || this.counted ? [] : entriesOf(this.legal, this.#open));

  /** Whose board the places of a riad belong to. */
  readonly of: number = $derived(this.#of ?? this.#seat ?? this.view?.start_player ?? 0);
  readonly #marks = $derived(marksOf(this.#since, this.#seat));

  /** The board says what is asked; whatever shows answers follows. */
  ask(props: BoardProps<Marrakesh>): void {
    this.#props = props;
  }

  /** The riad of another seat: its places tell what they are, and nothing can be chosen there. */
  lookAt(props: BoardProps<Marrakesh>, seat: number): void {
    this.#of = seat;
    this.#props = { ...props, legal: [], refusals: [] };
  }

  #numberOf(action: MarrakeshAction | null | undefined): number {
    if (!action) return -1;
    const written = JSON.stringify(action);
    return this.legal.findIndex((each) => JSON.stringify(each) === written);
  }

  #placeOf(action: MarrakeshAction): string | null {
    return this.view ? placeOf(action, this.view, this.#seat) : null;
  }

  // what a place shows

  /** The number that a place bears: that of its first answer in the list, or none. */
  numberAt(place: string): number | null {
    return this.entries.find((entry) => entry.answers.some((answer) => this.#places[answer] === place))?.number ?? null;
  }

  /** The board of a phone on which the question can be answered; what is still to do only if no other can. */
  get board(): Tab {
    const boards = this.#places.map(boardOf);
    return boards.find((board) => board !== "todo") ?? boards[0] ?? "riad";
  }

  /** The first answer that a place stands for. */
  answerAt(place: string): MarrakeshAction | null {
    return this.legal[this.#places.indexOf(place)] ?? null;
  }

  isOpen(place: string): boolean {
    if (this.basket === "choose_keshis") return this.legal.some((action) => inBasket(action, "keshi", place));
    if (this.basket === "draft") return this.legal.some((action) => inBasket(action, "offer", place));
    if (this.counted) return this.counterAt(place) !== null;
    return this.#places.includes(place);
  }

  isFocused(place: string): boolean {
    if (this.basket) return this.colours.some((colour) => place === `keshi:${colour}` || place === `offer:${colour}`);
    return this.focused !== null && this.#places[this.focused] === place;
  }

  isAdvised(place: string): boolean {
    const action = this.legal[this.advised];
    if (action && this.basket) return inBasket(action, "keshi", place) || inBasket(action, "offer", place);
    return this.advised >= 0 && this.#places[this.advised] === place;
  }

  isRefused(place: string): boolean {
    return this.#refused.some((each) => each.place === place);
  }

  /** The seat that changed this place since one's turn. */
  markAt(place: string): number | null {
    return this.#marks.get(place) ?? this.#marks.get(markIn(this.of, place)) ?? null;
  }

  /** In one sentence what lies there, with its rule. */
  told(place: string): Told | null {
    if (!this.#speech || !this.view) return null;
    return tellOf(place, this.view, { speech: this.#speech, names: this.#names }, this.of);
  }

  // what a touch does

  /** A first touch looks at an answer, a second one gives it; all else says what it is, or why not. */
  touch(place: string, anchor: Element): void {
    const props = this.#props;
    if (!props) return;
    if (!this.isOpen(place)) this.explain(place, anchor);
    else if (this.basket) this.gather(place.split(":")[1]!);
    else if (this.counted) this.count(this.counterAt(place)!, 1, true);
    else this.#touchAnswer(place);
  }

  #touchAnswer(place: string): void {
    const here = this.#places.flatMap((each, answer) => (each === place ? [answer] : []));
    const after = this.focused === null ? -1 : here.indexOf(this.focused);
    if (after >= 0 && here.length === 1) this.give(here[0]!);
    else this.look(here[(after + 1) % here.length]!);
  }

  look(answer: number): void {
    this.#props?.picked.pick(`answer-${answer}`);
  }

  unfold(name: string): void {
    this.#props?.picked.pick("fold", { name });
  }

  give(answer: number | null): void {
    const action = answer === null ? undefined : this.legal[answer];
    if (action) this.#props?.choose(action);
  }

  explain(place: string, anchor: Element): void {
    const refusal: Refusal<Marrakesh> | undefined = this.#refused.find((each) => each.place === place)?.refusal;
    if (refusal) this.#props?.refuse(refusal, anchor as HTMLElement);
    else this.tell(place, anchor);
  }

  tell(place: string, anchor: Element): void {
    const told = this.told(place);
    if (told) this.#props?.tell?.(told.text, told.rule, anchor);
  }

  // keshis that are gathered one by one

  get colours(): string[] {
    const { key, detail } = this.#props?.picked ?? { key: null, detail: {} };
    return key === "basket" ? (detail.colours as string[]) : [];
  }

  gather(colour: string): void {
    if (this.basket) this.hold(gathered(this.legal, this.basket, this.colours, colour));
  }

  hold(colours: string[]): void {
    if (colours.length > 0) this.#props?.picked.pick("basket", { colours });
    else this.#props?.picked.clear();
  }

  // amounts that are counted

  get counters(): readonly string[] {
    return COUNTERS.filter((key) => this.legal.some((action) => amountOf(action, key) !== undefined));
  }

  get counts(): Record<string, number> {
    const start = Object.fromEntries(this.counters.map((key) => [key, amountOf(this.legal[0], key) ?? 0]));
    const { key, detail } = this.#props?.picked ?? { key: null, detail: {} };
    return key === "counts" ? { ...start, ...(detail as Record<string, number>) } : start;
  }

  /** The one resource that is given back, where the answers differ only in how many. */
  get returned(): Resource | null {
    const first = this.legal[0];
    return first?.type === "return_resources" ? first.resource : null;
  }

  most(counter: string): number {
    return Math.max(...this.legal.map((action) => amountOf(action, counter) ?? 0));
  }

  count(counter: string, by: number, round = false): void {
    const next = (this.counts[counter] ?? 0) + by;
    const most = this.most(counter);
    const kept = round && next > most ? 0 : Math.min(most, Math.max(0, next));
    this.#props?.picked.pick("counts", { ...this.counts, [counter]: kept });
  }

  counterAt(place: string): string | null {
    if (place === "points") return this.counters.includes("points") ? "points" : null;
    const kind = place.startsWith("stock:") ? place.slice(6) : null;
    if (kind === null) return null;
    if (this.counters.includes("count")) return this.returned === kind ? "count" : null;
    return this.counters.includes(kind) ? kind : null;
  }

  /** The answer with just these amounts. */
  get counting(): number | null {
    const { counters, counts } = this;
    return orNull(
      this.legal.findIndex((action) => counters.every((key) => (amountOf(action, key) ?? 0) === counts[key])),
    );
  }

  // the way of the keyboard

  isEntrance(place: string): boolean {
    return place === (this.#entered ?? this.#places[0] ?? "room:date_plantation");
  }

  enter(place: string): void {
    this.#entered = place;
  }
}

function boardOf(place: string | null): Tab {
  const [hold = ""] = (place ?? "").split(":");
  return (Object.keys(BOARDS) as (keyof typeof BOARDS)[]).find((board) => BOARDS[board].includes(hold)) ?? "riad";
}

function orNull(answer: number): number | null {
  return answer < 0 ? null : answer;
}

function inBasket(action: MarrakeshAction, kind: string, place: string): boolean {
  return coloursOf(action).some((colour) => place === `${kind}:${colour}`);
}

/** Those of the table on this page. */
export const tableAnswers = new Answers();

const KEY = Symbol("answers");

/** A riad that is only looked at has its own, in which nothing is asked. */
export function provideAnswers(answers: Answers): void {
  setContext(KEY, answers);
}

export function useAnswers(): Answers {
  return getContext<Answers | undefined>(KEY) ?? tableAnswers;
}
