/**
 * Geometry of the charm drawings. A charm is drawn round the origin in units of about ±100, y down.
 *
 * Paths are strings of absolute M L C Q Z commands only, so that `move` can transform them pair by pair
 * (no H, V or A, whose numbers are not x y pairs).
 */
import { num } from './svg-text.ts';

/** Point; a truthy third value marks a sharp corner of a `spline`. */
export type Pt = readonly [x: number, y: number, corner?: number];
type PathAt = string | ((i: number) => string);

const RAD = Math.PI / 180;

/** Points from text: `'0 -112!, -36 -160'`; `!` marks a sharp corner. */
export const pts = (text: string): Pt[] =>
  text.split(',').map((entry) => {
    const [x, y] = entry.replace('!', '').trim().split(' ').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`Not a point: ${entry}`);
    return entry.endsWith('!') ? [x, y, 1] : [x, y];
  });

/** Point at distance r, angle in degrees clockwise from "up". */
export const polar = (r: number, deg: number, cx = 0, cy = 0): Pt => [
  cx + r * Math.sin(deg * RAD),
  cy - r * Math.cos(deg * RAD),
];
const pair = ([x, y]: Pt) => `${num(x)} ${num(y)}`;

export type Placement = { r?: number; x?: number; y?: number; s?: number; sx?: number; sy?: number };

/** Scales (s, sx, sy), rotates (r, degrees), then translates (x, y) a point. */
export function movePoint([a, b]: Pt, { r = 0, x = 0, y = 0, s = 1, sx = 1, sy = 1 }: Placement = {}): Pt {
  const c = Math.cos(r * RAD);
  const q = Math.sin(r * RAD);
  const u = a * s * sx;
  const v = b * s * sy;
  return [u * c - v * q + x, u * q + v * c + y];
}
/** The same for every point of a path. */
export const move = (d: string, at?: Placement): string =>
  d.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, a: string, b: string) =>
    pair(movePoint([Number(a), Number(b)], at)),
  );
export const mirror = (d: string): string => move(d, { sx: -1 });
export const both = (d: string): [string, string] => [d, mirror(d)];

/** n copies of a path rotated round the origin. */
export const around = (
  n: number,
  d: PathAt,
  { start = 0, x = 0, y = 0 }: { start?: number; x?: number; y?: number } = {},
): string[] =>
  Array.from({ length: n }, (_, i) =>
    move(typeof d === 'function' ? d(i) : d, { r: start + (i * 360) / n, x, y }),
  );

export const poly = (points: readonly Pt[]): string => `M${points.map(pair).join('L')}Z`;
export const line = (...points: Pt[]): string => `M${points.map(pair).join('L')}`;

export function ellipse(x: number, y: number, rx: number, ry = rx, r = 0): string {
  const k = 0.5523; // four cubic curves closest to a circle
  const p = (a: number, b: number) => pair([a * rx, b * ry]);
  const d = `M${p(-1, 0)}C${p(-1, -k)} ${p(-k, -1)} ${p(0, -1)}C${p(k, -1)} ${p(1, -k)} ${p(1, 0)}C${p(1, k)} ${p(k, 1)} ${p(0, 1)}C${p(-k, 1)} ${p(-1, k)} ${p(-1, 0)}Z`;
  return move(d, { x, y, r });
}
export const circle = (x: number, y: number, r: number): string => ellipse(x, y, r);

export function rrect(x: number, y: number, w: number, h: number, r: number): string {
  const X = x + w;
  const Y = y + h;
  return `M${x + r} ${y}L${X - r} ${y}Q${X} ${y} ${X} ${y + r}L${X} ${Y - r}Q${X} ${Y} ${X - r} ${Y}L${x + r} ${Y}Q${x} ${Y} ${x} ${Y - r}L${x} ${y + r}Q${x} ${y} ${x + r} ${y}Z`;
}

/** Smooth curve through points; a sharp corner has no tangent of its own. */
export function spline(points: readonly Pt[], { closed = true, t = 0.36 } = {}): string {
  const n = points.length;
  const at = (i: number) => pick(points, closed ? (i + n) % n : clamp(i, n));
  const tangent = (i: number): Pt | null => {
    if (at(i)[2]) return null;
    const a = at(i - 1);
    const b = at(i + 1);
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const length = Math.hypot(dx, dy) || 1;
    return [dx / length, dy / length];
  };
  let d = `M${pair(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = at(i);
    const b = at(i + 1);
    const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) * t;
    const u = tangent(i);
    const v = tangent(i + 1);
    const third: Pt = [(b[0] - a[0]) * 0.33, (b[1] - a[1]) * 0.33];
    const leave: Pt = u ? [a[0] + u[0] * reach, a[1] + u[1] * reach] : [a[0] + third[0], a[1] + third[1]];
    const arrive: Pt = v ? [b[0] - v[0] * reach, b[1] - v[1] * reach] : [b[0] - third[0], b[1] - third[1]];
    d += `C${pair(leave)} ${pair(arrive)} ${pair(b)}`;
  }
  return closed ? `${d}Z` : d;
}
export const curve = (...points: Pt[]): string => spline(points, { closed: false });

/** Closed smooth shape, symmetric about x = 0, from its right half (top to bottom). */
export const sym = (half: readonly Pt[]): string => {
  const left = half
    .filter((p) => p[0])
    .toReversed()
    .map(([x, y, corner]): Pt => [-x, y, corner]);
  return spline([...half, ...left]);
};

/** Closed ribbon round a curve through points; `width` is one width or a list of widths along it. */
export function tube(points: readonly Pt[], width: number | readonly number[], steps = 14): string {
  const widths = typeof width === 'number' ? [width] : width;
  const n = points.length;
  const left: Pt[] = [];
  const right: Pt[] = [];
  const at = (u: number) => catmullRom(points, u);
  for (let i = 0; i <= steps; i++) {
    const u = (i / steps) * (n - 1);
    const p = at(u);
    const ahead = at(Math.min(n - 1, u + 0.02));
    const behind = at(Math.max(0, u - 0.02));
    const dx = ahead[0] - behind[0];
    const dy = ahead[1] - behind[1];
    const length = Math.hypot(dx, dy) || 1;
    const half = along(widths, i / steps) / 2;
    left.push([p[0] - (dy / length) * half, p[1] + (dx / length) * half]);
    right.unshift([p[0] + (dy / length) * half, p[1] - (dx / length) * half]);
  }
  return spline([...left, ...right]);
}

/** Point of the Catmull-Rom curve at parameter u (0 at the first point, 1 at the second, …). */
function catmullRom(points: readonly Pt[], u: number): Pt {
  const n = points.length;
  const i = Math.min(n - 2, Math.floor(u));
  const f = u - i;
  const [a, b, c, e] = [-1, 0, 1, 2].map((step) => pick(points, clamp(i + step, n))) as [Pt, Pt, Pt, Pt];
  const axis = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * f +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - e[k]) * f * f +
      (3 * b[k] - a[k] - 3 * c[k] + e[k]) * f ** 3);
  return [axis(0), axis(1)];
}

/** Value at 0..1 along a list, interpolated. */
function along(values: readonly number[], at: number): number {
  const v = at * (values.length - 1);
  const j = Math.max(0, Math.min(values.length - 2, Math.floor(v)));
  const from = pick(values, j);
  const to = values[j + 1] ?? from;
  return from + (to - from) * (v - j);
}

const clamp = (i: number, n: number) => Math.max(0, Math.min(n - 1, i));

/** Element of a list at an index that is known to exist. */
export function pick<T>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`No element ${i} of ${list.length}`);
  return found;
}

const HEART =
  'M0 34C-14 22 -40 6 -40 -16C-40 -32 -28 -40 -18 -40C-8 -40 -2 -34 0 -26C2 -34 8 -40 18 -40C28 -40 40 -32 40 -16C40 6 14 22 0 34Z';
export const heart = (x: number, y: number, s: number, r = 0): string => move(HEART, { x, y, s: s / 40, r });

/** Star of n points between radius R and r; `round` (0..1) softens the corners. */
export function star(n: number, R: number, r: number, { round = 0, x = 0, y = 0 } = {}): string {
  const corners = Array.from({ length: n * 2 }, (_, i) => polar(i % 2 ? r : R, (i * 180) / n, x, y));
  if (!round) return poly(corners);
  const cut = (a: Pt, b: Pt): Pt => [a[0] + (b[0] - a[0]) * round, a[1] + (b[1] - a[1]) * round];
  const soft = corners.map((p, i) => {
    const before = pick(corners, (i + n * 2 - 1) % (n * 2));
    const after = pick(corners, (i + 1) % (n * 2));
    return `${i ? 'L' : 'M'}${pair(cut(p, before))}Q${pair(p)} ${pair(cut(p, after))}`;
  });
  return `${soft.join('')}Z`;
}

/** Sunflower-seed spiral of n points with spacing k. */
export const seeds = (n: number, k: number, x = 0, y = 0): Pt[] =>
  Array.from({ length: n }, (_, i) => polar(k * Math.sqrt(i), i * 137.508, x, y));
