import { expect, it } from "vitest";
import { Speech } from "../../speech/speech";
import type { GameCard } from "../../wire";
import { ViewWords } from "./words";

const FTL = `
view-screen = Behind the screen
    .label = colour
colour-red = crimson
colour-blue = azure
district-palace = the palace
district-river = the river
stairs-palace = the palace stairs
scroll-5 = Gain a lot
office-name = office { $value }
seat-name = seat { $number }
`;
const card = {
  name: "any",
  fields: {
    colour: "colour",
    district: "district",
    stairs: "stairs",
    scroll: "scroll",
    office: "office",
    seat: "seat",
  },
  verbs: {},
  events: {},
} as unknown as GameCard;
const words = new ViewWords(new Speech("en", card, { words: [FTL], rules: null }), ["Anna", "Béla"]);

it("calls the parts of a view by the language's words, else in plain letters", () => {
  expect(words.title("screen")).toBe("Behind the screen");
  expect(words.title("draw_pile_size")).toBe("draw pile size");
});

it.each([
  ["screen", ["red"], "colour"],
  ["scrolls", [5], "scroll"],
  ["offices", [2, 9], "office"],
  ["assistants", ["palace", "river"], "district"],
  ["steps", ["palace"], "stairs"],
  ["start_player", [1], "seat"],
  ["numbers", [5, 6], ""],
  ["things", ["palace", "red"], ""],
])("tells what is at %s (%j) in the words of %j", (key, values, label) =>
  expect(words.labelOf(key, values)).toBe(label),
);

it("says a value by its word, a seat by its name, and anything else in plain letters", () => {
  expect(words.word("colour", "red")).toBe("crimson");
  expect(words.word("seat", 1)).toContain("Béla");
  expect(words.word("", "left_bank")).toBe("left bank");
});

it("says keys in plain letters where a game has no words at all", () => {
  const bare = new Speech(
    "en",
    { ...card, verbs: { play_card: { fields: { card: "", to: "" }, optional: [] } } },
    { words: ["nothing = nothing"], rules: null, plain: true },
  );
  expect(bare.action({ type: "play_card", card: 7, to: "left_bank" })).toBe("play card: card 7, to left bank");
  expect(bare.prompt("choose_card")).toBe("choose card");
  expect(bare.verb("play_card")).toBe("play card");
  expect(bare.refusal({ reason: "not_yet", details: { needed: 3 } })).toBe("not yet: needed 3");
});
