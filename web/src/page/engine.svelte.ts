/** How far the engine of this page has come, for whoever waits for it. */
import { folder, sizes } from "virtual:engine";
import { fileAt } from "./place";

class Engine {
  state = $state<"away" | "loading" | "ready" | "broken">("away");
  /** How much of it is here, from 0 to 1. */
  share = $state(0);

  begin(): void {
    this.state = "loading";
    this.share = 0;
  }
}

export const engine = new Engine();

/** Is all of it kept on this device, so that nothing has to be fetched? */
export async function isKept(): Promise<boolean> {
  if (engine.state === "ready") return true;
  if (!("caches" in globalThis)) return false;
  const found = await Promise.all(Object.keys(sizes).map((name) => caches.match(fileAt(`${folder}/${name}`))));
  return found.length > 0 && found.every(Boolean);
}
