import { expect, test } from "vitest";
import { fit } from "./fit";

test("twelve cards lie in two rows of six in a flat zone, and in three of four in an upright one", () => {
  expect(fit(12, { width: 800, height: 240 }, 1.4, 12, 200).columns).toBe(6);
  expect(fit(12, { width: 340, height: 330 }, 1.4, 8, 200).columns).toBe(4);
});

test("all of them fit, and none is larger than allowed", () => {
  for (const count of [1, 4, 7, 12, 20]) {
    const zone = { width: 330, height: 250 };
    const { columns, width } = fit(count, zone, 1.4, 8, 110);
    const rows = Math.ceil(count / columns);
    expect(columns * width + (columns - 1) * 8).toBeLessThanOrEqual(zone.width);
    expect(rows * width * 1.4 + (rows - 1) * 8).toBeLessThanOrEqual(zone.height + rows);
    expect(width).toBeLessThanOrEqual(110);
  }
});
