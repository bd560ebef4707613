import { expect, it } from "vitest";
import { chaptersOf } from "./chapters";

it("gathers rules under the titles before them", () => {
  const text =
    "rule-X-09 = Nine.\nchapter-goal = Goal\n\nrule-X-01 = One.\n\nchapter-turn = A turn\nsection-a = A\nrule-X-02 = Two.";
  expect(chaptersOf(text)).toEqual([
    { name: null, sections: [{ name: null, rules: ["X-09"] }] },
    { name: "goal", sections: [{ name: null, rules: ["X-01"] }] },
    { name: "turn", sections: [{ name: "a", rules: ["X-02"] }] },
  ]);
});
