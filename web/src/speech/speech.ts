/**
 * Speaking a language: the TypeScript twin of `serai.text.speech`. A sentence gets the arguments of its fact as words
 * (`$jewel` is "red", `$seat` a name), and for grammar `$jewel_key`, `$cushion_number` and `$cards_count`.
 *
 * Names that people chose may run in the other direction, so they are isolated; the language's own words need not be,
 * and must not be: a list of isolated words would lose its direction.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Action, EventMessage, GameCard, Json, RefusedAction } from "../wire";
import { chaptersOf, type Chapter } from "./chapters";
import { plainly, titled } from "./plain";

export type Word = string | number;
export type Arguments = Record<string, Word>;
export type Names = readonly string[] | null;
/** The texts of a language, as they stand in its files; rules are read only where they are shown. */
export interface Texts {
  words: string[];
  rules: string | null;
  /** The game has no words in this language: its keys are said in plain letters. */
  plain?: boolean;
}

/** A message that depends on what the game's edition prints, with what is put into it. */
export interface Saying {
  key: string;
  given?: Record<string, Put>;
}
type Put = Word | Saying | Saying[];

type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

export class Speech {
  /** The keys of all that can be said, without the rules. */
  readonly keys = new Set<string>();
  private readonly bundle: FluentBundle;
  private readonly ruleIds: string[];
  /** The chapters of the rulebook, in reading order. */
  readonly chapters: Chapter[];
  private readonly sayings: Record<string, Saying>;
  private readonly isPlain: boolean;

  constructor(
    readonly language: string,
    readonly card: GameCard | null,
    texts: Texts,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts.words) this.learn(new FluentResource(text));
    if (texts.rules !== null) this.bundle.addResource(new FluentResource(texts.rules));
    this.sayings = (card?.sayings ?? {}) as unknown as Record<string, Saying>;
    for (const key of Object.keys(this.sayings)) this.keys.add(key);
    this.ruleIds = texts.rules === null ? [] : ruleIdsOf(texts.rules);
    this.chapters = chaptersOf(texts.rules ?? "");
    this.isPlain = texts.plain ?? false;
  }

  private learn(words: FluentResource): void {
    this.bundle.addResource(words, { allowOverrides: true });
    for (const { id } of words.body) this.keys.add(id);
  }

  // messages

  has(key: string): boolean {
    return key in this.sayings || this.bundle.hasMessage(key);
  }

  /** Is there a word of that key into which nothing has to be put? */
  isWord(key: string): boolean {
    return key in this.sayings || typeof this.bundle.getMessage(key)?.value === "string";
  }

  /** The message of that key; a key that is missing shows itself, so that a slip is seen and nothing breaks. */
  say(key: string, given: Arguments = {}): string {
    const saying = this.sayings[key];
    return saying ? this.said(saying) : this.written(key, this.bundle.getMessage(key)?.value ?? null, given);
  }

  /** A saying, with all that is put into it. */
  private said(saying: Saying): string {
    const given = Object.entries(saying.given ?? {}).map(([name, value]) => [name, this.putIn(value)] as const);
    return this.written(saying.key, this.bundle.getMessage(saying.key)?.value ?? null, Object.fromEntries(given));
  }

  private putIn(value: Put): Word {
    if (Array.isArray(value)) return this.joined(value.map((each) => this.said(each)));
    return typeof value === "object" ? this.said(this.sayings[value.key] ?? value) : value;
  }

  /** The explanation that stands under a message. */
  help(key: string): string {
    return this.written(`${key}.help`, this.attribute(key, "help"), {});
  }

  /** Whose words the values of a part of the view are told in, if the language says so: `.label = colour`. */
  labelOf(key: string): string | null {
    const pattern = this.attribute(key, "label");
    return pattern === null ? null : this.written(`${key}.label`, pattern, {});
  }

  private attribute(key: string, name: string): Pattern {
    return this.bundle.getMessage(key)?.attributes[name] ?? null;
  }

  private written(key: string, pattern: Pattern, given: Arguments): string {
    if (pattern === null && this.isPlain) return plainly(key);
    if (pattern === null) return unspeakable(key, `no message in ${this.language}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, given, errors);
    return errors[0] ? unspeakable(key, errors[0].message) : text;
  }

  // what happens at a table

  /** What the game is called. */
  game(): string {
    return this.has("game") || !this.card ? this.say("game") : titled(this.card.name);
  }

  /** An action as a button or a line of a menu says it. */
  action(action: Action, names: Names = null): string {
    const about = Object.keys(this.card?.verbs[action.type]?.fields ?? {});
    return this.sentence("action", action.type, this.given(action, names), about);
  }

  /** Where one has to look for an action, without what is done there; if the game does not say it, its kind. */
  where(action: Action, names: Names = null): string {
    const key = `where-${action.type}`;
    return this.has(key) ? this.say(key, this.given(action, names)) : this.verb(action.type);
  }

  private given(action: Action, names: Names): Arguments {
    let given: Arguments = {};
    for (const [key, label] of Object.entries(this.card?.verbs[action.type]?.fields ?? {})) {
      given = { ...given, ...this.arguments(key, label, action[key] ?? null, names) };
    }
    return given;
  }

  /** A fact as the one who looks may know it; who reads of a move of their own seat is spoken to, where there are words for it. */
  event(event: EventMessage, names: Names = null, reader: number | null = null): string {
    const labels = this.card?.events[event.type]?.fields ?? {};
    let given: Arguments = {};
    for (const [key, label] of Object.entries(labels)) {
      if (key in event) given = { ...given, ...this.arguments(key, label, event[key] ?? null, names) };
    }
    const known = Object.keys(labels).filter((key) => key in event);
    const spokenTo = reader !== null && event.known && event.seat === reader && this.has(`event-${event.type}-you`);
    const form = spokenTo ? "-you" : event.known ? "" : "-hidden";
    return this.sentence("event", `${event.type}${form}`, given, known);
  }

  /** Why something can't be done, without the rule's id. */
  refusal(refused: Pick<RefusedAction, "reason" | "details">, names: Names = null): string {
    let given: Arguments = {};
    for (const [key, value] of Object.entries(refused.details)) {
      given = { ...given, ...this.arguments(key, this.card?.fields[key] ?? key, value, names) };
    }
    return this.sentence("reason", refused.reason, given, Object.keys(refused.details));
  }

  /** What the actor has to do now, in one line. */
  prompt(phase: string, given: Arguments = {}): string {
    return this.sentence("prompt", phase, given, []);
  }

  /** A kind of action, without what it is about. */
  verb(verb: string): string {
    return this.has(`verb-${verb}`) ? this.say(`verb-${verb}`) : plainly(verb);
  }

  /** What the game's language says; of a game without words its name and its arguments. */
  private sentence(kind: string, name: string, given: Arguments, about: string[]): string {
    const key = `${kind}-${name}`;
    if (!this.isPlain || this.has(key)) return this.say(key, given);
    const details = about.map((each) => (each === "seat" ? String(given[each]) : `${plainly(each)} ${given[each]}`));
    return details.length > 0 ? `${plainly(name)}: ${details.join(", ")}` : plainly(name);
  }

  // options

  option(name: string): string {
    return this.sentence("option", name, {}, []);
  }

  optionHelp(name: string): string {
    return this.isPlain ? "" : this.help(`option-${name}`);
  }

  /** A value of an option: its own word, the house's word for it, a seat, or the number. */
  optionValue(option: string, value: Json): string {
    const plain = String(raw(value));
    for (const key of [`value-${option}-${plain}`, `value-${plain}`]) if (this.has(key)) return this.say(key);
    const kind = this.card?.options.find((each) => each.name === option)?.kind;
    return String(this.word(kind === "seat_or_random" ? "seat" : "", value, null));
  }

  // rules

  /** The rules of the game by id, in the catalogue's order. */
  rules(): [id: string, text: string][] {
    return this.ruleIds.map((id) => [id, this.say(`rule-${id}`)]);
  }

  /** The rule behind a sentence. */
  ruleOf(key: string): string {
    return this.card?.word_rules[key] ?? "";
  }

  /** The rule behind a kind of fact. */
  ruleOfEvent(type: string): string {
    return this.card?.events[type]?.rule ?? "";
  }

  rule(id: string): string | null {
    return this.has(`rule-${id}`) ? this.say(`rule-${id}`) : null;
  }

  // words

  /** What a sentence may use for one argument. */
  arguments(key: string, label: string, value: Json, names: Names): Arguments {
    const said: Arguments = { [key]: this.word(label, value, names), [`${key}_key`]: raw(value) };
    if (typeof value === "number") said[`${key}_number`] = value + 1;
    if (Array.isArray(value)) said[`${key}_count`] = value.length;
    return said;
  }

  /** A value from a JSON form, as people read it. */
  word(label: string, value: Json, names: Names): Word {
    if (value === null) return this.say("nothing");
    if (typeof value === "boolean") return this.say(value ? "yes" : "no");
    if (typeof value === "number") return this.number(label, value, names);
    if (Array.isArray(value)) return this.joined(value.map((each) => this.word(label, each, names)));
    if (typeof value === "object")
      return this.joined(Object.entries(value).map(([key, each]) => this.word(key, each, names)));
    return this.name(label, value, names);
  }

  /** A name, a code or an id like "studio:0:3": by the word for it, or as it is. */
  name(label: string, written: string, names: Names): string {
    const key = `${label}-${written.replaceAll(":", "-")}`;
    if (label && this.has(key)) return this.say(key);
    const [head, numbers] = parted(written);
    if (numbers.length === 0 || !this.has(`${label}-${head}`)) return this.isPlain ? plainly(written) : written;
    const given: Arguments = { owner: this.seat(numbers[0] ?? -1, names) };
    numbers.slice(0, 2).forEach((number, index) => {
      const place = index === 0 ? "first" : "second";
      given[place] = number;
      given[`${place}_number`] = number + 1;
    });
    return this.say(`${label}-${head}`, given);
  }

  /** A number: a seat by its name, a numbered thing by the word for it, anything else as it is. */
  number(label: string, value: number, names: Names): Word {
    if (label === "seat") return this.seat(value, names);
    if (label && this.has(`${label}-${value}`)) return this.say(`${label}-${value}`);
    if (label && this.has(`${label}-name`)) return this.say(`${label}-name`, { number: value + 1, value });
    return value;
  }

  /** Who sits there: a name, or the seat's number from 1. */
  seat(seat: number, names: Names = null): string {
    if (seat < 0) return this.say("nobody");
    const name = names?.[seat];
    return name === undefined ? this.say("seat-name", { number: seat + 1 }) : isolated(name);
  }

  /** A list as the language writes it: a, b and c. */
  joined(words: readonly Word[]): string {
    if (words.length === 0) return this.say("list-none");
    let before = String(words[0]);
    for (const word of words.slice(1, -1)) before = this.say("list-middle", { before, next: String(word) });
    if (words.length === 1) return before;
    const last = String(words.at(-1));
    return this.say(words.length === 2 ? "list-two" : "list-last", { before, last, last_key: script(last) });
  }
}

/** A text of its own direction within a sentence. */
export function isolated(text: string): string {
  return text.startsWith("\u2068") ? text : `\u2068${text}\u2069`;
}

/** A JSON value as a selector in a sentence compares it. */
function raw(value: Json): Word {
  if (value === null) return "none";
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "number") return value;
  return Array.isArray(value) ? value.map(raw).join("_") : String(value);
}

/** An id like "studio:0:3" or "stairs:palace:2": its name, as a key writes it, and the numbers at its end. */
function parted(written: string): [head: string, numbers: number[]] {
  const parts = written.split(":");
  const numbers: number[] = [];
  while (parts.length > 1 && /^\d+$/.test(parts.at(-1) ?? "")) numbers.unshift(Number(parts.pop()));
  return [parts.join("-"), numbers];
}

/** Whether a word begins with a Hebrew letter: it then takes the Hebrew "and" without a hyphen. */
function script(word: string): string {
  return /^[\u2068]?[\u05d0-\u05ea]/.test(word) ? "hebrew" : "other";
}

function unspeakable(key: string, why: string): string {
  console.error(`${key}: ${why}`);
  return key;
}

function ruleIdsOf(text: string): string[] {
  const found = [...text.matchAll(/^rule-([\w-]+) *=/gm)].map((match) => match[1] ?? "");
  return found.sort((one, other) => compareOrders(ruleOrder(one), ruleOrder(other)));
}

/** A rule id without its dress, however it is written (S-01, s-1, S01): the game's letter, R for a ruling, the number. */
export function ruleOrder(written: string): [string, string, number] {
  const parts = /^([A-Z])-?([A-Z]?)0*(\d{1,9})$/.exec(written.trim().toUpperCase());
  return parts ? [parts[1] ?? "", parts[2] ?? "", Number(parts[3])] : ["", written, 0];
}

export function compareOrders(one: [string, string, number], other: [string, string, number]): number {
  return one[0].localeCompare(other[0]) || one[1].localeCompare(other[1]) || one[2] - other[2];
}
