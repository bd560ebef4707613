/** The language files, the same that the server and the terminal speak from; each is loaded when it is first needed. */
import gameNames from "virtual:game-names";
import { api } from "../house/api";
import type { GameCard } from "../wire";
import { Speech, type Texts } from "./speech";

type Files = Record<string, () => Promise<string>>;

const HOUSE: Files = import.meta.glob<string>("../../../src/serai/text/*/*.ftl", { query: "?raw", import: "default" });
const WORDS: Files = import.meta.glob<string>("../../../src/serai/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const RULES: Files = import.meta.glob<string>("../../../src/serai/games/*/words/rules/*.ftl", {
  query: "?raw",
  import: "default",
});
const LESSONS: Files = import.meta.glob<string>("../../../src/serai/games/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});

/** A language with the words of the house and the names of its games, also of those that this client was built without. */
export async function loadHouseSpeech(language: string, strangers: string[]): Promise<Speech> {
  const house = ["house", "web"].map((name) => read(HOUSE, `text/${language}/${name}`));
  const names = gameNames[language]?.().then((module) => module.default) ?? "";
  const theirs = strangers.map(async (game) => namesIn((await textsOf(game, language)).words.join("\n"), game));
  return new Speech(language, null, { words: await Promise.all([...house, names, ...theirs]), rules: null });
}

/** The words of the house, and those of the page of one's own games. */
export async function loadOwnSpeech(language: string): Promise<Speech> {
  const words = ["house", "web", "mine"].map((name) => read(HOUSE, `text/${language}/${name}`));
  return new Speech(language, null, { words: await Promise.all(words), rules: null });
}

/** A language at a table: the words of the house, of the game, and, to learn or look back, those of lessons. */
export async function loadSpeech(
  language: string,
  card: GameCard,
  learning: boolean | "review" = false,
): Promise<Speech> {
  const house = ["house", "web", "table", ...(learning ? ["learn"] : [])].map((name) =>
    read(HOUSE, `text/${language}/${name}`),
  );
  const lessons = learning === true ? [read(LESSONS, `games/${card.name}/lessons/${language}`)] : [];
  const own = await textsOf(card.name, language);
  const words = [...(await Promise.all(house)), ...own.words, ...(await Promise.all(lessons))];
  return new Speech(language, card, { ...own, words });
}

/** Whether the client was built with the game's words; all others come from the server. */
export function hasWordsOf(game: string): boolean {
  return pathOf(`games/${game}/words/en`) in WORDS;
}

async function textsOf(game: string, language: string): Promise<Texts> {
  if (!hasWordsOf(game)) return askForTexts(game, language);
  const [words, rules] = await Promise.all([
    read(WORDS, `games/${game}/words/${language}`),
    read(RULES, `games/${game}/words/rules/${language}`),
  ]);
  return { words: [words], rules };
}

/** The words of a game that this client was built without; it may have none at all. */
async function askForTexts(game: string, language: string): Promise<Texts> {
  try {
    const { words, rules } = await api.words(game, language);
    return { words: words === null ? [] : [words], rules, plain: words === null };
  } catch {
    return { words: [], rules: null, plain: true };
  }
}

/** A game's name and its invitation, under keys of their own among those of other games. */
function namesIn(words: string, game: string): string {
  return words
    .replaceAll(/^game = /gm, `game-name-${game} = `)
    .replaceAll(/^game-invitation = /gm, `game-invitation-${game} = `);
}

async function read(files: Files, name: string): Promise<string> {
  const load = files[pathOf(name)];
  if (!load) throw new Error(`there are no texts of ${name}`);
  return load();
}

function pathOf(name: string): string {
  return `../../../src/serai/${name}.ftl`;
}
