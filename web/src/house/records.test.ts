import { expect, it } from "vitest";
import { firstRecord, readLink } from "./records";

const HERE = "http://house.test";

it("knows links of this house, links to files, links elsewhere, and what is no link", () => {
  expect(readLink(" http://house.test/replay/abc-1 ", HERE)).toEqual({ replay: "abc-1" });
  expect(readLink("/table/abc", HERE)).toEqual({ replay: "abc" });
  expect(readLink("http://house.test/api/tables/abc/record", HERE)).toEqual({
    file: "http://house.test/api/tables/abc/record",
  });
  expect(readLink("https://other.test/replay/abc", HERE)).toEqual({
    elsewhere: "https://other.test/replay/abc",
  });
  expect(readLink('{"format": "serai/1"}', HERE)).toBeNull();
  expect(readLink("a word", HERE)).toBeNull();
});

it("takes the first of many records", () => {
  expect(firstRecord('{"a": 1}')).toBe('{"a":1}');
  expect(firstRecord('\n{"a": 1}\n{"a": 2}')).toBe('{"a": 1}');
});
