import { describe, expect, it } from "vitest";
import type { Action } from "../wire";
import { matchingOf, sectionsOf, type Choice } from "./choices";

const COLOURS = ["red", "blue", "green", "white", "black"];
const fields: Record<string, string[]> = { choose: ["colours"], buy: ["colour", "shop"], pass: [] };
const fieldsOf = (verb: string): string[] => fields[verb] ?? [];

const triples: Action[] = COLOURS.flatMap((a, i) =>
  COLOURS.slice(i + 1).flatMap((b, j) => COLOURS.slice(i + j + 2).map((c) => ({ type: "choose", colours: [a, b, c] }))),
);
const purchases: Action[] = COLOURS.flatMap((colour) => [1, 2, 3].map((shop) => ({ type: "buy", colour, shop })));
const pass: Action = { type: "pass" };

const told = (choice: Choice): string =>
  "action" in choice ? "action" : `${String(choice.step.value)} ${choice.count}`;

describe("choices", () => {
  it("shows a few actions as they are", () => {
    const few = purchases.slice(0, 3);
    expect(sectionsOf(few, fieldsOf, null)).toEqual([{ verb: "buy", choices: few.map((action) => ({ action })) }]);
  });

  it("groups many actions by the first argument in which they differ", () => {
    const [section] = sectionsOf(purchases, fieldsOf, null);
    expect(section!.choices.map(told)).toEqual(COLOURS.map((colour) => `${colour} 3`));
  });

  it("skips an argument that is the same in all of them", () => {
    const red = Array.from({ length: 9 }, (_, shop): Action => ({
      type: "buy",
      colour: "red",
      shop: shop % 3,
      extra: shop,
    }));
    const [section] = sectionsOf(red, fieldsOf, null);
    expect(section!.choices.map(told)).toEqual(["0 3", "1 3", "2 3"]);
  });

  it("puts verbs with a single action last", () => {
    const verbs = sectionsOf([pass, ...purchases], fieldsOf, null).map(({ verb }) => verb);
    expect(verbs).toEqual(["buy", "pass"]);
  });

  it("chooses a list piece by piece, in any order", () => {
    const first = sectionsOf(triples, fieldsOf, null)[0]!;
    expect(first.choices.map(told)).toEqual(COLOURS.map((colour) => `${colour} 6`));
    const narrowing = {
      verb: "choose",
      steps: [
        { field: "colours", value: "white" },
        { field: "colours", value: "red" },
      ],
    };
    expect(matchingOf(triples, narrowing).map((action) => action.colours)).toEqual([
      ["red", "blue", "white"],
      ["red", "green", "white"],
      ["red", "white", "black"],
    ]);
  });

  it("offers a list that is chosen wholly beside those that go on", () => {
    const lists: Action[] = COLOURS.flatMap((colour) =>
      [[colour], [colour, colour]].map((colours) => ({ type: "choose", colours })),
    );
    const steps = [{ field: "colours", value: "red" }];
    const [section] = sectionsOf(lists, fieldsOf, { verb: "choose", steps });
    expect(section!.choices).toEqual([
      { action: { type: "choose", colours: ["red"] } },
      { action: { type: "choose", colours: ["red", "red"] } },
    ]);
  });

  it("asks for nothing that all lists have, and forgets none of them", () => {
    const rest = ["blue", "green", "white", "black", "pink", "grey"].map((colour) => ["red", colour]);
    const lists: Action[] = [[], ["red"], ...rest].map((colours) => ({ type: "choose", colours }));
    expect(sectionsOf(lists.slice(1), fieldsOf, null)[0]!.choices).toEqual(
      lists.slice(1).map((action) => ({ action })),
    );
    expect(sectionsOf(lists, fieldsOf, null)[0]!.choices.map(told)).toContain("red 7");
    expect(sectionsOf(lists, fieldsOf, null)[0]!.choices).toContainEqual({ action: lists[0] });
  });

  it("knows by a piece alone which verbs speak of it", () => {
    const sections = sectionsOf([...triples, ...purchases, pass], fieldsOf, {
      verb: null,
      steps: [{ field: "colour", value: "red" }],
    });
    expect(sections).toEqual([{ verb: "buy", choices: purchases.slice(0, 3).map((action) => ({ action })) }]);
  });

  it("offers an action once that two pieces lead to", () => {
    const pairs: Action[] = [["a", "b"], ...["c", "d", "e", "f", "g", "h"].map((other) => ["a", other])].map(
      (colours) => ({ type: "choose", colours }),
    );
    const far: Action[] = [...pairs.slice(1), { type: "choose", colours: ["x", "y"] }];
    expect(sectionsOf(far, fieldsOf, null)[0]!.choices.map(told)).toEqual(["a 6", ...Array<string>(7).fill("action")]);
  });

  it("counts pieces of a list that are alike", () => {
    const steps = [
      { field: "colours", value: "red" },
      { field: "colours", value: "red" },
    ];
    const lists: Action[] = [
      { type: "choose", colours: ["red"] },
      { type: "choose", colours: ["red", "red"] },
    ];
    expect(matchingOf(lists, { verb: "choose", steps })).toEqual([lists[1]]);
  });

  it("leads to every action, each by steps that exist", () => {
    const reached = new Set<string>();
    const walk = (verb: string, steps: { field: string; value: Action[string] }[]): void => {
      for (const section of sectionsOf(
        [...triples, ...purchases, pass],
        fieldsOf,
        steps.length > 0 ? { verb, steps } : null,
      )) {
        for (const choice of section.choices) {
          if ("action" in choice) reached.add(JSON.stringify(choice.action));
          else walk(section.verb, [...steps, choice.step]);
        }
      }
    };
    walk("", []);
    expect(reached.size).toBe(triples.length + purchases.length + 1);
  });
});
