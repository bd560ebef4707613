/** Asking the house: the server over HTTP, or the tables of this device. */
import type {
  AskedCoach,
  Coaching,
  ErrorMessage,
  GameWords,
  House,
  Joined,
  Json,
  MadeTable,
  NewTable,
  Puzzle,
  PuzzleList,
  Replay,
  Seated,
  Summary,
  TableReview,
  UploadedRecord,
  Verified,
} from "../wire";
import { isSite } from "../page/place";
import { asksHere, builtHouse, isHere, isReadyHere, keyHere, needsNobody } from "./doors";

/** What the server could not do; `key` names the sentence that says so. */
export class ApiError extends Error {
  constructor(
    readonly key: string,
    readonly detail: Record<string, Json> = {},
    readonly status = 0,
  ) {
    super(key);
  }
}

export const api = {
  house: () => ask<House>("GET", "/api/house"),
  words: (game: string, language: string) => ask<GameWords>("GET", `/api/games/${game}/words/${language}`),
  /** What was built into these files, for a house without a server. */
  builtHouse: async () => (await (await builtHouse()).json()) as House,
  open: (table: NewTable) =>
    needsNobody(table)
      ? ownOrServer<MadeTable>("POST", "/api/tables", table)
      : ask<MadeTable>("POST", "/api/tables", table),
  enter: (table: string, token: string) => ask<Summary>("POST", `/api/tables/${table}/enter`, { token }),
  join: (code: string) => ask<Joined>("POST", "/api/join", { code }),
  sit: (table: string, seat: number, name: string | null) =>
    ask<Seated>("POST", `/api/tables/${table}/sit`, { seat, name }),
  coach: (table: string, asked: AskedCoach) => ask<Coaching>("POST", `/api/tables/${table}/coach`, asked),
  summary: (table: string) => ask<Summary>("GET", `/api/tables/${table}`),
  verify: (table: string) => ask<Verified>("GET", `/api/tables/${table}/verify`),
  replay: (table: string, seat: number | "all" | "none", from: number, to: number) =>
    ask<Replay>("GET", `/api/tables/${table}/replay?seat=${seat}&from=${from}&to=${to}`),
  review: (table: string, seat: number | null) =>
    ask<TableReview>("GET", `/api/tables/${table}/review${seat === null ? "" : `?seat=${seat}`}`),
  puzzles: (game: string) => orHere<PuzzleList>("GET", `/api/puzzles/${game}`),
  puzzle: (game: string, key: string) => orHere<Puzzle>("GET", `/api/puzzles/${game}/${key}`),
  upload: (record: string) => orHere<UploadedRecord>("POST", "/api/records", record),
  /** A table of this device as a file holds it, and back. */
  saved: (table: string) => ask<object>("GET", `/api/tables/${table}/saved`),
  openSaved: (saved: string) => askHouseHere<MadeTable>("POST", "/api/saved", saved),
  remove: (table: string) => (isHere(table) ? drop(table) : ask<null>("DELETE", `/api/tables/${table}`)),
  record: (table: string) => ask<object>("GET", `/api/tables/${table}/record`),
  recordAddress: (table: string) => (isHere(table) ? "" : `/api/tables/${table}/record`),
};

async function drop(table: string): Promise<void> {
  const { dropTable } = await import("../page/shelf");
  await dropTable(table);
}

/** On this device if it is ready for it, else on the server, else here all the same. */
export async function ownOrServer<Answer>(method: string, path: string, body: object | string): Promise<Answer> {
  return (await isReadyHere()) ? askHouseHere(method, path, body) : orHere(method, path, body);
}

/** On the server; where there is none, here. */
async function orHere<Answer>(method: string, path: string, body?: object | string): Promise<Answer> {
  try {
    return await ask<Answer>(method, path, body);
  } catch (error) {
    if (errorKeyOf(error) !== "unreachable") throw error;
    return askHouseHere(method, path, body);
  }
}

async function askHouseHere<Answer>(method: string, path: string, body?: object | string): Promise<Answer> {
  const { askHere } = await import("../page/here");
  const answer = await askHere(method, path, typeof body === "object" ? JSON.stringify(body) : (body ?? ""));
  if (answer.status < 300) return (answer.body ? JSON.parse(answer.body) : null) as Answer;
  const { error, detail } = JSON.parse(answer.body) as ErrorMessage;
  throw new ApiError(keyHere(error), detail, answer.status);
}

export async function ask<Answer>(
  method: string,
  path: string,
  body?: object | string,
  signal?: AbortSignal,
): Promise<Answer> {
  if (asksHere(path)) return askHouseHere(method, path, body);
  if (isSite) throw new ApiError("unreachable");
  const written = typeof body === "object" ? JSON.stringify(body) : body;
  const headers: Record<string, string> = written === undefined ? {} : { "Content-Type": "application/json" };
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: written ?? null,
      signal: signal ?? null,
      credentials: "same-origin",
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError("unreachable");
  }
  if (!answer.ok) throw await errorOf(answer);
  return (answer.status === 204 ? null : await answer.json()) as Answer;
}

async function errorOf(answer: Response): Promise<ApiError> {
  try {
    const said = (await answer.json()) as Partial<ErrorMessage>;
    return new ApiError(said.error ?? "unknown", said.detail ?? {}, answer.status);
  } catch {
    return new ApiError("unknown", {}, answer.status);
  }
}

/** The key of the sentence that says what went wrong. */
export function errorKeyOf(error: unknown): string {
  return error instanceof ApiError ? error.key : "unknown";
}
