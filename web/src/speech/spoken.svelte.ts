/** The house's words in the language of this device; components read them and change with it. */
import { titled } from "./plain";
import { Speech, type Arguments } from "./speech";
import { loadHouseSpeech } from "./texts";

class Spoken {
  speech = $state.raw<Speech>(new Speech("en", null, { words: [], rules: null }));
  ready = $state(false);

  /** Speak a language from now on; `strangers` are games that this client was built without. */
  async speak(language: string, strangers: string[]): Promise<void> {
    this.speech = await loadHouseSpeech(language, strangers);
    this.ready = true;
  }
}

export const spoken = new Spoken();

/** A sentence of the house. */
export function say(key: string, given: Arguments = {}): string {
  return spoken.speech.say(key, given);
}

/** What a game is called. */
export function gameName(game: string): string {
  const key = `game-name-${game}`;
  return spoken.speech.has(key) ? say(key) : titled(game);
}

/** The line at the door of a game; nothing if it has none. */
export function invitation(game: string): string {
  const key = `game-invitation-${game}`;
  return spoken.speech.has(key) ? say(key) : "";
}

/** What went wrong, in a sentence; a problem that nobody foresaw has a sentence, too. */
export function problem(key: string): string {
  return say(spoken.speech.has(`problem-${key}`) ? `problem-${key}` : "problem-unknown");
}
