/** The house is kept for a visit without a line, from the first visit on: its files, then its engine. */
import { base } from "./page/place";

const LATER = 3000; // milliseconds: first let this page have what it needs

export async function keepShell(): Promise<void> {
  try {
    await navigator.serviceWorker.register(new URL("sw.js", base));
  } catch {
    return; // a private window may forbid it
  }
  const { active } = await navigator.serviceWorker.ready;
  if (!savesData()) setTimeout(() => active?.postMessage("engine"), LATER);
}

/** Somebody counts what is fetched: the engine comes when it is needed. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
