/** The shell of the house is kept for a visit without a server, from the first visit on. */
export async function keepShell(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js");
  } catch {
    return; // a private window may forbid it
  }
  navigator.serviceWorker.addEventListener("controllerchange", tellWhatIsLoaded);
  await navigator.serviceWorker.ready;
  tellWhatIsLoaded();
}

/** A worker that has just begun has seen nothing of what this page loaded. */
function tellWhatIsLoaded(): void {
  const keep = performance.getEntriesByType("resource").map(({ name }) => name);
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep }));
}
