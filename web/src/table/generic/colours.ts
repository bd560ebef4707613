/** The colour that a value is named after, to be shown beside its word; null for any other value. */
import type { Json } from "../../wire";

export function colourOf(value: Json): string | null {
  return typeof value === "string" && /^[a-z]+$/.test(value) && CSS.supports("color", value) ? value : null;
}
