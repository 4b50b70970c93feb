// The geometry of the chart of days; nothing here knows what is drawn.

export type Point = { readonly x: number; readonly y: number };

/** Lines of the grid from 0 to at least `most`: at most `lines` above 0, on numbers that people like. */
export function ticksOf(most: number, lines = 4): number[] {
  const least = Math.max(most, 1) / lines;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10));
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}

/** Every how many days one is named, so that names of this width (px) stand apart. */
export function namedEvery(days: number, width: number, nameWidth = 52): number {
  const room = Math.max(1, Math.floor(width / nameWidth));
  return Math.max(1, Math.ceil(days / room));
}

/**
 * A smooth line through the points that never swings beyond them (monotone cubic, Fritsch–Carlson): a day without money
 * is not drawn below zero.
 */
export function smoothLine(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return '';
  const slopes = slopesOf(points);
  const parts = points.slice(1).map((to, index) => {
    const from = points[index]!;
    const third = (to.x - from.x) / 3;
    const [out, into] = [slopes[index]!, slopes[index + 1]!];
    return `C${r(from.x + third)} ${r(from.y + out * third)} ${r(to.x - third)} ${r(to.y - into * third)} ${r(to.x)} ${r(to.y)}`;
  });
  return `M${r(first.x)} ${r(first.y)}${parts.join('')}`;
}

function slopesOf(points: readonly Point[]): number[] {
  const secants = points.slice(1).map(({ x, y }, index) => (y - points[index]!.y) / (x - points[index]!.x));
  return points.map((_, index) => {
    const before = secants[index - 1];
    const after = secants[index];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    if (before * after <= 0) return 0;
    // Within three times the flatter side the curve stays between its points.
    const mean = (before + after) / 2;
    return Math.sign(mean) * Math.min(Math.abs(mean), 3 * Math.min(Math.abs(before), Math.abs(after)));
  });
}

const r = (value: number) => Math.round(value * 10) / 10;
