/** Bông's head and facial expressions. The neck is the origin. */
import { around, both, circle, curve, ellipse, heart, line, move, pts, sym } from '../geometry.ts';
import type { Pen } from '../pen.ts';
import { petal } from '../petals.ts';
import { fur, SIDES, type Side } from './mascot-parts.ts';

const ON = { base: false };
/** Ink of mouth and brows: gold would be lost on white. */
const INK = '#9a4a5e';

export type Face = 'calm' | 'happy' | 'asleep' | 'sorry' | 'thinking';

const MOUTHS: Record<Face, string[]> = {
  calm: both(curve([0, -17], [8, -9], [19, -15])),
  happy: both(curve([0, -17], [9, -11], [21, -18])),
  asleep: both(curve([0, -17], [6, -11], [14, -14])),
  sorry: [curve([-12, -7], [-6, -14], [0, -15], [6, -14], [12, -7])],
  thinking: [curve([-9, -11], [0, -16], [13, -14])],
};
const BROWS: Partial<Record<Face, string[]>> = {
  sorry: both(curve([28, -90], [40, -88], [53, -80])),
  thinking: [curve([-54, -84], [-42, -90], [-30, -88]), curve([30, -94], [42, -99], [55, -94])],
};
/** Offset of the highlights in the eyes, which gives the direction of the look. */
const LOOKS: Partial<Record<Face, readonly [x: number, y: number]>> = { sorry: [0, 4], thinking: [4, -3] };

export function head(p: Pen, face: Face): void {
  p.enamel(sym(pts('0 -138, 48 -132, 90 -98, 104 -54, 84 -14, 44 6, 0 10')), fur(p, -22, -84, 150));
  p.paint([ellipse(-66, -30, 19, 13), ellipse(66, -30, 19, 13)], '#f2a3b3', { o: 0.62, blur: true });
  for (const s of SIDES) (face === 'asleep' ? closedEye : openEye)(p, s, face);
  p.paint(BROWS[face] ?? [], INK, { w: 3 });
  p.enamel(heart(0, -33, 9), 'rose', { wall: 2 });
  if (face === 'happy')
    p.paint(sym(pts('0 -16!, 9 -12, 17 -16!, 12 -3, 0 2')), '#b2415e').paint(ellipse(0, -4, 7, 4), '#f3a9b6');
  p.paint(['M0 -24L0 -17', ...MOUTHS[face]], INK, { w: 3 });
  p.wire(
    [...both(curve([70, -20], [80, -20], [90, -17])), ...both(curve([68, -12], [77, -9], [84, -4]))],
    1.6,
    ON,
  );
  crown(p);
}

/** Deep and round, with two highlights whose position shows where the eye looks. */
function openEye(p: Pen, s: Side, face: Face): void {
  const [lookX, lookY] = LOOKS[face] ?? [0, 0];
  p.enamel(ellipse(s * 42, -56, 15, 19), p.lin(['#1d1622', '#3a2a3d', '#5d4660']), { wall: 2.4 })
    .paint(ellipse(s * 42 - 4.5 + lookX, -64 + lookY, 5.4, 7), '#fff')
    .paint(circle(s * 42 + 5.5 + lookX, -48 + lookY, 2.8), '#fff', { o: 0.85 });
  if (face === 'sorry') return;
  p.wire(
    [curve([s * 56, -67], [s * 61, -73], [s * 67, -75]), curve([s * 57, -60], [s * 64, -63], [s * 70, -63])],
    2,
    ON,
  );
}

function closedEye(p: Pen, s: Side): void {
  p.paint(curve([s * 26, -58], [s * 34, -47], [s * 50, -47], [s * 58, -58]), '#3a2a3d', { w: 4 });
  const lashes = [
    ['34 -49', '28 -42'],
    ['42 -46', '41 -37'],
    ['50 -49', '56 -42'],
  ].map((ends) => move(line(...pts(ends.join(','))), { sx: s }));
  p.paint(lashes, '#3a2a3d', { w: 2.2 });
}

/** Wreath of five small flowers. */
function crown(p: Pen): void {
  for (const [x, y, s, c, r] of [
    [-52, -124, 0.8, 'blush', 10],
    [52, -124, 0.8, 'blush', 40],
    [-27, -136, 0.9, 'lilac', 30],
    [27, -136, 0.9, 'lilac', 0],
    [0, -142, 1.15, 'rose', 0],
  ] as const) {
    for (const t of [-58, 58]) p.leaf(x, y, 24 * s, 12 * s, t + x * 0.5, 'leaf');
    p.enamel(around(5, petal.notch(20 * s, 21 * s), { x, y, start: r }), c, { wall: 2 }).bead(x, y, 4.4 * s);
  }
}
