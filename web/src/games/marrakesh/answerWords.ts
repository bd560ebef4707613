/** An answer in as few words as a card has room for; the whole sentence stands in its label. */
import type { Speech } from "../../speech/speech";
import type { MarrakeshAction, MarrakeshView } from "./shapes";

type Written = Record<string, unknown>;
type Worded = (action: Written, speech: Speech, view: MarrakeshView, names: string[]) => string;

const district = (name: unknown, speech: Speech): string => speech.say(`mat-room-${String(name)}`);
const keshi = (colour: unknown, speech: Speech): string => speech.say(`mat-keshi-${String(colour)}`);
/** A keshi by its trade, as everywhere on the boards; other effects in words. */
function effect(name: unknown, speech: Speech, names: string[]): string {
  const [kind, colour] = String(name).split(":");
  if (kind === "keshi" && colour !== "any") return keshi(colour, speech);
  return String(speech.word("effect", String(name), names));
}

/** What an assistant does in its district. */
export function assistantWords(option: unknown, name: unknown, speech: Speech): string {
  return speech.say(option === "action" ? "mat-answer-action" : "mat-answer-keshi", {
    district: district(name, speech),
  });
}

const WORDED: Record<string, Worded> = {
  place_track_keshi: (action, speech) => speech.say("mat-answer-place", { place: Number(action.place) }),
  use_assistant: (action, speech) => assistantWords(action.option, action.district, speech),
  draft: (action, speech) => draftWords(action.colours as string[], speech),
  choose_bonus: (action, speech, view, names) =>
    effect(view.about.line?.[Number(action.option) - 1] ?? "", speech, names),
  resolve: (action, speech, _, names) => effect(action.effect, speech, names),
  place_pink: (action, speech) => String(speech.word("square", String(action.field), null)),
  square_bonus: (action, speech) => String(speech.word("square", String(action.field), null)),
  choose_colour: (action, speech) => keshi(action.colour, speech),
  take_goods: (action, speech) => keshi(action.colour, speech),
  take_resource: (action, speech) => String(speech.word("resource", String(action.resource), null)),
  send_red_assistant: (action, speech) => district(action.district, speech),
  place_red: (action, speech) => district(action.district, speech),
  choose_action: (action, speech) => district(action.district, speech),
};

const THINGS = ["choose_bonus", "resolve", "take_resource", "take_goods", "choose_colour", "draft"];

/** Whether the answer's piece is the very thing whose number it changes first. */
export function isTheThing(action: MarrakeshAction): boolean {
  const colours = (action as Written).colours as string[] | undefined;
  return THINGS.includes(action.type) && new Set(colours).size <= 1;
}

export function draftWords(colours: string[], speech: Speech): string {
  const [first, second] = colours;
  if (second === undefined) return keshi(first, speech);
  if (first === second) return speech.say("mat-answer-two", { what: keshi(first, speech) });
  return speech.say("mat-answer-pair", { one: keshi(first, speech), other: keshi(second, speech) });
}

export function answerWords(action: MarrakeshAction, speech: Speech, view: MarrakeshView, names: string[]): string {
  return WORDED[action.type]?.(action as Written, speech, view, names) ?? speech.action(action, names);
}
