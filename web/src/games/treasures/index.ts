import type { GameEntry } from "../registry";

export const entry: GameEntry = {
  cloth: ["#2C8C89", "#0F5557"],
  door: () => import("./Door.svelte"),
  face: () => import("./face"),
  rulebook: () => import("./rulebook"),
};
