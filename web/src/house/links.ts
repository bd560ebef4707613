/** Links that people pass on. */

/** A link as another device in the network reaches it: this computer's own name means nothing there. */
export function forOtherDevices(link: string, address: string): string {
  const url = new URL(link, location.origin);
  const onlyHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return onlyHere && URL.canParse(address) ? new URL(url.pathname + url.search + url.hash, address).href : url.href;
}

/** What somebody typed or pasted: a link of a table, or its code. */
export function readInvitation(written: string): { path: string } | { code: string } | null {
  const text = written.trim();
  const link = /\/table\/[\w-]+(#[\w.~-]+)?$/.exec(text);
  if (link) return { path: link[0] };
  const code = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return code.length >= 4 && code.length <= 12 ? { code } : null;
}
