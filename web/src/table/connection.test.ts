import { beforeEach, expect, it, vi } from "vitest";
import type { ClientMessage, Snapshot, ServerMessage } from "../wire";
import { Connection } from "./connection.svelte";

/** A socket that goes nowhere: what was sent is kept, what arrives is handed in. */
class PaperSocket {
  static readonly OPEN = 1;
  static made: PaperSocket[] = [];
  readyState = 1;
  sent: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    PaperSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message as ServerMessage) });
  }

  close(): void {
    this.readyState = 3;
  }
}

function position(version: number, more: Partial<Snapshot> = {}): Partial<Snapshot> {
  return { type: "position", version, since: 0, seat: 0, events: [], chat: [], ...more };
}

function fact(version: number): Snapshot["events"][number] {
  return { version, type: "drawn", known: true };
}

function newest(): PaperSocket {
  return PaperSocket.made.at(-1)!;
}

let line: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  PaperSocket.made = [];
  vi.stubGlobal("WebSocket", PaperSocket);
  line = new Connection("t1", 0);
  line.open();
  newest().onopen?.();
  newest().hear(position(1));
  return () => {
    line.close();
    vi.useRealTimers();
  };
});

it("sends one move for two clicks, and the next when the position is here", () => {
  line.move({ type: "pass" });
  line.move({ type: "pass" });
  expect(newest().sent).toHaveLength(1);
  newest().hear({ type: "accepted", id: line.sending!, version: 2 });
  line.move({ type: "pass" });
  expect(newest().sent).toHaveLength(1);
  newest().hear(position(2));
  line.move({ type: "pass" });
  expect(newest().sent[1]).toMatchObject({ type: "move", seat: 0, version: 2 });
});

it("sends a move again, under the same id, when the line was lost on the way", () => {
  line.move({ type: "pass" });
  const [first] = newest().sent;
  newest().onclose?.({ code: 1006 });
  expect(line.line).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(PaperSocket.made).toHaveLength(2);
  expect(newest().address).toContain("seat=0&since=1");
  newest().onopen?.();
  expect(newest().sent).toEqual([first]);
});

it.each([4403, 4404])("does not come back where it was refused: %i", (code) => {
  newest().onclose?.({ code });
  vi.advanceTimersByTime(60_000);
  expect([line.line, PaperSocket.made.length]).toEqual(["refused", 1]);
});

it("comes back after a pause where it asked too much", () => {
  newest().onclose?.({ code: 4429 });
  expect(line.line).toBe("lost");
  vi.advanceTimersByTime(4000);
  expect(PaperSocket.made).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(PaperSocket.made).toHaveLength(2);
  newest().onclose?.({ code: 4429 });
  vi.advanceTimersByTime(4400);
  expect(PaperSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(2000);
  expect(PaperSocket.made).toHaveLength(3);
});

async function pollWith(status: number): Promise<number> {
  const asked = vi.fn(() => Promise.resolve({ ok: false, status, json: () => Promise.resolve({ error: "x" }) }));
  vi.stubGlobal("fetch", asked);
  const blocked = new Connection("t2", 0);
  blocked.open();
  for (let tries = 0; tries < 3; tries += 1) {
    newest().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(3000);
  }
  await vi.advanceTimersByTimeAsync(30_000);
  blocked.close();
  expect(blocked.line).toBe(status === 429 ? "lost" : "refused");
  return asked.mock.calls.length;
}

it.each([403, 404])("polls no more where it was refused: %i", async (status) => {
  expect(await pollWith(status)).toBe(1);
});

it("polls on, but slowly, where it asked too much", async () => {
  const times = await pollWith(429);
  expect(times).toBeGreaterThan(2);
  expect(times).toBeLessThan(8);
});

it("keeps the facts it knows, drops those taken back, and starts anew for another seat", () => {
  newest().hear(position(3, { events: [fact(2), fact(3)] }));
  newest().hear(position(4, { since: 2, events: [fact(4)] }));
  expect(line.events.map((event) => event.version)).toEqual([2, 4]);
  newest().hear(position(4, { seat: 1, events: [fact(1)] }));
  expect(line.events.map((event) => event.version)).toEqual([1]);
});

it("shows a chat line once, however often it arrives", () => {
  const said = { type: "chat", seat: 1, name: "Anna", text: "hello", at: 7 };
  newest().hear(said);
  newest().hear(position(2, { chat: [said] as unknown as Snapshot["chat"] }));
  expect(line.chat).toHaveLength(1);
});
