// Geometry of the day chart, independent of what it shows.

export type Point = { readonly x: number; readonly y: number };

/** Grid values from 0 to at least `most`: at most `lines` above 0, with round steps (1, 2 or 5 times a power of ten). */
export function ticksOf(most: number, lines = 4): number[] {
  const least = Math.max(most, 1) / lines;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10));
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}

/** Label interval in days, so that labels of this width (px) do not overlap. */
export function namedEvery(days: number, width: number, nameWidth = 52): number {
  const room = Math.max(1, Math.floor(width / nameWidth));
  return Math.max(1, Math.ceil(days / room));
}

/**
 * A smooth line through the points without overshoot (monotone cubic, Fritsch–Carlson): a day without revenue is not drawn below
 * zero.
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
    // A slope of at most three times the flatter neighbour keeps the curve monotone.
    const mean = (before + after) / 2;
    return Math.sign(mean) * Math.min(Math.abs(mean), 3 * Math.min(Math.abs(before), Math.abs(after)));
  });
}

const r = (value: number) => Math.round(value * 10) / 10;
