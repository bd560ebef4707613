/** A picture of a piece above the table: it follows the pointer, lies down on a place, or goes back where it came from. */
import { settings } from "../settings.svelte";
import { middleOf, type Box, type Point } from "./reach";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const KEPT = /^(class|style|aria-hidden)$/;
const BACK = 220; // milliseconds

export class Float {
  private readonly picture: HTMLElement;
  private readonly box: Box;

  /** Draws the piece anew; the piece itself leaves its place until the picture is gone. */
  constructor(readonly piece: HTMLElement) {
    const { offsetWidth: width, offsetHeight: height } = piece;
    const home = middleOf(piece.getBoundingClientRect());
    this.box = { left: home.x - width / 2, top: home.y - height / 2, width, height };
    this.picture = pictureOf(piece);
    // in its own style, stronger than the piece's: a picture in the flow would push the zones
    Object.assign(this.picture.style, { position: "fixed", width: `${width}px`, height: `${height}px` });
    (piece.closest("main") ?? document.body).append(this.picture);
    this.at(this.home);
    piece.style.opacity = "0";
  }

  get home(): Point {
    return middleOf(this.box);
  }

  /** Where the picture is seen now. */
  get spot(): Box {
    return this.picture.getBoundingClientRect();
  }

  /** The piece's middle at a point, tilted and as large as told, after so many milliseconds. */
  at({ x, y }: Point, { scale = 1, tilt = 0, time = 0 } = {}): void {
    const { width, height } = this.box;
    const moves = settings.moving && time > 0;
    Object.assign(this.picture.style, {
      transition: moves ? `transform ${time}ms ${EASE}` : "none",
      transform: `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${tilt}deg) scale(${scale})`,
    });
  }

  /** Fits into a box. */
  over(box: Box, time: number): void {
    const scale = Math.min(box.width / this.box.width, box.height / this.box.height);
    this.at(middleOf(box), { scale, time });
  }

  lie(): void {
    this.picture.dataset.laid = "";
  }

  /** Goes home, or to another place, and is gone when it is there. */
  async back(goal = this.home): Promise<void> {
    delete this.picture.dataset.laid;
    this.at(goal, { time: BACK });
    if (settings.moving) await new Promise((resolve) => setTimeout(resolve, BACK));
    this.leave();
  }

  leave(): void {
    this.picture.remove();
    this.piece.style.opacity = "";
  }
}

/** The piece as it looks, without anything that could be pressed, named or found. */
function pictureOf(piece: HTMLElement): HTMLElement {
  const picture = piece.cloneNode(true) as HTMLElement;
  for (const part of [picture, ...picture.querySelectorAll("[data-anchor], [data-choice], [id], button, kbd")]) {
    if (part.matches("kbd")) part.remove();
    if (part instanceof HTMLElement) plain(part);
  }
  picture.inert = true;
  picture.setAttribute("aria-hidden", "true");
  picture.dataset.float = "";
  return picture;
}

function plain(part: HTMLElement): void {
  for (const { name } of [...part.attributes]) if (!KEPT.test(name)) part.removeAttribute(name);
}
