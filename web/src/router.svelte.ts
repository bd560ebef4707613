/** Addresses of the screens, by the browser's history. */
import { addressOf, housePath, isSite, pathIn } from "./page/place";

export type Route =
  | { screen: "lobby" }
  | { screen: "new"; game: string }
  | { screen: "join"; code: string }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string }
  | { screen: "review"; table: string }
  | { screen: "puzzle"; game: string | null; key: string | null }
  | { screen: "rules"; game: string | null; rule: string | null }
  | { screen: "learn"; game: string | null }
  | { screen: "try"; game: string; example: string }
  | { screen: "watch" }
  | { screen: "about" }
  | { screen: "mine" }
  | { screen: "lost" };

class Router {
  route = $state.raw<Route>(routeOf(pathIn(location)));
  /** Counts the screens shown, so that the same address can be opened anew. */
  visit = $state(0);

  constructor() {
    addEventListener("popstate", () => this.follow());
  }

  go(path: string, { replace = false, stay = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", addressOf(path));
    this.follow();
    if (!stay) scrollTo(0, 0);
  }

  private follow(): void {
    this.route = routeOf(pathIn(location));
    this.visit += 1;
  }
}

export const router = new Router();

export function routeOf(path: string): Route {
  const [screen = "", first = null, second = null] = path.split("/").slice(1).filter(Boolean).map(decodeURIComponent);
  if (screen === "") return { screen: "lobby" };
  if (screen === "new" && first) return { screen, game: first };
  if (screen === "join") return { screen, code: first ?? "" };
  if (screen === "puzzle") return { screen, game: first, key: second };
  if ((screen === "table" || screen === "replay" || screen === "review") && first) return { screen, table: first };
  if (screen === "rules") return { screen, game: first, rule: second };
  if (screen === "try" && first && second) return { screen, game: first, example: second };
  if (screen === "learn") return { screen, game: first };
  if (screen === "watch" || screen === "about" || screen === "mine") return { screen };
  return { screen: "lost" };
}

/** Follow links inside the house without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  router.go(isSite ? pathIn(link as unknown as URL) : link.pathname + link.search + link.hash);
}

/** A house of plain files may lie anywhere: its links are made to lead there, before anybody follows or copies one. */
export function setLinkRight(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a[href^='/']");
  const written = link?.getAttribute("href") ?? "";
  if (link && written !== housePath && !written.startsWith(`${housePath}?`))
    link.setAttribute("href", addressOf(written));
}

if (isSite)
  for (const kind of ["pointerover", "pointerdown", "focusin", "click"])
    document.addEventListener(kind, setLinkRight, { capture: true });
