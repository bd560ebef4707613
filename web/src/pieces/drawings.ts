/** What many pieces are made of, put into the page once: gradients, the lattice on card backs, each gem when it is first used. */
import { stone, type Gem } from "./facets";
import { starPath } from "./star";

type Stop = [offset: number, colour: string, opacity?: number];

const ACROSS = `x1="0" y1="0" x2="1" y2="1"`;

const GRADIENTS = [
  linear("gem-sheen", ACROSS, [
    [0, "#fff", 0.75],
    [0.42, "#fff", 0.12],
    [0.6, "#fff", 0],
    [1, "#fff", 0.28],
  ]),
  linear("gold-edge", ACROSS, [
    [0, "#FFE7A6"],
    [0.35, "#D79F3A"],
    [0.55, "#F6D588"],
    [1, "#9A6815"],
  ]),
  linear("ivory", `x1="0" y1="0" x2=".6" y2="1"`, [
    [0, "#FFFDF6"],
    [1, "#F3E5C8"],
  ]),
  linear("card-light", `x1="0" y1="0" x2=".8" y2="1"`, [
    [0, "#fff", 0.26],
    [0.45, "#fff", 0],
    [1, "#000", 0.22],
  ]),
  radial("gold-ball", `cx=".35" cy=".3" r=".8"`, [
    [0, "#FFF0BF"],
    [0.5, "#E0A93F"],
    [1, "#8F5E10"],
  ]),
  radial("orb", `cx=".35" cy=".28" r=".9"`, [
    [0, "#fff", 0.38],
    [0.5, "#fff", 0],
    [1, "#000", 0.28],
  ]),
];

function linear(id: string, line: string, stops: Stop[]): string {
  return `<linearGradient id="${id}" ${line}>${stops.map(stop).join("")}</linearGradient>`;
}

function radial(id: string, circle: string, stops: Stop[]): string {
  return `<radialGradient id="${id}" ${circle}>${stops.map(stop).join("")}</radialGradient>`;
}

function stop([offset, colour, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

/** Stars side by side, for the back of a card of 100 by 140. */
function lattice(): string {
  const rows = [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1, 2, 3].map((column) => starPath(14, 8 + column * 28, 14 + row * 28)),
  );
  const window = `<clipPath id="card-window"><rect x="6" y="6" width="88" height="128" rx="6"/></clipPath>`;
  return `${window}<g id="card-lattice" fill="none" stroke-width="1.1"><path d="${rows.join("")}"/></g>`;
}

function hang(): SVGDefsElement {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.style.position = "absolute";
  sheet.innerHTML = `<defs>${GRADIENTS.join("")}${lattice()}</defs>`;
  document.body.prepend(sheet);
  return sheet.querySelector("defs")!;
}

const drawn = new Set<string>();
const sheet = hang();

/** What `<use>` refers to for a gem. */
export function gemId(gem: Gem): string {
  const id = `gem-${gem.cut}-${gem.tint}`;
  if (!drawn.has(id)) {
    drawn.add(id);
    sheet.insertAdjacentHTML("beforeend", `<g id="${id}">${stone(gem.cut, gem.tint)}</g>`);
  }
  return `#${id}`;
}
