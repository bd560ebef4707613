// Reads cases from standard input and says them with the client's own speech (bundled, named by the first argument).
import { readFileSync } from "node:fs";

const { Speech } = await import(process.argv[2]);
const { language, card, words, rules, names, cases } = JSON.parse(readFileSync(0, "utf-8"));
const speech = new Speech(language, card, { words, rules });

const SAY = {
  action: (given) => speech.action(given, names),
  event: (given) => speech.event(given, names),
  refusal: (given) => speech.refusal(given, names),
  prompt: (given) => speech.prompt(given),
  option: ([name, value]) => `${speech.option(name)} ${speech.optionHelp(name)} ${speech.optionValue(name, value)}`,
  rules: () => speech.rules().map(([id, text]) => `${id} ${text}`).join("\n"),
  chapters: () => JSON.stringify(speech.chapters),
};

console.log(JSON.stringify(cases.map(([kind, given]) => SAY[kind](given).replaceAll(/[\u2068\u2069]/g, ""))));
