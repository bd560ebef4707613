/** A sentence beside the thing that was touched, for a while. */
import { feel } from "./haptics";
import { ring } from "./sounds";

/** Why something can't be done, or what it is, beside the thing that was touched. */
export interface Tooltip {
  text: string;
  rule: string;
  anchor: Element | null;
  /** It only tells what a thing is; nothing was refused. */
  tells?: boolean;
}

const SHOWN = 6000; // milliseconds

export class Tips {
  shown = $state.raw<Tooltip | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(tooltip: Tooltip): void {
    this.close();
    if (!tooltip.tells) {
      ring("refused");
      feel("refused");
    }
    this.shown = tooltip;
    this.timer = setTimeout(() => (this.shown = null), SHOWN);
  }

  close(): void {
    this.shown = null;
    clearTimeout(this.timer);
  }
}
