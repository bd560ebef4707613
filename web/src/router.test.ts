import { expect, it } from "vitest";
import { routeOf } from "./router.svelte";

it.each([
  ["/", { screen: "lobby" }],
  ["/new/go", { screen: "new", game: "go" }],
  ["/new", { screen: "lost" }],
  ["/join", { screen: "join", code: "" }],
  ["/table/abc/", { screen: "table", table: "abc" }],
  ["/rules/go/X-01", { screen: "rules", game: "go", rule: "X-01" }],
  ["/rules", { screen: "rules", game: null, rule: null }],
  ["/watch/more", { screen: "watch" }],
  ["/nowhere", { screen: "lost" }],
])("reads the address %s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
