/** Pots, rainbow cards, kobitos and towers beside the rules that speak of them. */
import type { DrawnPiece, RulebookArt } from "../registry";
import KobitoDefs from "./pieces/KobitoDefs.svelte";
import Pot from "./pieces/Pot.svelte";
import RainbowCard from "./pieces/RainbowCard.svelte";
import TowerCard from "./pieces/TowerCard.svelte";
import WildCard from "./pieces/WildCard.svelte";

const card = (number: number): DrawnPiece => ({ piece: RainbowCard, props: { number }, width: 40 });
const wild: DrawnPiece = { piece: WildCard, props: {}, width: 40 };
const tower: DrawnPiece = { piece: TowerCard, props: {}, width: 40 };
const pot = (points: number): DrawnPiece => ({ piece: Pot, props: { points }, width: 56 });

const DRAWN: Record<string, DrawnPiece[]> = {
  "K-02": [card(7), wild, tower],
  "K-03": [pot(8), pot(11), pot(4)],
  "K-16": [card(4), card(5), card(6)],
  "K-17": [card(11), card(12), card(1)],
  "K-24": [card(9), card(10)],
  "K-41": [pot(18)],
  "K-46": [wild],
  "K-55": [tower],
  "K-57": [card(6), tower, card(6)],
};

export const art: RulebookArt = {
  Defs: KobitoDefs,
  drawn: (rule) => DRAWN[rule] ?? [],
  options: {
    first_player: pot(8),
    stop_short: card(3),
    kobito_clarity: wild,
    tower_targets: tower,
    end_timing: pot(18),
    penalise_specials: wild,
  },
  page: [
    ...["K-41", "K-02", "K-03", "K-04", "K-06", "K-09", "K-11", "K-12", "K-13", "K-16", "K-17", "K-19", "K-23"],
    ...["K-24", "K-26", "K-31", "K-32", "K-35", "K-42", "K-43", "K-44", "K-46", "K-49", "K-51", "K-55", "K-56"],
    ...["K-57", "K-62", "K-63", "K-67", "K-64", "K-75", "K-73", "K-77"],
  ],
};
