/** Tables and records of this device as files. */
import { api } from "../house/api";
import { isHere } from "../house/doors";

const SAVED = /"format"\s*:\s*"serai-table\/1"/;

/** Is it a whole table, to be played on, and no record? */
export function isSaved(text: string): boolean {
  return SAVED.test(text.slice(0, 200));
}

export async function saveTable(table: string, game: string): Promise<void> {
  offer(await api.saved(table), `${game}-${table}.table.json`);
}

/** A link to a record leads to the server; that of a table here is made when it is followed. */
export function downloadRecord(event: Event, table: string, name: string): void {
  if (!isHere(table)) return;
  event.preventDefault();
  void api.record(table).then((record) => offer(record, name));
}

function offer(content: object, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
