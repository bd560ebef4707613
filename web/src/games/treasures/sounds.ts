import type { Sounds } from "../registry";
import type { Treasures } from "./wire";

export const sounds: Sounds<Treasures> = {
  round_begun: "reveal",
  tiebreak_begun: "reveal",
  hand_dealt: "deal",
  table_dealt: "deal",
  card_played: "flip",
  card_laid: "card",
  cards_taken: "slide",
  cards_claimed: "swap",
  leftovers_taken: "slide",
  leftovers_lost: "loss",
  category_won: "jewel",
  category_won_by_team: "jewel",
  swept: "triumph",
  game_won: "end",
  game_won_by_team: "end",
};
