/** The printed values of an edition, as the server tells them: tiles are drawn as they are played. */
import type { KeshiColour } from "./pieces/colours";

export type ResourceName = "water" | "date" | "dinar";
export type GoodsColour = "purple" | "yellow" | "orange";

export interface Gain {
  keshi?: KeshiColour[];
  any_keshi?: number;
  same_colour_keshi?: number;
  goods_keshi?: number;
  date?: number;
  water?: number;
  dinar?: number;
  any_resource?: number;
  river?: number;
  mosque?: number;
  palace?: number;
  mosque_or_palace?: number;
  points?: number;
}

export interface ScrollData {
  id: number;
  back: string;
  when: "immediate" | "permanent" | "round_end" | "season_end";
  effect: string;
  gain?: Gain;
  pay?: Partial<Record<ResourceName, number>>;
  amount?: number;
}

export interface ScrollBack {
  back: string;
  scholars: number;
  dates: number;
}

export interface OasisData {
  id: number;
  rule: string;
  points: number;
  base?: number;
  colour?: KeshiColour;
  colours?: KeshiColour[];
  kind?: LuxuryKind;
  resource?: ResourceName;
  max_keshi?: number;
  need?: number;
}

export interface CityData {
  id: number;
  rule: string;
  points?: number;
  group?: number;
  min_keshi?: number;
}

export type LuxuryKind = "slippers" | "tajine" | "dagger" | "oil_lamp" | "necklace";

export interface LuxuryData {
  id: number;
  kind: LuxuryKind;
  cost: Partial<Record<GoodsColour, number>>;
  gain: Gain;
}

export interface OfficeData extends Record<GoodsColour, Gain> {
  id: number;
}

export interface SupplyData {
  id: number;
  need: Partial<Record<ResourceName, number>>;
  loss: number;
}

export interface RiverFaceData {
  id: number;
  season: number;
  rule: string;
  first?: Gain;
  second?: Gain;
  choice?: { per: string; gain: Gain }[];
  colours?: KeshiColour[];
  amount?: number;
  offer?: number;
}
