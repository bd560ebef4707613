/** The piece that stands for an answer. */
import { gainOf } from "./effects";
import type { KeshiColour } from "./pieces/colours";
import { arrow, gainGlyphs, keshi, points, resource, rowWidth, sign, steps, word, type Glyph } from "./pieces/glyphs";
import type { Printed } from "./printed";
import { ROOMS } from "./rooms";
import { cityGlyphs, oasisGlyphs, scrollGlyphs } from "./tiles/faces";
import type { MarrakeshAction, MarrakeshView } from "./shapes";

type Written = Record<string, unknown>;
type Drawn = (action: Written, view: MarrakeshView, printed: Printed) => Glyph[];

const room = (district: unknown): Glyph => sign(ROOMS.find((each) => each.district === district)?.sign ?? "house");
const colour = (name: unknown): Glyph => keshi(name as KeshiColour);
const counted = (action: Written): Glyph[] =>
  (["date", "water", "dinar"] as const).flatMap((kind) =>
    action[kind] ? [word(Number(action[kind]), 0.5), resource(kind)] : [],
  );

const DRAWN: Record<string, Drawn> = {
  place_track_keshi: (action) => [colour(action.colour), arrow, word(Number(action.place), 0.5)],
  set_disc: (action) => [sign("swap", "square"), word(Number(action.rotation) + 1, 0.5)],
  choose_supply: (action, _, printed) => {
    const { need } = printed.supply(Number(action.tile));
    return (["date", "water", "dinar"] as const).flatMap((kind) => Array<Glyph>(need[kind] ?? 0).fill(resource(kind)));
  },
  send_red_assistant: (action) => [keshi("red"), arrow, room(action.district)],
  draft: (action) => (action.colours as KeshiColour[]).map(colour),
  place_pink: (action, _, printed) => gainGlyphs(printed.squareGains[String(action.field)] ?? {}),
  square_bonus: (action, _, printed) => gainGlyphs(printed.squareGains[String(action.field)] ?? {}),
  place_brown: () => [keshi("brown")],
  choose_city: (action, _, printed) => cityGlyphs(printed.city(Number(action.city))),
  place_red: (action) => [keshi("red"), arrow, room(action.district)],
  choose_colour: (action) => [colour(action.colour)],
  resolve: (action) => gainGlyphs(gainOf(String(action.effect))),
  take_resource: (action) => [resource(action.resource as "water")],
  take_goods: (action) => [colour(action.colour)],
  extra_step: (action) => [resource(action.pay as "water"), arrow, steps("river")],
  step: () => [sign("stairs")],
  choose_stairs: (action) => [steps(action.stairs as "palace")],
  choose_bonus: (action, view) => gainGlyphs(gainOf(view.about.line?.[Number(action.option) - 1] ?? "")),
  pay: counted,
  return_resources: (action) => [word(Number(action.count), 0.5), resource(action.resource as "water")],
  use_assistant: (action) =>
    action.option === "action" ? [room(action.district)] : [keshi("any"), room(action.district)],
  plantation: counted,
  exchange: (action, view, printed) => [
    colour(action.colour),
    arrow,
    ...gainGlyphs(printed.office(view.offices.at(-1) ?? 1)[action.colour as "purple"], 2),
  ],
  buy_luxury: (action, view, printed) => [
    sign(printed.luxury(view.shops[Number(action.shop) - 1]?.luxury ?? 1).kind, "luxury"),
  ],
  take_luxury: (action, view, printed) => [
    sign(printed.luxury(view.shops[Number(action.shop) - 1]?.luxury ?? 1).kind, "luxury"),
  ],
  refresh_scrolls: () => [sign("swap"), sign("scroll")],
  buy_scroll: (action, _, printed) => scrollGlyphs(printed.scroll(Number(action.scroll)), true),
  take_scroll: (action, _, printed) => scrollGlyphs(printed.scroll(Number(action.scroll)), true),
  buy_gate: (action) => [{ is: "gate", colour: action.colour as KeshiColour }],
  take_gate: (action) => [{ is: "gate", colour: action.colour as KeshiColour }],
  build_gate: () => [sign("gate")],
  acquire_oasis: (action, view, printed) => oasisOf(action.field, view, printed),
  acquire_city: () => [sign("season_end")],
  choose_action: (action) => [room(action.district)],
  choose_oasis: (action, _, printed) => oasisGlyphs(printed.oasis(Number(action.oasis))),
  take_oasis: (action, _, printed) => oasisGlyphs(printed.oasis(Number(action.oasis))),
  swap_return: (action) => [colour(action.colour), arrow, keshi("any")],
  river_bonus: (action, _, printed) =>
    gainGlyphs(printed.edition.river.waterfalls[Number(action.waterfall) - 1]?.gain ?? { points: 0 }),
  supply: (action) => (action.mode === "default" ? [points("−")] : [sign("jug")]),
};

function oasisOf(field: unknown, view: MarrakeshView, printed: Printed): Glyph[] {
  const seat = view.seats.find((board) => board.seat === view.actor);
  const oasis = seat?.oases[String(field)]?.oasis;
  return oasis ? oasisGlyphs(printed.oasis(oasis)) : [sign("palm", "oasis")];
}

/** How wide the pieces of an answer are drawn on its card. */
export function glyphsWidth(glyphs: Glyph[]): number {
  return Math.min(46, Math.max(30, rowWidth(glyphs, 0.06) * 28));
}

/** Nothing for answers that end something: their words say it all. */
export function answerGlyphs(action: MarrakeshAction, view: MarrakeshView, printed: Printed): Glyph[] {
  return DRAWN[action.type]?.(action as Written, view, printed) ?? [];
}
