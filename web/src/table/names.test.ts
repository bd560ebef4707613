import { expect, it } from "vitest";
import type { SeatState } from "../wire";
import { isolated, Speech } from "../speech/speech";
import { botName, seatNames, shortNames } from "./names";

const WORDS = `
seat-name = Seat { $number }
seat-open = open
seat-bot = Bot ({ $level })
seat-bot-numbered = Bot { $number } ({ $level })
name-numbered = { $name } ({ $number })
bot-easy = gentle
bot-styled = { $bot }, { $style }
style-bold = daring
seat-kind-bot = Bot
guest = Guest { $number }
seat-bot-short = Bot { $number }
`;
const speech = new Speech("en", null, { words: [WORDS], rules: null });

function seats(...given: Partial<SeatState>[]): SeatState[] {
  return given.map((each, seat) => ({ seat, kind: "person", name: "", bot: null, ...each })) as SeatState[];
}

it("calls a person by name, a bot by its level, an open seat as such", () => {
  const said = seatNames(seats({ name: "Anna" }, { kind: "bot", bot: "easy" }, { kind: "open" }, {}), speech);
  expect(said).toEqual([isolated("Anna"), "Bot (gentle)", "open", "Guest 4"]);
});

it("calls no two alike, apart from open seats", () => {
  const twins = seatNames(seats({ name: "Anna" }, { name: "Anna" }), speech);
  expect(twins).toEqual([`${isolated("Anna")} (1)`, `${isolated("Anna")} (2)`]);
  expect(seatNames(seats({ kind: "bot", bot: "easy" }, { kind: "bot", bot: "easy" }), speech)[1]).toBe(
    "Bot 2 (gentle)",
  );
  expect(seatNames(seats({ kind: "open" }, { kind: "open" }), speech)).toEqual(["open", "open"]);
});

it("leaves out the level of bots where there is little room", () => {
  expect(shortNames(seats({ name: "Anna" }, { kind: "bot", bot: "easy" }), speech)).toEqual([isolated("Anna"), "Bot"]);
  const bots = seats({ kind: "bot", bot: "easy" }, { kind: "bot", bot: "easy" }, { kind: "bot", name: "Ada" });
  expect(shortNames(bots, speech)).toEqual(["Bot 1", "Bot 2", isolated("Ada")]);
});

it("tells the style of a bot that has one", () => {
  const said = seatNames(seats({ kind: "bot", bot: "easy" }, { kind: "bot", bot: "easy:bold" }), speech);
  expect(said).toEqual(["Bot (gentle)", "Bot (gentle, daring)"]);
  expect(botName("odd:strange", speech)).toBe("odd:strange");
});
