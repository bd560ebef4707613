import { beforeEach, expect, it, vi } from "vitest";
import { api } from "../house/api";
import { settings } from "../settings.svelte";
import type { Action, AskedCoach, Coaching, Likely, Snapshot } from "../wire";
import { Coach } from "./coaching.svelte";

const none: Likely = { value: 0, low: 0, high: 0 };
const act = (name: string): Action => ({ type: "bid", name });

function marked(...grades: [name: string, grade: string][]): Coaching {
  const more = { games: 9, wins: [], points: [], line: [], loss: none, lost_points: none };
  return {
    rule: "",
    by_points: false,
    choices: grades.map(([name, grade]) => ({ action: act(name), grade, ...more })),
  };
}

function position(version: number, more: object = {}): Snapshot {
  const seats = [
    { seat: 0, kind: "person" },
    { seat: 1, kind: "bot" },
  ];
  const undo = { free: false, ask: true, asked_by: null, agreed: [] };
  const now = {
    version,
    status: "playing",
    view: { actor: 0 },
    legal: [act("good"), act("bad")],
    seats,
    undo,
    ...more,
  };
  return now as unknown as Snapshot;
}

class Player {
  table = "t";
  seat = 0;
  mine = [0];
  connection: { position: Snapshot } = { position: position(4) };
  chosen: Action[] = [];
  undone = 0;
  coach = new Coach(this);
  choose = (action: Action): void => {
    if (!this.coach.holds(action, null)) this.chosen.push(action);
  };
  undo(): void {
    this.undone += 1;
  }
  at(now: Snapshot): void {
    this.connection.position = now;
    this.coach.look(now);
  }
}

let answers: ((coaching: Coaching) => void)[] = [];
let asked: AskedCoach[] = [];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  [answers, asked, settings.coach] = [[], [], true];
  vi.spyOn(api, "coach").mockImplementation((_, question) => {
    asked.push(question);
    return new Promise((resolve) => answers.push(resolve));
  });
});

async function coached(): Promise<Player> {
  const player = new Player();
  player.at(position(4));
  answers.shift()!(marked(["good", "best"], ["bad", "blunder"], ["fair", "inaccuracy"]));
  await settled();
  return player;
}

it("holds a clear mistake until its person has looked again, and nothing else", async () => {
  const player = await coached();
  player.choose(act("bad"));
  expect([player.chosen, player.coach.nudge?.better.action]).toEqual([[], act("good")]);
  player.coach.lookAgain();
  expect([player.coach.nudge, player.undone]).toEqual([null, 0]);
  player.choose(act("bad"));
  player.coach.insist();
  expect([player.chosen, player.coach.nudge]).toEqual([[act("bad")], null]);
  player.choose(act("fair"));
  expect(player.chosen).toHaveLength(2);
  expect(asked).toHaveLength(1);
});

it("holds no move up: what is known too late is told after it, and can be taken back", async () => {
  const player = new Player();
  player.at(position(4));
  player.choose(act("bad"));
  expect(player.chosen).toEqual([act("bad")]);
  player.at(position(5, { view: { actor: 1 }, decided: 5 }));
  answers.shift()!(marked(["good", "best"], ["bad", "mistake"]));
  await settled();
  expect(player.coach.nudge).toMatchObject({ isMade: true, version: 4 });
  player.at(position(6, { decided: 5 }));
  expect(player.coach.nudge).not.toBeNull();
  player.coach.lookAgain();
  expect([player.undone, player.coach.nudge]).toEqual([1, null]);
});

it("asks about a choice that it has not thought of, once", async () => {
  const player = await coached();
  player.choose(act("odd"));
  expect(player.chosen).toEqual([act("odd")]);
  expect(asked.at(-1)?.action).toEqual(act("odd"));
  answers.shift()!(marked(["good", "best"]));
  await settled();
  expect([asked.length, player.coach.nudge]).toEqual([2, null]);
});

it("forgets what it said once the move was taken back", async () => {
  const player = new Player();
  player.at(position(4));
  player.choose(act("bad"));
  player.at(position(5, { view: { actor: 1 }, decided: 5 }));
  answers.shift()!(marked(["good", "best"], ["bad", "mistake"]));
  await settled();
  player.at(position(6, { decided: 2 }));
  expect(player.coach.nudge).toBeNull();
});

it("is silent where people play each other, where it is switched off, and where nothing is to choose", () => {
  const people = [
    { seat: 0, kind: "person" },
    { seat: 1, kind: "person" },
  ];
  const player = new Player();
  player.at(position(4, { seats: people }));
  player.at(position(5, { legal: [act("only")] }));
  player.at(position(6, { view: { actor: 1 } }));
  settings.coach = false;
  player.at(position(7));
  player.choose(act("bad"));
  expect([asked, player.chosen]).toEqual([[], [act("bad")]]);
});
