/**
 * Motion: what happened between two positions, as pieces that fly from where they were to where they are.
 *
 * Pieces are already drawn at their new places when they begin to fly, and the game never waits for them: a flight is
 * drawn above the table, cannot be touched, and what it brings is hidden until it lands. Places that are gone, such as
 * a card's in the hand, are remembered from before the change.
 */
import { mount, unmount } from "svelte";
import type { Flight } from "../games/registry";
import { settings } from "../settings.svelte";
import type { Box } from "./reach";

const LONGEST = 350; // milliseconds of one flight
const SHORTEST = 180;
const MOST = 24; // flights at once; more would only be noise
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const SMALL = 52; // pixels: how wide a piece is drawn at a place that is much larger than a piece
const PANEL = 150; // pixels: wider places hold many pieces

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

let remembered = new Map<string, Spot>();

/** Remember where the pieces that are about to fly lie; nothing else is measured, since a table has hundreds of places. */
export function rememberPlaces(stage: HTMLElement, flights: Flight[]): void {
  remembered = new Map();
  if (flights.length === 0) return;
  const origin = stage.getBoundingClientRect();
  for (const anchor of flights.flatMap(({ from, to }) => [from, to])) {
    const place = remembered.has(anchor) ? null : anchorIn(stage, anchor);
    const spot = place && spotOf(place, origin);
    if (spot) remembered.set(anchor, spot);
  }
}

/** Remember that a piece lies elsewhere than its place says: it was carried there. */
export function rememberAt(stage: HTMLElement, anchor: string, { left, top, width, height }: Box): void {
  const origin = stage.getBoundingClientRect();
  remembered.set(anchor, { x: left - origin.left, y: top - origin.top, width, height });
}

/** Fly; resolves when everything has landed. Without motion it resolves at once. */
export async function fly(flights: Flight[], stage: HTMLElement): Promise<void> {
  if (!settings.moving || document.hidden || flights.length === 0) return;
  const known = remembered;
  const layer = layerOf(stage);
  const landed = flights.slice(0, MOST).map((flight) => flyOne(flight, stage, layer, known));
  await Promise.all(landed);
  layer.remove();
}

/** The layer above the table in which pieces fly. */
function layerOf(stage: HTMLElement): HTMLElement {
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, {
    position: "absolute",
    left: "0",
    top: "0",
    zIndex: "40",
    pointerEvents: "none",
    direction: "ltr",
  });
  if (getComputedStyle(stage).position === "static") stage.style.position = "relative";
  stage.append(layer);
  return layer;
}

async function flyOne(flight: Flight, stage: HTMLElement, layer: HTMLElement, known: Map<string, Spot>): Promise<void> {
  const origin = stage.getBoundingClientRect();
  const goal = anchorIn(stage, flight.to);
  const start = anchorIn(stage, flight.from);
  const to = (goal && spotOf(goal, origin)) ?? known.get(flight.to);
  const from = known.get(flight.from) ?? (start && spotOf(start, origin));
  if (!from || !to) return;
  const delay = flight.delay ?? 0;
  const duration = lengthOf(from, to);
  const hidden = goal && isPiece(goal, to) ? hide(goal, delay + duration) : null;
  const drawn = drawFlight(flight, layer);
  try {
    await Promise.all([glide(drawn, from, to, delay, duration), flight.flip ? turn(drawn, delay, duration) : null]);
  } finally {
    hidden?.cancel();
    drawn.leave();
  }
}

/** A flight as it is drawn: one or two sides that can turn over. */
interface DrawnFlight {
  frame: HTMLElement;
  sides: HTMLElement[];
  leave(): void;
}

function drawFlight(flight: Flight, layer: HTMLElement): DrawnFlight {
  const frame = document.createElement("div");
  Object.assign(frame.style, { position: "absolute", left: "0", top: "0", width: `${SMALL}px`, opacity: "0" });
  const faces = [{ piece: flight.piece, props: flight.props }, ...(flight.flip ? [flight.flip] : [])];
  const sides = faces.map(() => document.createElement("div"));
  const drawn = faces.map(({ piece, props }, index) => mount(piece, { target: sides[index]!, props }));
  sides.forEach((side, index) => {
    Object.assign(side.style, { position: index === 0 ? "relative" : "absolute", inset: "0" });
    for (const picture of side.querySelectorAll("svg")) Object.assign(picture.style, { width: "100%", height: "auto" });
  });
  frame.append(...sides);
  layer.append(frame);
  const leave = (): void => {
    drawn.forEach((piece) => void unmount(piece));
    frame.remove();
  };
  return { frame, sides, leave };
}

async function glide({ frame }: DrawnFlight, from: Spot, to: Spot, delay: number, duration: number): Promise<void> {
  const shape = frame.offsetWidth / Math.max(1, frame.offsetHeight);
  const width = Math.max(widthAt(from, shape), widthAt(to, shape));
  const height = width / shape;
  frame.style.width = `${width}px`;
  const at = (spot: Spot): string => {
    const scale = widthAt(spot, shape) / width;
    const [x, y] = [spot.x + spot.width / 2 - width / 2, spot.y + spot.height / 2 - height / 2];
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const steps = [
    { transform: at(from), opacity: 1 },
    { transform: at(to), opacity: 1 },
  ];
  await frame.animate(steps, { delay, duration, easing: EASE, fill: "forwards" }).finished.catch(() => undefined);
}

/** Turn over half-way: the first side narrows to nothing, the other grows out of it. */
async function turn({ sides: [front, back] }: DrawnFlight, delay: number, duration: number): Promise<void> {
  if (!front || !back) return;
  const half = { duration: duration / 2, fill: "both" as const };
  const [open, shut] = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];
  const away = front.animate([open, shut], { ...half, delay, easing: "ease-in" });
  const forth = back.animate([shut, open], { ...half, delay: delay + duration / 2, easing: "ease-out" });
  await Promise.all([away.finished, forth.finished]).catch(() => undefined);
}

function hide(piece: HTMLElement, duration: number): Animation {
  return piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration, fill: "backwards" });
}

function anchorIn(stage: HTMLElement, name: string): HTMLElement | null {
  const places = tableOf(stage).querySelectorAll<HTMLElement>(`[data-anchor="${CSS.escape(name)}"]`);
  return [...places].find((place) => place.getClientRects().length > 0) ?? null;
}

/** Pieces also come from the hand and the seats, which stand beside the stage. */
function tableOf(stage: HTMLElement): HTMLElement {
  return stage.closest("main") ?? stage;
}

function spotOf(place: HTMLElement, origin: DOMRect): Spot | null {
  const { left, top, width, height } = place.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { x: left - origin.left, y: top - origin.top, width, height };
}

/** How wide a piece is drawn at a spot: so that it fits into the place, and small in a whole panel. */
function widthAt(spot: Spot, shape: number): number {
  const fitting = Math.min(spot.width, spot.height * shape);
  return isPanel(spot) ? Math.min(SMALL, fitting) : fitting;
}

function isPanel(spot: Spot): boolean {
  return spot.width > PANEL || spot.width > spot.height * 1.5;
}

/** Whether the goal is the piece itself, which must not be seen twice, or only a place where it goes. */
function isPiece(goal: HTMLElement, spot: Spot): boolean {
  return !isPanel(spot) && goal.querySelector("svg") !== null && !goal.matches("dd");
}

function lengthOf(from: Spot, to: Spot): number {
  const way = Math.hypot(from.x - to.x, from.y - to.y);
  return Math.round(Math.min(LONGEST, SHORTEST + way / 4));
}
