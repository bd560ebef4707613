/** The language files, the same that the server and the terminal speak from; each is loaded when it is first needed. */
import type { GameCard } from "../messages";
import { Speech } from "./speech";

const WORDS = import.meta.glob<string>("../../../src/serai/text/*/*.ftl", { query: "?raw", import: "default" });
const RULES = import.meta.glob<string>("../../../src/serai/text/*/rules/*.ftl", { query: "?raw", import: "default" });

/** A language with the words of the house, of a game if its card is given, and of further files. */
export async function loadSpeech(language: string, card: GameCard | null = null, more: string[] = []): Promise<Speech> {
  const files = ["house", "web", ...(card ? [card.name] : []), ...more];
  const words = Promise.all(files.map((name) => read(WORDS, `${language}/${name}`)));
  const rules = card ? read(RULES, `${language}/rules/${card.name}`) : null;
  return new Speech(language, card, { words: await words, rules: await rules });
}

async function read(files: Record<string, () => Promise<string>>, name: string): Promise<string> {
  const load = files[`../../../src/serai/text/${name}.ftl`];
  if (!load) throw new Error(`there are no texts of ${name}`);
  return load();
}
