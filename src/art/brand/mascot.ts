import {
  around,
  both,
  circle,
  curve,
  ellipse,
  heart,
  line,
  polar,
  pts,
  spline,
  sym,
  tube,
  type Pt,
} from '../geometry.ts';
import { layers } from '../charm-svg.ts';
import { metal } from '../metal.ts';
import { Pen } from '../pen.ts';
import { petal } from '../petals.ts';

const FUR = [
  ['0', '#ffffff'],
  ['.55', '#fdf6ef'],
  ['1', '#e3d0c4'],
] as const;
const fur = (p: Pen, x: number, y: number, r: number) => p.rad(FUR, x, y, r);
const SIDES = [-1, 1];

/** Bông: a rabbit with a blossom, in enamel and gold; 400 × 450 units, drawn at 800 × 900. Transparent. */
export function mascot(): string {
  const p = new Pen('mascot');
  p.enamel(circle(88, 146, 27), fur(p, 80, 138, 44)); // tail
  ears(p);
  body(p);
  head(p);
  crown(p);
  blossomAndPaws(p);
  const drawn = layers(p, 'translate(200 226)', 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="900" viewBox="0 0 400 450"><defs>${metal('mascot', 460)}${drawn.defs}</defs>${drawn.rim}${drawn.body}</svg>`;
}

/** Two ears, one leaning. */
function ears(p: Pen): void {
  const soft = ['#f3b9c4', '#fbdbe1', '#fff1f2'];
  p.enamel(
    spline(pts('-22 -112!, -36 -160, -60 -202, -84 -206, -92 -172, -80 -130, -62 -98!')),
    fur(p, -70, -160, 90),
  ).enamel(spline(pts('-40 -120!, -52 -158, -70 -186, -80 -176, -76 -146, -62 -114!')), p.lin(soft), {
    wall: 2.4,
  });
  p.enamel(
    spline(pts('22 -112!, 34 -162, 60 -206, 88 -204, 94 -168, 80 -128, 62 -98!')),
    fur(p, 62, -164, 90),
  ).enamel(spline(pts('40 -120!, 52 -160, 70 -188, 82 -178, 78 -146, 62 -114!')), p.lin(soft), { wall: 2.4 });
}

/** Feet, dress with a scalloped hem, collar. */
function body(p: Pen): void {
  p.enamel([ellipse(-46, 188, 44, 22, -6), ellipse(46, 188, 44, 22, 6)], fur(p, 0, 170, 90));
  p.wire(
    [-62, -48, -34]
      .map((x) => curve([x, 196], [x - 1, 203], [x - 3, 207]))
      .concat([62, 48, 34].map((x) => curve([x, 196], [x + 1, 203], [x + 3, 207]))),
    2.2,
    { base: false },
  );
  p.enamel(
    sym(pts('0 -6, 40 -2, 64 40, 92 120, 92 166, 52 180, 0 184')),
    p.lin(['#a8506c', '#d98299', '#f4bac6']),
  );
  p.wire(both(curve([26, 20], [40, 80], [50, 150])), 2, { base: false });
  const hem = (x: number) => 158 + 14 * Math.cos(x / 62);
  for (let i = -4; i <= 4; i++)
    p.enamel(ellipse(i * 21, hem(i * 21) + 4, 12.5, 13), 'ivory', { wall: 2.4 }).bead(
      i * 21,
      hem(i * 21) + 7,
      2.8,
    );
  p.enamel(
    tube(
      Array.from({ length: 9 }, (_, i): Pt => [(i - 4) * 23.4, hem((i - 4) * 23.4) - 7]),
      11,
    ),
    'rose',
    { wall: 2.4 },
  );
  p.enamel(both(spline(pts('0 0!, 30 -4, 52 8, 50 30, 22 32, 0 14!'))), 'ivory').wire(
    both(curve([8, 14], [28, 26], [52, 26])),
    1.8,
    { base: false },
  );
}

function head(p: Pen): void {
  p.enamel(sym(pts('0 -138, 48 -132, 90 -98, 104 -54, 84 -14, 44 6, 0 10')), fur(p, -22, -84, 150));
  p.paint([ellipse(-66, -30, 19, 13), ellipse(66, -30, 19, 13)], '#f2a3b3', { o: 0.55, blur: true });
  for (const s of SIDES) {
    // eyes: deep, round, two lights
    p.enamel(ellipse(s * 42, -56, 15, 19), p.lin(['#1d1622', '#3a2a3d', '#5d4660']), { wall: 2.4 })
      .paint(ellipse(s * 42 - 4.5, -64, 5.4, 7), '#fff')
      .paint(circle(s * 42 + 5.5, -48, 2.8), '#fff', { o: 0.85 });
    p.wire(
      [
        curve([s * 56, -67], [s * 61, -73], [s * 67, -75]),
        curve([s * 57, -60], [s * 64, -63], [s * 70, -63]),
      ],
      2,
      { base: false },
    );
  }
  p.enamel(heart(0, -33, 9), 'rose', { wall: 2 }).wire(
    ['M0 -24L0 -17', ...both(curve([0, -17], [8, -8], [19, -14]))],
    2.4,
    { base: false },
  );
  p.wire(
    [...both(curve([70, -20], [80, -20], [90, -17])), ...both(curve([68, -12], [77, -9], [84, -4]))],
    1.6,
    { base: false },
  );
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

/** The blossom and the paws that hold it. */
function blossomAndPaws(p: Pen): void {
  p.wire(curve([2, 86], [6, 122], [0, 158]), 5)
    .leaf(4, 128, 44, 20, 66)
    .leaf(3, 136, 42, 19, -70);
  p.pinwheel(5, petal.notch(58, 64), p.rad(['#cf5f86', '#ee9fb6', '#f9cbd7', '#fde8ed'], 0, 80, 62), {
    x: 0,
    y: 80,
  });
  for (let i = 0; i < 10; i++) {
    const [x, y] = polar(i % 2 ? 24 : 18, i * 36, 0, 80);
    p.wire(line([0, 80], [x, y]), 1.9, { base: false }).bead(x, y, 2.8);
  }
  p.bead(0, 80, 6);
  p.enamel(both(tube(pts('52 26, 68 66, 54 106, 24 120'), [22, 34, 36, 29])), fur(p, 0, 70, 110));
  p.wire(
    [...both(curve([18, 114], [25, 113], [31, 109])), ...both(curve([18, 122], [26, 122], [32, 118]))],
    1.8,
    { base: false },
  );
  for (const s of SIDES) {
    for (let i = -2; i <= 2; i++) p.bead(s * (57 + i * 6.6), 93 + i * 4.2, 4.2);
    p.enamel(heart(s * 66, 112, 7), 'ruby', { wall: 1.8 });
  }
}
