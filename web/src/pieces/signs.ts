/** The signs that people at a table show each other. */
import type { React } from "../wire";

export type Sign = React["sign"];
export const SIGNS: Sign[] = ["star", "laugh", "wow", "ouch", "heart", "tea"];
