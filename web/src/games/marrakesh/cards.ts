/** How wide the cards of the answers are, so that their words are read whole, and which of them stand side by side. */

/** Pixels of a letter and of a line, at the usual size of text. */
const WORDS = { letter: 7.6, line: 15 };
const CHANGES = { letter: 6.7, line: 14 };
const USUAL = 16;
const SLACK = 1.12; // lines break between words
const LEAST = 104;
const MOST = 244;
const STEP = 8;

export interface CardText {
  words: string;
  changes: string;
  /** Beside the words: the piece, and the card's own edges. */
  beside: number;
}

/** The least width at which all words fit into the height of a card. */
export function cardWidth({ words, changes, beside }: CardText, height: number, size = USUAL): number {
  const scale = size / USUAL;
  for (let width = LEAST; width < MOST; width += STEP) {
    const room = width - beside;
    if (room >= longestWord(words) * WORDS.letter * scale && heightIn(room, words, changes, scale) <= height)
      return width;
  }
  return MOST;
}

function heightIn(room: number, words: string, changes: string, scale: number): number {
  return (
    linesIn(room, words, WORDS.letter * scale) * WORDS.line * scale +
    linesIn(room, changes, CHANGES.letter * scale) * CHANGES.line * scale
  );
}

function linesIn(room: number, text: string, letter: number): number {
  const wide = text.length * letter;
  return wide <= room ? Math.sign(wide) : Math.ceil((wide * SLACK) / Math.max(1, room));
}

function longestWord(words: string): number {
  return Math.max(0, ...words.split(" ").map((word) => word.length));
}

/** Those that stand side by side, in their order: some always do; of the others as many of the first as there is room for. */
export function standing(widths: number[], always: (place: number) => boolean, room: number, gap: number): number[] {
  const places = widths.map((_, place) => place);
  let left = room;
  const stands = (place: number): boolean => {
    left -= widths[place]! + gap;
    return left >= -gap;
  };
  const kept = new Set(places.filter(always));
  kept.forEach(stands);
  for (const place of places)
    if (!kept.has(place) && stands(place)) kept.add(place);
    else if (!kept.has(place)) break;
  return places.filter((place) => kept.has(place));
}
