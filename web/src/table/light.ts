/** Light up places on the table for a moment; if none of them is there any more, another. */
const LIT = 1500; // milliseconds

let dark: () => void = () => {};

export function light(anchors: string[], otherwise: string): void {
  dark();
  const found = anchors.flatMap(placesOf);
  const places = found.length > 0 ? found : placesOf(otherwise);
  for (const place of places) place.dataset.lit = "";
  const timer = setTimeout(() => dark(), LIT);
  dark = () => {
    clearTimeout(timer);
    for (const place of places) delete place.dataset.lit;
    dark = () => {};
  };
}

function placesOf(anchor: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`)];
}
