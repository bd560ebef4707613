/** What lies at a place of the boards, in one sentence with its rule. */
import type { BoardProps } from "../registry";
import type { Arguments } from "../../speech/speech";
import { edition } from "./editions";
import { Printed } from "./printed";
import { shownSeat } from "./shown.svelte";
import type { BoardView, MarrakeshView } from "./shapes";

export interface Told {
  text: string;
  rule: string;
}

type Asked = { view: MarrakeshView; board: BoardView | undefined; which: string; more: string; props: BoardProps };
type Teller = (asked: Asked) => Told | null;

const printed = new Printed(edition);
const ROOM_RULES: Record<string, string> = {
  date_plantation: "M-109",
  medrese: "M-135",
  palace: "M-123",
  mosque: "M-123",
  main_square: "M-117",
  river: "M-099",
  medina: "M-149",
  sahara: "M-159",
  souk: "M-110",
};
const TRACK_RULES: Record<string, string> = { keshi: "M-161", swap: "M-162", scroll_3: "M-164", none: "M-165" };

/** A sentence of the language files. */
function said({ props }: Asked, key: string, rule: string, given: Arguments = {}): Told {
  return { text: props.speech.say(`tell-${key}`, given), rule };
}

/** A tile says what the edition prints on it. */
function tile({ props }: Asked, kind: string, letter: string, number: number): Told {
  const name = props.speech.say(`cause-${kind}`, { number });
  return {
    text: props.speech.say("tell-tile", { name, sentence: props.speech.say(`${kind}-${number}`) }),
    rule: `M-${letter}${String(number).padStart(2, "0")}`,
  };
}

const word = ({ props }: Asked, label: string, value: string): string =>
  String(props.speech.word(label, value, props.names));
const district = (asked: Asked): string => word(asked, "district", asked.which);

const TELLERS: Record<string, Teller> = {
  room: (asked) =>
    said(asked, `room-${asked.which}`, ROOM_RULES[asked.which] ?? "M-002", {
      count: asked.board?.does[asked.which as "palace"] ?? 0,
    }),
  assistant: (asked) => said(asked, "assistant", "M-093", { district: district(asked) }),
  seller: (asked) => said(asked, "seller", "M-092", { district: district(asked) }),
  square: (asked) =>
    said(asked, "square", "M-117", {
      bonus: asked.props.speech.say(`square-${asked.which}`),
      count: asked.board?.spectators[asked.which] ?? 0,
    }),
  disc: (asked) => said(asked, "disc", "M-119"),
  sahara: (asked) => {
    if (asked.which.startsWith("start")) return said(asked, asked.which, "M-087");
    return said(
      asked,
      asked.which.endsWith("4") ? "route-end" : "route",
      asked.which.endsWith("4") ? "M-219" : "M-084",
    );
  },
  oasis: (asked) => {
    const oasis = asked.board?.oases[asked.which]?.oasis;
    const city = asked.board?.cities[asked.which]?.city;
    if (oasis) return tile(asked, "oasis", "O", oasis);
    if (city) return tile(asked, "city", "C", city);
    return asked.which.endsWith("4") ? said(asked, "city-field", "M-219") : said(asked, "oasis-hidden", "M-086");
  },
  city: (asked) => tile(asked, "city", "C", Number(asked.which)),
  shown: (asked) => tile(asked, "oasis", "O", Number(asked.which)),
  stock: (asked) => said(asked, `stock-${asked.which}`, "M-009"),
  goods: (asked) => said(asked, "goods", "M-003", { ware: asked.props.speech.say(`ware-${asked.which}`) }),
  points: (asked) => said(asked, "points", "M-012"),
  stairs: (asked) => said(asked, `stairs-${asked.which}`, "M-123"),
  line: (asked) => said(asked, "line", "M-127"),
  field: (asked) => said(asked, "line", "M-127"),
  office: (asked) => said(asked, "office", "M-111", { ware: asked.props.speech.say(`ware-${asked.which}`) }),
  shop: (asked) => {
    const luxury = asked.view.shops[Number(asked.which) - 1]?.luxury;
    return luxury ? TELLERS.luxury!({ ...asked, which: String(luxury) }) : null;
  },
  luxury: (asked) => said(asked, "luxury", "M-112", { kind: asked.props.speech.say(`luxury-${asked.which}`) }),
  academy: (asked) =>
    said(asked, "academy", "M-136", {
      scholars: printed.price(asked.which).scholars,
      dates: asked.board?.prices.scrolls[asked.which as "grey"] ?? printed.price(asked.which).dates,
    }),
  scroll: (asked) => tile(asked, "scroll", "S", Number(asked.which)),
  gate: (asked) =>
    said(asked, "gate", "M-150", {
      colour: word(asked, "colour", asked.more),
      price: asked.board?.prices.gates[Number(asked.which) - 1] ?? 0,
      points: asked.board?.prices.gate_points[Number(asked.which) - 1] ?? 0,
    }),
  "gate-space": (asked) => said(asked, "gate-space", "M-152"),
  waterfall: (asked) => said(asked, "waterfall", "M-169"),
  face: (asked) => tile(asked, "face", "V", asked.view.river_faces[Math.max(0, asked.view.season - 1)] ?? 1),
  track: (asked) => {
    const oasis = asked.board?.track[Number(asked.which) - 1];
    if (oasis) return tile(asked, "oasis", "O", oasis);
    const icon = printed.trackIcon(Number(asked.which), asked.view.seats.length);
    return said(asked, `track-${icon}`, TRACK_RULES[icon] ?? "M-165");
  },
  supply: (asked) => said(asked, "supply", "M-181", { loss: printed.supply(Number(asked.which)).loss }),
  due: (asked) =>
    said(asked, asked.board?.due.covered ? "due-covered" : "due-short", "M-183", {
      loss: asked.board?.due.penalty ?? 0,
    }),
  keshi: (asked) => said(asked, "screen", "M-057", { colour: word(asked, "colour", asked.which) }),
  offer: (asked) =>
    said(asked, "offer", "M-068", {
      colour: word(asked, "colour", asked.which),
      count: asked.view.offer[asked.which as "green"],
      room: asked.board?.room[asked.which as "green"] ?? "∞",
    }),
  boat: (asked) => said(asked, "boat", "M-099", { name: asked.props.names[Number(asked.which)] ?? "" }),
  figure: (asked) =>
    said(asked, `figure-${asked.which}`, "M-123", { name: asked.props.names[Number(asked.more)] ?? "" }),
  companion: (asked) => said(asked, `companion-${asked.which}`, asked.which === "sultan" ? "M-210" : "M-211"),
  red: (asked) => said(asked, "red", "M-082"),
  tower: (asked) => said(asked, "tower", "M-065"),
};

export function tellOf(place: string, view: MarrakeshView, props: BoardProps): Told | null {
  const [kind = "", which = "", more = ""] = place.split(":");
  const board = view.seats[shownSeat.of(props.seat ?? view.start_player)];
  return TELLERS[kind]?.({ view, board, which, more, props }) ?? null;
}
