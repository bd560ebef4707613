import { expect, it } from "vitest";
import type { Summary } from "../wire";
import { ago, inOrder } from "./own-tables.svelte";

function table(name: string, status: Summary["status"], actor: number | null, since: number): Summary {
  return { table: name, status, actor, since, mine: [0] } as unknown as Summary;
}

it("puts what waits for you first, the longest wait before the others, and what is over last", () => {
  const tables = [
    table("over", "over", null, 9),
    table("theirs", "playing", 1, 5),
    table("short wait", "playing", 0, 7),
    table("theirs, later", "playing", 1, 8),
    table("long wait", "playing", 0, 3),
    table("open", "waiting", null, 6),
  ];
  const names = inOrder(tables).map((each) => each.table);
  expect(names).toEqual(["long wait", "short wait", "theirs, later", "theirs", "open", "over"]);
});

it("says how long ago in the largest unit", () => {
  const minute = 60_000;
  expect(ago(1000, 2000)).toEqual({ unit: "moment", count: 0 });
  expect(ago(0, 59 * minute)).toEqual({ unit: "minutes", count: 59 });
  expect(ago(0, 60 * minute)).toEqual({ unit: "hours", count: 1 });
  expect(ago(0, 49 * 60 * minute)).toEqual({ unit: "days", count: 2 });
  expect(ago(5000, 0)).toEqual({ unit: "moment", count: 0 });
});
