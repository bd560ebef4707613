/** What a hand feels on a phone that can tremble; nothing where that is switched off or can't be. */
import { settings } from "../settings.svelte";

/** Milliseconds of trembling, pause, trembling… */
const PATTERNS = {
  lift: [8],
  near: [4],
  drop: [14],
  refused: [18, 50, 18],
  turn: [24, 70, 24],
  end: [30, 60, 30, 60, 60],
} satisfies Record<string, number[]>;

export type Touch = keyof typeof PATTERNS;

/** Whether this device can tremble at all: a finger at it, and a motor in it. */
export function canFeel(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

export function feel(touch: Touch): void {
  if (settings.haptics && canFeel() && !document.hidden && navigator.userActivation?.hasBeenActive !== false)
    navigator.vibrate(PATTERNS[touch]);
}
