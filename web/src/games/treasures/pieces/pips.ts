/** Where the gems lie on a card of Treasures (100 by 140), and how large they are, for each value. */
type Pips = { size: number; places: readonly (readonly [number, number])[] };

const PIPS: readonly Pips[] = [
  { size: 0.46, places: [[50, 85]] },
  {
    size: 0.37,
    places: [
      [50, 65],
      [50, 107],
    ],
  },
  {
    size: 0.33,
    places: [
      [50, 63],
      [34, 105],
      [66, 105],
    ],
  },
  {
    size: 0.3,
    places: [
      [34, 67],
      [66, 67],
      [34, 107],
      [66, 107],
    ],
  },
  {
    size: 0.27,
    places: [
      [32, 65],
      [68, 65],
      [50, 86],
      [32, 107],
      [68, 107],
    ],
  },
  {
    size: 0.245,
    places: [
      [34, 61],
      [66, 61],
      [34, 86],
      [66, 86],
      [34, 111],
      [66, 111],
    ],
  },
  {
    size: 0.23,
    places: [
      [32, 61],
      [68, 61],
      [50, 74],
      [32, 87],
      [68, 87],
      [32, 113],
      [68, 113],
    ],
  },
  {
    size: 0.215,
    places: [
      [32, 59],
      [68, 59],
      [50, 73],
      [32, 87],
      [68, 87],
      [50, 101],
      [32, 115],
      [68, 115],
    ],
  },
  {
    size: 0.205,
    places: [
      [30, 61],
      [50, 61],
      [70, 61],
      [30, 87],
      [50, 87],
      [70, 87],
      [30, 113],
      [50, 113],
      [70, 113],
    ],
  },
  {
    size: 0.19,
    places: [
      [30, 59],
      [70, 59],
      [50, 68],
      [30, 78],
      [70, 78],
      [30, 97],
      [70, 97],
      [50, 106],
      [30, 116],
      [70, 116],
    ],
  },
];

/** Other editions may print higher values; they show one large gem. */
export function pipsOf(value: number): Pips {
  return PIPS[value - 1] ?? PIPS[0]!;
}
