import type { Sounds } from "../registry";
import type { Sultan } from "./wire";

export const sounds: Sounds<Sultan> = {
  hand_dealt: "deal",
  jewels_drawn: "pouch",
  jewel_returned: "pouch",
  card_placed: "card",
  card_revealed: "flip",
  jewel_won: "jewel",
  jewel_unsold: "loss",
  game_scored: "end",
};
