/** Motion: what happened between two positions, as pieces that fly from where they were to where they are. */
import type { Flight } from "../games/registry";

/** Fly; resolves when everything has landed. Without motion it resolves at once. */
export async function fly(flights: Flight[], stage: HTMLElement): Promise<void> {
  void flights;
  void stage;
}
