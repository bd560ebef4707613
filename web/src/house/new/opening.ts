/** Opening a table, by the form or by one press: remembered by this device, which then goes there. */
import { router } from "../../router.svelte";
import { settings } from "../../settings.svelte";
import { hasLesson } from "../../tutorials/lessons";
import { offered } from "../../tutorials/offered";
import { levelOf } from "../../table/names";
import type { GameCard, MadeTable, NewTable } from "../../wire";
import { api } from "../api";
import { catalogue } from "../catalogue.svelte";
import { remember } from "../my-tables";
import { keepSeatLink } from "../seat-links";
import { hasMet, keepUsual, meet, usualOf } from "../usual";
import { NewTableForm } from "./form.svelte";

export async function openTable(request: NewTable): Promise<void> {
  const made = await api.open(request);
  if (!hasMet(request.game) && hasLesson(request.game)) offered.begin(request.game, made.table);
  meet(request.game);
  arriveAt(made, request.game);
}

/** A table that was just made is remembered, with the links of its seats, and gone to. */
export function arriveAt(made: MadeTable, game: string): void {
  remember(made.table, game);
  made.links.seats.forEach((link, seat) => link && keepSeatLink(made.table, seat, link));
  router.go(`/table/${made.table}`);
}

/** A table by the form; as it was made, the next press on Play makes one. */
export async function openAsFormed(form: NewTableForm): Promise<void> {
  settings.name = form.sitting.find((seat) => seat.kind === "me")?.name.trim() ?? settings.name;
  const { players, options, card } = form;
  const bot = form.sitting.find((seat) => seat.kind === "bot")?.bot ?? usualOf(card, catalogue.levels).bot;
  await openTable(form.request());
  keepUsual(card.name, { players, bot: levelOf(bot), options: { ...options } });
}

/** One press: a game against bots, as this device played it last. */
export async function playAsUsual(card: GameCard): Promise<void> {
  await openTable(usualForm(card).request());
}

/** Bots at every seat, to look at: nobody's table, so it is not remembered. */
export async function watchBots(card: GameCard): Promise<void> {
  const form = usualForm(card);
  form.seats.forEach((seat) => (seat.kind = "bot"));
  const made = await api.open(form.request());
  router.go(`/table/${made.table}`);
}

export function usualForm(card: GameCard): NewTableForm {
  return new NewTableForm(card, settings.name, usualOf(card, catalogue.levels), catalogue.styles);
}
