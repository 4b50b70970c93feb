/** Animals on feet. */
import {
  around,
  both,
  circle,
  curve,
  ellipse,
  move,
  poly,
  pts,
  rrect,
  spline,
  sym,
  tube,
} from '../geometry.ts';
import type { Drawings } from '../pen.ts';
import { petal } from '../petals.ts';
import { eye, lid } from './parts.ts';

export const animalsFooted: Drawings = {
  meo(p) {
    p.enamel(tube(pts('30 84, 66 80, 80 50, 64 22, 74 2'), [20, 20, 19, 17, 12], 18), 'grey');
    p.enamel(sym(pts('0 -24, 26 -14, 44 22, 54 64, 46 90, 0 94')), 'grey').enamel(
      sym(pts('0 -6, 18 2, 20 36, 12 54, 0 58')),
      'ivory',
    );
    p.wire(
      [...both(curve([16, 58], [17, 76], [13, 92])), ...both(curve([50, 58], [34, 62], [30, 84]))],
      2.2,
      { base: false },
    );
    p.enamel(sym(pts('0 -76, 20 -80, 46 -104!, 54 -66, 50 -38, 30 -16, 0 -10')), 'grey').enamel(
      both(poly(pts('28 -76, 43 -94, 46 -66'))),
      'blush',
      { wall: 1.8 },
    );
    p.enamel(sym(pts('0 -44, 16 -42, 22 -28, 12 -16, 0 -12')), 'ivory', { wall: 2 });
    lid(p, -26, -52);
    lid(p, 26, -52);
    p.paint(sym(pts('0 -37, 6 -40, 7 -36, 0 -31')), '#d77f90').wire(
      ['M0 -31L0 -25', ...both(curve([0, -25], [5, -21], [10, -24]))],
      1.7,
      { base: false },
    );
    p.enamel(rrect(-21, -14, 42, 9, 4), 'ruby', { wall: 1.8 }).bead(0, -4, 6);
  },
  tho(p) {
    p.enamel(circle(84, 46, 17), 'white');
    p.enamel(spline(pts('-30 -44!, -10 -74, 18 -98, 34 -96, 26 -66, 0 -34')), 'white', {
      vein: curve([-14, -50], [6, -72], [24, -88]),
    });
    p.enamel(
      spline(
        pts(
          '-86 -6, -76 -32, -52 -50, -28 -44, -8 -24, 30 -28, 68 -4, 84 38, 72 74, 30 82, -48 82, -58 72, -46 54, -52 26, -72 16',
        ),
      ),
      'white',
    );
    p.enamel(spline(pts('-46 -42!, -36 -82, -16 -108, -2 -104, -4 -72, -24 -36')), 'white').enamel(
      spline(pts('-36 -50!, -28 -80, -12 -96, -12 -72, -24 -46')),
      'blush',
      { wall: 1.8 },
    );
    p.enamel(ellipse(38, 42, 38, 36), 'white')
      .enamel(ellipse(22, 78, 32, 10), 'white')
      .enamel(ellipse(-46, 76, 20, 9), 'white');
    p.enamel(around(5, petal.round(15, 14), { x: 40, y: 38 }), 'rose', { wall: 1.8 }).bead(40, 38, 3.8);
    eye(p, -58, -18, 5.4);
    p.paint(ellipse(-84, -8, 4.5, 3.6), '#d77f90').paint(circle(-56, 2, 8), '#f0a9b8', {
      o: 0.55,
      blur: true,
    });
  },
  cao(p) {
    p.enamel(
      spline(pts('-70 20, -64 -30, -20 -66, 36 -66, 82 -30, 92 24, 68 66, 10 84, -46 72')),
      p.rad(['#f0b183', '#d6803f', '#a5552a'], 0, -20, 120),
    );
    p.wire([curve([30, -52], [62, -34], [74, 0]), curve([14, -46], [42, -32], [54, -6])], 2.2, {
      base: false,
    });
    p.enamel(
      tube(pts('86 10, 84 56, 36 80, -20 76, -64 56, -86 34'), [22, 46, 50, 46, 36, 10], 20),
      p.lin(['#a5552a', '#dc8a4c', '#f4bd8e']),
    ).enamel(spline(pts('-88 32!, -74 30, -40 44, -26 58!, -36 70!, -24 84!, -50 82, -74 64')), 'ivory');
    p.wire([curve([70, 62], [44, 82], [18, 84]), curve([66, 44], [40, 62], [12, 66])], 2.2, { base: false });
    const h = (d: string) => move(d, { x: -14, y: 12, r: -12, s: 1.02 });
    p.enamel(
      h(sym(pts('0 -40, 22 -42, 48 -72!, 54 -26, 60 2!, 30 28, 0 44'))),
      p.lin(['#b05f2e', '#de8c4e', '#f6c298']),
    ).enamel(both(poly(pts('30 -42, 45 -60, 48 -30'))).map(h), 'cocoa', { wall: 1.8 });
    p.enamel(both(spline(pts('0 42!, 6 10, 30 2, 57 3!, 30 26'))).map(h), 'ivory', { wall: 2.2 });
    for (const s of [-1, 1])
      p.wire(h(`M${s * 14} -8C${s * 18} -1 ${s * 28} -1 ${s * 32} -8`), 2.6, { base: false });
    p.paint(h(ellipse(0, 40, 7, 5)), '#2b2230');
  },
  'gau-truc'(p) {
    p.enamel(both(circle(42, -82, 19)), 'ink');
    p.enamel(ellipse(0, 46, 56, 50), 'white').enamel(both(ellipse(44, 78, 22, 19, -24)), 'ink');
    p.enamel(sym(pts('0 -92, 36 -86, 60 -54, 56 -22, 30 -4, 0 0')), 'white');
    p.enamel([ellipse(-25, -42, 13, 17, 24), ellipse(25, -42, 13, 17, -24)], 'ink', { wall: 2 });
    p.beads(pts('-23 -43, 23 -43'), 4);
    p.paint(sym(pts('0 -28, 9 -31, 7 -24, 0 -21')), '#2b2230').wire(
      both(curve([0, -21], [5, -15], [12, -17])),
      2,
      { base: false },
    );
    p.wire(curve([50, -6], [10, 34], [-34, 66]), 6)
      .leaf(24, 20, 44, 17, 100)
      .leaf(-4, 44, 40, 16, -100)
      .leaf(46, -2, 34, 15, 60, 'sage');
    p.enamel(
      [tube(pts('-50 12, -34 34, -12 46'), [26, 26, 22]), tube(pts('50 12, 40 32, 18 40'), [26, 26, 22])],
      'ink',
    );
  },
  nhim(p) {
    const f = p.rad(['#b78d6a', '#80593f', '#4b3226'], -14, 26, 112);
    const C = { x: 10, y: 34 };
    for (const [L, n, a0, a1, W] of [
      [98, 14, -58, 114, 30],
      [80, 12, -52, 110, 28],
      [61, 9, -44, 104, 27],
      [42, 6, -32, 96, 27],
    ] as const)
      for (let i = 0; i < n; i++)
        p.enamel(move(petal.leaf(L, W), { r: a0 + ((a1 - a0) * i) / (n - 1), ...C }), f, { wall: 2.2 });
    p.enamel(
      spline(
        pts(
          '-96 36, -78 14, -52 -14, -28 -14, -8 12, 8 34, 40 40, 66 52, 68 72, 30 79, -40 77, -68 62, -88 48',
        ),
      ),
      p.lin(['#c9a27c', '#efdcc0', '#fdf6e8']),
    );
    p.enamel(ellipse(-30, 0, 12, 13, -20), 'tan', { wall: 2 }).enamel(ellipse(-30, 1, 6, 7, -20), 'blush', {
      wall: 1.6,
    });
    eye(p, -59, 14, 5.4);
    p.paint(ellipse(-95, 33, 7, 6), '#2b2230')
      .paint(ellipse(-97, 31, 2.2, 1.6), '#fff', { o: 0.8 })
      .paint(circle(-50, 36, 9), '#e9a08f', { o: 0.5, blur: true });
    p.wire(curve([-86, 42], [-79, 47], [-72, 45]), 1.8, { base: false });
    p.enamel([ellipse(6, 79, 14, 7), ellipse(48, 77, 14, 7)], 'tan', { wall: 2 });
    p.enamel(spline(pts('-66 88!, -84 70, -82 58, -66 55, -50 58, -48 70')), 'ruby', { wall: 2.4 }).beads(
      pts('-74 66, -60 65, -67 75'),
      1.8,
    );
    p.enamel(around(3, petal.leaf(16, 11), { start: -60, x: -66, y: 60 }), 'leaf', { wall: 1.6 });
    p.enamel(ellipse(-42, 74, 15, 8, -24), 'tan', { wall: 2 });
  },
  huou(p) {
    p.wire(curve([42, -100], [24, -116], [0, -121], [-24, -116], [-42, -100]), 5)
      .leaf(4, -120, 22, 10, 104)
      .leaf(-4, -120, 22, 10, -104)
      .bead(0, -119, 4.5);
    p.wire(
      [
        ...both(curve([14, -22], [34, -50], [48, -76], [42, -102])),
        ...both(curve([30, -46], [26, -66], [22, -80])),
        ...both(curve([44, -68], [66, -74], [74, -94])),
        ...both(curve([36, -54], [58, -52], [70, -62])),
      ],
      6,
    );
    p.enamel(both(spline(pts('26 -14!, 52 -34, 82 -34!, 72 -10, 38 4'))), 'tan').enamel(
      both(spline(pts('40 -12!, 56 -24, 72 -28!, 62 -12'))),
      'blush',
      { wall: 1.8 },
    );
    p.enamel(
      sym(pts('0 -30, 24 -26, 38 0, 28 36, 20 66, 0 78')),
      p.lin(['#8f6238', '#c0905e', '#e9c9a2']),
    ).enamel(sym(pts('0 20, 14 34, 20 58, 14 74, 0 78')), 'ivory', { wall: 2.4 });
    p.paint(sym(pts('0 50, 10 48, 9 58, 0 64')), '#2b2230');
    p.paint(ellipse(-3, 52, 3, 1.6), '#fff', { o: 0.7 });
    p.enamel([circle(0, 0, 4.4), ...both(circle(8, 12, 3)), ...both(circle(9, -8, 3))], 'ivory', {
      wall: 1.4,
    });
    lid(p, -22, 12, 8);
    lid(p, 22, 12, 8);
    p.leaf(16, -28, 34, 15, 74)
      .leaf(-16, -28, 34, 15, -74)
      .enamel(around(5, petal.round(17, 16), { y: -30 }), 'rose', { wall: 1.8 })
      .bead(0, -30, 4.4);
  },
};
