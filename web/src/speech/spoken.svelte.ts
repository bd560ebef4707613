/** The house's words in the language of this device; components read them and change with it. */
import { Speech, type Arguments } from "./speech";
import { loadSpeech } from "./texts";

class Spoken {
  speech = $state.raw<Speech>(new Speech("en", null, { words: [], rules: null }));
  ready = $state(false);

  async speak(language: string): Promise<void> {
    const speech = await loadSpeech(language);
    this.speech = speech;
    this.ready = true;
  }
}

export const spoken = new Spoken();

/** A sentence of the house. */
export function say(key: string, given: Arguments = {}): string {
  return spoken.speech.say(key, given);
}

/** What went wrong, in a sentence; a problem that nobody foresaw has a sentence, too. */
export function problem(key: string): string {
  return say(spoken.speech.has(`problem-${key}`) ? `problem-${key}` : "problem-unknown");
}
