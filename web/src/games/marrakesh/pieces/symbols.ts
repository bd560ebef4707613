/** The pieces that are drawn often, as symbols: a use of one is a single node. */
import { KESHI_COLOURS, mixed, octagon, SHADES, TRADES, type KeshiColour } from "./colours";
import { ROOMS, type District } from "../rooms";
import { SIGNS } from "./signs";

/** What is laid on the floors of the rooms: size of the tile and its lines. */
const FLOORS: Record<District, [width: number, height: number, lines: string]> = {
  date_plantation: [26, 22, "M4 16c2-6 6-8 10-8-1 5-4 8-10 8zM4 16c5-4 7-5 10-8M17 20c1-4 4-6 8-6-1 4-4 6-8 6z"],
  medrese: [28, 48.5, "M14 0l14 8v16l-14 8-14-8V8zM0 40.5V32M28 40.5V32M14 48.5v-8M0 48.5l14-8 14 8"],
  palace: [
    32,
    32,
    "M16 4l3.5 3.5h5v5L28 16l-3.5 3.5v5h-5L16 28l-3.5-3.5h-5v-5L4 16l3.5-3.5v-5h5zM28 16h4M0 16h4M16 0v4M16 28v4",
  ],
  mosque: [24, 24, "M0 24V12C0 5 6 5 12 0c6 5 12 5 12 12v12"],
  main_square: [
    36,
    36,
    "M18 7l3.2 3.2h4.6v4.6L29 18l-3.2 3.2v4.6h-4.6L18 29l-3.2-3.2h-4.6v-4.6L7 18l3.2-3.2v-4.6h4.6zM25.8 10.2L36 0M10.2 10.2L0 0M10.2 25.8L0 36M25.8 25.8L36 36",
  ],
  river: [36, 18, "M0 6q4.5-5 9 0t9 0 9 0 9 0M-4.5 15q4.5-5 9 0t9 0 9 0 9 0 9 0"],
  medina: [32, 20, "M0 0h32M0 10h32M8 0v10M24 10v10M0 20h32"],
  sahara: [60, 26, "M0 10q15-12 30 0t30 0M-10 23q15-10 30 0t30 0 30 0"],
  souk: [22, 22, "M-4 18L18-4M0 26L26 0M7 33L33 7M3 18L18 3"],
};

const GOODS: KeshiColour[] = ["purple", "yellow", "orange"];
const ROUND: KeshiColour[] = [
  "pink",
  "red",
  "orange",
  "yellow",
  "beige",
  "brown",
  "green",
  "turquoise",
  "purple",
  "black",
  "grey",
  "white",
];

/** All symbols and gradients of the game, as the inside of a `defs`. */
export function symbols(): string {
  const signs = Object.entries(SIGNS).map(([name, drawn]) => symbol(`sign-${name}`, 24, 24, drawn));
  const keshis = KESHI_COLOURS.map((colour) => gradient(colour) + keshi(colour, true) + keshi(colour, false));
  return [
    ...signs,
    ...keshis,
    wheel("any", ROUND),
    wheel("goods", GOODS),
    RESOURCES,
    POINTS,
    STRIP,
    ZELLIGE,
    ...floors(),
  ].join("");
}

function symbol(id: string, width: number, height: number, drawn: string): string {
  return `<symbol id="marrakesh-${id}" viewBox="0 0 ${width} ${height}">${drawn}</symbol>`;
}

function pattern(id: string, width: number, height: number, drawn: string): string {
  return `<pattern id="marrakesh-${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${drawn}</pattern>`;
}

function floors(): string[] {
  return ROOMS.map(({ district, tint }) => {
    const [width, height, lines] = FLOORS[district];
    return pattern(
      `floor-${district}`,
      width,
      height,
      `<path d="${lines}" fill="none" stroke="${tint}" opacity=".26" />`,
    );
  });
}

function gradient(colour: KeshiColour): string {
  const { base, light, edge } = SHADES[colour];
  const stops = [
    [0, light],
    [0.55, base],
    [1, mixed(base, edge, 0.45)],
  ].map(([offset, shade]) => `<stop offset="${offset}" stop-color="${shade}" />`);
  return `<linearGradient id="marrakesh-fill-${colour}" x1="0" y1="0" x2="1" y2="1">${stops.join("")}</linearGradient>`;
}

/** Below 26 pixels a keshi loses its ring and its sign grows. */
function keshi(colour: KeshiColour, large: boolean): string {
  const { base, edge, ink } = SHADES[colour];
  const rim = colour === "white" ? "rgb(120 90 40 / .35)" : "rgb(255 255 255 / .45)";
  const ring = `<polygon points="${octagon(24, 23.4, 36.5)}" fill="none" stroke="${rim}" stroke-width="1.3" />`;
  const [place, size] = large ? [11.5, 25] : [8.5, 31];
  const sign = `<use href="#marrakesh-sign-${TRADES[colour]}" x="${place}" y="${place - 0.6}" width="${size}" height="${size}" color="${ink}" fill="${base}" stroke="${base}" />`;
  const body =
    `<polygon points="${octagon(24, 26.2, 43)}" fill="${edge}" />` +
    `<polygon points="${octagon(24, 23.4, 43)}" fill="url(#marrakesh-fill-${colour})" stroke="${mixed(base, edge, 0.6)}" stroke-width=".8" />` +
    `<polygon points="${octagon(24, 23.4, 42)}" fill="none" stroke="rgb(255 255 255 / .35)" stroke-width=".9" />`;
  return symbol(`keshi-${colour}${large ? "" : "-small"}`, 48, 50, body + (large ? ring : "") + sign);
}

/** "You choose": a wheel of the colours that may be chosen. */
function wheel(name: string, colours: KeshiColour[]): string {
  const shades = colours.map((colour) => SHADES[colour].base);
  const drawn =
    `<clipPath id="marrakesh-clip-${name}"><polygon points="${octagon(24, 23.4, 43)}" /></clipPath>` +
    `<polygon points="${octagon(24, 26.2, 43)}" fill="#6B5A36" />` +
    `<g clip-path="url(#marrakesh-clip-${name})">${slices(24, 23.4, 30, shades)}</g>` +
    `<polygon points="${octagon(24, 23.4, 43)}" fill="none" stroke="#6B5A36" />` +
    `<polygon points="${octagon(24, 23.4, 25)}" fill="#FFFBF3" stroke="rgb(80 50 10 / .5)" />` +
    question(24, 30.6, 21);
  return symbol(`keshi-${name}`, 48, 50, drawn);
}

function slices(x: number, y: number, radius: number, fills: string[]): string {
  const at = (slice: number): string => {
    const angle = ((360 / fills.length) * slice - 90) * (Math.PI / 180);
    return `${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  };
  return fills
    .map((fill, n) => `<path d="M${x} ${y}L${at(n)}A${radius} ${radius} 0 0 1 ${at(n + 1)}z" fill="${fill}" />`)
    .join("");
}

function question(x: number, y: number, size: number): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" font-family="Frank Ruhl Libre" font-weight="800" font-size="${size}" fill="#3A2A0C">?</text>`;
}

function shine(name: string, light: string, dark: string): string {
  return `<linearGradient id="marrakesh-fill-${name}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}" /><stop offset="1" stop-color="${dark}" /></linearGradient>`;
}

const POINTS = shine("points", "#B0424B", "#73202C");

/** The tiles round walls and courts. */
const STRIP = pattern(
  "strip",
  12,
  12,
  '<rect width="12" height="12" class="glaze" /><path d="M6 0l6 6-6 6-6-6z" class="chalk" /><path d="M6 2.4 9.6 6 6 9.6 2.4 6z" class="clay" /><path d="M6 4.3 7.7 6 6 7.7 4.3 6z" class="gilt" />',
);
const ZELLIGE = pattern(
  "zellige",
  36,
  36,
  '<path d="M18 7l3.2 3.2h4.6v4.6L29 18l-3.2 3.2v4.6h-4.6L18 29l-3.2-3.2h-4.6v-4.6L7 18l3.2-3.2v-4.6h4.6zM29 18h7M0 18h7M18 0v7M18 29v7M25.8 10.2L36 0M10.2 10.2L0 0M10.2 25.8L0 36M25.8 25.8L36 36" class="threads" />',
);

const RESOURCES =
  shine("water", "#7EC4EE", "#1F6FB0") +
  shine("date", "#B9703A", "#6A3214") +
  shine("dinar", "#FFE391", "#C98F17") +
  symbol(
    "water",
    24,
    24,
    '<path d="M12 1.4c4.8 5.8 7.5 9.5 7.5 13.2a7.5 7.5 0 0 1-15 0c0-3.7 2.7-7.4 7.5-13.2z" fill="url(#marrakesh-fill-water)" stroke="#16507F" stroke-width="1.1" /><path d="M8 14.6c.1 2.3 1.4 3.7 3.3 4.1" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.7" stroke-linecap="round" />',
  ) +
  symbol(
    "date",
    24,
    24,
    '<path d="M13.6 5.6C13.9 3.6 15.2 2 17.8 1.4" fill="none" stroke="#4B7A2E" stroke-width="1.9" stroke-linecap="round" /><path d="M13.4 5.4C10.6 1.6 6.8 1.4 4.4 3.4c3 .2 5.8.8 9 2z" fill="#5B9440" stroke="#35601F" stroke-width=".7" /><ellipse cx="12.2" cy="14" rx="6.4" ry="9" transform="rotate(10 12.2 14)" fill="url(#marrakesh-fill-date)" stroke="#47200B" stroke-width="1.1" /><path d="M9 9.8c-1.5 2.4-1.9 5-1.4 7.6" fill="none" stroke="#F6D2A8" stroke-width="1.9" stroke-linecap="round" opacity=".95" /><path d="M14.8 8.6c1 2.3 1.2 5.4.5 8.4" fill="none" stroke="#4D220B" stroke-linecap="round" opacity=".55" />',
  ) +
  symbol(
    "dinar",
    24,
    24,
    '<circle cx="12" cy="12.6" r="10.4" fill="#8C5F08" /><circle cx="12" cy="11.8" r="10.4" fill="url(#marrakesh-fill-dinar)" stroke="#8C5F08" /><circle cx="12" cy="11.8" r="7.8" fill="none" stroke="#8C5F08" stroke-width=".9" stroke-dasharray="1.2 1.25" /><path d="M8.6 8.4h6.8v6.8H8.6z" fill="#8C5F08" /><path d="M8.6 8.4h6.8v6.8H8.6z" fill="#8C5F08" transform="rotate(45 12 11.8)" /><circle cx="12" cy="11.8" r="1.9" fill="#FFE391" />',
  ) +
  symbol(
    "any-resource",
    24,
    24,
    `<circle cx="12" cy="12.4" r="10.8" fill="#6B5A36" />${slices(12, 11.8, 10.6, ["#2E86C7", "#8A4B22", "#E2AC2C"])}<circle cx="12" cy="11.8" r="10.6" fill="none" stroke="#6B5A36" stroke-width=".8" /><circle cx="12" cy="11.8" r="6" fill="#FFFBF3" stroke="rgb(80 50 10 / .5)" stroke-width=".7" />${question(12, 15.6, 10.8)}`,
  );
