/** Which puzzle is today's, and on which days one was solved: kept on this device alone. */
const KEY = "serai-puzzles";
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
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number[]>)[game] ?? [];
  } catch {
    return [];
  }
}

export function keepSolved(game: string, day: number): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number[]>;
    kept[game] = [...new Set([...(kept[game] ?? []), day])];
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    return; // a private window may forbid it
  }
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
