/**
 * What the lobby says of the games: of each game's words only its name and its invitation, in one small file for
 * each language, so that nobody loads the words of all games to see their doors. `virtual:game-names` has a loader for
 * each language.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const GAMES = new URL("../src/serai/games/", import.meta.url).pathname;
const LANGUAGES = readdirSync(new URL("../src/serai/text/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.length === 2)
  .map((entry) => entry.name);
const MODULE = "virtual:game-names";
/** The messages that are shown, and what they are called among those of other games. */
const SHOWN = [
  ["game", "game-name"],
  ["game-invitation", "game-invitation"],
] as const;

export function gameNames(): Plugin {
  return {
    name: "game-names",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const language = id.slice(MODULE.length + 2);
      if (language === "") return loaders();
      const games = gamesIn(language);
      for (const game of games) this.addWatchFile(fileOf(game, language));
      return `export default ${JSON.stringify(games.map((game) => wordsOf(game, language)).join(""))};`;
    },
  };
}

function loaders(): string {
  const lines = LANGUAGES.map((language) => `  ${language}: () => import("${MODULE}/${language}"),`);
  return `export default {\n${lines.join("\n")}\n};`;
}

function gamesIn(language: string): string[] {
  return readdirSync(GAMES)
    .sort()
    .filter((game) => existsSync(fileOf(game, language)));
}

function fileOf(game: string, language: string): string {
  return `${GAMES}${game}/words/${language}.ftl`;
}

/** `game-name-NAME = …` and `game-invitation-NAME = …`, from the file of that game. */
function wordsOf(game: string, language: string): string {
  const text = readFileSync(fileOf(game, language), "utf-8");
  return SHOWN.map(([key, shown]) => {
    const message = new RegExp(`^${key} = (.*(?:\\n[ \\t]+.*)*)`, "m").exec(text);
    return message ? `${shown}-${game} = ${message[1]}\n` : "";
  }).join("");
}
