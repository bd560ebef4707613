/** What an answer would change, in words: "scholars 4 → 5", "+1 point". */
import type { Speech } from "../../speech/speech";
import type { Change } from "./shapes";

/** What the places of some numbers are called by. */
const CHANGED: Record<string, string> = { assistant: "district", spectators: "square", due: "resource" };

/** What one number tells. */
const PLAIN = /^(points|water|date|dinar|palace|mosque|river|keshi:\w+)$/;

/** Beside the piece itself its name is left out: "4 → 5". */
export function changeWords({ what, before, after }: Change, speech: Speech, isNamed = false): string {
  if (isNamed && PLAIN.test(what)) return speech.say("mat-change-short", { before, after });
  if (what === "full" && after > before) return speech.say("mat-change-full");
  if (what === "points")
    return speech.say("mat-points-change", { count: Math.abs(after - before), sign: sign(before, after) });
  const [kind = "", which = ""] = what.split(":");
  if (kind === "then") return speech.say("mat-then", { what: speech.verb(which), count: after });
  const label = CHANGED[kind];
  if (label) {
    const named = speech.say(`change-${kind}`, { which: speech.word(label, which, null) });
    return speech.say("mat-change", { what: named, before, after });
  }
  return speech.say("mat-change", { what: speech.say(`change-${what.replace(":", "-")}`), before, after });
}

function sign(before: number, after: number): string {
  return after < before ? "−" : "+";
}
