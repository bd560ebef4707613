/** Arrows lead from place to place on the boards, as they lie on the screen. */
import { nearest, DIRECTIONS } from "../../table/keyboard";

export function walkPlaces(event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key];
  if (!direction) return;
  event.preventDefault();
  event.stopPropagation();
  const places = [...document.querySelectorAll<SVGElement>("[data-place]")].filter((each) => each.checkVisibility());
  nearest(event.currentTarget as Element, places, ...direction)?.focus();
}
