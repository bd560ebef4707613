/** The twelve hues of the rainbow, by the number on the card; the number is always shown with them. */
export const HUES = [
  "",
  "#CF2F3C",
  "#E4572B",
  "#F08322",
  "#F3A81F",
  "#F5CF36",
  "#B9D23F",
  "#5DB851",
  "#27AB9C",
  "#4AAEE3",
  "#2B68C8",
  "#4647B0",
  "#873CAB",
] as const;

const LIGHT_INK = "#FFFFFF";
const DARK_INK = "#20202A";
const DARK_HUES = [1, 10, 11, 12];

/** The ink that reads best on a hue. */
export function inkOn(number: number): string {
  return DARK_HUES.includes(number) ? LIGHT_INK : DARK_INK;
}
