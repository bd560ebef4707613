/** What the seats are called: a person by name, a bot by its level, an open seat as such. */
import type { SeatState } from "../messages";
import type { Speech } from "../speech/speech";

export function seatNames(seats: SeatState[], speech: Speech): string[] {
  return seats.map((seat) => seatName(seat, speech));
}

export function seatName(seat: SeatState, speech: Speech): string {
  if (seat.kind === "open") return speech.say("seat-open");
  if (seat.name) return seat.name;
  if (seat.kind === "bot") return speech.say("seat-bot", { level: botName(seat.bot ?? "normal", speech) });
  return speech.seat(seat.seat);
}

export function botName(level: string, speech: Speech): string {
  return speech.has(`bot-${level}`) ? speech.say(`bot-${level}`) : level;
}
