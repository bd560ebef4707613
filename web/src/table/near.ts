/** Focus stays near the last choice: where the thing that had it is gone, the nearest thing that can be chosen gets it. */
import { between, middleOf, type Point } from "./reach";

const ZONES = "[data-mat], [data-own], [data-prompt]";

export class Near {
  private last: HTMLElement | null = null;
  private at: Point = { x: 0, y: 0 };

  /** Something got the focus. */
  remember = (event: FocusEvent): void => {
    const thing = event.target as HTMLElement;
    this.last = thing.closest(ZONES) ? thing : null;
    this.at = middleOf(thing.getBoundingClientRect());
  };

  /** Somebody let go of it on purpose. */
  forget = (): void => {
    if (document.activeElement === document.body) this.last = null;
  };

  /** After the table has changed: a choice of the same zone or, while there is none, the sentence that says what to do. */
  restore(isTurn: boolean): void {
    const { last } = this;
    if (!last || document.activeElement !== document.body) return;
    const next = isTurn ? this.nearest() : null;
    const goal = next ?? document.querySelector<HTMLElement>("[data-prompt]");
    goal?.focus({ preventScroll: true });
    if (!next) this.last = goal; // until something can be chosen again
  }

  private nearest(): HTMLElement | null {
    const things = [...document.querySelectorAll<HTMLElement>("main :is([data-choice], [data-lift], [data-drop])")];
    const seen = things.filter((thing) => thing.getClientRects().length > 0 && !thing.matches(":disabled"));
    const away = (thing: HTMLElement): number => between(this.at, middleOf(thing.getBoundingClientRect()));
    return seen.reduce<HTMLElement | null>((one, other) => (one && away(one) <= away(other) ? one : other), null);
  }
}
