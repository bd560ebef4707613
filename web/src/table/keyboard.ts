/** Keys at a table: digits press the choice with that number; arrows walk between the things that can be chosen. */

export const DIRECTIONS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

export function chooseByKey(event: KeyboardEvent): void {
  const target = event.target as HTMLElement | null;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target?.closest("input, textarea, select, [role=tablist], [role=log], dialog")
  )
    return;
  if (/^[1-9]$/.test(event.key)) press(event.key);
  else if (DIRECTIONS[event.key]) walk(event, DIRECTIONS[event.key]!);
}

function press(digit: string): void {
  document.querySelector<HTMLElement>(`[data-choice="${digit}"]:not(:disabled)`)?.click();
}

/** Focus the nearest thing in a direction, as it lies on the screen. */
function walk(event: KeyboardEvent, [across, down]: [number, number]): void {
  const here = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>("main button, main a");
  const places = [
    ...document.querySelectorAll<HTMLElement>("[data-mat] button, [data-own] button, [data-prompt] button"),
  ];
  const visible = places.filter((each) => each.offsetParent !== null && !each.hasAttribute("disabled"));
  if (visible.length === 0) return;
  event.preventDefault();
  const next = here ? nearest(here, visible, across, down) : visible[0];
  next?.focus();
}

/** Of several things the next one in a direction, as they lie on the screen. */
export function nearest<Thing extends Element>(
  here: Element,
  places: Thing[],
  across: number,
  down: number,
): Thing | undefined {
  const from = middle(here);
  let best: Thing | undefined;
  let least = Infinity;
  for (const place of places) {
    const to = middle(place);
    const ahead = (to.x - from.x) * across + (to.y - from.y) * down;
    const aside = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * across);
    if (place !== here && ahead > 4 && ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
