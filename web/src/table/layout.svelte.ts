/** The shape of the screen, where CSS alone can't decide: wide (desk), upright or lying (phones and tablets). */
import { watchMedia } from "../settings.svelte";

export type Shape = "wide" | "upright" | "lying";

const OTHER_SIDE = "serai-other-side";

class Layout {
  width = $state(innerWidth);
  private narrow = $state(false);
  private low = $state(false);
  private mirrored = $state(false);

  constructor() {
    watchMedia("(max-width: 959px)", (on) => (this.narrow = on));
    watchMedia("(max-height: 599px) and (min-aspect-ratio: 1/1)", (on) => (this.low = on));
    this.otherSide = isMirrored();
    addEventListener("resize", () => (this.width = innerWidth), { passive: true });
  }

  /** Whether a phone on its side shows the hand at the other edge; kept on this device. */
  get otherSide(): boolean {
    return this.mirrored;
  }

  set otherSide(on: boolean) {
    this.mirrored = on;
    document.documentElement.toggleAttribute("data-other-side", on);
    try {
      localStorage.setItem(OTHER_SIDE, on ? "on" : "");
    } catch {
      return; // a private window may forbid it; then it lasts as long as the page
    }
  }

  get shape(): Shape {
    if (this.low) return "lying";
    return this.narrow ? "upright" : "wide";
  }
}

function isMirrored(): boolean {
  try {
    return localStorage.getItem(OTHER_SIDE) === "on";
  } catch {
    return false;
  }
}

export const layout = new Layout();
