import type { GameEntry } from "../registry";

export const entry: GameEntry = {
  cloth: ["#8F2F5F", "#5A1B45"],
  door: () => import("./Door.svelte"),
  face: () => import("./face"),
  asked: () => import("./asked"),
  rulebook: () => import("./rulebook"),
};
