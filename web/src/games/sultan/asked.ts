/** What is asked at a table in a few words, for who comes back to it. */
import type { Asked } from "../registry";
import type { SultanView } from "./wire";

export const asked: Asked<SultanView> = ({ phase, cushions }, speech) => {
  const jewels = cushions.filter((jewel) => jewel !== null);
  return phase === "bid" && jewels.length > 0
    ? speech.say("asked-bid", { jewels: speech.word("colour", jewels, null) })
    : null;
};
