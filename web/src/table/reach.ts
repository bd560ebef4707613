/** Which place takes a piece that is carried near it: the nearest to the piece's middle, and only within reach. */

export interface Point {
  x: number;
  y: number;
}

export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** Pixels: how far a pointer moves before a press becomes a drag, and from how far a place draws a piece to itself. */
export const START = { pointer: 6, finger: 8 };
export const REACH = { pointer: 48, finger: 64 };

export function middleOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

/** Of several boxes the place of the nearest one, or -1; of those that hold the point the one whose middle is nearest. */
export function nearestBox(point: Point, boxes: Box[], reach: number): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const away = distance(point, box);
    const rank = away * 1000 + between(point, middleOf(box)) / 1000;
    if (away <= reach && rank < least) [best, least] = [place, rank];
  });
  return best;
}

/** How far a point lies from a box; nothing inside it. */
function distance({ x, y }: Point, { left, top, width, height }: Box): number {
  return between({ x, y }, { x: clamp(x, left, left + width), y: clamp(y, top, top + height) });
}

export function between(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
