/** What goes between a page and its house in the worker. */
export type ToHouse =
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "open"; id: number; path: string }
  | { kind: "say"; id: number; text: string }
  | { kind: "close"; id: number };

export type Said =
  | { kind: "loading"; share: number }
  | { kind: "ready" }
  | { kind: "broken"; why: string }
  | { kind: "answer"; id: number; status: number; body: string }
  | { kind: "opened"; id: number }
  | { kind: "hear"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };
