/** Records from anywhere: a file, what was pasted, or a link to one. */
import { ApiError } from "./api";

/** A link to a replay or a table of this house leads to its replay; another link to a file with the record. */
export function readLink(text: string, origin: string): { replay: string } | { file: string } | null {
  const written = text.trim();
  if (!URL.canParse(written, origin) || !/^(https?:\/\/|\/)\S+$/.test(written)) return null;
  const url = new URL(written, origin);
  const own = url.origin === origin ? /^\/(?:replay|table)\/([\w-]+)$/.exec(url.pathname) : null;
  return own ? { replay: own[1]! } : { file: url.href };
}

/** The text of a record behind a link; what keeps it away is said by the key of a sentence. */
export async function fetchRecord(address: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(address, { credentials: "same-origin" });
  } catch {
    throw new ApiError("link_forbidden");
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
