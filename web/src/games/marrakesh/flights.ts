/** What flies when something happens: keshis to their rooms, tiles to their seat, a dinar from a boundary. */
import type { Flight } from "../registry";
import { edition } from "./built/edition";
import type { Of } from "./facts";
import { homeOf } from "./holds";
import { keshi, resource, sign, type Glyph } from "./pieces/glyphs";
import Flying from "./pieces/Flying.svelte";
import { Printed } from "./printed";
import type { MarrakeshEvent, MarrakeshView } from "./shapes";
import { shownSeat } from "./shown.svelte";

const AFTER = 200; // milliseconds: the next one starts when the first has landed
const printed = new Printed(edition);

export function flights(event: MarrakeshEvent, _: MarrakeshView, after: MarrakeshView): Flight[] {
  switch (event.type) {
    case "drafted":
      return drafted(event, after);
    case "scroll_taken":
      return [flight([sign("scroll")], `place-scroll:${event.scroll}`, seatAnchor(event.seat, after))];
    case "luxury_taken":
      return [
        flight(
          [sign(printed.luxury(event.luxury).kind, "luxury")],
          `place-shop:${event.shop}`,
          seatAnchor(event.seat, after),
        ),
      ];
    case "gate_built":
      return [
        flight(
          [{ is: "gate", colour: event.colour }],
          "quarter-workshops",
          seatAnchor(event.seat, after, `gate-space:${event.space}`),
        ),
      ];
    case "boundary_crossed":
      return [
        flight(
          [resource("dinar")],
          `figure-${event.stairs}-${event.seat}`,
          seatAnchor(event.seat, after, "stock:dinar"),
        ),
      ];
    default:
      return [];
  }
}

function drafted({ seat, colours }: Of<"drafted">, after: MarrakeshView): Flight[] {
  return colours.map((colour, place) => ({
    ...flight([keshi(colour)], `place-offer:${colour}`, seatAnchor(seat, after, homeOf(colour))),
    delay: place * AFTER,
  }));
}

function flight(glyphs: Glyph[], from: string, to: string): Flight {
  return { piece: Flying, props: { glyphs }, from, to };
}

/** A place of the seat's riad, if that is open; else the seat itself. */
function seatAnchor(seat: number, view: MarrakeshView, place?: string): string {
  if (shownSeat.of(view.seat ?? view.start_player) !== seat) return `seat-${seat}`;
  return place && place !== "red" ? `place-${place}` : "riad-head";
}
