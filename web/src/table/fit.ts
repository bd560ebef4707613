/** How things of one shape lie in a zone so that each is as large as can be. */

export interface Grid {
  columns: number;
  /** The width of one thing, in pixels. */
  width: number;
}

/** So many things, each `tall` times as high as wide, with gaps between them, in a zone of this size. */
export function fit(
  count: number,
  zone: { width: number; height: number },
  tall: number,
  gap: number,
  most: number,
): Grid {
  const grids = Array.from({ length: Math.max(1, count) }, (_, place) => gridOf(place + 1, count, zone, tall, gap));
  const best = grids.reduce((one, other) => (other.width > one.width + 0.5 ? other : one));
  return { columns: best.columns, width: Math.max(24, Math.min(most, best.width)) };
}

function gridOf(
  columns: number,
  count: number,
  zone: { width: number; height: number },
  tall: number,
  gap: number,
): Grid {
  const rows = Math.ceil(Math.max(1, count) / columns);
  const across = (zone.width - gap * (columns - 1)) / columns;
  const down = (zone.height - gap * (rows - 1)) / rows / tall;
  return { columns, width: Math.floor(Math.min(across, down)) };
}
