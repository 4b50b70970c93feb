/** Parts that several drawings share. */
import { around, both, circle, curve, ellipse, move, rrect, spline } from '../geometry.ts';
import type { Pen } from '../pen.ts';
import { petal, type PetalKind } from '../petals.ts';

/** n petals of length L and width W in a ring. */
export const ringOf = (n: number, kind: PetalKind, L: number, W: number, start = 0): string[] =>
  around(n, petal[kind](L, W), { start });

/** Straight vein of a petal that points up. */
export const vein = (from: number, to: number): string => `M0 ${-from}L0 ${-to}`;

/** A ring of equal petals sharing one gradient. */
export const petals = (
  p: Pen,
  n: number,
  kind: PetalKind,
  L: number,
  W: number,
  fill: string,
  start = 0,
  veinOf?: string,
): Pen =>
  p.enamel(ringOf(n, kind, L, W, start), fill, { vein: veinOf && around(n, veinOf, { start }), soft: true });

export const eye = (p: Pen, x: number, y: number, r = 4.6): Pen =>
  p.paint(circle(x, y, r), '#2b2230').paint(circle(x - r * 0.3, y - r * 0.35, r * 0.34), '#fff');

/** Closed, smiling eye: a small gold arc. */
export const lid = (p: Pen, x: number, y: number, w = 9): Pen => {
  const arc = `M${x - w} ${y}C${x - w * 0.6} ${y + w * 0.8} ${x + w * 0.6} ${y + w * 0.8} ${x + w} ${y}`;
  return p.wire(arc, 2.4, { base: false });
};

/** Soft highlight. */
export const gloss = (p: Pen, x: number, y: number, rx: number, ry: number, r = -30, o = 0.5): Pen =>
  p.paint(ellipse(x, y, rx, ry, r), '#fff', { o, blur: true });

/** Ribbon bow with two loops and two ends. */
export const bowOf = (p: Pen, fill: string, { x = 0, y = 0, s = 1 } = {}): void => {
  const m = (d: string) => move(d, { x, y, s });
  const end = (side: 1 | -1) =>
    spline([
      [side * 4, 4, 1],
      [side * 34, 30],
      [side * 56, 76, 1],
      [side * 36, 72],
      [side * 24, 84, 1],
      [side * 6, 46],
    ]);
  const loop = (side: 1 | -1) =>
    spline([
      [0, 0, 1],
      [side * 26, -34],
      [side * 72, -50],
      [side * 92, -22],
      [side * 84, 18],
      [side * 40, 18],
    ]);
  const folds = [...both(curve([18, -8], [44, -26], [66, -26])), ...both(curve([18, 4], [42, 2], [60, 0]))];
  p.enamel([m(end(1)), m(end(-1))], fill);
  p.enamel([m(loop(1)), m(loop(-1))], fill);
  p.wire(folds.map(m), 2.2, { base: false });
  p.enamel(m(rrect(-15, -19, 30, 36, 11)), fill);
};
