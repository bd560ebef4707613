import type { GameEntry } from "../registry";

export const entry: GameEntry = {
  cloth: ["#CFE6EC", "#A9C885"],
  door: () => import("./Door.svelte"),
  face: () => import("./face"),
  asked: () => import("./asked"),
  rulebook: () => import("./rulebook"),
};
