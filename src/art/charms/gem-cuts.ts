/** Ways to cut a stone: brilliant, step cut and cabochon, each in a gold bezel. */
import { curve, ellipse, move, pick, poly, star, type Pt } from '../geometry.ts';
import type { Pen } from '../pen.ts';
import { polygon, type Outline } from './gem-outlines.ts';

/** Five colours of a stone, from its depth to its highlight. */
export type StoneColors = readonly string[];

/** Direction of the light. */
const LIGHT = { x: -0.62, y: -0.78 };
/** How much a facet in direction (x, y) from the middle faces the light, -1..1. */
const lit = (x: number, y: number) => {
  const length = Math.hypot(x, y) || 1;
  return (x / length) * LIGHT.x + (y / length) * LIGHT.y;
};

/** Pseudo-random but stable number in -0.5..0.5. */
export const jitter = (i: number): number => {
  const s = Math.sin(i * 127.1 + 11.7) * 43758.5;
  return s - Math.floor(s) - 0.5;
};

type SettingOptions = {
  /** Number of claws holding the stone. */
  claws?: number;
  /** Number of small beads round the bezel. */
  milgrain?: number;
};
export type BrilliantOptions = SettingOptions & { n?: number; table?: number; cy?: number };

/** Brilliant cut on any outline: star, kite and girdle facets round a table; n = facets round. */
export function brilliant(
  p: Pen,
  outline: Outline,
  colors: StoneColors,
  options: BrilliantOptions = {},
): void {
  const { n = 8, table = 0.54, claws = 4, cy = 0, milgrain = 0 } = options;
  const bezel = setting(p, outline, colors, { claws, milgrain });
  const at = (i: number, k: number): Pt => {
    const [x, y] = outline((((i / (2 * n)) % 1) + 1) % 1);
    return [x * k, (y - cy) * k + cy];
  };
  const facet = (corners: readonly Pt[], lift: number, seed: number) => {
    const mx = corners.reduce((sum, q) => sum + q[0], 0) / corners.length;
    const my = corners.reduce((sum, q) => sum + q[1], 0) / corners.length - cy;
    const tone = ramp(colors, 0.46 + 0.34 * lit(mx, my) + lift + 0.2 * jitter(seed));
    p.paint(poly(corners), tone).paint(poly(corners), ramp(colors, 0.8), { w: 0.7, o: 0.55 });
  };
  for (let j = 0; j < n; j++) {
    const [top, nextTop] = [at(2 * j, table), at(2 * j + 2, table)];
    const [middle, middleBefore] = [at(2 * j + 1, 0.79), at(2 * j - 1, 0.79)];
    const [girdle, girdle1, girdle2] = [at(2 * j, 1), at(2 * j + 1, 1), at(2 * j + 2, 1)];
    facet([middle, girdle, girdle1], -0.14, j * 5);
    facet([middle, girdle1, girdle2], -0.02, j * 5 + 1);
    facet([top, middleBefore, girdle, middle], 0.06, j * 5 + 2);
    facet([top, middle, nextTop], 0.16, j * 5 + 3);
  }
  for (let j = 0; j < 2 * n; j++) {
    // Pavilion seen through the table: lit on the far side.
    const [a, b] = [at(j, table), at(j + 1, table)];
    const tone = 0.52 - 0.26 * lit((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - cy) + (j % 2 ? 0.16 : -0.12);
    p.paint(poly([[0, cy], a, b]), ramp(colors, tone));
  }
  const window = [
    at(0, table * 0.96),
    [0, cy],
    at(2 * n * 0.75, table * 0.96),
    at(2 * n * 0.875, table * 0.96),
  ];
  const glint = [at(0.7, table * 0.8), at(1.9, table * 0.8), at(1.6, table * 0.36), at(0.4, table * 0.36)];
  p.paint(poly(Array.from({ length: n }, (_, j) => at(2 * j, table))), '#ffffff', { w: 1.1, o: 0.5 });
  p.paint(poly(window as Pt[]), '#ffffff', { o: 0.3 });
  p.paint(poly(glint), '#ffffff', { o: 0.16 });
  bezel.close();
  const [x, y] = at(2 * n * 0.875, 0.72);
  p.paint(star(4, 13, 2.2, { x, y }), '#fff', { o: 0.95 });
}

export type StepOptions = { steps?: readonly number[]; claws?: readonly Pt[] };

/** Step cut: concentric outlines, one trapezium for each side and step. */
export function step(p: Pen, corners: readonly Pt[], colors: StoneColors, options: StepOptions = {}): void {
  const { steps = [1, 0.78, 0.58, 0.4], claws } = options;
  const bezel = setting(p, polygon(corners), colors, {}, corners.length * 6);
  const at = (i: number, k: number): Pt => {
    const [x, y] = pick(corners, i % corners.length);
    return [x * k, y * k];
  };
  for (let k = 0; k < steps.length - 1; k++) {
    const [outer, inner] = [pick(steps, k), pick(steps, k + 1)];
    for (let i = 0; i < corners.length; i++) {
      const [a, b] = [at(i, outer), at(i + 1, outer)];
      const side = poly([a, b, at(i + 1, inner), at(i, inner)]);
      const tone = (k % 2 ? -0.3 : 0.34) * lit((a[0] + b[0]) / 2, (a[1] + b[1]) / 2);
      p.paint(side, ramp(colors, 0.48 + tone + k * 0.05 + 0.1 * jitter(i + k * 9)));
      p.paint(side, ramp(colors, 0.85), { w: 0.7, o: 0.6 });
    }
  }
  const table = corners.map((_, i) => at(i, steps.at(-1) ?? 0));
  const [first, second, beforeLast] = [pick(table, 0), pick(table, 1), pick(table, table.length - 2)];
  p.paint(poly(table), ramp(colors, 0.62));
  p.paint(poly([first, second, [second[0] * 0.2, 0], [first[0], beforeLast[1] * 0.4]]), '#fff', { o: 0.3 });
  const glint = corners.map((_, i) => at(i, pick(steps, 1) * 0.98)).slice(0, 3);
  p.paint(poly([...glint, [0, -6]]), '#fff', { o: 0.12 });
  bezel.close();
  if (claws) p.beads(claws, 7.4, { base: true });
}

export type CabochonOptions = SettingOptions & {
  /** Position of the highlight on the dome. */
  light?: readonly [x: number, y: number];
  /** Draws the stone's inclusions, given its outline as a path. */
  inside?: (d: string) => void;
};

/** Cabochon: a smooth dome with a window reflection. */
export function cabochon(p: Pen, outline: Outline, colors: StoneColors, options: CabochonOptions = {}): void {
  const { light = [-22, -28], milgrain = 0, claws = 0, inside } = options;
  const bezel = setting(p, outline, colors, { milgrain, claws });
  const [x, y] = light;
  p.paint(bezel.d, p.rad(colors.toReversed(), x, y, 128));
  inside?.(bezel.d);
  p.paint(ellipse(x * 1.3, y * 1.3, 13, 25, 44), '#fff', { o: 0.75, blur: true });
  p.paint(ellipse(x * 1.36, y * 1.4, 6, 14, 44), '#fff', { o: 0.8 });
  const reflection = [0.3, 0.36, 0.42, 0.48].map((t): Pt => {
    const [rx, ry] = outline(t);
    return [rx * 0.84, ry * 0.84];
  });
  p.paint(curve(...reflection), '#fff', { w: 5, o: 0.38, blur: true });
  bezel.close();
}

/** Draws the stone's ground; `close` adds the bezel with its beads and claws on top. */
function setting(
  p: Pen,
  outline: Outline,
  colors: StoneColors,
  { claws = 0, milgrain = 0 }: SettingOptions,
  samples = 72,
): { d: string; close: () => void } {
  const d = poly(Array.from({ length: samples }, (_, i) => outline(i / samples)));
  const even = evenly(outline);
  p.plate(move(d, { s: 1.03 }));
  p.paint(d, pick(colors, 1), { o: 1, w: 5 }).paint(d, pick(colors, 1));
  const close = () => {
    p.paint(d, pick(colors, 0), { o: 0.5, w: 5, blur: true }); // inner wall: the stone's own deep colour, never black
    p.wire(d, 6.4);
    for (let i = 0; i < milgrain; i++) {
      const [x, y] = even(i / milgrain);
      const length = Math.hypot(x, y) || 1;
      p.bead(x + (x / length) * 7, y + (y / length) * 7, 2.6, { base: true });
    }
    for (let i = 0; i < claws; i++) {
      const [x, y] = outline((i + 0.5) / claws);
      p.bead(x, y, 7.4, { base: true });
    }
  };
  return { d, close };
}

/** The same outline with points at equal distances. */
function evenly(outline: Outline, samples = 360): Outline {
  const points = Array.from({ length: samples + 1 }, (_, i) => outline(i / samples));
  const reached = [0];
  let total = 0;
  for (let i = 1; i <= samples; i++) {
    const [a, b] = [pick(points, i - 1), pick(points, i)];
    total += Math.hypot(b[0] - a[0], b[1] - a[1]);
    reached.push(total);
  }
  return (t) =>
    pick(
      points,
      reached.findIndex((length) => length >= t * total),
    );
}

const channels = (hex: string) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** Colour on a ramp of hexes, v in 0..1. */
function ramp(colors: StoneColors, v: number): string {
  const u = Math.max(0, Math.min(0.999, v)) * (colors.length - 1);
  const i = Math.floor(u);
  const to = channels(pick(colors, i + 1));
  const mixed = channels(pick(colors, i)).map((c, j) => Math.round(c + (pick(to, j) - c) * (u - i)));
  return `#${mixed.map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}
