/** What an answer would change, in words: "scholars 4 → 5", "+1 point". */
import type { Speech } from "../../speech/speech";
import { isTheThing } from "./answerWords";
import type { Change, MarrakeshAction } from "./shapes";

/** What the places of some numbers are called by. */
const CHANGED: Record<string, string> = { assistant: "district", spectators: "square", due: "resource" };

/** What one number tells. */
const PLAIN = /^(points|water|date|dinar|palace|mosque|river|keshi:\w+)$/;

const MOST_TOLD = 2; // changes on one card

/** What an answer would change, the most telling first: what comes to lie on the own board, points last. */
export function changesTold(changes: Change[], action: MarrakeshAction, speech: Speech): string[] {
  if (action.type === "place_track_keshi") return []; // whatever the place, it is one keshi more
  const ordered = [...changes].sort((one, other) => Number(one.what === "points") - Number(other.what === "points"));
  const told = ordered.slice(0, MOST_TOLD);
  return told.map((change, place) => unbroken(changeWords(change, speech, place === 0 && isTheThing(action))));
}

/** "4 → 5" stays in one line. */
function unbroken(text: string): string {
  return text.replace(/ ([→←]) /g, "\u00a0$1\u00a0");
}

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
