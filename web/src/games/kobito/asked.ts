/** What is asked at a table in a few words, for who comes back to it. */
import type { Asked } from "../registry";
import type { KobitoView } from "./wire";

export const asked: Asked<KobitoView> = ({ phase, cards_due: count }, speech) =>
  phase === "turn" && count > 0 ? speech.say("asked-turn", { count }) : null;
