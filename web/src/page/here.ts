/** The house in this page, loaded when it is first asked for. */
import { engine } from "./engine.svelte";
import type { Said, ToHouse } from "./wires";

const GIVEN_UP = 4429; // as a server that can't be asked now

let worker: Worker | null = null;
let last = 0;
const asked = new Map<number, (answer: { status: number; body: string }) => void>();
const lines = new Map<number, PageLine>();

/** A question as it is asked of a server. */
export function askHere(method: string, path: string, body: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const id = ++last;
    asked.set(id, resolve);
    send({ kind: "ask", id, method, path, body });
  });
}

/** A line to a table here: for the page it is a socket. */
export class PageLine {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly id = ++last;

  constructor(path: string) {
    lines.set(this.id, this);
    send({ kind: "open", id: this.id, path });
  }

  send(text: string): void {
    send({ kind: "say", id: this.id, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    send({ kind: "close", id: this.id });
    this.ended(1000);
  }

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  ended(code: number): void {
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.id);
    this.onclose?.({ code });
  }
}

function send(message: ToHouse): void {
  worker ??= begun();
  worker.postMessage(message);
}

function begun(): Worker {
  engine.begin();
  const house = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
  house.onmessage = ({ data }: MessageEvent<Said>) => hear(data);
  house.onerror = () => breakDown();
  void navigator.storage?.persist?.();
  return house;
}

function hear(said: Said): void {
  if (said.kind === "loading") engine.share = said.share;
  else if (said.kind === "ready") engine.state = "ready";
  else if (said.kind === "broken") breakDown();
  else if (said.kind === "answer") {
    asked.get(said.id)?.(said);
    asked.delete(said.id);
  } else if (said.kind === "opened") lines.get(said.id)?.opened();
  else if (said.kind === "hear") lines.get(said.id)?.onmessage?.({ data: said.text });
  else lines.get(said.id)?.ended(said.code);
}

/** It could not be loaded: whoever waits is told, and the next question tries again. */
function breakDown(): void {
  engine.state = "broken";
  worker?.terminate();
  worker = null;
  for (const answer of asked.values()) answer({ status: 503, body: '{"error":"no_engine","detail":{}}' });
  asked.clear();
  for (const line of lines.values()) line.ended(GIVEN_UP);
}
