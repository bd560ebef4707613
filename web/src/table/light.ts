/** Light up places on the table for a moment. */
const LIT = 1500; // milliseconds

let dark: () => void = () => {};

export function light(anchors: string[]): void {
  dark();
  const places = anchors.flatMap((anchor) => [
    ...document.querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(anchor)}"]`),
  ]);
  for (const place of places) place.dataset.lit = "";
  const timer = setTimeout(() => dark(), LIT);
  dark = () => {
    clearTimeout(timer);
    for (const place of places) delete place.dataset.lit;
    dark = () => {};
  };
}
