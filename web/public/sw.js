/* The house, kept for a visit without a line: all of one version, or nothing of it. A newer version is fetched as a whole
   beside it and takes over when no page of the older one is open. Pages come from the network while it is there, and
   nothing of a server's answers is ever kept. `web/kept-files.js` writes the list. */
const VERSION = "";
const SHELL = [];
const ENGINE = [];
const HOUSE = new URL("./", self.location);
const NAME = `serai-${VERSION}`;

self.addEventListener("install", (event) => event.waitUntil(keepAll(["./", ...SHELL])));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || !url.href.startsWith(HOUSE.href)) return;
  if (event.request.mode === "navigate") event.respondWith(networkFirst(event.request));
  else if (isKept(url)) event.respondWith(keptFirst(event.request));
});
/* The engine comes after the house: a page asks for it once it has nothing else to load. */
self.addEventListener("message", (event) => {
  if (event.data === "engine") event.waitUntil(keepAll(ENGINE));
});

const kept = new Set([...SHELL, ...ENGINE].map((name) => new URL(name, HOUSE).href));

function isKept(url) {
  return kept.has(url.origin + url.pathname);
}

/* What an older version has under the same name need not be fetched: names say what is in them. */
async function keepAll(names) {
  const house = await caches.open(NAME);
  const waiting = names.map((name) => new URL(name, HOUSE).href);
  const next = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) await keep(house, address);
  };
  await Promise.all([next(), next(), next(), next()]);
}

async function keep(house, address) {
  if (await house.match(address)) return;
  const old = address.includes("/assets/") ? await caches.match(address) : null;
  const answer = old ?? (await fetch(address, { cache: address.includes("/assets/") ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  await house.put(address, answer);
}

async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function keptFirst(request) {
  const house = await caches.open(NAME);
  return (await house.match(request, { ignoreSearch: true })) ?? fetch(request);
}

async function networkFirst(request) {
  try {
    const answer = await fetch(request);
    if (answer.status < 500 && answer.status !== 404) return answer;
  } catch {
    // the line is gone
  }
  const house = await caches.open(NAME);
  return (await house.match(HOUSE.href)) ?? fetch(request);
}
