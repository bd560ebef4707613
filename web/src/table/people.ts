/** What happened to the people of a running game, in words and in its place in the log. */
import type { Speech } from "../speech/speech";
import { isolated } from "../speech/speech";
import type { EventMessage, PeopleNote } from "../wire";
import { guestName } from "./names";

export function noteText(note: PeopleNote, speech: Speech): string {
  const name = note.name ? isolated(note.name) : guestName(note.seat, speech);
  return speech.say(`people-${note.kind}`, { name });
}

/** The notes that stand in the log after the event at that place: all up to the next event's version. */
export function notesAfter(notes: PeopleNote[], events: EventMessage[], place: number): PeopleNote[] {
  const from = place < 0 ? -1 : events[place]!.version;
  const until = events[place + 1]?.version ?? Infinity;
  return from === until ? [] : notes.filter(({ version }) => version >= from && version < until);
}

/** What is new since another position; nothing for who has just come. */
export function newNotes(now: PeopleNote[], before: PeopleNote[]): PeopleNote[] {
  const keys = new Set(before.map((note) => JSON.stringify(note)));
  return now.filter((note) => !keys.has(JSON.stringify(note)));
}
