/**
 * Sounds: short and soft, made by the browser itself; silent when sound is off. Browsers allow sound only after a
 * person has touched the page, so nothing sounds, and nothing is prepared, before that.
 */
import type { EventMessage } from "../wire";
import { settings } from "../settings.svelte";

/** A tone: its pitch in hertz, when it begins and how long it rings, in seconds. */
interface Tone {
  pitch: number;
  at: number;
  rings: number;
  loud: number;
  shape?: OscillatorType;
}

const C5 = 523.25;
const D5 = 587.33;
const E5 = 659.25;
const G5 = 783.99;
const A5 = 880;
const C6 = 1046.5;

const tone = (pitch: number, at: number, rings: number, loud = 0.12, shape: OscillatorType = "sine"): Tone => ({
  pitch,
  at,
  rings,
  loud,
  shape,
});

const SOUNDS = {
  turn: [tone(E5, 0, 0.18), tone(A5, 0.11, 0.34)],
  card: [tone(190, 0, 0.07, 0.16, "triangle")],
  reveal: [tone(D5, 0, 0.1, 0.07, "triangle"), tone(G5, 0.06, 0.16, 0.07, "triangle")],
  gain: [tone(C5, 0, 0.2), tone(E5, 0.08, 0.24), tone(G5, 0.16, 0.4)],
  loss: [tone(311, 0, 0.22, 0.1), tone(247, 0.14, 0.36, 0.1)],
  end: [tone(C5, 0, 0.3), tone(E5, 0.12, 0.3), tone(G5, 0.24, 0.34), tone(C6, 0.38, 0.8)],
} satisfies Record<string, Tone[]>;

type SoundName = keyof typeof SOUNDS;

/** Which sound belongs to which fact; of several facts at once the last in this list is heard. */
const HEARD: [SoundName, RegExp][] = [
  ["card", /placed|added|started|laid|built|moved|swapped|played|taken|drawn|_dealt/],
  ["reveal", /revealed|begun$/],
  ["loss", /put_aside|lost|unsold/],
  ["gain", /_won|swept|claimed/],
  ["end", /game_scored|game_won/],
];

let context: AudioContext | null = null;
let touched = false;
for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => (touched = true), { once: true, capture: true, passive: true });
}

/** What is heard when these things have happened. */
export function sound(events: EventMessage[], yourTurn: boolean): void {
  const names = HEARD.filter(([, facts]) => events.some(({ type }) => facts.test(type))).map(([name]) => name);
  const name = names.at(-1) ?? null;
  if (name) ring(SOUNDS[name]);
  if (yourTurn && name !== "end") ring(SOUNDS.turn, name ? 0.3 : 0);
}

function ring(tones: Tone[], later = 0): void {
  if (!settings.sound || !touched || document.hidden) return;
  context ??= new AudioContext();
  void context.resume();
  for (const { pitch, at, rings, loud, shape } of tones) strike(context, pitch, at + later, rings, loud, shape);
}

/** One soft stroke: quickly there, slowly gone. */
function strike(
  air: AudioContext,
  pitch: number,
  at: number,
  rings: number,
  loud: number,
  shape: OscillatorType = "sine",
): void {
  const begins = air.currentTime + at;
  const string = new OscillatorNode(air, { type: shape, frequency: pitch });
  const volume = new GainNode(air, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + rings);
  string.connect(volume).connect(air.destination);
  string.start(begins);
  string.stop(begins + rings + 0.02);
}
