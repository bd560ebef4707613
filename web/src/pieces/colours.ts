/** Mixing colours for drawings. Colours are written #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a.map((value, place) => hex(value + (b[place]! - value) * share)).join("")}`;
}

/** The colour at a place between 0 and 1 of a row of shades, dark to light. */
export function shade(shades: readonly string[], place: number): string {
  const along = Math.max(0, Math.min(0.9999, place)) * (shades.length - 1);
  const step = Math.floor(along);
  return mix(shades[step]!, shades[step + 1]!, along - step);
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16));
}

function hex(value: number): string {
  return Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, "0");
}
