/** Things that Bông holds, lies on or thinks of. */
import {
  around,
  circle,
  curve,
  ellipse,
  heart,
  line,
  move,
  polar,
  pts,
  rrect,
  spline,
  sym,
  tube,
  type Placement,
} from '../geometry.ts';
import type { Pen } from '../pen.ts';
import { petal } from '../petals.ts';

const ON = { base: false };

/** A cherry blossom on its stem, in a deeper colour than the paws round it. */
export function blossom(p: Pen, at: Placement): void {
  p.within(at, () => {
    p.wire(curve([0, 10], [4, 60], [-2, 92]), 5)
      .leaf(4, 76, 40, 20, 78)
      .leaf(2, 82, 40, 19, -78);
    p.pinwheel(5, petal.notch(55, 60), p.rad(['#b93f6c', '#dd7f9d', '#f0a9bb', '#f7cad5'], 0, 0, 60), {
      start: 36,
    });
    for (let i = 0; i < 10; i++) {
      const [x, y] = polar(i % 2 ? 24 : 18, i * 36);
      p.wire(line([0, 0], [x, y]), 1.9, ON).bead(x, y, 2.8);
    }
    p.bead(0, 0, 6);
  });
}

/** Woven, open and empty. */
export function basket(p: Pen): void {
  p.enamel(tube(pts('-54 90, -48 52, 0 38, 48 52, 54 90'), 10, 20), 'tan', { wall: 2.4 });
  p.enamel(ellipse(0, 88, 60, 17), p.rad(['#4a2f1c', '#6d4a2c', '#a3764a'], 0, 78, 64));
  p.enamel(
    spline(pts('-61 88!, -32 101, 0 105, 32 101, 61 88!, 54 130, 42 152, 0 158, -42 152, -54 130')),
    p.lin(['#a4723c', '#d3a468', '#f3dab0']),
  );
  for (const y of [114, 128, 142]) {
    const reach = 57 - (y - 114) * 0.42;
    p.wire(curve([-reach, y - 9], [-reach / 2, y], [0, y + 3], [reach / 2, y], [reach, y - 9]), 2, ON);
  }
  p.wire(
    [-40, -20, 0, 20, 40].map((x) => curve([x, 104 - Math.abs(x) * 0.1], [x * 0.94, 130], [x * 0.8, 154])),
    2,
    ON,
  );
  p.enamel(tube(pts('-62 88, -34 101, 0 106, 34 101, 62 88'), 10, 18), 'tan', { wall: 2.4 });
}

/** A sealed letter. */
export function envelope(p: Pen): void {
  p.enamel(rrect(-66, 46, 132, 88, 9), p.lin(['#dcc59c', '#f3e7cd', '#fffaf0']));
  p.wire([line([-62, 129], [-16, 92]), line([62, 129], [16, 92])], 2.4, ON);
  p.enamel(spline(pts('-64 49!, 64 49!, 22 86, 0 98, -22 86')), p.lin(['#d5bb8e', '#f1e2c2', '#fffaf0']));
  p.enamel(circle(0, 92, 17), 'ruby').enamel(heart(0, 94, 9), 'rose', { wall: 1.8 });
}

/** Its stem is bent, its petals hang. */
export function wiltedFlower(p: Pen): void {
  p.wire(curve([0, 150], [-3, 112], [2, 72], [24, 52], [42, 64]), 5).leaf(-2, 112, 36, 18, -128, 'sage');
  const f = p.rad(['#a9456c', '#dc8aa4', '#f4c3cf'], 44, 58, 46);
  for (const r of [128, 232, 156, 204, 180])
    p.enamel(move(petal.leaf(50, 26), { x: 43, y: 64, r }), f, {
      vein: move('M0 -12L0 -38', { x: 43, y: 64, r }),
      soft: true,
    });
  p.enamel(move(sym(pts('0 -9, 12 -3, 12 8!, 0 4')), { x: 43, y: 62 }), 'leaf', { wall: 2 });
}

/** Round, with piping and a tassel at both ends. */
export function cushion(p: Pen): void {
  for (const s of [-1, 1] as const)
    p.gold(move('M0 0L14 26L6 30L-6 30L-14 26Z', { x: s * 166, y: 176, r: s * -24 })).bead(s * 166, 174, 7, {
      base: true,
    });
  p.enamel(
    spline(pts('-164 172!, -120 142, 0 136, 120 142, 164 172!, 128 208, 0 214, -128 208')),
    p.lin(['#7d5ea9', '#b196d6', '#e6daf4']),
  );
  p.wire(curve([-160, 174], [-100, 188], [0, 192], [100, 188], [160, 174]), 3.6, ON);
  p.enamel(
    [-96, -32, 32, 96].flatMap((x) =>
      around(4, petal.heart(9, 9), { x, y: 203 - Math.abs(x) * 0.03, start: 45 }),
    ),
    'blush',
    { wall: 1.4 },
  );
}

/** Three letters z that rise and grow. */
export function zzz(p: Pen): void {
  const z = 'M-11 -12L11 -12L11 -7L-2 7L11 7L11 12L-11 12L-11 7L2 -7L-11 -7Z';
  for (const [x, y, s, r] of [
    [74, -34, 1, -8],
    [104, -78, 1.4, 6],
    [142, -134, 1.9, -6],
  ] as const)
    p.enamel(move(z, { x, y, s, r }), 'lilac', { wall: 2.4 });
}

/** Two bubbles and a cloud with a flower in it. */
export function thought(p: Pen): void {
  p.enamel([circle(124, -46, 6.5), circle(138, -70, 10)], 'white');
  p.enamel(
    spline(
      pts(
        '112 -112, 108 -136, 126 -148, 136 -168, 160 -170, 176 -154, 190 -138, 186 -114, 168 -102, 150 -96, 126 -98',
      ),
    ),
    p.rad(['#ffffff', '#f4f1fa', '#d9d3ea'], 138, -146, 74),
  );
  p.enamel(around(5, petal.notch(22, 24), { x: 149, y: -133 }), 'rose', { wall: 2 }).bead(149, -133, 5);
}
