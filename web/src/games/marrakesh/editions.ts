/** The printed values that tables of this house are played with. */
import type { Edition } from "./printed";
import printed from "./built/edition.json";

export const edition = printed as unknown as Edition;
