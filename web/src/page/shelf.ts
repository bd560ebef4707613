/** What is kept on this device: texts by keys, in the browser's own database. Small, so that a lobby can look at it too. */

const NAME = "serai";
const TEXTS = "texts";
const LAST = "\uffff";
const MOVED = "moved/";

/** Where pages of this device tell each other which tables have changed. */
export const TABLES = "serai-tables";

/** Each brings the database one version further. */
const STEPS: ((database: IDBDatabase) => void)[] = [(database) => void database.createObjectStore(TEXTS)];

/** All of it or nothing: what must lie there before, what is put there, and what beginnings of keys are dropped. */
export interface Change {
  expects: [string, string | null][];
  puts: [string, string][];
  drops: string[];
}

export type Ended = "stored" | "otherwise" | "full" | "failed";

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, STEPS.length);
    asked.onupgradeneeded = ({ oldVersion }) => STEPS.slice(oldVersion).forEach((step) => step(asked.result));
    asked.onsuccess = () => {
      asked.result.onversionchange = () => asked.result.close(); // a newer page brings it further
      asked.result.onclose = () => (opened = null);
      resolve(asked.result);
    };
    asked.onerror = () => reject(asked.error ?? new Error("no database"));
    asked.onblocked = () => reject(new Error("an older page holds the database"));
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** The texts whose keys lie between two, in their order. */
export async function between(first: string, last: string): Promise<[string, string][]> {
  const work = (await database()).transaction(TEXTS).objectStore(TEXTS);
  const range = IDBKeyRange.bound(first, last);
  const [keys, texts] = await Promise.all([answer(work.getAllKeys(range)), answer(work.getAll(range))]);
  return keys.map((key, place) => [String(key), String(texts[place])]);
}

export function beginningWith(start: string): Promise<[string, string][]> {
  return between(start, start + LAST);
}

export async function write(change: Change): Promise<Ended> {
  try {
    const work = (await database()).transaction(TEXTS, "readwrite");
    const done = finished(work);
    const ended = await put(work.objectStore(TEXTS), change);
    if (ended === "otherwise") {
      done.catch(() => undefined);
      work.abort();
      return ended;
    }
    await done;
    return "stored";
  } catch (error) {
    return isFull(error) ? "full" : "failed";
  }
}

/** Let go of a table with all that belongs to it; pages that look at it hear of it. */
export async function dropTable(table: string): Promise<null> {
  if ((await letGo(table)) !== "stored") throw new Error("the device refuses");
  return null;
}

/** Let go of a table that goes on elsewhere, if it still has so many entries; its old address leads there. */
export function moveTable(table: string, entries: number, to: string): Promise<Ended> {
  return letGo(table, [[`entry/${table}/${String(entries).padStart(6, "0")}`, null]], [[`${MOVED}${table}`, to]]);
}

/** Where a table of this device goes on. */
export async function movedTo(table: string): Promise<string | null> {
  const [found] = await beginningWith(`${MOVED}${table}`);
  return found?.[1] ?? null;
}

async function letGo(table: string, expects: Change["expects"] = [], puts: Change["puts"] = []): Promise<Ended> {
  const drops = ["table", "entry", "chat", "summary"].map((kind) => `${kind}/${table}`);
  const ended = await write({ expects, puts, drops });
  if (ended === "stored") {
    const others = new BroadcastChannel(TABLES);
    others.postMessage([table]);
    others.close();
  }
  return ended;
}

async function put(texts: IDBObjectStore, { expects, puts, drops }: Change): Promise<Ended> {
  const found = await Promise.all(expects.map(([key]) => answer(texts.get(key))));
  if (expects.some(([, text], place) => (found[place] ?? null) !== text)) return "otherwise";
  for (const start of drops) texts.delete(IDBKeyRange.bound(start, start + LAST));
  for (const [key, text] of puts) texts.put(text, key);
  return "stored";
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

function answer<Found>(asked: IDBRequest<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no answer"));
  });
}

function finished(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error ?? new Error("given up"));
  });
}
