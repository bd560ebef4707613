import { expect, test } from "vitest";
import { basketOf, entriesOf, foldOf, isCounted } from "./holds";
import { KESHI_COLOURS } from "./pieces/colours";
import type { MarrakeshAction } from "./shapes";
import type { SquareField } from "./wire";

const MOST = 20; // cards that stand side by side
const FIELDS: SquareField[] = ["water", "points", "mosque", "palace", "river", "date", "dinar", "goods"];
const ROOMS = ["date_plantation", "medrese", "palace", "mosque", "main_square", "river", "medina", "sahara"] as const;
const end: MarrakeshAction = { type: "end_action" };

/** The longest lists that the rules can ask for, of each kind of question that has more than a dozen answers. */
const LONGEST: Record<string, MarrakeshAction[]> = {
  gates: [
    ...[1, 2, 3, 4].flatMap((workshop) =>
      KESHI_COLOURS.slice(0, 8).map((colour): MarrakeshAction => ({ type: "buy_gate", workshop, colour })),
    ),
    end,
  ],
  draft: KESHI_COLOURS.flatMap((colour): MarrakeshAction[] => [
    { type: "draft", colours: [colour] },
    { type: "draft", colours: [colour, colour] },
  ]),
  swap: [
    ...(["green", "grey", "white", "black", "turquoise", "beige"] as const).map((colour): MarrakeshAction => ({
      type: "swap_return",
      colour,
    })),
    ...FIELDS.map((place): MarrakeshAction => ({ type: "swap_return", colour: "pink", place })),
    ...ROOMS.map((place): MarrakeshAction => ({ type: "swap_return", colour: "red", place })),
    { type: "decline" },
  ],
  scrolls: [
    ...[1, 2, 3, 22, 23, 24, 43, 44, 45, 61, 62, 63].map((scroll): MarrakeshAction => ({ type: "buy_scroll", scroll })),
    ...(["grey", "yellow", "pink", "orange"] as const).map((colour): MarrakeshAction => ({
      type: "refresh_scrolls",
      colour,
    })),
    end,
  ],
};

test.each(Object.entries(LONGEST))(
  "of %s no more than twenty answers stand side by side, whatever is unfolded",
  (_, legal) => {
    for (const open of [null, ...legal.map(foldOf)]) expect(entriesOf(legal, open).length).toBeLessThanOrEqual(MOST);
  },
);

test("a fold hides no answer", () => {
  for (const legal of Object.values(LONGEST)) {
    const answers = entriesOf(legal, null).flatMap((entry) => entry.answers);
    expect(answers.sort((a, b) => a - b)).toEqual(legal.map((_, answer) => answer));
  }
});

test("amounts are counted and keshis gathered, not listed", () => {
  const returns = Array.from({ length: 30 }, (_, count): MarrakeshAction => ({
    type: "return_resources",
    resource: "date",
    count,
  }));
  expect(isCounted(returns)).toBe(true);
  expect(basketOf([{ type: "draft", colours: ["green", "pink"] }])).toBe("draft");
});
