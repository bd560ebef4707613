/** Which puzzle is today's, and on which days one was solved: kept on this device alone. */
const KEY = "serai-puzzles"; // days
const DONE = "serai-puzzles-done"; // keys
const DAY = 86_400_000;

/** The number of a day, by the calendar of this device. */
export function dayOf(date: Date): number {
  return Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);
}

/** The puzzle of a day: each comes once before the first comes again. */
export function ofDay<Puzzle>(puzzles: Puzzle[], day: number): Puzzle | null {
  return puzzles[day % Math.max(1, puzzles.length)] ?? null;
}

/** The days on which the puzzle of a game was solved. */
export function solvedDays(game: string): number[] {
  return kept<number>(KEY)[game] ?? [];
}

export function keepSolved(game: string, day: number): void {
  keep(KEY, game, day);
}

/** The keys of a game's puzzles that were solved. */
export function doneKeys(game: string): string[] {
  return kept<string>(DONE)[game] ?? [];
}

export function keepDone(game: string, key: string): void {
  keep(DONE, game, key);
}

function kept<Item>(place: string): Record<string, Item[]> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") as Record<string, Item[]>;
  } catch {
    return {};
  }
}

function keep<Item>(place: string, game: string, item: Item): void {
  try {
    const all = kept<Item>(place);
    localStorage.setItem(place, JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), item])] }));
  } catch {
    return; // a private window may forbid it
  }
}

/** The seven days up to today, and on which of them it was solved. */
export function week(days: number[], today: number): { date: Date; solved: boolean }[] {
  return [6, 5, 4, 3, 2, 1, 0].map((ago) => ({
    date: new Date((today - ago) * DAY),
    solved: days.includes(today - ago),
  }));
}

/** So many days in a row, up to today or, while today's is open, up to yesterday. */
export function streak(days: number[], today: number): number {
  let day = days.includes(today) ? today : today - 1;
  let count = 0;
  while (days.includes(day)) {
    count += 1;
    day -= 1;
  }
  return count;
}
