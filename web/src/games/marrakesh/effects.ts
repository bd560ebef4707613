/** Effects as the view names them ("river:3", "keshi:pink"), as gains that can be drawn. */
import type { Gain } from "./wire";
import type { KeshiColour } from "./pieces/colours";

const KEYS: Record<string, keyof Gain> = {
  water: "water",
  date: "date",
  dinar: "dinar",
  points: "points",
  goods: "goods_keshi",
  river: "river",
};

export function gainOf(effect: string): Gain {
  const [name = "", amount = "1"] = effect.split(":");
  if (name === "keshi") return amount === "any" ? { any_keshi: 1 } : { keshi: [amount as KeshiColour] };
  if (name === "keshi2") return { same_colour_keshi: 2 };
  if (name === "resource") return { any_resource: Number(effect.split(":")[2] ?? 1) };
  if (name === "stairs") return stairsGain(effect);
  const key = KEYS[name];
  return key ? { [key]: Number(amount) } : {};
}

function stairsGain(effect: string): Gain {
  const [, stairs = "", steps = "1"] = effect.split(":");
  if (stairs === "either") return { mosque_or_palace: Number(steps) };
  return stairs === "mosque" ? { mosque: Number(steps) } : { palace: Number(steps) };
}
