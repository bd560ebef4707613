/** How this device usually plays each game, and which games it has met: kept in the browser, so that one press begins a game. */
import type { GameCard, Json, OptionCard } from "../wire";

export interface Usual {
  players: number;
  bot: string;
  options: Record<string, Json>;
}

const USUAL = "serai-usual";
const MET = "serai-met";
const EASIEST = "easy";
const USUAL_COUNT = 3;
const LONG = 60; // minutes: such a game is first played with as few as can be

/** The number of players, the bots and the house rules of the last table; at first easy bots by the book. */
export function usualOf(card: GameCard, levels: string[]): Usual {
  const { players, bot, options } = read<Partial<Record<string, Partial<Usual>>>>(USUAL, {})[card.name] ?? {};
  const count = players !== undefined && card.players.includes(players) ? players : firstCount(card);
  const level = bot !== undefined && levels.includes(bot) ? bot : EASIEST;
  const kept = card.options.map((option) => [option.name, stillFits(option, options?.[option.name], count)]);
  return { players: count, bot: level, options: Object.fromEntries(kept) as Record<string, Json> };
}

export function keepUsual(game: string, usual: Usual): void {
  write(USUAL, { ...read<Record<string, Usual>>(USUAL, {}), [game]: usual });
}

/** Has somebody at this device played the game, or been offered its lesson? */
export function hasMet(game: string): boolean {
  return read<string[]>(MET, []).includes(game);
}

export function meet(game: string): void {
  if (!hasMet(game)) write(MET, [...read<string[]>(MET, []), game]);
}

export function hasMetAny(): boolean {
  return read<string[]>(MET, []).length > 0;
}

function firstCount(card: GameCard): number {
  const fewest = card.players[0] ?? 2;
  return card.minutes[0] < LONG && card.players.includes(USUAL_COUNT) ? USUAL_COUNT : fewest;
}

/** What was chosen for an option, if it still exists for so many players. */
function stillFits(option: OptionCard, value: Json | undefined, players: number): Json {
  if (value === undefined) return option.default;
  const values = option.values[String(players)] ?? [];
  const fits = values.length === 0 || values.some((each) => JSON.stringify(each) === JSON.stringify(value));
  return fits ? value : option.default;
}

function read<Kept>(key: string, otherwise: Kept): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return found !== null && Array.isArray(found) === Array.isArray(otherwise) ? (found as Kept) : otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return; // a private window may forbid it
  }
}
