/** Where the house lies: at the root of a server, or anywhere on a host of plain files (`serai site`). */

/** Is this a house of plain files, without a server? The page says so itself. */
export const isSite = typeof document !== "undefined" && document.documentElement.dataset.site !== undefined;

/** The folder of the house: scripts lie in `assets` below it. */
export const base = baseOf(import.meta.url);

/** Its path, which all its addresses begin with. */
export const housePath = new URL(base).pathname;

/** The address of one of its files. */
export function fileAt(name: string): string {
  return new URL(name, base).href;
}

export function baseOf(script: string): string {
  const url = new URL(script, "http://localhost/");
  const inside = url.pathname.indexOf("/assets/");
  return inside < 0 ? new URL("/", url).href : new URL(url.pathname.slice(0, inside + 1), url).href;
}

/** The path of a screen (`/table/…`) in an address; hosts of plain files know one page only, so there it is its question. */
export function pathIn(address: URL | Location, site = isSite): string {
  if (!site) return address.pathname;
  const asked = decodeURI(address.search.slice(1)).replace(/[?#].*/, "");
  return asked.startsWith("/") ? asked : "/";
}

/** The address of a screen. */
export function addressOf(path: string, site = isSite): string {
  return site ? `${housePath}${path === "/" ? "" : `?${path}`}` : path;
}
