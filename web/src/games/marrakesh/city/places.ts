/** Where the quarters of the city lie: folded round the one that is open, or all of them unfolded. */
import type { QuarterName } from "../quarters";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The open quarter has `main`; with another one open the stairs keep a strip beside it. */
export type Places = Record<Exclude<QuarterName, "stairs">, Box> & { main: Box; strip: Box | null };

const GAP = 6;

export function foldedPlaces(width: number, height: number, open: QuarterName, full = false): Places {
  const top = Math.min(84, Math.max(58, height * 0.105));
  const foot = Math.min(96, Math.max(66, height * 0.12));
  const left = Math.min(120, Math.max(88, width * 0.17));
  const middle = { x: left + GAP, y: top + GAP, width: width - left - GAP, height: height - top - foot - 2 * GAP };
  const below = { y: height - foot, height: foot };
  const [souk, workshops] = [width * 0.46, width * 0.355];
  const withStrip = open !== "stairs" && open !== "river" && !full;
  const strip = withStrip ? Math.max(96, middle.width * 0.27) : 0;
  return {
    academies: { x: 0, y: 0, width, height: top },
    river: { x: 0, y: top + GAP, width: left, height: middle.height },
    main: { ...middle, width: middle.width - (withStrip ? strip + GAP : 0) },
    strip: withStrip ? { ...middle, x: width - strip, width: strip } : null,
    souk: { x: 0, ...below, width: souk },
    workshops: { x: souk + GAP, ...below, width: workshops },
    tower: { x: souk + workshops + 2 * GAP, ...below, width: width - souk - workshops - 2 * GAP },
  };
}

/** The whole map inside its rim. */
export function wholePlaces(width: number, height: number, rim: number): Places {
  const [left, top] = [rim + GAP, rim + GAP];
  const [wide, tall] = [width - 2 * left, height - 2 * top];
  const river = wide * 0.17;
  const right = wide * 0.33;
  const middle = { x: left + river + GAP, width: wide - river - right - 2 * GAP };
  const far = { x: left + wide - right, width: right };
  const split = tall * 0.72;
  return {
    river: { x: left, y: top, width: river, height: tall },
    main: { ...middle, y: top, height: split },
    strip: null,
    souk: { ...middle, y: top + split + GAP, height: tall - split - GAP },
    academies: { ...far, y: top, height: tall * 0.44 },
    workshops: { ...far, y: top + tall * 0.44 + GAP, height: tall * 0.26 },
    tower: { ...far, y: top + tall * 0.7 + 2 * GAP, height: tall * 0.3 - 2 * GAP },
  };
}

export function within(box: Box, side: number, top: number, foot = side): Box {
  return { x: box.x + side, y: box.y + top, width: box.width - 2 * side, height: box.height - top - foot };
}
