/** What lies at a place of the boards, in one sentence with its rule. */
import type { BoardProps } from "../registry";
import type { Arguments } from "../../speech/speech";
import { edition } from "./built/edition";
import { Printed } from "./printed";
import type { BoardView, Marrakesh, MarrakeshView } from "./shapes";

export interface Told {
  text: string;
  rule: string;
}

/** In which language, and of whom it is told. */
type Teaching = Pick<BoardProps<Marrakesh>, "speech" | "names">;

type Asked = {
  view: MarrakeshView;
  board: BoardView | undefined;
  which: string;
  more: string;
  props: Teaching;
};
type Teller = (asked: Asked) => Told | null;

const printed = new Printed(edition);

/** A sentence of the language files; the game's card tells the rule behind it. */
function said({ props }: Asked, key: string, given: Arguments = {}, ruled = key): Told {
  return { text: props.speech.say(`tell-${key}`, given), rule: props.speech.ruleOf(`tell-${ruled}`) };
}

/** A tile says what the edition prints on it. */
function tile({ props }: Asked, kind: string, number: number): Told {
  const name = props.speech.say(`cause-${kind}`, { number });
  return {
    text: props.speech.say("tell-tile", { name, sentence: props.speech.say(`${kind}-${number}`) }),
    rule: props.speech.ruleOf(`${kind}-${number}`),
  };
}

const word = ({ props }: Asked, label: string, value: string): string =>
  String(props.speech.word(label, value, props.names));
const district = (asked: Asked): string => word(asked, "district", asked.which);

const TELLERS: Record<string, Teller> = {
  room: (asked) =>
    said(asked, `room-${asked.which}`, {
      count: asked.board?.does[asked.which as "palace"] ?? 0,
    }),
  assistant: (asked) => said(asked, "assistant", { district: district(asked) }),
  seller: (asked) => said(asked, "seller", { district: district(asked) }),
  square: (asked) =>
    said(asked, "square", {
      bonus: asked.props.speech.say(`square-${asked.which}`),
      count: asked.board?.spectators[asked.which] ?? 0,
    }),
  disc: (asked) => said(asked, "disc"),
  sahara: (asked) => {
    if (asked.which.startsWith("start")) return said(asked, asked.which);
    return said(asked, asked.which.endsWith("4") ? "route-end" : "route");
  },
  oasis: (asked) => {
    const oasis = asked.board?.oases[asked.which]?.oasis;
    const city = asked.board?.cities[asked.which]?.city;
    if (oasis) return tile(asked, "oasis", oasis);
    if (city) return tile(asked, "city", city);
    return asked.which.endsWith("4") ? said(asked, "city-field") : said(asked, "oasis-hidden");
  },
  city: (asked) => tile(asked, "city", Number(asked.which)),
  shown: (asked) => tile(asked, "oasis", Number(asked.which)),
  stock: (asked) => said(asked, `stock-${asked.which}`),
  goods: (asked) => said(asked, "goods", { ware: asked.props.speech.say(`ware-${asked.which}`) }),
  points: (asked) => said(asked, "points"),
  stairs: (asked) => said(asked, `stairs-${asked.which}`),
  line: (asked) => said(asked, "line"),
  field: (asked) => said(asked, "line"),
  office: (asked) => said(asked, "office", { ware: asked.props.speech.say(`ware-${asked.which}`) }),
  shop: (asked) => {
    const luxury = asked.view.shops[Number(asked.which) - 1]?.luxury;
    return luxury ? TELLERS.luxury!({ ...asked, which: String(luxury) }) : null;
  },
  luxury: (asked) => said(asked, "luxury", { kind: asked.props.speech.say(`luxury-${asked.which}`) }),
  academy: (asked) =>
    said(asked, "academy", {
      scholars: printed.price(asked.which).scholars,
      dates: asked.board?.prices.scrolls[asked.which as "grey"] ?? printed.price(asked.which).dates,
    }),
  scroll: (asked) => tile(asked, "scroll", Number(asked.which)),
  gate: (asked) =>
    said(asked, "gate", {
      colour: word(asked, "colour", asked.more),
      price: asked.board?.prices.gates[Number(asked.which) - 1] ?? 0,
      points: asked.board?.prices.gate_points[Number(asked.which) - 1] ?? 0,
    }),
  workshop: (asked) => {
    const place = Number(asked.which) - 1;
    const { gates = [], gate_points = [] } = asked.board?.prices ?? {};
    return said(asked, "workshop", { price: gates[place] ?? 0, points: gate_points[place] ?? 0 }, "gate");
  },
  pier: (asked) => {
    const pier = printed.edition.river.piers.find(({ place }) => String(place) === asked.which);
    return said(asked, "pier", { place: pier?.place ?? 0, points: pier?.points ?? 0 });
  },
  "gate-space": (asked) => said(asked, "gate-space"),
  waterfall: (asked) => said(asked, "waterfall"),
  face: (asked) => tile(asked, "face", asked.view.river_faces[Math.max(0, asked.view.season - 1)] ?? 1),
  track: (asked) => {
    const oasis = asked.board?.track[Number(asked.which) - 1];
    if (oasis) return tile(asked, "oasis", oasis);
    return said(asked, `track-${asked.view.track_icons[Number(asked.which) - 1] ?? "none"}`);
  },
  supply: (asked) => said(asked, "supply", { loss: printed.supply(Number(asked.which)).loss }),
  due: (asked) =>
    said(asked, asked.board?.due.covered ? "due-covered" : "due-short", {
      loss: asked.board?.due.penalty ?? 0,
    }),
  screen: (asked) => TELLERS.keshi!(asked),
  keshi: (asked) => said(asked, "screen", { colour: word(asked, "colour", asked.which) }),
  offer: (asked) =>
    said(asked, "offer", {
      colour: word(asked, "colour", asked.which),
      count: asked.view.offer[asked.which as "green"],
      room: asked.board?.room[asked.which as "green"] ?? "∞",
    }),
  boat: (asked) => said(asked, "boat", { name: asked.props.names[Number(asked.which)] ?? "" }),
  figure: (asked) => said(asked, `figure-${asked.which}`, { name: asked.props.names[Number(asked.more)] ?? "" }),
  companion: (asked) => said(asked, `companion-${asked.which}`),
  red: (asked) => said(asked, "red"),
  tower: (asked) => said(asked, "tower"),
};

export function tellOf(place: string, view: MarrakeshView, props: Teaching, of: number): Told | null {
  const [kind = "", which = "", more = ""] = place.split(":");
  const board = view.seats[of];
  return TELLERS[kind]?.({ view, board, which, more, props }) ?? null;
}
