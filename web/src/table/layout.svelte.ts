/** The shape of the screen, where CSS alone can't decide: wide (desk), upright or lying (phones and tablets). */
import { watchMedia } from "../settings.svelte";

export type Shape = "wide" | "upright" | "lying";

class Layout {
  width = $state(innerWidth);
  private narrow = $state(false);
  private low = $state(false);

  constructor() {
    watchMedia("(max-width: 959px)", (on) => (this.narrow = on));
    watchMedia("(max-height: 599px) and (min-aspect-ratio: 1/1)", (on) => (this.low = on));
    addEventListener("resize", () => (this.width = innerWidth), { passive: true });
  }

  get shape(): Shape {
    if (this.low) return "lying";
    return this.narrow ? "upright" : "wide";
  }
}

export const layout = new Layout();
