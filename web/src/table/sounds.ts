/**
 * Sounds: short and soft, made by the browser itself; silent when sound is off. Browsers allow sound only after a
 * person has touched the page, so nothing sounds, and nothing is prepared, before that.
 */
import type { EventMessage } from "../wire";
import { settings } from "../settings.svelte";

/** A stroke: its pitch in hertz, when it begins and how long it rings, in seconds; "paper" is a breath of noise. */
interface Stroke {
  pitch: number;
  at: number;
  rings: number;
  loud: number;
  shape: OscillatorType | "paper";
}

const stroke = (pitch: number, at: number, rings: number, loud = 0.12, shape: Stroke["shape"] = "sine"): Stroke => ({
  pitch,
  at,
  rings,
  loud,
  shape,
});
const paper = (pitch: number, at: number, rings: number, loud = 0.2): Stroke => stroke(pitch, at, rings, loud, "paper");
const wood = (pitch: number, at: number, loud = 0.16): Stroke => stroke(pitch, at, 0.07, loud, "triangle");

const [C5, D5, E5, G5, A5, C6, E6, G6] = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1318.5, 1568];

/** All sounds of the house; of several at once the last in this order is heard. */
export const SOUNDS = {
  lift: [paper(2600, 0, 0.05, 0.12)],
  drop: [paper(1500, 0, 0.06), wood(170, 0.01)],
  refused: [stroke(196, 0, 0.12, 0.09, "triangle"), stroke(165, 0.09, 0.18, 0.09, "triangle")],
  deal: [paper(2200, 0, 0.05), paper(2400, 0.07, 0.05), paper(2300, 0.14, 0.06)],
  card: [paper(1700, 0, 0.06), wood(190, 0.01)],
  flip: [paper(2800, 0, 0.04), paper(1600, 0.05, 0.07)],
  slide: [paper(1100, 0, 0.16, 0.16)],
  step: [wood(240, 0), wood(200, 0.09, 0.1)],
  stone: [wood(120, 0, 0.22), stroke(90, 0, 0.12, 0.14, "triangle")],
  pouch: [paper(700, 0, 0.12), wood(140, 0.06, 0.1)],
  water: [stroke(430, 0, 0.14, 0.07), stroke(610, 0.07, 0.16, 0.06)],
  reveal: [stroke(D5, 0, 0.1, 0.07, "triangle"), stroke(G5, 0.06, 0.16, 0.07, "triangle")],
  jewel: [stroke(E6, 0, 0.3, 0.06), stroke(G6, 0.05, 0.34, 0.04)],
  coins: [stroke(2093, 0, 0.12, 0.05), stroke(2637, 0.06, 0.14, 0.05), stroke(2349, 0.13, 0.24, 0.05)],
  swap: [paper(1800, 0, 0.05), stroke(G5, 0.05, 0.14, 0.07), stroke(D5, 0.13, 0.2, 0.07)],
  loss: [stroke(311, 0, 0.22, 0.1), stroke(247, 0.14, 0.36, 0.1)],
  gain: [stroke(C5, 0, 0.2), stroke(E5, 0.08, 0.24), stroke(G5, 0.16, 0.4)],
  triumph: [stroke(G5, 0, 0.16), stroke(C6, 0.1, 0.2), stroke(E6, 0.2, 0.26), stroke(G6, 0.3, 0.6, 0.1)],
  turn: [stroke(E5, 0, 0.18), stroke(A5, 0.11, 0.34)],
  end: [stroke(C5, 0, 0.3), stroke(E5, 0.12, 0.3), stroke(G5, 0.24, 0.34), stroke(C6, 0.38, 0.8)],
} satisfies Record<string, Stroke[]>;

export type SoundName = keyof typeof SOUNDS;
/** Which sound a kind of fact makes; kinds that are left out are silent. */
export type Heard = Partial<Record<string, SoundName>>;

const ORDER = Object.keys(SOUNDS) as SoundName[];

let context: AudioContext | null = null;
let breath: AudioBuffer | null = null;
let touched = false;
for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => (touched = true), { once: true, capture: true, passive: true });
}

/** The one sound that is heard when these things have happened; what nobody gave a sound is a card that is laid. */
export function heard(events: EventMessage[], sounds: Heard | undefined): SoundName | null {
  if (!sounds) return events.length > 0 ? "card" : null;
  const names = events.flatMap(({ type }) => sounds[type] ?? []);
  return names.sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)).at(-1) ?? null;
}

export function ring(name: SoundName): void {
  if (!settings.sound || !touched || document.hidden) return;
  context ??= new AudioContext();
  void context.resume();
  for (const each of SOUNDS[name]) strike(context, each);
}

/** One soft stroke: quickly there, slowly gone. */
function strike(air: AudioContext, { pitch, at, rings, loud, shape }: Stroke): void {
  const begins = air.currentTime + at;
  const volume = new GainNode(air, { gain: 0 });
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begins + rings);
  const string = shape === "paper" ? rustle(air) : new OscillatorNode(air, { type: shape, frequency: pitch });
  const voice =
    shape === "paper" ? string.connect(new BiquadFilterNode(air, { type: "bandpass", frequency: pitch })) : string;
  voice.connect(volume).connect(air.destination);
  string.start(begins);
  string.stop(begins + rings + 0.02);
}

/** Noise, of which a filter makes paper. */
function rustle(air: AudioContext): AudioBufferSourceNode {
  breath ??= noise(air);
  return new AudioBufferSourceNode(air, { buffer: breath });
}

function noise(air: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: air.sampleRate / 2, sampleRate: air.sampleRate });
  buffer.getChannelData(0).forEach((_, place, samples) => (samples[place] = Math.random() * 2 - 1));
  return buffer;
}
