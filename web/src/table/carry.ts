/**
 * Picking up and carrying, whatever the game. A piece that can be picked up is a button with `data-lift`, pressed
 * (`aria-pressed`) while it is; a place that takes what is picked up is a button with `data-drop`, and `data-ghost` of
 * the same name marks where the piece will lie; all of a `data-zone` of that name takes it too. Carrying only presses
 * them: what may go where says the table. Within a hand (`sorting.ts`) a piece is put elsewhere, whether it can be used or not.
 */
import { feel } from "./haptics";
import type { HandOrder } from "./hand-order.svelte";
import { Sorting } from "./sorting";
import { ring } from "./sounds";
import { Float } from "./float";
import { between, clamp, middleOf, nearestBox, REACH, START, type Box, type Point } from "./reach";

/** A pointer that is down on a piece. */
interface Press {
  piece: HTMLElement;
  pointer: number;
  finger: boolean;
  at: Point;
  /** From the pointer to the middle of the piece. */
  grip: Point;
  moved: Point;
  /** It has just been picked up by being carried. */
  picks: boolean;
}

const LIFTED = 1.08;
const HIGHER = 40; // pixels: so much a piece floats above a finger
const [STEEPEST, PER_PIXEL] = [6, 0.5]; // degrees
const [DRAWN, SETTLED, PRESSED, SWALLOWED] = [80, 160, 80, 60]; // milliseconds

export class Carry {
  private press: Press | null = null;
  private float: Float | null = null;
  private sorting: Sorting | null = null;
  /** The place that takes it if it is let go, and the one that it has already been drawn to. */
  private over: HTMLElement | null = null;
  private drawn: HTMLElement | null = null;
  private laid = false;
  private swallows = false;
  /** The place or button that was pressed last. */
  pressed: HTMLElement | null = null;

  /** `putBack` lets go of what is picked up. */
  constructor(
    private readonly putBack: () => void,
    private readonly order: HandOrder,
  ) {}

  /** Something follows the pointer. */
  get carries(): boolean {
    return this.press !== null && this.float !== null;
  }

  /** It is part of a choice, and not only sorted. */
  get chooses(): boolean {
    return this.carries && this.press!.piece.ariaPressed === "true";
  }

  // the pointer

  down = (event: PointerEvent): void => {
    if (this.press && event.pointerId !== this.press.pointer) return this.putDown();
    if (this.press && event.button !== 0) return this.putDown();
    const piece = (event.target as Element).closest<HTMLElement>("[data-lift], [data-sort]");
    if (!piece || event.button !== 0 || this.float) return;
    const at = { x: event.clientX, y: event.clientY };
    const middle = middleOf(piece.getBoundingClientRect());
    const grip = { x: middle.x - at.x, y: middle.y - at.y };
    const finger = event.pointerType !== "mouse";
    this.press = { piece, pointer: event.pointerId, finger, at, grip, moved: at, picks: false };
  };

  move = (event: PointerEvent): void => {
    const { press } = this;
    if (!press || event.pointerId !== press.pointer) return;
    const at = { x: event.clientX, y: event.clientY };
    if (!this.float && between(at, press.at) < (press.finger ? START.finger : START.pointer)) return;
    if (!this.float) this.lift(press);
    this.follow(press, at);
    press.moved = at;
  };

  up = (event: PointerEvent): void => {
    if (this.swallows) this.swallowNoMore();
    const { press, over: place, sorting } = this;
    if (!press || event.pointerId !== press.pointer) return;
    this.press = this.sorting = null;
    if (!this.float) return; // a tap: the browser presses
    this.swallows = true;
    this.swallowNoMore();
    this.point(null);
    if (place) this.drop(place);
    else if (sorting?.goal) this.layInHand(sorting.goal, press.picks);
    else this.letGo();
  };

  /** The press that browsers make of a pointer that goes up again comes right after it. */
  private swallowNoMore(): void {
    setTimeout(() => (this.swallows = false), SWALLOWED);
  }

  cancel = (): void => {
    this.sorting?.revert();
    this.press = this.sorting = null;
    this.point(null);
    if (this.float && !this.laid) void this.back();
  };

  /** Remember what is pressed; let nothing be pressed by the end of a drag. */
  click = (event: MouseEvent): void => {
    if (this.swallows && event.isTrusted) {
      event.stopPropagation();
      event.preventDefault();
    } else if (!this.laid) this.pressed = (event.target as Element).closest<HTMLElement>("button");
  };

  menu = (event: Event): void => {
    if (!this.press) return;
    event.preventDefault();
    this.putDown();
  };

  // what is picked up

  /** Put down what is carried: it goes back, and nothing is picked up any more. */
  putDown(): void {
    if (!this.carries) return;
    this.swallows = true; // until the pointer goes up
    this.cancel();
    this.putBack();
  }

  /** What was picked up lies on its place while the move is on its way; a button that was pressed says so. */
  lay(): void {
    const piece = document.querySelector<HTMLElement>('main [data-lift][aria-pressed="true"]');
    if (!this.float && piece && this.pressed?.matches("[data-drop]")) {
      this.float = new Float(piece);
      this.float.over(ghostOf(this.pressed), PRESSED);
    }
    this.laid = this.float !== null;
    this.float?.lie();
    if (!this.laid) this.pressed?.setAttribute("data-sent", "");
  }

  /** Where the piece that was laid can be found, and where it lies. */
  whereLaid(): { anchor: string; box: Box } | null {
    const anchor = this.float?.piece.closest<HTMLElement>("[data-anchor]")?.dataset.anchor;
    return this.laid && this.float && anchor ? { anchor, box: this.float.spot } : null;
  }

  /** The move was made: the table shows the piece itself. */
  settle(): void {
    if (this.laid) this.float?.leave();
    if (this.laid) this.float = null;
    this.end();
  }

  /** The move was refused: the piece goes back. */
  return(): void {
    if (this.float) void this.back();
    this.end();
  }

  private end(): void {
    this.laid = false;
    document.querySelectorAll("[data-sent]").forEach((sent) => sent.removeAttribute("data-sent"));
  }

  private lift(press: Press): void {
    this.sorting = Sorting.of(press.piece, this.order);
    press.picks = press.piece.ariaPressed === "false";
    if (press.picks) press.piece.click();
    this.float = new Float(press.piece);
    ring("lift");
    feel("lift");
  }

  private follow(press: Press, at: Point): void {
    const middle = { x: at.x + press.grip.x, y: at.y + press.grip.y - (press.finger ? HIGHER : 0) };
    const places = [...document.querySelectorAll<HTMLElement>("main [data-drop]")].filter(isSeen);
    const boxes = places.map((place) => place.getBoundingClientRect());
    const near = places[nearestBox(middle, boxes, press.finger ? REACH.finger : REACH.pointer)] ?? null;
    if (near && near === this.over && near === this.drawn) return;
    this.drawn = near;
    this.point(near ?? placeOfZone(middle, places));
    if (this.over) this.sorting?.revert();
    else this.sorting?.at(middle);
    const tilt = clamp((at.x - press.moved.x) * PER_PIXEL, -STEEPEST, STEEPEST);
    if (near) this.float!.over(ghostOf(near), DRAWN);
    else this.float!.at(middle, { scale: LIFTED, tilt: calmed(tilt) });
  }

  /** Show which place draws the piece. */
  private point(place: HTMLElement | null): void {
    if (this.over === place) return;
    this.over?.removeAttribute("data-over");
    place?.setAttribute("data-over", "");
    this.over = place;
    if (place) feel("near");
  }

  private drop(place: HTMLElement): void {
    this.float?.over(ghostOf(place), SETTLED);
    ring("drop");
    feel("drop");
    place.click();
    if (!this.laid && this.float) void this.back();
  }

  /** Sorted: it lies where the gap is, and is no more picked up than before. */
  private layInHand(goal: Point, picks: boolean): void {
    void this.back(goal);
    ring("drop");
    if (picks) this.putBack();
  }

  /** Let go where nothing takes it: back, still picked up; a place that can't be used now says why. */
  private letGo(): void {
    const { x, y } = middleOf(this.float!.spot);
    const shut = document.elementFromPoint(x, y)?.closest<HTMLElement>('main button[aria-disabled="true"]');
    void this.back();
    shut?.click();
  }

  private async back(goal?: Point): Promise<void> {
    const { float } = this;
    this.float = null;
    await float?.back(goal);
  }
}

function calmed(tilt: number): number {
  return document.documentElement.dataset.motion === "none" ? 0 : tilt;
}

/** Where the piece will lie: the ghost of the place, else the place itself. */
function ghostOf(place: HTMLElement): Box {
  const name = CSS.escape(place.dataset.drop ?? "");
  const ghost = document.querySelector<HTMLElement>(`main [data-ghost="${name}"]`);
  return (ghost && isSeen(ghost) ? ghost : place).getBoundingClientRect();
}

/** The place that stands for all of a zone in which a point lies. */
function placeOfZone(point: Point, places: HTMLElement[]): HTMLElement | null {
  const zones = [...document.querySelectorAll<HTMLElement>("main [data-zone]")];
  const zone = zones.find((each) => nearestBox(point, [each.getBoundingClientRect()], 0) === 0);
  return places.find((place) => place.dataset.drop === zone?.dataset.zone) ?? null;
}

function isSeen(place: HTMLElement): boolean {
  return place.getClientRects().length > 0;
}
