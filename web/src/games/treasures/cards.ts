/** Cards and categories as they are written and shown. */
import type { Category } from "./wire";

export const CATEGORIES: readonly Category[] = ["cards", "sapphire", "ruby", "emerald", "diamond"];

export function valueOf(code: string): number {
  return Number(code.slice(1));
}
