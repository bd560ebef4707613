/** In which order somebody keeps the cards of a hand: as they were dealt, until one of them is put elsewhere. */
export class HandOrder {
  private readonly kept = $state<Record<number, string[]>>({});

  /** The place of each card of a seat's hand; what was dealt later stands behind what was sorted. */
  places(seat: number, cards: (number | string)[]): number[] {
    const keys = keysOf(cards);
    const sorted = (this.kept[seat] ?? []).filter((key) => keys.includes(key));
    const all = [...sorted, ...keys.filter((key) => !sorted.includes(key))];
    return keys.map((key) => all.indexOf(key));
  }

  keep(seat: number, keys: string[]): void {
    this.kept[seat] = keys;
  }
}

/** A name for each card: of equal cards the first, the second and so on. */
export function keysOf(cards: (number | string)[]): string[] {
  return cards.map((card, place) => `${card}-${cards.slice(0, place).filter((other) => other === card).length}`);
}
