/** Words for a view that the client knows nothing of: from the game's language, else its keys in plain letters. */
import { plainly } from "../../speech/plain";
import type { Names, Speech } from "../../speech/speech";
import type { Json } from "../../wire";

/** Labels that say whose seat a number is. */
const SEATS = /^(seat|actor|dealer|.*_(seat|player|dealer))$/;

type Labels = [label: string, words: Set<string>][];
const known = new WeakMap<Speech, Labels>();

export class ViewWords {
  private readonly labels: Labels;

  constructor(
    private readonly speech: Speech,
    private readonly names: Names,
  ) {
    this.labels = known.get(speech) ?? labelsOf(speech);
    known.set(speech, this.labels);
  }

  /** What a part of the view is called: `view-offer`, or "offer". */
  title(key: string): string {
    return this.speech.has(`view-${key}`) ? this.speech.say(`view-${key}`) : plainly(key);
  }

  /** The label in whose words the values at a key are told; "" if nothing is known of them. */
  labelOf(key: string, values: readonly Json[]): string {
    if (SEATS.test(key) && values.every((value) => typeof value === "number")) return "seat";
    const written = values.filter((value) => value !== null && typeof value !== "boolean").map(codeOf);
    const said = this.speech.labelOf(`view-${key}`);
    const named = [said, this.speech.card?.fields[key], key, singular(key)].find(
      (label) => label && this.knows(label, written),
    );
    return named ?? this.closest(written);
  }

  word(label: string, value: Json): string {
    const said = String(this.speech.word(label, value, this.names));
    return said === value ? plainly(said) : said;
  }

  private knows(label: string, values: string[]): boolean {
    const hasName = this.speech.has(`${label}-name`);
    return (
      values.length > 0 &&
      values.every((value) => this.speech.isWord(`${label}-${value}`) || (hasName && /^\d+$/.test(value)))
    );
  }

  /** Of the labels with a word for each of these names the one with the fewest others. Numbers could be anybody's. */
  private closest(values: string[]): string {
    if (values.length === 0 || values.some((value) => /^-?\d+$/.test(value))) return "";
    return this.labels.find(([, words]) => values.every((value) => words.has(value)))?.[0] ?? "";
  }
}

/** The labels of the game's arguments with their words, those with few words first. */
function labelsOf(speech: Speech): Labels {
  const { verbs = {}, events = {}, fields = {} } = speech.card ?? {};
  const labels = new Set(Object.values(fields));
  for (const { fields: own } of [...Object.values(verbs), ...Object.values(events)])
    for (const label of Object.values(own)) labels.add(label);
  const keys = [...speech.keys];
  const found = [...labels].filter(Boolean).map((label): [string, Set<string>] => {
    return [
      label,
      new Set(
        keys
          .filter((key) => key.startsWith(`${label}-`) && speech.isWord(key))
          .map((key) => key.slice(label.length + 1)),
      ),
    ];
  });
  return found.filter(([, words]) => words.size > 0).sort(([, one], [, other]) => one.size - other.size);
}

/** A value as the keys of a language write it. */
function codeOf(value: Json): string {
  return String(value).replaceAll(":", "-");
}

function singular(key: string): string {
  if (key.endsWith("ies")) return `${key.slice(0, -3)}y`;
  return key.endsWith("s") ? key.slice(0, -1) : key;
}
