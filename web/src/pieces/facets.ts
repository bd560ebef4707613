/** Cut stones: each is drawn as facets of one colour ramp, lit from the upper left. */
import { shade } from "./colours";

export type Cut = "round" | "cushion" | "pear" | "emerald" | "octagon" | "marquise" | "kite" | "oval";
export type Tint = "white" | "red" | "yellow" | "green" | "blue";
export type Gem = { cut: Cut; tint: Tint };
type Point = [number, number];

const SHADES: Record<Tint, readonly string[]> = {
  white: ["#6F7E9C", "#A4B1C9", "#CFD8E7", "#EDF2FA", "#FFFFFF"],
  red: ["#5E0A1B", "#A0152B", "#D42A42", "#F1636F", "#FFC2C2"],
  yellow: ["#8A4D00", "#C87C05", "#F3AE18", "#FFD557", "#FFF4C4"],
  green: ["#063A27", "#0B6540", "#1A985F", "#54CB90", "#C6F5DB"],
  blue: ["#0B1B5E", "#1A37A3", "#2E5CDD", "#6D9AFF", "#D3E2FF"],
};
const LIGHT: Point = [-0.62, -0.78];

/** The inside of a stone's drawing, within -52 and 52 both ways. */
export function stone(cut: Cut, tint: Tint): string {
  return CUTS[cut](SHADES[tint]) + sparkle(-17, -21, 9, 0.95) + sparkle(15, 19, 5, 0.7);
}

const CUTS: Record<Cut, (shades: readonly string[]) => string> = {
  round: (shades) => brilliant(ring(16, ellipse(46, 46)), ring(8, ellipse(25, 25)), shades),
  oval: (shades) => brilliant(ring(16, ellipse(36, 46)), ring(8, ellipse(20, 27)), shades),
  cushion: (shades) => brilliant(ring(16, squarish(42, 3.6)), ring(8, squarish(23, 3)), shades),
  pear: (shades) => brilliant(ring(16, drop(50, 48, 0)), ring(8, drop(27, 25, 9)), shades),
  marquise: (shades) => brilliant(ring(16, leaf(32, 50)), ring(8, leaf(17, 28)), shades),
  kite: (shades) => brilliant(KITE, KITE_TABLE, shades),
  emerald: (shades) => stepped([bevelled(37, 46, 14), bevelled(29, 37, 11), bevelled(20, 28, 8)], shades),
  octagon: (shades) =>
    stepped(
      [47, 36, 25].map((radius) => ring(8, ellipse(radius, radius), 0.5)),
      shades,
    ),
};

const KITE: Point[] = [
  [0, -48],
  [18, -31],
  [36, -13],
  [19, 17],
  [0, 48],
  [-19, 17],
  [-36, -13],
  [-18, -31],
];
const KITE_TABLE: Point[] = [
  [0, -26],
  [18, -9],
  [0, 18],
  [-18, -9],
];

// outlines: a point for each angle, beginning at the top

function ring(count: number, outline: (angle: number) => Point, turn = 0): Point[] {
  return Array.from({ length: count }, (_, place) => outline(((place + turn) / count) * 2 * Math.PI - Math.PI / 2));
}

function ellipse(width: number, height: number): (angle: number) => Point {
  return (angle) => [width * Math.cos(angle), height * Math.sin(angle)];
}

function squarish(radius: number, power: number): (angle: number) => Point {
  return (angle) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const reach = radius * (Math.abs(x) ** power + Math.abs(y) ** power) ** (-1 / power);
    return [reach * x, reach * y];
  };
}

function drop(width: number, height: number, lower: number): (angle: number) => Point {
  return (angle) => {
    const turn = angle + Math.PI / 2;
    return [width * Math.sin(turn) * Math.abs(Math.sin(turn / 2)) ** 1.25, lower - height * Math.cos(turn)];
  };
}

/** A pointed oval, as two arcs meeting at the top and the bottom. */
function leaf(width: number, height: number): (angle: number) => Point {
  return (angle) => {
    const y = Math.sin(angle);
    return [width * Math.sign(Math.cos(angle)) * (1 - Math.abs(y) ** 1.9) ** 0.95, height * y];
  };
}

function bevelled(width: number, height: number, corner: number): Point[] {
  const [w, h, c] = [width, height, corner];
  return [
    [c - w, -h],
    [w - c, -h],
    [w, c - h],
    [w, h - c],
    [w - c, h],
    [c - w, h],
    [-w, h - c],
    [-w, c - h],
  ];
}

// cuts

/** Twice as many corners outside as on the table facet, triangles between. */
function brilliant(outer: Point[], inner: Point[], shades: readonly string[]): string {
  const facets = inner.map((corner, place) => {
    const [a, b, c] = [0, 1, 2].map((step) => outer[(2 * place + step) % outer.length]!) as [Point, Point, Point];
    const next = inner[(place + 1) % inner.length]!;
    const middle = facet([corner, next, b], shades, place % 2 ? 0.05 : -0.03);
    return facet([corner, a, b], shades, 0.1) + facet([next, b, c], shades, -0.1) + middle;
  });
  return facets.join("") + table(inner, shades) + edge(outer, shades);
}

/** Rings of equally many corners, four-sided facets between. */
function stepped(rings: Point[][], shades: readonly string[]): string {
  let facets = "";
  for (let step = 0; step + 1 < rings.length; step++) {
    const [outer, inner] = [rings[step]!, rings[step + 1]!];
    outer.forEach((corner, place) => {
      const next = (place + 1) % outer.length;
      const lighter = (step ? 0.1 : -0.05) + (place % 2 ? 0.03 : -0.03);
      facets += facet([corner, outer[next]!, inner[next]!, inner[place]!], shades, lighter);
    });
  }
  return facets + table(rings.at(-1)!, shades) + edge(rings[0]!, shades);
}

function facet(corners: Point[], shades: readonly string[], lighter: number): string {
  const [x, y] = centre(corners);
  const facing = (x * LIGHT[0] + y * LIGHT[1]) / (Math.hypot(x, y) || 1);
  const colour = shade(shades, 0.44 + 0.3 * facing + lighter);
  return `<polygon points="${written(corners)}" fill="${colour}" stroke="${colour}" stroke-width=".6"/>`;
}

/** The flat facet on top, in which the light is mirrored. */
function table(corners: Point[], shades: readonly string[]): string {
  const [x, y] = centre(corners);
  const wedges = corners.map((corner, place) => {
    const next = corners[(place + 1) % corners.length]!;
    const [dx, dy] = [(corner[0] + next[0]) / 2 - x, (corner[1] + next[1]) / 2 - y];
    const facing = (dx * LIGHT[0] + dy * LIGHT[1]) / (Math.hypot(dx, dy) || 1);
    const colour = shade(shades, 0.6 - 0.2 * facing + (place % 2 ? 0.07 : -0.05));
    return `<polygon points="${written([corner, next, [x, y]])}" fill="${colour}" opacity=".8"/>`;
  });
  const sheen = corners.map(([cx, cy]): Point => [x + (cx - x) * 0.86, y + (cy - y) * 0.86]);
  const ground = `<polygon points="${written(corners)}" fill="${shade(shades, 0.6)}"/>`;
  return `${ground}${wedges.join("")}<polygon points="${written(sheen)}" fill="url(#gem-sheen)"/>`;
}

function edge(corners: Point[], shades: readonly string[]): string {
  const inside = corners.map(([x, y]): Point => [x * 0.965, y * 0.965]);
  const line = `fill="none" stroke-linejoin="round"`;
  return (
    `<polygon points="${written(corners)}" ${line} stroke="${shade(shades, 0.04)}" stroke-width="2.4"/>` +
    `<polygon points="${written(inside)}" ${line} stroke="#fff" stroke-opacity=".28" stroke-width="1"/>`
  );
}

function sparkle(x: number, y: number, reach: number, strength: number): string {
  const tips = [
    [x + reach, y],
    [x, y + reach],
    [x - reach, y],
    [x, y - reach],
  ];
  const rays = tips.map(([tipX, tipY]) => `Q${x},${y} ${tipX},${tipY}`).join("");
  return `<path d="M${x},${y - reach}${rays}Z" fill="#fff" opacity="${strength}"/>`;
}

function centre(corners: Point[]): Point {
  const sum = corners.reduce((before, corner): Point => [before[0] + corner[0], before[1] + corner[1]], [0, 0]);
  return [sum[0] / corners.length, sum[1] / corners.length];
}

function written(corners: Point[]): string {
  return corners.map(([x, y]) => `${short(x)},${short(y)}`).join(" ");
}

function short(value: number): number {
  return Number(value.toFixed(2));
}
