/** The colours of the seats as CSS values: for fills, for deep shades, and for their names as text. */
export const SEATS = 6;

export function seatFill(seat: number): string {
  return `var(--seat-${seat % SEATS})`;
}

export function seatDeep(seat: number): string {
  return `var(--seat-${seat % SEATS}-deep)`;
}

export function seatInk(seat: number): string {
  return `var(--seat-${seat % SEATS}-ink)`;
}
