/** How wide the cards of the answers are, so that their words are read whole, and which of them stand side by side. */

/** How letters are set, by pixels at the usual size of text: as CSS has it for the cards. */
const WORDS = { font: 13, weight: 600, letter: 7.6, line: 15 };
const CHANGES = { font: 12, weight: 400, letter: 6.7, line: 14 };
const USUAL = 16;
const LEAST = 104;
const MOST = 244;
const STEP = 4;

type Setting = typeof WORDS;
/** How wide a word is in a font; null where no letters can be measured. */
export type Ruler = (word: string, font: string) => number | null;

export interface CardText {
  words: string;
  changes: string;
  /** Beside the words: the piece, and the card's own edges. */
  beside: number;
}

/** The least width at which all words fit into the height of a card. */
export function cardWidth({ words, changes, beside }: CardText, height: number, size = USUAL, ruler?: Ruler): number {
  const scale = size / USUAL;
  const parts = [
    { line: WORDS.line * scale, widths: widthsOf(words, WORDS, scale, ruler) },
    { line: CHANGES.line * scale, widths: widthsOf(changes, CHANGES, scale, ruler) },
  ];
  const longest = Math.max(...parts[0]!.widths);
  for (let width = LEAST; width < MOST; width += STEP) {
    const room = width - beside;
    const high = parts.reduce((sum, { line, widths }) => sum + line * linesIn(room, widths), 0);
    if (room >= longest && high <= height) return width;
  }
  return MOST;
}

/** The width of each word, with the space before the next one. */
function widthsOf(text: string, { font, weight, letter }: Setting, scale: number, ruler?: Ruler): number[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((word) => ruler?.(`${word} `, `${weight} ${font * scale}px`) ?? (word.length + 1) * letter * scale);
}

/** Words go on in the same line as long as they fit. */
function linesIn(room: number, widths: number[]): number {
  let [lines, left] = [0, 0];
  for (const width of widths) {
    if (width > left) [lines, left] = [lines + 1, room];
    left -= width;
  }
  return lines;
}

const measured = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** Measures as the page draws, once its own letters are there. */
export function rulerFor(family: string): Ruler {
  pen ??= document.createElement("canvas").getContext("2d");
  return (word, font) => {
    const key = `${font} ${word}`;
    if (!measured.has(key) && pen && document.fonts.check(`${font} ${family}`, word)) {
      pen.font = `${font} ${family}`;
      measured.set(key, pen.measureText(word).width);
    }
    return measured.get(key) ?? null;
  };
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
