/** What the others did since one's turn, in at most three lines for each: keshis sent, what was taken, points. */
import type { Speech } from "../../speech/speech";
import { seatOf, type Of } from "./facts";
import { gainGlyphs, keshi, points, sign, steps, type Glyph } from "./pieces/glyphs";
import type { Printed } from "./printed";
import { oasisGlyphs } from "./tiles/faces";
import type { MarrakeshEvent } from "./wire";

/** One thing of a line: as it is drawn, and as it is read aloud. */
export interface Thing {
  glyphs: Glyph[];
  words: string;
}

export interface Line {
  seat: number;
  kind: "sent" | "did" | "points";
  things: Thing[];
}

type Drawn = (event: never, speech: Speech, printed: Printed) => Thing[];

const person = (colour: Of<"drafted">["colours"][number], speech: Speech): Thing => ({
  glyphs: [keshi(colour)],
  words: speech.say(`mat-keshi-${colour}`),
});

/** What a seat took, bought or won; steps are counted apart. */
const TAKEN: Partial<Record<MarrakeshEvent["type"], Drawn>> = {
  drafted: ({ colours }: Of<"drafted">, speech) => colours.map((colour) => person(colour, speech)),
  scroll_taken: ({ scroll }: Of<"scroll_taken">, speech) => [
    { glyphs: [sign("scroll")], words: speech.say("cause-scroll", { number: scroll }) },
  ],
  luxury_taken: ({ luxury }: Of<"luxury_taken">, speech, printed) => [
    { glyphs: [sign(printed.luxury(luxury).kind, "luxury")], words: speech.say(`luxury-${luxury}`) },
  ],
  gate_built: ({ colour }: Of<"gate_built">, speech) => [
    {
      glyphs: [{ is: "gate", colour }],
      words: speech.say("mat-since-gate", { colour: String(speech.word("colour", colour, null)) }),
    },
  ],
  oasis_acquired: ({ oasis }: Of<"oasis_acquired">, speech, printed) => [
    { glyphs: oasisGlyphs(printed.oasis(oasis)), words: speech.say("cause-oasis", { number: oasis }) },
  ],
  city_taken: ({ city }: Of<"city_taken">, speech) => [
    { glyphs: [sign("season_end")], words: speech.say("cause-city", { number: city }) },
  ],
  river_won: ({ face }: Of<"river_won">, speech) => [
    { glyphs: [sign("boat", "water")], words: speech.say("cause-face", { number: face }) },
  ],
};

export function linesOf(events: MarrakeshEvent[], me: number | null, speech: Speech, printed: Printed): Line[] {
  const seats = [...new Set(events.map(seatOf))].filter((seat) => seat !== null && seat !== me) as number[];
  return seats.flatMap((seat) => {
    const own = events.filter((event) => seatOf(event) === seat);
    const lines: Line[] = [
      { seat, kind: "sent", things: sent(own, speech) },
      { seat, kind: "did", things: [...taken(own, speech, printed), ...gone(own, speech)] },
      { seat, kind: "points", things: scored(own, speech) },
    ];
    return lines.filter(({ things }) => things.length > 0);
  });
}

function sent(events: MarrakeshEvent[], speech: Speech): Thing[] {
  return events.flatMap((event) =>
    event.type === "keshis_revealed" ? event.colours.map((colour) => person(colour, speech)) : [],
  );
}

function taken(events: MarrakeshEvent[], speech: Speech, printed: Printed): Thing[] {
  return events.flatMap((event) => TAKEN[event.type]?.(event as never, speech, printed) ?? []);
}

/** How far boat and figures went. */
function gone(events: MarrakeshEvent[], speech: Speech): Thing[] {
  const went = { river: 0, mosque: 0, palace: 0 };
  for (const event of events) {
    if (event.type === "boat_moved") went.river += 1;
    else if (event.type === "figure_moved") went[event.stairs] += 1;
  }
  return (["river", "mosque", "palace"] as const)
    .filter((way) => went[way] > 0)
    .map((way) => ({
      glyphs: [steps(way, went[way])],
      words: speech.say("mat-since-steps", { way: speech.say(`mat-room-${way}`), count: went[way] }),
    }));
}

function scored(events: MarrakeshEvent[], speech: Speech): Thing[] {
  const sum = events.reduce((all, event) => {
    if (event.type === "points_gained") return all + event.points;
    return event.type === "points_lost" ? all - event.points : all;
  }, 0);
  if (sum === 0) return [];
  const mark = sum < 0 ? "−" : "+";
  const words = speech.say("mat-points-change", { sign: mark, count: Math.abs(sum) });
  return [{ glyphs: sum > 0 ? gainGlyphs({ points: sum }) : [points(`−${-sum}`)], words }];
}
