/** The eight-pointed star of the house, as the path of an SVG. */
export function starPath(radius: number, x = 0, y = 0, inner = radius * 0.7654): string {
  const points = Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner / 8) * Math.PI - Math.PI / 2;
    const reach = corner % 2 ? inner : radius;
    return `${short(x + reach * Math.cos(angle))},${short(y + reach * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** A number of a drawing, short enough to read. */
export function short(value: number): number {
  return Number(value.toFixed(2));
}
