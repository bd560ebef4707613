/** What others did since one's turn: few lines, marks on the places, and scenes that last as long as they should. */
import { describe, expect, it } from "vitest";
import type { Speech } from "../../speech/speech";
import { edition } from "./built/edition";
import { marksOf } from "./marks";
import { Printed } from "./printed";
import { CHAIN, LAST_STEP, LINE, scenes, STEP, TOWER } from "./scenes";
import type { MarrakeshEvent, MarrakeshView } from "./shapes";
import { linesOf } from "./since";

const speech = { say: (key: string) => key, word: (_: string, value: string) => value } as unknown as Speech;
const printed = new Printed(edition);
const head = { version: 1, known: true };
const events: MarrakeshEvent[] = [
  { ...head, type: "keshis_revealed", seat: 1, colours: ["green", "grey", "red"] },
  { ...head, type: "keshis_revealed", seat: 0, colours: ["green", "grey", "red"] },
  { ...head, type: "drafted", seat: 1, colours: ["white", "white"] },
  { ...head, type: "points_gained", seat: 1, points: 2 },
  { ...head, type: "figure_moved", seat: 2, stairs: "palace", step: 3 },
  { ...head, type: "figure_moved", seat: 2, stairs: "palace", step: 4 },
  { ...head, type: "boundary_crossed", seat: 2, stairs: "palace", section: 2 },
  { ...head, type: "scroll_taken", seat: 2, scroll: 9 },
  { ...head, type: "scroll_turned_up", scroll: 12, colour: "grey", place: 1 },
  { ...head, type: "points_gained", seat: 1, points: 3 },
  { ...head, type: "points_lost", seat: 2, points: 4 },
];

function table(seat: number | null): MarrakeshView {
  const seats = [0, 1, 2].map((each) => ({ seat: each, boat: 0, stairs: { mosque: 0, palace: 2 } }));
  return { seat, seats, start_player: 0, offer: {}, tower: {}, dropped: {} } as unknown as MarrakeshView;
}

describe("since one's turn", () => {
  it("gathers at most three lines for each of the others", () => {
    const lines = linesOf(events, 0, speech, printed);
    expect(lines.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual([
      "1 sent",
      "1 did",
      "1 points",
      "2 did",
      "2 points",
    ]);
    expect(lines[2]?.things[0]?.glyphs).toEqual([{ is: "points", points: 5 }]);
    expect(lines[3]?.things.at(-1)?.glyphs).toEqual([{ is: "step", kind: "palace", steps: 2 }]);
  });

  it("marks the places that others changed, and none of one's own", () => {
    const marks = marksOf(events, 0);
    expect(marks.get("offer:white")).toBe(1);
    expect(marks.get("scroll:12")).toBe(2);
    expect(marks.get("figure:palace:2")).toBe(2);
    expect(marksOf(events, 1).has("offer:white")).toBe(false);
  });
});

describe("what others do is shown in parts", () => {
  const climb = events.slice(4, 9);

  it("step by step, then the line, then all gains together", () => {
    const shown = scenes(climb, table(0), table(0))!;
    expect(shown.map(({ motion, hold }) => ({ motion, hold }))).toEqual(
      [STEP, LAST_STEP, LINE, CHAIN].map(({ motion, hold }) => ({ motion, hold })),
    );
    expect(shown.map(({ view }) => view.seats[2]?.stairs.palace)).toEqual([3, 4, 4, 2]);
  });

  it("keeps stills that hold, without a hold for every step", () => {
    const shown = scenes(climb, table(0), table(0))!;
    expect(shown.map(({ still }) => still)).toEqual([0, 500, 500, 500]);
  });

  it("shows one's own moves at once, but the tower to all", () => {
    expect(scenes(climb, table(2), table(2))).toBeNull();
    const fall: MarrakeshEvent = { ...head, type: "tower_dropped", count: 2, colours: ["green", "red"] };
    const [scene] = scenes([fall], table(2), table(2))!;
    expect(scene).toMatchObject({ ...TOWER, part: { name: "tower" } });
  });
});
