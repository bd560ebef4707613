/** Every tile of the edition has a face, and a corrected value is drawn as corrected. */
import { describe, expect, it } from "vitest";
import { edition } from "../built/edition";
import { points, resource } from "../pieces/glyphs";
import { cityGlyphs, drawnEffects, oasisGlyphs, riverRows, scrollGlyphs } from "./faces";

const scroll = (id: number) => edition.scrolls.tile.find((tile) => tile.id === id)!;

describe("the faces of tiles", () => {
  it("has one for every effect of the edition", () => {
    const effects = new Set(edition.scrolls.tile.map(({ effect }) => effect));
    expect([...effects].filter((effect) => !drawnEffects().includes(effect))).toEqual([]);
    for (const tile of edition.scrolls.tile) expect(scrollGlyphs(tile).length, `scroll ${tile.id}`).toBeGreaterThan(0);
    for (const tile of edition.oases.tile) expect(oasisGlyphs(tile).length).toBeGreaterThan(1);
    for (const tile of edition.desert_cities.tile) expect(cityGlyphs(tile).length).toBeGreaterThan(0);
    for (const face of edition.river_tiles.side)
      expect(riverRows(face).every(({ glyphs }) => glyphs.length > 0)).toBe(true);
  });

  it("draws what scrolls do", () => {
    expect(scrollGlyphs(scroll(72))).toEqual([resource("any-resource"), { is: "arrow" }, points(2)]);
    expect(scrollGlyphs(scroll(51)).at(-1)).toMatchObject({ word: "×1" });
    expect(scrollGlyphs(scroll(45)).filter(({ is }) => is === "resource")).toHaveLength(1);
    expect(JSON.stringify(scrollGlyphs(scroll(45)))).not.toContain("−");
  });

  it("draws a corrected value as corrected", () => {
    expect(scrollGlyphs({ ...scroll(72), amount: 3 }).at(-1)).toEqual(points(3));
    expect(scrollGlyphs({ ...scroll(45), amount: 2 }).filter(({ is }) => is === "resource")).toHaveLength(2);
  });

  it("writes no words, which would be of one language", () => {
    const words = edition.scrolls.tile.flatMap((tile) => scrollGlyphs(tile)).filter((glyph) => glyph.is === "word");
    expect(words.filter((glyph) => glyph.is === "word" && /[a-z]/i.test(glyph.word))).toEqual([]);
  });
});
