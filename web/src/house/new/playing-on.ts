/** A table of one's own that goes on from a position: of a game that is over, or of a puzzle; bots take the other seats. */
import { settings } from "../../settings.svelte";
import type { MadeTable, PlayOn, PlayPuzzle } from "../../wire";
import { ask, ownOrServer } from "../api";
import { catalogue } from "../catalogue.svelte";
import { usualOf } from "../usual";
import { arriveAt } from "./opening";

export async function playOn(game: string, table: string, frame: number, seat: number): Promise<void> {
  const from: PlayOn = { ...against(game), frame, seat };
  arriveAt(await ask<MadeTable>("POST", `/api/tables/${table}/play-on`, from), game);
}

export async function playPuzzle(game: string, key: string): Promise<void> {
  await catalogue.load();
  const path = `/api/puzzles/${game}/${key}/play-on`;
  arriveAt(await ownOrServer<MadeTable>("POST", path, against(game)), game);
}

/** The bot that this device usually plays against. */
function against(game: string): PlayPuzzle {
  const card = catalogue.card(game);
  return { bot: card ? usualOf(card, catalogue.levels).bot : "easy", name: settings.name.trim() || null };
}
