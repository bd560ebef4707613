/** Asking the server over HTTP. */
import type {
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
  open: (table: NewTable) => ask<MadeTable>("POST", "/api/tables", table),
  enter: (table: string, token: string) => ask<Summary>("POST", `/api/tables/${table}/enter`, { token }),
  join: (code: string) => ask<Joined>("POST", "/api/join", { code }),
  sit: (table: string, seat: number, name: string | null) =>
    ask<Seated>("POST", `/api/tables/${table}/sit`, { seat, name }),
  summary: (table: string) => ask<Summary>("GET", `/api/tables/${table}`),
  verify: (table: string) => ask<Verified>("GET", `/api/tables/${table}/verify`),
  replay: (table: string, seat: number | "all" | "none", from: number, to: number) =>
    ask<Replay>("GET", `/api/tables/${table}/replay?seat=${seat}&from=${from}&to=${to}`),
  review: (table: string, seat: number | null) =>
    ask<TableReview>("GET", `/api/tables/${table}/review${seat === null ? "" : `?seat=${seat}`}`),
  puzzles: (game: string) => ask<PuzzleList>("GET", `/api/puzzles/${game}`),
  puzzle: (game: string, key: string) => ask<Puzzle>("GET", `/api/puzzles/${game}/${key}`),
  upload: (record: string) => ask<UploadedRecord>("POST", "/api/records", record),
  remove: (table: string) => ask<null>("DELETE", `/api/tables/${table}`),
  recordAddress: (table: string) => `/api/tables/${table}/record`,
};

export async function ask<Answer>(
  method: string,
  path: string,
  body?: object | string,
  signal?: AbortSignal,
): Promise<Answer> {
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
