/** How a round is settled before the eyes of all: cards turned up, then one cushion after another, then the new jewels. */
import type { FaceScene } from "../registry";
import type { Sultan, SultanEvent, SultanView } from "./wire";

const TURN = { motion: 300, hold: 900, still: 1500 };
const SETTLE = { motion: 550, hold: 500, still: 900 };
const DRAW = { motion: 480, hold: 400, still: 900 };

export function scenes(events: SultanEvent[], before: SultanView, after: SultanView): FaceScene<Sultan>[] | null {
  const turned = events.findLastIndex(({ type }) => type === "card_revealed");
  const settled = events.map(isSale).lastIndexOf(true);
  if (before.phase !== "bid" || turned < 0 || settled < turned) return null;
  const view = { ...before, last_round: after.last_round };
  const sales = events.slice(turned + 1, settled + 1);
  return [
    { events: events.slice(0, turned + 1), view, part: { name: "reveal", step: 0 }, ...TURN },
    ...sales.map((sale, place) => ({ events: [sale], view, part: { name: "reveal", step: place + 1 }, ...SETTLE })),
    { events: events.slice(settled + 1), view: after, ...DRAW },
  ];
}

function isSale({ type }: SultanEvent): boolean {
  return type === "jewel_won" || type === "jewel_unsold";
}
