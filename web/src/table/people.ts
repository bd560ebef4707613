/** What happened to the people of a running game, in words. */
import type { Speech } from "../speech/speech";
import { isolated } from "../speech/speech";
import type { PeopleNote } from "../wire";
import { guestName } from "./names";

export function noteText(note: PeopleNote, speech: Speech): string {
  const name = note.name ? isolated(note.name) : guestName(note.seat, speech);
  return speech.say(`people-${note.kind}`, { name });
}

/** What is new since another position; nothing for who has just come. */
export function newNotes(now: PeopleNote[], before: PeopleNote[]): PeopleNote[] {
  const keys = new Set(before.map((note) => JSON.stringify(note)));
  return now.filter((note) => !keys.has(JSON.stringify(note)));
}
