/** What the revealed card can do, in the order of the list: lettered sets first, then laying or declining. */
import type { Refusal } from "../registry";
import type { Picked } from "../../table/picked.svelte";
import { valueOf } from "./cards";
import type { Preview, Treasures, TreasuresAction, TreasuresView } from "./wire";

export interface Choice {
  /** Its place in the list, by which it is picked. */
  place: number;
  /** A, B, C… for a set; nothing for laying and declining. */
  letter: string;
  action: TreasuresAction;
  /** The card that has to be revealed before. */
  first?: TreasuresAction;
  /** The cards of the set, without the one in question. */
  cards: string[];
  preview: Preview | undefined;
}

/** Playing a card, if that can be chosen. */
export function playing(legal: TreasuresAction[], card: unknown): TreasuresAction | undefined {
  return legal.find((action) => action.type === "play_card" && action.card === card);
}

/** Why a card of the hand can't be played now. */
export function refusedPlaying(refusals: Refusal<Treasures>[], card: string): Refusal<Treasures> | undefined {
  return refusals.find(({ action }) => action.type === "play_card" && action.card === card);
}

export function choicesOf(legal: TreasuresAction[], view: TreasuresView): Choice[] {
  const deciding = legal.filter(({ type }) => type !== "play_card");
  return deciding.map((action, place) => {
    const cards = "cards" in action ? action.cards : [];
    return { place, letter: cards.length ? letterOf(place) : "", action, cards, preview: view.previews?.[place] };
  });
}

/** What a card of the hand could collect if it were revealed, as the view tells it. */
export function prospectsOf(legal: TreasuresAction[], view: TreasuresView, card: unknown): Choice[] {
  const first = playing(legal, card);
  const brings = first ? (view.prospects?.[String(card)] ?? []) : [];
  return brings.map((preview, place) => {
    const cards = preview.cards.slice(0, -1);
    return { place, letter: letterOf(place), action: { type: "take", cards }, first, cards, preview };
  });
}

/** The choice that is picked; the first one if none is. */
export function pickedChoice(choices: Choice[], picked: Picked): Choice | undefined {
  return choices.find(({ place }) => picked.is(`choice-${place}`)) ?? choices[0];
}

/** The cards that lie on the table, without one that was just laid and may be claimed. */
export function tableOf(view: TreasuresView): string[] {
  const place = view.laid === null ? -1 : view.table.indexOf(view.laid);
  return view.table.filter((_, each) => each !== place);
}

/** 7 + 1 = 8 */
export function sumOf(cards: string[], played: string): string {
  return cards.length > 1 ? `${cards.map(valueOf).join(" + ")} = ${valueOf(played)}` : "";
}

/** Whether every card on the table belongs to one set or to none, so that each set can be framed. */
export function areApart(choices: Choice[], table: string[]): boolean {
  const used = choices.flatMap(({ cards }) => cards);
  return [...new Set(used)].every((code) => count(used, code) === count(table, code));
}

/** The sets that may take the card with this code: of equal cards any one will do. */
export function setsWith(choices: Choice[], code: string): Choice[] {
  return choices.filter(({ cards }) => cards.includes(code));
}

export function count(codes: string[], code: string): number {
  return codes.filter((each) => each === code).length;
}

function letterOf(place: number): string {
  return place < 26 ? String.fromCharCode(65 + place) : String(place + 1);
}
