/** Inviting somebody to a table at which one plays already: who may, and where the links are shown at once. */
import { isHere } from "../house/doors";
import type { Summary } from "../wire";

let moved = "";

/** The table that has just moved to the server. */
export const invited = {
  begin: (table: string): void => void (moved = table),
  at: (table: string): boolean => moved === table,
  end: (): void => void (moved = ""),
};

/** May others come to this table by this device's doing? Not where what is hidden may be known to anybody. */
export function mayInvite(summary: Summary | null, status: Summary["status"] | null): boolean {
  if (!summary || status !== "playing" || (summary.given && !summary.brought)) return false;
  return isHere(summary.table) ? summary.mine.length > 0 : summary.links !== null;
}
