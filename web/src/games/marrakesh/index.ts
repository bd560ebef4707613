import type { GameEntry } from "../registry";

export const entry: GameEntry = {
  cloth: ["#E9B877", "#C76A3C"],
  door: () => import("./Door.svelte"),
  face: () => import("./face"),
  rulebook: () => import("./rulebook"),
};
