/** Why nothing can be done now with a thing that was touched. */
import type { Session } from "./session.svelte";

export function whyWait({ speech, position, director, seat, names }: Session): string {
  const actor = position?.view?.actor ?? null;
  if (!speech) return "";
  if (director.busy) return speech.say("wait-showing");
  if (actor !== null && actor !== seat) return speech.say("wait-turn", { name: names[actor] ?? "" });
  return speech.say("wait-otherwise");
}
