/** What the seats are called: a person by name, a bot by its level, an open seat as such. */
import type { SeatState } from "../wire";
import { isolated, type Speech } from "../speech/speech";

/** Names of all seats, no two alike: those that would be also bear the number of their seat. */
export function seatNames(seats: SeatState[], speech: Speech): string[] {
  const names = seats.map((seat) => seatName(seat, speech));
  return names.map((name, place) => {
    const alone = names.filter((other) => other === name).length === 1;
    return alone || seats[place]!.kind === "open" ? name : numbered(seats[place]!, name, speech);
  });
}

/** Names for narrow badges: bots leave out their level. */
export function shortNames(seats: SeatState[], speech: Speech): string[] {
  const alone = seats.filter((seat) => isNamelessBot(seat)).length === 1;
  return seatNames(seats, speech).map((name, place) => {
    if (!isNamelessBot(seats[place]!)) return name;
    return alone ? speech.say("seat-kind-bot") : speech.say("seat-bot-short", { number: place + 1 });
  });
}

function isNamelessBot({ kind, name }: SeatState): boolean {
  return kind === "bot" && !name;
}

function numbered(seat: SeatState, name: string, speech: Speech): string {
  const number = seat.seat + 1;
  if (seat.kind === "bot" && !seat.name)
    return speech.say("seat-bot-numbered", { number, level: botName(seat.bot ?? "normal", speech) });
  return speech.say("name-numbered", { name, number });
}

export function seatName(seat: SeatState, speech: Speech): string {
  if (seat.kind === "open") return speech.say("seat-open");
  if (seat.name) return isolated(seat.name);
  if (seat.kind === "bot") return speech.say("seat-bot", { level: botName(seat.bot ?? "normal", speech) });
  return guestName(seat.seat, speech);
}

/** Who has given no name is called by the number of the seat, in the language of whoever reads it. */
export function guestName(seat: number, speech: Speech): string {
  return speech.say("guest", { number: seat + 1 });
}

/** The level of a bot, with its style if it has one. */
export function botName(bot: string, speech: Speech): string {
  const [level, style] = [`bot-${levelOf(bot)}`, `style-${styleOf(bot)}`];
  if (!speech.has(level)) return bot;
  if (!speech.has(style)) return speech.say(level);
  return speech.say("bot-styled", { bot: speech.say(level), style: speech.say(style) });
}

/** The parts of a bot's name, such as `hard:bold`. */
export const levelOf = (bot: string): string => bot.split(":")[0]!;
export const styleOf = (bot: string): string => bot.split(":")[1] ?? "";
export const withStyle = (level: string, style: string): string => (style ? `${level}:${style}` : level);
