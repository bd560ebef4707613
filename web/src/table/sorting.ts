/** Sorting a hand: `data-sorts` on it bears its seat, `data-sort` on each card its name. It commits nothing. */
import type { HandOrder } from "./hand-order.svelte";
import { between, middleOf, nearestBox, type Point } from "./reach";

const ABOVE = 48; // pixels: so far over the hand a card is still being sorted

export class Sorting {
  private readonly cards: HTMLElement[];
  private readonly slots: Point[];
  private readonly from: number;
  private to: number;

  private constructor(
    private readonly hand: HTMLElement,
    card: HTMLElement,
    private readonly order: HandOrder,
  ) {
    const middle = (each: HTMLElement): Point => middleOf(each.getBoundingClientRect());
    this.cards = [...hand.querySelectorAll<HTMLElement>("[data-sort]")].sort((a, b) => middle(a).x - middle(b).x);
    this.slots = this.cards.map(middle);
    this.to = this.from = this.cards.indexOf(card);
  }

  static of(card: HTMLElement, order: HandOrder): Sorting | null {
    const hand = card.closest<HTMLElement>("[data-sorts]");
    return hand ? new Sorting(hand, card, order) : null;
  }

  /** Where the card will lie, if it has another place than before. */
  get goal(): Point | null {
    return this.to === this.from ? null : this.slots[this.to]!;
  }

  /** Open the gap that is nearest to a point over the hand; away from it all lies as before. */
  at(point: Point): void {
    const { left, top, width, height } = this.hand.getBoundingClientRect();
    const isOver = nearestBox(point, [{ left, top: top - ABOVE, width, height: height + ABOVE }], 0) === 0;
    const aways = this.slots.map((slot) => between({ x: slot.x, y: 0 }, { x: point.x, y: 0 }));
    this.put(isOver ? aways.indexOf(Math.min(...aways)) : this.from);
  }

  put(place: number): void {
    if (place === this.to || !this.slots[place]) return;
    this.to = place;
    const others = this.cards.filter((_, each) => each !== this.from);
    const sorted = [...others.slice(0, place), this.cards[this.from]!, ...others.slice(place)];
    this.order.keep(
      Number(this.hand.dataset.sorts),
      sorted.map((each) => each.dataset.sort!),
    );
  }

  revert(): void {
    this.put(this.from);
  }

  step(towards: number): void {
    this.put(this.from + towards);
  }
}

/** With shift the arrows move the card that has the focus within the hand. */
export function sortByKey(event: KeyboardEvent, order: HandOrder): boolean {
  const towards = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const card = (event.target as Element | null)?.closest<HTMLElement>("[data-sort]");
  if (!event.shiftKey || !towards || !card) return false;
  Sorting.of(card, order)?.step(towards);
  event.preventDefault();
  return true;
}
