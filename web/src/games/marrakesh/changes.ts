/** What an answer would change, in words: "scholars 4 → 5", "+1 point". */
import type { Speech } from "../../speech/speech";
import type { Change } from "./shapes";

export function changeWords({ what, before, after }: Change, speech: Speech): string {
  if (what === "points")
    return speech.say("mat-points-change", { count: Math.abs(after - before), sign: sign(before, after) });
  return speech.say("mat-change", { what: speech.say(`change-${what.replace(":", "-")}`), before, after });
}

function sign(before: number, after: number): string {
  return after < before ? "−" : "+";
}
