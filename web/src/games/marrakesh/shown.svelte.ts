/** Whose riad is shown: one's own, until another seat is opened in its place. */
class ShownSeat {
  #opened = $state<number | null>(null);

  of(own: number): number {
    return this.#opened ?? own;
  }

  get isOther(): boolean {
    return this.#opened !== null;
  }

  toggle(seat: number): void {
    this.#opened = this.#opened === seat ? null : seat;
  }

  close(): void {
    this.#opened = null;
  }
}

export const shownSeat = new ShownSeat();
