/** Finding rules by words or by number. */
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

/** A text without accents, points and direction marks, so that it is found however it is typed. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u0591-\u05c7\u2066-\u2069]/g, "")
    .toLowerCase();
}
