/** Focus goes to the heading of the screen that was opened, as soon as it is there, so that a reader begins there. */

const PATIENCE = 10_000; // milliseconds: a slow screen still gets it
let watching: (() => void) | null = null;

/** Wait for the heading of the new screen; whoever presses or walks elsewhere meanwhile is left there. */
export function focusHeading(app: HTMLElement): void {
  watching?.();
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, PATIENCE);
  const gestures = ["pointerdown", "keydown"] as const;
  watching = stop;
  observer.observe(app, { childList: true, subtree: true });
  gestures.forEach((gesture) => addEventListener(gesture, stop, { capture: true }));
  look();

  /** A screen that is still loading may be replaced by another with a heading of its own. */
  function look(): void {
    const active = document.activeElement;
    if (active && active !== document.body && active.isConnected) return;
    const heading = app.querySelector<HTMLElement>("h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    gestures.forEach((gesture) => removeEventListener(gesture, stop, { capture: true }));
    watching = null;
  }
}
