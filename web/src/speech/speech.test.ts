import { describe, expect, it, vi } from "vitest";
import type { GameCard } from "../wire";
import { compareOrders, isolated, ruleOrder, Speech } from "./speech";

const WORDS = `
nobody = nobody
nothing = nothing
yes = yes
no = no
seat-name = Seat { $number }
list-none = none
list-two = { $before } and { $last }
list-middle = { $before }, { $next }
list-last = { $before } and { $last }
colour-red = red
pile-name = pile { $number }
nest-nest = { $owner }'s nest { $second_number }
action-take = Take { $jewels } ({ $jewels_count ->
    [one] one jewel
   *[other] { $jewels_count } jewels
}) from { $pile }
event-taken = { $seat } takes { $colour }.
event-taken-hidden = { $seat } takes something.
reason-full = { $seat } has no room
option-open =
    Open hands
    .help = All hands are seen.
value-open-true = face up
oasis-per_gate = { $points } points for each gate: { $colours }
effect-stairs-palace = { $first } steps
`;
const RULES =
  "rule-X-10 = The tenth: { $tile }.\nrule-X-R2 = The second ruling.\nrule-X-02 = The second.\nrule-X-1 = The first.\n";
const CARD = {
  verbs: { take: { fields: { jewels: "colour", pile: "pile" } } },
  events: { taken: { fields: { seat: "seat", colour: "colour" } } },
  fields: { seat: "seat" },
  sayings: {
    "oasis-2": { key: "oasis-per_gate", given: { points: 3, colours: [{ key: "colour-red" }, { key: "colour-red" }] } },
    "rule-X-10": { key: "rule-X-10", given: { tile: { key: "oasis-2" } } },
  },
  options: [
    { name: "open", kind: "flag" },
    { name: "first", kind: "seat_or_random" },
  ],
} as unknown as GameCard;

const speech = new Speech("en", CARD, { words: [WORDS], rules: RULES });
const names = ["Anna", "Béla"];

describe("what an edition prints", () => {
  it("is put into the message that its saying names", () => {
    expect(speech.has("oasis-2")).toBe(true);
    expect(speech.say("oasis-2")).toBe("3 points for each gate: red and red");
  });

  it("is said by a rule, too", () => {
    expect(speech.rule("X-10")).toBe("The tenth: 3 points for each gate: red and red.");
  });

  it("may be an amount at the end of an id", () => {
    expect(speech.word("effect", "stairs:palace:2", null)).toBe("2 steps");
  });
});

describe("what happens at a table", () => {
  it("says an action with the words of its fields", () => {
    expect(speech.action({ type: "take", jewels: ["red", "red"], pile: 2 })).toBe(
      "Take red and red (2 jewels) from pile 3",
    );
    expect(speech.action({ type: "take", jewels: ["red"], pile: 0 })).toBe("Take red (one jewel) from pile 1");
  });

  it("says of a fact only what is known of it", () => {
    const taken = { version: 1, type: "taken", seat: 1 };
    expect(speech.event({ ...taken, known: true, colour: "red" }, names)).toBe(`${isolated("Béla")} takes red.`);
    expect(speech.event({ ...taken, known: false }, names)).toBe(`${isolated("Béla")} takes something.`);
  });

  it("says why something can't be done", () => {
    expect(speech.refusal({ reason: "full", details: { seat: 0 } })).toBe("Seat 1 has no room");
  });

  it("shows the key of a message that is missing, and tells the console", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(speech.say("absent")).toBe("absent");
    expect(error).toHaveBeenCalledOnce();
  });
});

describe("words", () => {
  it.each([
    [[], "none"],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c", "d"], "a, b, c and d"],
  ])("joins %j", (words, said) => {
    expect(speech.joined(words)).toBe(said);
  });

  it("has words for truth, for nothing and for nobody", () => {
    expect([speech.word("", true, null), speech.word("", null, null), speech.seat(-1)]).toEqual([
      "yes",
      "nothing",
      "nobody",
    ]);
  });

  it("reads an id with places by its owner", () => {
    expect(speech.name("nest", "nest:1:4", names)).toBe(`${isolated("Béla")}'s nest 5`);
    expect(speech.name("nest", "elsewhere:1", names)).toBe("elsewhere:1");
  });

  it("isolates a name once", () => {
    expect(isolated(isolated("גל"))).toBe(isolated("גל"));
  });
});

describe("options", () => {
  it("says a value by its own word, a seat, or as it is", () => {
    expect([speech.option("open"), speech.optionHelp("open")]).toEqual(["Open hands", "All hands are seen."]);
    expect(speech.optionValue("open", true)).toBe("face up");
    expect(speech.optionValue("first", 1)).toBe("Seat 2");
    expect(speech.optionValue("open", 12)).toBe("12");
  });
});

describe("rules", () => {
  it("come in the catalogue's order, rulings after rules", () => {
    expect(speech.rules().map(([id]) => id)).toEqual(["X-1", "X-02", "X-10", "X-R2"]);
    expect(speech.rule("X-02")).toBe("The second.");
    expect(speech.rule("X-99")).toBeNull();
  });

  it("are the same however their id is written", () => {
    expect(ruleOrder(" s1")).toEqual(ruleOrder("S-01"));
    expect(compareOrders(ruleOrder("S-2"), ruleOrder("S-10"))).toBeLessThan(0);
  });
});
