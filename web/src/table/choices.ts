/**
 * Legal actions as a person chooses among them: by verb, then by one argument after another, so that two hundred
 * actions are a few short steps and never a wall. An argument that is a list is chosen piece by piece.
 */
import type { Action, Json } from "../wire";

/** One step of a choice: a value of an argument, or a piece of a list. */
export interface Step {
  field: string;
  value: Json;
}

/** A choice that is half made; without a verb yet if a piece was touched that several verbs speak of. */
export interface Narrowing {
  verb: string | null;
  steps: Step[];
}

/** Something to press: an action, or a step that leads to several. */
export type Choice = { action: Action } | { step: Step; count: number };

export interface Section {
  verb: string;
  choices: Choice[];
}

/** As many actions stand side by side in whole sentences. */
const FEW = 6;

/** The names of a verb's arguments, in the order in which they are asked for. */
export type FieldsOf = (verb: string) => string[];

export function sectionsOf(actions: Action[], fieldsOf: FieldsOf, narrowing: Narrowing | null): Section[] {
  const steps = narrowing?.steps ?? [];
  const matching = matchingOf(actions, narrowing);
  const verbs = [...new Set(matching.map((action) => action.type))];
  const sections = verbs.map((verb) => {
    const own = matching.filter((action) => action.type === verb);
    return { verb, choices: choicesOf(own, fieldsOf(verb), steps) };
  });
  return [...sections.filter(isLong), ...sections.filter((section) => !isLong(section))];
}

/** The actions that a narrowing leaves. */
export function matchingOf(actions: Action[], narrowing: Narrowing | null): Action[] {
  const { verb, steps } = narrowing ?? { verb: null, steps: [] };
  const fields = distinct(steps.map(({ field }) => field));
  const isLeft = (action: Action): boolean =>
    fields.every((field) => field in action && has(action[field]!, valuesOf(steps, field)));
  return actions.filter((action) => (verb === null || action.type === verb) && isLeft(action));
}

function choicesOf(actions: Action[], fields: string[], steps: Step[]): Choice[] {
  if (actions.length <= FEW) return actions.map((action) => ({ action }));
  for (const field of fields) {
    const choices = choicesBy(field, actions, valuesOf(steps, field));
    if (choices.length > 1) return choices;
  }
  return actions.map((action) => ({ action }));
}

/** The actions by what they have at an argument, beyond what is chosen and what all of them have. */
function choicesBy(field: string, actions: Action[], chosen: Json[]): Choice[] {
  const settled = [...chosen, ...sharedBy(actions, field, chosen)];
  const groups = new Map<string, { step: Step; actions: Action[] }>();
  const whole: Choice[] = [];
  for (const action of actions) {
    const open = distinct(openValues(action[field] ?? null, settled));
    if (open.length === 0) whole.push({ action });
    for (const value of open) {
      const group = groups.get(JSON.stringify(value)) ?? { step: { field, value }, actions: [] };
      group.actions.push(action);
      groups.set(JSON.stringify(value), group);
    }
  }
  if (groups.size === 0) return [];
  const choices = [...groups.values()].map(choiceOf);
  return [
    ...whole,
    ...choices.filter((choice, place) => choices.findIndex((other) => isSameChoice(choice, other)) === place),
  ];
}

function choiceOf({ step, actions }: { step: Step; actions: Action[] }): Choice {
  return actions.length === 1 ? { action: actions[0]! } : { step, count: actions.length };
}

/** Whether two choices are one action, reached by two pieces of its list. */
function isSameChoice(one: Choice, other: Choice): boolean {
  return one === other || ("action" in one && "action" in other && one.action === other.action);
}

/** What all actions still have in common at an argument: nobody needs to be asked for it. */
function sharedBy(actions: Action[], field: string, chosen: Json[]): Json[] {
  const shared: Json[] = [];
  for (const value of openValues(actions[0]?.[field] ?? null, chosen)) {
    if (actions.every((action) => has(action[field] ?? null, [...chosen, ...shared, value]))) shared.push(value);
  }
  return shared;
}

/** What is still open at an argument: the pieces of its list, or its value, without those that are chosen. */
function openValues(value: Json, chosen: Json[]): Json[] {
  const left = listOf(value);
  for (const each of chosen) {
    const place = left.findIndex((other) => isSame(other, each));
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

function has(value: Json, chosen: Json[]): boolean {
  return openValues(value, chosen).length === listOf(value).length - chosen.length;
}

function listOf(value: Json): Json[] {
  return Array.isArray(value) ? [...value] : [value];
}

function valuesOf(steps: Step[], field: string): Json[] {
  return steps.filter((step) => step.field === field).map((step) => step.value);
}

function distinct<Value extends Json>(values: Value[]): Value[] {
  return values.filter((value, place) => values.findIndex((other) => isSame(other, value)) === place);
}

function isSame(one: Json, other: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isLong(section: Section): boolean {
  return section.choices.length > 1;
}
