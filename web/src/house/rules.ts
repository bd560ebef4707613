/** Finding rules by words or by number. */
import type { Chapter } from "../speech/chapters";
import { ruleOrder } from "../speech/speech";

export type Rule = [id: string, text: string];

export function findRules(rules: Rule[], wanted: string): Rule[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  const byId = rules.filter(([id]) => sameRule(id, wanted));
  return byId.length > 0
    ? byId
    : rules.filter(([id, text]) => words.every((word) => folded(`${id} ${text}`).includes(word)));
}

export function sameRule(one: string, other: string): boolean {
  return ruleOrder(one).join(" ") === ruleOrder(other).join(" ");
}

/** The chapters with only those rules that are wanted; without any of them a chapter is left out. */
export function findChapters(chapters: Chapter[], wanted: Set<string>): Chapter[] {
  return chapters.flatMap(({ name, sections }) => {
    const found = sections.map((each) => ({ ...each, rules: each.rules.filter((rule) => wanted.has(rule)) }));
    const left = found.filter(({ rules }) => rules.length > 0);
    return left.length > 0 ? [{ name, sections: left }] : [];
  });
}

/** A text in parts: those that a search for some words has found, and those between them. */
export function markedParts(text: string, wanted: string): { part: string; found: boolean }[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const letters = [...text];
  const plain = letters.map((letter) => folded(letter));
  const marks = letters.map(() => false);
  for (const word of words) {
    for (let start = 0; start < letters.length; start += 1) {
      let end = start;
      let read = "";
      while (end < letters.length && read.length < word.length) read += plain[end++];
      if (read === word && plain[start] !== "") marks.fill(true, start, end);
    }
  }
  const parts: { part: string; found: boolean }[] = [];
  letters.forEach((letter, place) => {
    const last = parts.at(-1);
    if (last && last.found === marks[place]) last.part += letter;
    else parts.push({ part: letter, found: marks[place] ?? false });
  });
  return parts;
}

/** A text without accents, points and direction marks, so that it is found however it is typed. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u0591-\u05c7\u2066-\u2069]/g, "")
    .toLowerCase();
}
