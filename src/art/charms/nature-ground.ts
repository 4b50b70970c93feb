/** Plants, fruit and land. */
import {
  around,
  circle,
  curve,
  ellipse,
  line,
  move,
  polar,
  poly,
  pts,
  rrect,
  spline,
  sym,
  tube,
  type Pt,
} from '../geometry.ts';
import type { Drawings } from '../pen.ts';
import { petal } from '../petals.ts';

export const natureGround: Drawings = {
  nam(p) {
    p.enamel(spline(pts('-22 2, -18 46, -30 84, 0 92, 30 84, 18 46, 22 2')), 'ivory', {
      vein: curve([-6, 30], [-8, 56], [-12, 78]),
    });
    p.leaf(-18, 92, 44, 22, -54).leaf(18, 92, 44, 22, 54).leaf(24, 90, 34, 18, 20);
    p.enamel(ellipse(0, 6, 66, 15), p.lin(['#c9ae86', '#efe0c4', '#fbf5e6']));
    p.wire(
      [-40, -20, 0, 20, 40].map((x) => line([x * 0.6, 0], [x, 15])),
      1.6,
      { base: false },
    );
    p.enamel(
      spline(pts('-88 6!, -80 -36, -46 -76, 0 -90, 46 -76, 80 -36, 88 6!, 44 -8, 0 -11, -44 -8')),
      'ruby',
    );
    for (const [x, y, r] of [
      [-8, -54, 16],
      [-50, -30, 12],
      [36, -44, 13],
      [60, -14, 9],
      [8, -20, 9],
      [-24, -80, 6],
    ] as const)
      p.enamel(circle(x, y, r), 'ivory', { wall: 2 });
  },
  'la-phong'(p) {
    const half = pts(
      '0 -98, 12 -68, 30 -78, 28 -38, 42 -44, 52 -58, 58 -42, 90 -44, 78 -16, 92 -4, 48 22, 54 38, 8 34, 6 40',
    );
    p.wire(curve([0, 34], [2, 64], [12, 94]), 6);
    p.enamel(
      poly([
        ...half,
        ...half
          .slice(1)
          .toReversed()
          .map(([x, y]): Pt => [-x, y]),
      ]),
      p.rad(['#e9b04c', '#d9773f', '#b8443a', '#98313a'], 0, 36, 134),
    );
    p.wire(
      [
        'M0 34L0 -80',
        line([0, 34], [74, -34]),
        line([0, 34], [-74, -34]),
        line([0, 34], [42, 28]),
        line([0, 34], [-42, 28]),
        line([0, -20], [18, -52]),
        line([0, -20], [-18, -52]),
        line([42, -6], [44, -32]),
        line([-42, -6], [-44, -32]),
        line([38, 0], [68, -10]),
        line([-38, 0], [-68, -10]),
      ],
      2.2,
      { base: false },
    );
  },
  'duong-xi'(p) {
    const pos = (t: number): Pt => [34 * Math.sin(t * 2.6) - 8, 98 - t * 178];
    for (let i = 8; i >= 0; i--) {
      const t = 0.12 + i * 0.1;
      const [x, y] = pos(t);
      const L = 66 * (1 - t * 0.72);
      for (const s of [-1, 1])
        p.leaf(x, y, L, L * 0.36, s * 60 + (t - 0.5) * 14 * -1, i % 2 ? 'leaf' : 'sage');
    }
    const [x, y] = pos(0.97);
    p.leaf(x, y + 6, 30, 13, -10, 'sage');
    p.wire(curve(...Array.from({ length: 9 }, (_, i) => pos((i / 8) * 0.98))), 4.4);
  },
  'vo-so'(p) {
    p.enamel(
      [-28, 28].map((r) =>
        spline([
          [0, 74, 1],
          [r, 66],
          [r * 1.35, 82],
          [r * 0.5, 96],
        ]),
      ),
      'coral',
    );
    const f = p.rad(['#c26a5e', '#e8a594', '#f8d6c6', '#fff1e6'], 0, 82, 178);
    for (const r of [-60, 60, -40, 40, -20, 20, 0])
      p.enamel(move(petal.round(Math.abs(r) > 50 ? 132 : 162 - Math.abs(r) * 0.25, 62), { r, y: 80 }), f);
    p.wire(
      [-60, -40, -20, 0, 20, 40, 60].map((r) => line([0, 74], polar(Math.abs(r) > 50 ? 104 : 132, r, 0, 80))),
      1.4,
      { base: false },
    );
    p.enamel(circle(0, 66, 17), p.rad(['#ffffff', '#f3e8e6', '#c9b6b8'], -5, 60, 22));
  },
  'song-bien'(p) {
    const R = 92;
    p.enamel(circle(0, 0, R), p.lin(['#f3c9a8', '#f9e3cf', '#fdf4e8']));
    p.enamel(circle(-34, -34, 20), 'honey');
    p.enamel(
      spline(
        pts(
          '-91 16!, -50 18, -18 -12, 6 -50, 46 -66, 70 -48, 64 -26!, 48 -38, 30 -28, 32 -4, 56 14, 91 14!, 78 48, 44 81, 0 92, -48 79, -80 46',
        ),
      ),
      'teal',
    );
    p.wire(
      [
        curve([-70, 30], [-30, 24], [2, -8], [20, -40], [44, -50]),
        curve([-60, 46], [-14, 38], [14, 10], [18, -14]),
      ],
      2.4,
      { base: false },
    );
    p.enamel(
      spline(pts('-86 34!, -52 44, -22 34, 4 44, 34 36, 62 44, 86 34!, 64 66, 34 86, 0 92, -34 86, -64 66')),
      'blue',
    );
    p.wire(
      [
        curve([-66, 58], [-40, 64], [-16, 56], [10, 64], [38, 56], [62, 62]),
        curve([-44, 76], [-18, 74], [8, 80], [36, 74]),
      ],
      2.2,
      { base: false },
    );
    for (const [x, y, r] of [
      [66, -22, 8],
      [52, -32, 9],
      [72, -40, 9],
      [60, -54, 9],
      [42, -62, 8],
    ] as const)
      p.enamel(circle(x, y, r), 'white', { wall: 1.8 });
  },
  'dau-tay'(p) {
    p.enamel(
      sym(pts('0 -52, 36 -58, 68 -40, 70 -2, 48 50, 20 86, 0 94')),
      p.rad(['#ea8a86', '#cb4a58', '#9a2540'], -16, -18, 120),
    );
    for (const [y, xs] of [
      [-18, [-44, -15, 15, 44]],
      [6, [-54, -28, 0, 28, 54]],
      [30, [-40, -14, 14, 40]],
      [52, [-26, 0, 26]],
      [72, [-9, 9]],
    ] as const)
      xs.forEach((x) => p.enamel(move(petal.leaf(11, 7), { x, y: y + 5 }), 'honey', { wall: 1.2 }));
    for (const r of [-104, 104, -66, 66, -32, 32, 0]) p.leaf(0, -52, r === 0 ? 26 : 46, 26, r + 0);
    p.enamel(around(5, petal.leaf(38, 25), { start: 36, y: -46 }), 'leaf');
    p.wire(curve([0, -48], [4, -70], [0, -88]), 6);
  },
  cherry(p) {
    p.wire([curve([8, -86], [-16, -50], [-40, 8]), curve([8, -86], [26, -46], [38, 24])], 5);
    p.leaf(8, -82, 84, 46, 76).leaf(8, -82, 60, 34, -74, 'sage');
    for (const [x, y] of pts('-42 42, 40 54')) {
      p.enamel(
        spline([
          [x, y - 30],
          [x + 22, y - 38],
          [x + 40, y - 8],
          [x + 26, y + 30],
          [x, y + 38],
          [x - 26, y + 30],
          [x - 40, y - 8],
          [x - 22, y - 38],
        ]),
        p.rad(['#ec9a98', '#c4405a', '#82203a'], x - 12, y - 14, 62),
      );
      p.wire(curve([x - 10, y - 30], [x, y - 26], [x + 10, y - 30]), 2.4, { base: false });
      p.paint(ellipse(x - 18, y - 4, 5, 12, 20), '#fff', { o: 0.55, blur: true });
    }
    p.bead(8, -88, 7, { base: true });
  },
  'qua-soi'(p) {
    p.leaf(0, -52, 86, 42, 82, 'sage').leaf(0, -52, 86, 42, -82, 'leaf');
    p.wire(curve([0, -56], [4, -76], [-4, -94]), 7);
    p.enamel(sym(pts('0 -14, 46 -12, 50 20, 34 62, 10 84, 0 98!')), 'tan', {
      vein: curve([-20, 4], [-26, 30], [-14, 62]),
      soft: true,
    });
    p.enamel(sym(pts('0 -64, 40 -56, 62 -24, 54 -4, 0 2')), 'cocoa');
    for (const [y, n] of [
      [-48, 3],
      [-34, 5],
      [-19, 6],
      [-5, 5],
    ] as const)
      for (let i = 0; i < n; i++)
        p.enamel(move(petal.leaf(19, 17), { x: (i - (n - 1) / 2) * 17.5, y: y - 8, r: 180 }), 'honey', {
          wall: 1.6,
        });
  },
  nui(p) {
    p.enamel(circle(0, 0, 92), p.lin(['#6f7fb8', '#b7b4dc', '#f3d9dc'], [0.5, 1, 0.5, 0]));
    p.enamel(circle(44, -46, 15), 'lemon');
    p.enamel(spline(pts('-88 26!, -60 -2!, -48 6!, -34 -16!, 40 60!, -66 64!')), 'blue').enamel(
      poly(pts('-34 52, 14 -54, 82 42, 70 60')),
      'navy',
    );
    p.enamel(poly(pts('14 -54, -8 -6, 4 -14, 12 0, 24 -16, 36 -4, 44 -12')), 'white').enamel(
      poly(pts('-60 -2, -74 12, -62 8, -54 18, -48 6')),
      'white',
      { wall: 2 },
    );
    p.enamel(
      spline(pts('-84 38!, -44 34, 0 46, 44 36, 84 38!, 62 68, 32 86, 0 92, -32 86, -62 68')),
      'forest',
    );
    for (const [x, y, s] of [
      [-40, 66, 1],
      [-16, 76, 1.1],
      [34, 70, 1],
      [54, 58, 0.8],
    ] as const)
      p.enamel(move(poly(pts('0 -26, 11 0, -11 0')), { x, y, s }), 'sage', { wall: 2 });
  },
  'bach-qua'(p) {
    p.wire(curve([0, 26], [-4, 62], [8, 100]), 6);
    p.enamel(
      spline(
        pts(
          '0 34!, -38 14, -78 -2, -96 -30!, -70 -64, -40 -80, -8 -78, 0 -42!, 8 -78, 40 -80, 70 -64, 96 -30!, 78 -2, 38 14',
        ),
      ),
      p.rad(['#b3861f', '#e2b844', '#f5dc88', '#fcf3c4'], 0, 34, 128),
    );
    p.wire(
      [-66, -52, -38, -25, -12, 12, 25, 38, 52, 66].map((r) =>
        line(polar(14, r, 0, 32), polar(Math.abs(r) < 20 ? 92 : 104, r, 0, 32)),
      ),
      1.6,
      { base: false },
    );
  },
  'xuong-rong'(p) {
    p.enamel(sym(pts('0 -80, 22 -72, 34 -40, 36 20, 30 46, 0 48')), 'leaf');
    p.wire(
      [curve([-14, -66], [-19, -20], [-14, 40]), 'M0 -74L0 44', curve([14, -66], [19, -20], [14, 40])],
      2,
      { base: false },
    );
    p.enamel(tube(pts('34 4, 54 0, 60 -20, 58 -36'), [20, 22, 22, 18]), 'sage').enamel(
      tube(pts('-34 18, -54 14, -60 -4, -58 -18'), [20, 22, 22, 18]),
      'sage',
    );
    p.enamel(around(6, petal.round(22, 20), { x: 4, y: -82 }), 'rose', { wall: 2 }).bead(4, -82, 5);
    p.enamel(spline(pts('-40 52!, 40 52!, 30 98!, -30 98!')), 'coral').enamel(
      rrect(-48, 42, 96, 18, 6),
      'apricot',
    );
    p.wire(curve([-34, 76], [-17, 70], [0, 78], [17, 70], [34, 76]), 2.4, { base: false });
  },
};
