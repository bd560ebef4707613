/** The links of one's own seats, for going on at another device. They open the seat, so they last only as long as this tab. */
const KEY = "serai-seat-links";

export function keepSeatLink(table: string, seat: number, link: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...all(), [`${table}/${seat}`]: link }));
  } catch {
    return; // a private window may forbid it
  }
}

export function seatLink(table: string, seat: number): string | null {
  return all()[`${table}/${seat}`] ?? null;
}

function all(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
