import { beforeEach, expect, it, vi } from "vitest";
import { forget, remember, remembered } from "./my-tables";

beforeEach(() => localStorage.clear());

it("remembers the newest first, each once, and forgets", () => {
  remember("a", "go");
  remember("b", "go");
  remember("a", "go");
  expect(remembered().map(({ table }) => table)).toEqual(["a", "b"]);
  forget("a");
  expect(remembered()).toEqual([{ table: "b", game: "go" }]);
});

it("remembers two dozen", () => {
  for (let number = 0; number < 30; number += 1) remember(`t${number}`, "go");
  expect(remembered()).toHaveLength(24);
  expect(remembered()[0]?.table).toBe("t29");
});

it("reads nothing from what is not its own", () => {
  localStorage.setItem("serai-tables", '[{"table": 3}, null, {"table": "a", "game": "go"}]');
  expect(remembered()).toEqual([{ table: "a", game: "go" }]);
  localStorage.setItem("serai-tables", "{");
  expect(remembered()).toEqual([]);
});

it("does without where the browser forbids it", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("no room", "QuotaExceededError");
    },
  });
  expect(() => remember("a", "go")).not.toThrow();
});
