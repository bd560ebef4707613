/** How the boards lie: by the room there is, and on a phone by the tab that is open. */
import { watchMedia } from "../../settings.svelte";
import { layout as stage } from "../../table/layout.svelte";

/** Side by side; side by side on a tablet; one at a time above the question; one at a time beside it. */
export type Shape = "wide" | "tall" | "portrait" | "landscape";
export const TABS = ["riad", "city", "things", "seats", "todo"] as const;
export type Tab = (typeof TABS)[number];

class Layout {
  /** The board that a phone shows. */
  tab = $state<Tab>("riad");
  #isSlim = $state(false);
  /** Whether there is room for the whole map. */
  isVast = $state(false);

  constructor() {
    watchMedia("(max-width: 699px)", (on) => (this.#isSlim = on));
    watchMedia("(min-width: 1700px) and (min-height: 860px)", (on) => (this.isVast = on));
  }

  get shape(): Shape {
    if (stage.shape === "wide") return "wide";
    if (stage.shape === "lying") return "landscape";
    return this.#isSlim ? "portrait" : "tall";
  }

  get isPhone(): boolean {
    return this.shape === "portrait" || this.shape === "landscape";
  }
}

export const layout = new Layout();
