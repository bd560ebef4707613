import { expect, it } from "vitest";
import { baseOf, pathIn } from "./place";

it("lies where its scripts lie", () => {
  expect(baseOf("https://a.b/assets/index-1.js")).toBe("https://a.b/");
  expect(baseOf("https://a.b/some/where/assets/api-1.js")).toBe("https://a.b/some/where/");
});

it("finds the screen in an address: by its path, or by its question where only one page is there", () => {
  expect(pathIn(new URL("https://a.b/table/here-1"), false)).toBe("/table/here-1");
  expect(pathIn(new URL("https://a.b/some/where/?/table/here-1"), true)).toBe("/table/here-1");
  expect(pathIn(new URL("https://a.b/some/where/?/new/x?friends"), true)).toBe("/new/x");
  expect(pathIn(new URL("https://a.b/some/where/index.html"), true)).toBe("/");
});
