/** Jewels and cards beside the rules that speak of them. */
import type { DrawnPiece, RulebookArt } from "../registry";
import Cushion from "./pieces/Cushion.svelte";
import Jewel from "./pieces/Jewel.svelte";
import MoneyBack from "./pieces/MoneyBack.svelte";
import MoneyCard from "./pieces/MoneyCard.svelte";
import Pouch from "./pieces/Pouch.svelte";
import type { Colour } from "./wire";

const card = (value: number, seat: number): DrawnPiece => ({ piece: MoneyCard, props: { value, seat }, width: 44 });
const jewel = (colour: Colour): DrawnPiece => ({ piece: Jewel, props: { colour, size: 32 }, width: 32 });
const cushion = (colour: Colour): DrawnPiece => ({ piece: Cushion, props: { jewel: colour }, width: 70 });
const back = (seat: number): DrawnPiece => ({ piece: MoneyBack, props: { seat }, width: 44 });
const pouch: DrawnPiece = { piece: Pouch, props: { size: 48 }, width: 48 };

const DRAWN: Record<string, DrawnPiece[]> = {
  "S-03": [card(1, 0), card(15, 0)],
  "S-07": [pouch],
  "S-15": [cushion("green"), cushion("blue")],
  "S-17": [back(0), back(1)],
  "S-26": [card(2, 3)],
  "S-27": [card(13, 0), card(9, 1)],
  "S-28": [card(12, 2), card(12, 1)],
  "S-31": [pouch],
  "S-42": [jewel("white"), jewel("red"), jewel("yellow"), jewel("green"), jewel("blue")],
  "S-43": [jewel("red"), jewel("red"), jewel("red")],
};

export const art: RulebookArt = {
  drawn: (rule) => DRAWN[rule] ?? [],
  options: {
    first_player: pouch,
    two_player_split: cushion("blue"),
    two_player_rotation: pouch,
    open_jewels: jewel("red"),
  },
  page: [
    ...["S-48", "S-10", "S-03", "S-07", "S-11", "S-12", "S-14", "S-15", "S-17", "S-18", "S-19"],
    ...["S-24", "S-26", "S-27", "S-28", "S-31", "S-33", "S-35", "S-42", "S-43", "S-45", "S-39", "S-49"],
    ...["S-04", "S-21", "S-22", "S-29", "S-44"],
  ],
};
