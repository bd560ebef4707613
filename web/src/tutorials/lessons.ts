/** The lessons that the client was built with; each is loaded when it is opened. */
import type { WrittenLesson } from "./lesson.svelte";

const BUILT = import.meta.glob<WrittenLesson>("./built/*.json", { import: "default" });

export function hasLesson(game: string): boolean {
  return pathOf(game) in BUILT;
}

export function loadLesson(game: string): Promise<WrittenLesson> {
  return BUILT[pathOf(game)]!();
}

function pathOf(game: string): string {
  return `./built/${game}.json`;
}
