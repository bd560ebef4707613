/**
 * The line to one table: a socket that comes back by itself and asks for what it missed; where sockets are blocked,
 * the same messages by long polling.
 */
import { ApiError, ask, errorKeyOf } from "../house/api";
import { isHere, keyHere } from "../house/doors";
import { PageLine } from "../page/here";
import type {
  Action,
  ChatMessage,
  ClientMessage,
  EventMessage,
  HintAnswer,
  Refused,
  Snapshot,
  ServerMessage,
} from "../wire";

export type Line = "connecting" | "live" | "lost" | "refused";

const WAITS = [300, 800, 1500, 3000, 5000, 8000];
const PING_EVERY = 20_000;
const SILENT_TOO_LONG = 45_000;
const SOCKET_TRIES = 3;
/** Why the server closes a socket: for good, or because this device or its address asks too much at the moment. */
const [NOT_ALLOWED, NOT_THERE, TOO_MANY] = [4403, 4404, 4429];
const PAUSE = 4000;

interface Listener {
  position?(position: Snapshot, before: Snapshot | null): void;
  refused?(refused: Refused): void;
  problem?(error: string): void;
  said?(said: ChatMessage): void;
}

export class Connection {
  position = $state.raw<Snapshot | null>(null);
  events = $state.raw<EventMessage[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  advice = $state.raw<HintAnswer | null>(null);
  line = $state<Line>("connecting");
  /** The id of a move that is on its way. */
  sending = $state<string | null>(null);
  private socket: WebSocket | PageLine | null = null;
  private unsent: ClientMessage | null = null;
  /** The version that the last move led to, while its position is still on its way. */
  private awaited: number | null = null;
  private failures = 0;
  private everOpened = false;
  private polling: AbortController | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private heardAt = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private seat: number | null,
    private readonly listener: Listener = {},
  ) {}

  open(): void {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.timers.forEach(clearTimeout);
    this.polling?.abort();
    this.socket?.close();
  }

  // what a person does

  look(seat: number | null): void {
    this.seat = seat;
    if (this.polling)
      this.polling.abort(); // the next question is asked as that seat
    else this.say({ type: "look", seat, since: null });
  }

  /** Come in anew: after sitting down the server looks again at what this device may do. */
  renew(seat: number | null): void {
    this.seat = seat;
    const old = this.socket;
    this.socket = null;
    old?.close();
    if (this.polling) this.polling.abort();
    else this.connect();
  }

  /** Make a move; while one is on its way further ones are ignored, so that a double click is harmless. */
  move(action: Action): void {
    const { position, seat } = this;
    if (!position || seat === null || this.sending !== null) return;
    this.sending = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    this.unsent = { type: "move", seat, version: position.version, action, id: this.sending };
    this.say(this.unsent);
  }

  say(message: ClientMessage): void {
    if (this.polling) void this.post(message);
    else if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // the socket

  private connect(): void {
    if (this.closed) return;
    const socket = this.socketTo(`/api/tables/${this.table}/live?${this.standpoint()}`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (message: { data: unknown }) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event: { code: number }) => {
      if (this.socket === socket) this.lost(event);
    };
  }

  private socketTo(path: string): WebSocket | PageLine {
    if (isHere(this.table)) return new PageLine(path);
    return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
  }

  private opened(): void {
    this.everOpened = true;
    this.heardAt = Date.now();
    if (this.unsent) this.say(this.unsent); // the same id: stored once, however often it is sent
    this.later(() => this.keepAlive(), PING_EVERY);
  }

  private keepAlive(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heardAt > SILENT_TOO_LONG) return this.socket.close();
    this.say({ type: "ping" });
    this.later(() => this.keepAlive(), PING_EVERY);
  }

  private lost(event: { code: number }): void {
    this.socket = null;
    if (this.closed) return;
    if (event.code === NOT_ALLOWED || event.code === NOT_THERE) {
      this.line = "refused";
      return;
    }
    this.failures += 1;
    this.line = this.position ? "lost" : "connecting";
    if (!this.everOpened && this.failures >= SOCKET_TRIES && !isHere(this.table)) void this.poll();
    else this.later(() => this.connect(), waitOf(this.failures) + (event.code === TOO_MANY ? PAUSE : 0));
  }

  private hurry = (): void => {
    if (this.socket || this.polling || this.closed || document.visibilityState === "hidden") return;
    this.failures = Math.min(this.failures, 1);
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.connect();
  };

  // where sockets are blocked

  private async poll(): Promise<void> {
    while (!this.closed) {
      const polling = new AbortController();
      this.polling = polling;
      try {
        this.hear(
          await ask<Snapshot>("GET", `/api/tables/${this.table}/poll?${this.standpoint()}`, undefined, polling.signal),
        );
        this.failures = 0;
      } catch (error) {
        if (polling.signal.aborted) continue;
        const status = error instanceof ApiError ? error.status : 0;
        this.failures += 1;
        this.line = isFinal(status) ? "refused" : "lost";
        if (isFinal(status)) return;
        const pause = waitOf(this.failures) + (status === 429 ? PAUSE : 0);
        await new Promise((resolve) => this.later(resolve as () => void, pause));
      }
    }
  }

  /** Who looks, and what is known already. */
  private standpoint(): string {
    const known = this.position?.seat === this.seat ? this.position.version : null;
    const parts = [...(this.seat === null ? [] : [`seat=${this.seat}`]), ...(known === null ? [] : [`since=${known}`])];
    return parts.join("&");
  }

  private async post(message: ClientMessage): Promise<void> {
    try {
      this.hear(await ask<ServerMessage>("POST", `/api/tables/${this.table}/say`, message));
    } catch (error) {
      this.sending = null;
      this.listener.problem?.(errorKeyOf(error));
    }
  }

  // what the server says

  private hear(message: ServerMessage): void {
    this.heardAt = Date.now();
    this.failures = 0;
    this.line = "live";
    switch (message.type) {
      case "position":
        return this.arrive(message);
      case "accepted":
        return this.accepted(message.version);
      case "refused":
        this.answered();
        return this.listener.refused?.(message);
      case "chat":
        this.chat = [...this.chat, message];
        return this.listener.said?.(message);
      case "hint":
        this.advice = message;
        return;
      case "problem":
        this.answered();
        return this.listener.problem?.(isHere(this.table) ? keyHere(message.error) : message.error);
    }
  }

  /** The move is stored; until its position is here, the old choices stay closed. */
  private accepted(version: number): void {
    this.unsent = null;
    if ((this.position?.version ?? 0) >= version) this.sending = null;
    else this.awaited = version;
  }

  private answered(): void {
    this.sending = null;
    this.unsent = null;
  }

  private arrive(position: Snapshot): void {
    const before = this.position;
    const turned = before !== null && before.seat !== position.seat;
    const kept = turned ? [] : this.events.filter((event) => event.version <= position.since);
    this.events = [...kept, ...position.events];
    this.chat = merged(this.chat, position.chat);
    this.position = position;
    if (this.awaited !== null && position.version >= this.awaited) {
      this.awaited = null;
      this.sending = null;
    }
    if (before && before.version !== position.version) this.advice = null;
    this.listener.position?.(position, turned ? null : before);
  }

  private later(what: () => void, after: number): void {
    this.timers.push(setTimeout(what, after));
  }
}

/** May this device not look at the table, or is there none? */
function isFinal(status: number): boolean {
  return status === 403 || status === 404;
}

/** How long to wait before trying again, a little different each time so that not all devices come at once. */
function waitOf(failures: number): number {
  const wait = WAITS[Math.min(failures, WAITS.length) - 1] ?? 300;
  return wait * (0.75 + Math.random() / 2);
}

function merged(old: ChatMessage[], fresh: ChatMessage[]): ChatMessage[] {
  const seen = new Set(old.map(chatKey));
  return [...old, ...fresh.filter((each) => !seen.has(chatKey(each)))];
}

function chatKey({ at, seat, text, sign }: ChatMessage): string {
  return `${at} ${seat} ${sign ?? ""} ${text}`;
}
