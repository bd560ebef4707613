/* The shell of the house, kept for the next visit: built files never change under their names, pages come from the
   network while it is there, and nothing of the server's answers is ever kept. */
const SHELL = "serai-shell-1";
const MOST = 300;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepAll(["/"]));
});
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event.request));
  else if (event.request.mode === "navigate") event.respondWith(networkFirst(event.request));
});

/* What the first visit loaded before there was anybody to keep it. */
self.addEventListener("message", (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepAll(event.data.keep.filter(isBuilt)));
});

function isBuilt(address) {
  const url = new URL(address, location.origin);
  return url.origin === location.origin && url.pathname.startsWith("/assets/");
}

async function keepAll(addresses) {
  const shell = await caches.open(SHELL);
  await Promise.all(addresses.map((address) => keep(shell, address)));
}

async function keep(shell, address) {
  if (await shell.match(address)) return;
  try {
    const answer = await fetch(address);
    if (answer.ok) await shell.put(address, answer);
  } catch {
    return; // the next visit keeps it
  }
}

async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function keptFirst(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await shell.put(request, answer.clone());
    const all = await shell.keys();
    if (all.length > MOST) await Promise.all(all.slice(0, all.length - MOST).map((old) => shell.delete(old)));
  }
  return answer;
}

async function networkFirst(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put("/", answer.clone());
    return answer;
  } catch {
    return (await shell.match("/")) ?? Response.error();
  }
}
