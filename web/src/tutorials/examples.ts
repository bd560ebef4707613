/** The worked examples that the client was built with; each is loaded when it is opened. */
import type { EventMessage } from "../wire";
import type { StagedPosition } from "./staged.svelte";
import type { Step } from "./steps";

export interface Answer {
  events: Omit<EventMessage, "version">[];
  step: Step;
  answers: Answer[];
}

export interface BuiltExample {
  key: string;
  rule: string;
  seat: number;
  players: number;
  position: StagedPosition;
  /** In the order of the legal actions. */
  answers: Answer[];
}

const BUILT = import.meta.glob<BuiltExample>("./built/examples/*/*.json", { import: "default" });

/** Where the examples of a game stand: the rule and the key of each, in the order of the rules. */
export function examplesOf(game: string): { rule: string; key: string }[] {
  return Object.keys(BUILT).flatMap((path) => {
    const [, owner, rule = "", key = ""] = /examples\/(\w+)\/([\w-]+)\.(\w+)\.json$/.exec(path) ?? [];
    return owner === game ? [{ rule, key }] : [];
  });
}

export async function loadExample(game: string, key: string): Promise<BuiltExample | null> {
  const path = Object.keys(BUILT).find((each) => each.includes(`/${game}/`) && each.endsWith(`.${key}.json`));
  return path ? ((await BUILT[path]?.()) ?? null) : null;
}
