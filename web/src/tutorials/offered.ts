/** This device's first table of a game, where the lesson is offered until the first move; forgotten with the tab. */
const KEY = "serai-offered";

interface Offered {
  game: string;
  table: string;
}

export const offered = {
  begin: (game: string, table: string): void => sessionStorage.setItem(KEY, JSON.stringify({ game, table })),
  end: (): void => sessionStorage.removeItem(KEY),
  at: (table: string): boolean => kept()?.table === table,
  /** The table that waits while its lesson is taken. */
  tableOf: (game: string): string | null => (kept()?.game === game ? kept()!.table : null),
};

function kept(): Offered | null {
  return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Offered | null;
}
