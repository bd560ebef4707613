/** A key in plain letters, where no language has a word for it: `draw_pile_size` is "draw pile size". */
export function plainly(key: string): string {
  return key
    .replaceAll(/[_-]+/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .trim();
}

/** A key as the name of something. */
export function titled(key: string): string {
  const name = plainly(key);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
