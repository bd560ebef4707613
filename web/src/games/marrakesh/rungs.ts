/** The words of a rung of the ladder: what is to happen, and where it comes from. */
import type { Speech } from "../../speech/speech";
import type { Cause, Rung } from "./shapes";

const TILES = ["scroll", "oasis", "city", "face"];

/** What another seat than the one that decides is to choose bears its name. */
export function rungWords({ name, args }: Rung, speech: Speech, names: string[], actor: number | null): string {
  const words: Record<string, string | number> = { ...args };
  words.seat = typeof args.seat === "number" ? (names[args.seat] ?? "") : "none";
  if (args.stairs !== undefined) words.stairs_key = args.stairs;
  if (typeof args.verb === "string") words.verb = speech.verb(args.verb);
  if (typeof args.effect === "string") words.effect = String(speech.word("effect", args.effect, names));
  const others = name === "choice" && actor !== null && typeof args.seat === "number" && args.seat !== actor;
  return speech.say(others ? "rung-choice_of" : `rung-${name}`, words);
}

/** "scroll 16", or the district at work. */
export function causeWords({ kind, which }: Cause, speech: Speech): string {
  return TILES.includes(kind) ? speech.say(`cause-${kind}`, { number: which }) : speech.say(`${kind}-${which}`);
}
