/** The house in a worker: the tables of this device, in Python, with the same JSON as on a server's wires. */
import { beginningWith, between, TABLES, write, type Change, type Ended } from "./shelf";
import { boot } from "./boot";
import { Bots } from "./bots";
import type { Said, ToHouse } from "./wires";

const SOON = 250; // milliseconds: what is written meanwhile is told together

interface House {
  call(method: string, path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
  open_line(id: number, path: string, send: (text: string) => void, closed: (code: number) => void): void;
  say(id: number, text: string): void;
  close_line(id: number): void;
  look_again(table: string): Promise<void>;
}

const bots = new Bots();
const others = new BroadcastChannel(TABLES);
const written = new Set<string>();

const tell = (said: Said): void => postMessage(said);

const ready = open();
ready.then(
  () => tell({ kind: "ready" }),
  (error: unknown) => tell({ kind: "broken", why: String(error) }),
);

async function open(): Promise<House> {
  const python = await boot((share) => tell({ kind: "loading", share }));
  const { PageHouse } = python.pyimport("serai.page.house") as { PageHouse(shelf: object, thinker: object): House };
  const house = PageHouse({ read, write: keep }, { ask: bots.ask });
  others.onmessage = ({ data }: MessageEvent<string[]>) => data.forEach((table) => void house.look_again(table));
  bots.wake();
  return house;
}

async function read(first: string, last: string): Promise<string> {
  return JSON.stringify(await between(first, last));
}

/** Keep a change; other pages hear of it, and the lobby finds what it is to show. */
async function keep(change: string): Promise<Ended> {
  const asked = JSON.parse(change) as Change;
  const ended = await write(asked);
  const keys = [...asked.puts.map(([key]) => key), ...asked.drops];
  if (ended === "stored") noteTables(keys.map((key) => key.split("/")[1] ?? ""));
  return ended;
}

function noteTables(tables: string[]): void {
  if (written.size === 0) setTimeout(() => void tellOthers(), SOON);
  tables.forEach((table) => written.add(table));
}

async function tellOthers(): Promise<void> {
  const tables = [...written];
  written.clear();
  others.postMessage(tables);
  for (const table of tables) await summarise(table);
}

/** What the lobby shows of a table, before any of the engine is loaded. */
async function summarise(table: string): Promise<void> {
  const [status, body] = await ask("GET", `/api/tables/${table}`, "");
  const key = `summary/${table}`;
  const [old] = await beginningWith(key);
  if (status === 200 && old?.[1] !== body) await write({ expects: [], puts: [[key, body]], drops: [] });
  if (status === 404 && old) await write({ expects: [], puts: [], drops: [key] });
}

async function ask(method: string, path: string, body: string): Promise<[number, string]> {
  const told = await (await ready).call(method, path, body);
  const answer = told.toJs();
  told.destroy();
  return answer;
}

onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  const house = await ready;
  const { id } = data;
  if (data.kind === "ask") {
    const [status, body] = await ask(data.method, data.path, data.body);
    tell({ kind: "answer", id, status, body });
  } else if (data.kind === "open") {
    house.open_line(
      id,
      data.path,
      (text) => tell({ kind: "hear", id, text }),
      (code) => tell({ kind: "closed", id, code }),
    );
    tell({ kind: "opened", id });
  } else if (data.kind === "say") house.say(id, data.text);
  else house.close_line(id);
};
