/** The games that were played to their end on this device: kept here alone, and nobody else is told. */
export interface Played {
  table: string;
  game: string;
  /** When its result was first seen. */
  at: number;
  /** The strongest bot at the table; null: only people. */
  level: string | null;
  players: number;
  points: number;
  place: number;
  won: boolean;
  /** How many decisions were the best or good, of how many, and misses by kind; null until the game was looked back at. */
  judged: { good: number; of: number; misses: Record<string, number> } | null;
}

const KEY = "serai-history";
const MOST = 500;

export function history(): Played[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(read) ? read.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

function keep(games: Played[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games.slice(-MOST)));
  } catch {
    return; // a private window may forbid it
  }
}

function isPlayed(each: unknown): each is Played {
  const { table, game, at, points } = (each ?? {}) as Partial<Played>;
  return typeof table === "string" && typeof game === "string" && typeof at === "number" && typeof points === "number";
}

/** A game is over; the same one is noted once. */
export function note(played: Omit<Played, "judged" | "at">, at = Date.now()): void {
  const games = history();
  if (!games.some(({ table }) => table === played.table)) keep([...games, { ...played, at, judged: null }]);
}

/** A game was looked back at. */
export function noteJudged(table: string, judged: NonNullable<Played["judged"]>): void {
  keep(history().map((each) => (each.table === table ? { ...each, judged } : each)));
}

export function forgetGame(table: string): void {
  keep(history().filter((each) => each.table !== table));
}

export function forgetAll(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
}

export interface Tally {
  level: string | null;
  games: number;
  won: number;
  points: number;
}

/** How games went against each level, in the order of the levels; people come last. */
export function byLevel(games: Played[], levels: string[]): Tally[] {
  const known = [...new Set(games.map(({ level }) => level))];
  const rank = (level: string | null): number => (level === null ? 99 : levels.indexOf(level));
  return known
    .sort((one, other) => rank(one) - rank(other))
    .map((level) => {
      const own = games.filter((each) => each.level === level);
      const points = own.reduce((sum, each) => sum + each.points, 0) / own.length;
      return { level, games: own.length, won: own.filter(({ won }) => won).length, points };
    });
}

/** The kinds of decisions that were missed most often. */
export function favouriteMisses(games: Played[], most = 3): { kind: string; count: number }[] {
  const counts: Record<string, number> = {};
  for (const { judged } of games)
    for (const [kind, count] of Object.entries(judged?.misses ?? {})) counts[kind] = (counts[kind] ?? 0) + count;
  return Object.entries(counts)
    .map(([kind, count]) => ({ kind, count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, most);
}

export interface First {
  what: "game" | "win" | "level" | "clean";
  game: string;
  level: string | null;
  at: number;
}

/** What happened for the first time: a game, a victory, one over a level, a game without a miss. */
export function firsts(games: Played[]): First[] {
  const found: First[] = [];
  const seen = new Set<string>();
  for (const { game, level, at, won, judged } of games) {
    const own: First["what"][] = ["game"];
    if (won) own.push("win");
    if (won && level !== null) own.push("level");
    if (judged && judged.of > 0 && Object.keys(judged.misses).length === 0) own.push("clean");
    for (const what of own) {
      const key = `${what} ${game} ${what === "level" ? level : ""}`;
      if (!seen.has(key)) found.push({ what, game, level: what === "level" ? level : null, at });
      seen.add(key);
    }
  }
  return found;
}

/** Points of a line over time, in a box of that size; the newest at its end. */
export function sparkline(values: number[], width: number, height: number): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = width / Math.max(1, values.length - 1);
  const y = (value: number): number =>
    most === least ? height / 2 : height - ((value - least) / (most - least)) * height;
  return values.map((value, place) => `${(place * step).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
}
