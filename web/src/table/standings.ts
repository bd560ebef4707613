/** Places at the end: the winners first, then by points; equal points share a place. */
import type { Result } from "../wire";

export interface Standing {
  seat: number;
  score: number;
  place: number;
}

export function standings(result: Result): Standing[] {
  const seats = result.scores.map((score, seat) => ({ seat, score, won: result.winners.includes(seat) }));
  seats.sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score || one.seat - other.seat);
  return seats.map(({ seat, score, won }) => ({ seat, score, place: placeOf(score, won, seats) }));
}

function placeOf(score: number, won: boolean, seats: { score: number; won: boolean }[]): number {
  return 1 + seats.filter((other) => (won ? false : other.won || other.score > score)).length;
}
