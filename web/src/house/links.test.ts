import { expect, it } from "vitest";
import { forOtherDevices, readInvitation } from "./links";

it("gives other devices the address of the network, not this computer's own name", () => {
  expect(forOtherDevices("http://localhost:8000/table/a#t", "http://10.0.0.7:8000")).toBe(
    "http://10.0.0.7:8000/table/a#t",
  );
  expect(forOtherDevices("https://games.example/table/a#t", "http://10.0.0.7:8000")).toBe(
    "https://games.example/table/a#t",
  );
  expect(forOtherDevices("http://127.0.0.1:8000/table/a", "")).toBe("http://127.0.0.1:8000/table/a");
});

it.each([
  [" https://games.example/table/abc#seat.token ", { path: "/table/abc#seat.token" }],
  ["abcd-2345", { code: "ABCD2345" }],
  ["ab", null],
  ["", null],
])("reads %j as somebody typed it", (written, read) => {
  expect(readInvitation(written)).toEqual(read);
});
