/** Records from anywhere: a file, what was pasted, or a link to one. */
import { ApiError } from "./api";

/** Where a link leads: to a replay of this house, to a file of it, or elsewhere, where nothing is read from. */
export type Link = { replay: string } | { file: string } | { elsewhere: string };

export function readLink(text: string, origin: string): Link | null {
  const written = text.trim();
  if (!URL.canParse(written, origin) || !/^(https?:\/\/|\/)\S+$/.test(written)) return null;
  const url = new URL(written, origin);
  if (url.origin !== origin) return { elsewhere: url.href };
  const own = /^\/(?:replay|table)\/([\w-]+)$/.exec(url.pathname);
  return own ? { replay: own[1]! } : { file: url.href };
}

/** The text of a record behind a link of this house; what keeps it away is said by the key of a sentence. */
export async function fetchRecord(address: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(address, { credentials: "same-origin" });
  } catch {
    throw new ApiError("link_unreachable");
  }
  if (!answer.ok) throw new ApiError("link_empty");
  return answer.text();
}

/** A file of many games has one on each line: the first is shown. */
export function firstRecord(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text.split("\n").find((line) => line.trim() !== "") ?? "";
  }
}
