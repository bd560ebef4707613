import type { Sounds } from "../registry";
import type { Kobito } from "./wire";

export const sounds: Sounds<Kobito> = {
  pot_revealed: "reveal",
  starter_laid: "flip",
  hand_dealt: "deal",
  cards_drawn: "deal",
  reshuffled: "deal",
  card_added: "card",
  rainbow_started: "card",
  tower_built: "stone",
  kobito_swapped: "swap",
  places_moved: "slide",
  pot_won: "coins",
  put_aside: "loss",
  game_scored: "end",
};
