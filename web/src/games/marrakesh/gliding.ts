/** Rungs that glide to their new places; they are measured once a frame, after all else has been laid. */
import type { Action } from "svelte/action";
import { settings } from "../../settings.svelte";

const TIME = { duration: 250, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/** Whatever is in a list and bears a name of its own (`data-glides`) glides when the list has changed. */
export const gliding: Action<HTMLElement, unknown> = (list) => {
  let places = settings.moving ? placesIn(list) : null;
  let frame = 0;

  function glide(): void {
    frame = 0;
    const before = places;
    places = settings.moving ? placesIn(list) : null;
    for (const [name, { item, top }] of places ?? []) {
      const way = (before?.get(name)?.top ?? top) - top;
      if (way !== 0) item.animate([{ transform: `translateY(${way}px)` }, { transform: "none" }], TIME);
    }
  }

  return {
    update: () => (frame ||= requestAnimationFrame(glide)),
    destroy: () => cancelAnimationFrame(frame),
  };
};

function placesIn(list: HTMLElement): Map<string, { item: HTMLElement; top: number }> {
  const items = [...list.querySelectorAll<HTMLElement>("[data-glides]")];
  return new Map(items.map((item) => [item.dataset.glides ?? "", { item, top: item.offsetTop }]));
}
