/** Small things one keeps. */
import {
  around,
  both,
  circle,
  curve,
  ellipse,
  heart,
  line,
  move,
  poly,
  pts,
  rrect,
  spline,
  star,
  sym,
  tube,
} from '../geometry.ts';
import type { Drawings } from '../pen.ts';
import { petal } from '../petals.ts';
import { gloss, bowOf } from './parts.ts';

export const keepsakes: Drawings = {
  'not-nhac'(p) {
    p.gold(['M-38 -60L-28 -62L-28 62L-38 62Z', 'M54 -84L64 -86L64 40L54 40Z']);
    p.enamel(spline(pts('-40 -66!, 64 -92!, 64 -52!, -40 -26!')), 'violet');
    p.wire(line([-34, -44], [58, -68]), 2.4, { base: false });
    p.enamel([ellipse(-52, 66, 28, 21, -24), ellipse(40, 44, 28, 21, -24)], 'violet');
    gloss(p, -62, 58, 9, 5, -24, 0.6);
    gloss(p, 30, 36, 9, 5, -24, 0.6);
  },
  chuong(p) {
    p.enamel(circle(0, 76, 17), 'cocoa');
    p.gold(sym(pts('0 -70, 32 -58, 46 -16, 54 30, 80 58, 78 70, 0 76')));
    p.enamel(spline(pts('-50 12!, 0 20, 50 12!, 55 36!, 0 46, -55 36!')), 'forest');
    for (const [x, r] of pts('-30 -66, -10 -88, 10 88, 30 66')) p.leaf(x * 0.6, 30, 19, 9, r, 'sage');
    p.beads(pts('0 31, -42 25, 42 25'), 3.6);
    bowOf(p, 'ruby', { y: -62, s: 0.56 });
    p.wire(curve([-66, 60], [0, 68], [66, 60]), 2.4, { base: false });
  },
  'hop-qua'(p) {
    p.enamel(rrect(-66, -6, 132, 94, 8), 'jade')
      .enamel(rrect(-76, -30, 152, 34, 8), 'jade')
      .enamel([rrect(-14, 4, 28, 84, 2), rrect(-14, -30, 28, 34, 2)], 'rose');
    for (const [x, y] of pts('-48 22, -32 50, -50 72, 48 22, 32 50, 50 72'))
      p.gold(star(4, 7, 2.6, { x, y }), { base: false });
    bowOf(p, 'rose', { y: -50, s: 0.66 });
  },
  'thu-tinh'(p) {
    p.enamel(rrect(-90, -56, 180, 124, 12), p.lin(['#d8c29c', '#f1e5cc', '#fdf8ea']));
    p.wire([line([-86, 62], [-22, 4]), line([86, 62], [22, 4])], 2.4, { base: false });
    p.enamel(spline(pts('-88 -52!, 88 -52!, 40 -6, 0 24, -40 -6')), p.lin(['#cdb389', '#efe0c2', '#fffaf0']));
    p.enamel(circle(0, 12, 27), 'ruby').enamel(heart(0, 15, 14), 'rose', { wall: 2 });
    p.wire([line([42, 46], [72, 46]), line([52, 36], [72, 36])], 2, { base: false });
  },
  'giay-ba-le'(p) {
    p.wire(
      [
        curve([-40, 6], [-58, -28], [-28, -58], [0, -78]),
        curve([-16, 0], [-10, -34], [-34, -56], [0, -78]),
        curve([40, 6], [58, -28], [28, -58], [0, -78]),
        curve([16, 0], [10, -34], [34, -56], [0, -78]),
      ],
      4,
    );
    const shoe = (s: number) => {
      const m = (d: string) => move(d, { sx: s, x: s * 28, y: 40, r: s * -7 });
      p.enamel(
        m(spline(pts('-18 -42, 0 -48, 18 -42, 25 0, 18 40, 8 58, -8 58, -18 40, -25 0'))),
        p.lin(['#c8768e', '#eeb0bf', '#fde3e8']),
      );
      p.enamel(
        m(spline(pts('-11 -34, 0 -37, 11 -34, 15 -4, 8 14, -8 14, -15 -4'))),
        p.lin(['#a85670', '#cf8a9e', '#e3aebb']),
        { wall: 2.2 },
      );
      p.wire(m(curve([-13, 44], [0, 38], [13, 44])), 2, { base: false });
      p.wire(m('M0 22L-8 17M0 22L8 17M0 22L-4 30M0 22L4 30'), 2, { base: false });
    };
    shoe(1);
    shoe(-1);
    bowOf(p, 'rose', { y: -80, s: 0.42 });
  },
  'mu-tot-nghiep'(p) {
    p.enamel(spline(pts('-50 -14!, 50 -14!, 50 36, 26 54, 0 58, -26 54, -50 36')), 'blue');
    p.enamel(poly(pts('0 -62, 100 -18, 0 26, -100 -18')), 'navy');
    p.wire(poly(pts('0 -50, 74 -18, 0 14, -74 -18')), 1.6, { base: false });
    p.wire(curve([0, -18], [40, -8], [74, 6], [76, 44]), 4);
    p.bead(0, -18, 7).bead(76, 46, 6, { base: true });
    p.gold(move(sym(pts('0 46, 8 54, 11 84, 0 88')), { x: 76 }));
  },
  sach(p) {
    const page = spline(pts('0 -34!, 30 -54, 62 -56, 90 -48!, 90 48!, 60 42, 30 46, 0 62!'));
    p.enamel(both(move(page, { y: 12, sx: 1.05 })), 'forest').enamel(both(page), 'ivory');
    p.wire(
      [-22, -6, 10, 26].map((y) => curve([14, y - 6], [42, y - 16], [76, y - 10])),
      1.8,
      {
        base: false,
      },
    );
    p.leaf(-46, 30, 30, 15, -50)
      .leaf(-46, 12, 30, 15, 44)
      .leaf(-46, 8, 38, 17, 0)
      .wire(curve([-46, 36], [-46, 20], [-46, 0]), 2.2, { base: false });
    p.enamel(poly(pts('56 -58, 70 -56, 70 -14, 63 -22, 56 -14')), 'ruby', { wall: 2 });
  },
  'may-anh'(p) {
    p.gold([rrect(-58, -66, 34, 16, 4), rrect(40, -64, 26, 12, 4)]);
    p.enamel(spline(pts('-28 -46!, -20 -72, 20 -72, 28 -46!')), 'blush')
      .enamel(rrect(-90, -50, 180, 112, 16), 'blush')
      .enamel(rrect(-90, -16, 180, 50, 2), 'cocoa');
    p.gold(circle(0, 8, 46))
      .enamel(circle(0, 8, 36), 'navy')
      .enamel(circle(0, 8, 22), p.rad(['#7fb6d8', '#2f5f9a', '#16264f'], -6, 0, 26), { wall: 2.4 });
    gloss(p, -8, -2, 5, 8, 40, 0.85);
    p.enamel(rrect(52, -40, 26, 15, 4), 'aqua', { wall: 2 })
      .bead(-66, -32, 6)
      .bead(66, 48, 4)
      .bead(-66, 48, 4);
  },
  'tach-ca-phe'(p) {
    p.wire(
      [
        curve([-22, -34], [-34, -54], [-14, -68], [-24, -90]),
        curve([24, -34], [12, -54], [32, -68], [22, -90]),
        curve([0, -36], [-10, -52], [8, -64], [0, -92]),
      ],
      5,
    );
    p.wire(curve([22, -90], [10, -98], [0, -92], [-10, -98], [-24, -90]), 4.4);
    p.wire(curve([58, 0], [88, -4], [92, 26], [72, 44], [48, 44]), 11);
    p.enamel(ellipse(0, 78, 86, 15), 'sage');
    p.enamel(
      spline(pts('-66 -18!, 66 -18!, 60 34, 34 72, 0 77, -34 72, -60 34')),
      p.lin(['#cdb58e', '#f0e2c8', '#fffaf0']),
    )
      .enamel(ellipse(0, -18, 66, 15), 'cocoa')
      .enamel(heart(0, -17, 10), 'ivory', { wall: 1.8 });
    p.enamel(around(5, petal.round(17, 16), { y: 32 }), 'rose', { wall: 2 })
      .bead(0, 32, 4.4)
      .leaf(14, 40, 26, 12, 116)
      .leaf(-14, 40, 26, 12, -116);
  },
  'non-la'(p) {
    p.wire([curve([-62, 38], [-44, 78], [0, 96], [44, 78], [62, 38])], 3);
    p.enamel(tube(pts('-60 42, -42 76, 0 92, 42 76, 60 42'), [8, 13, 15, 13, 8]), 'rose');
    p.enamel(
      spline(pts('0 -86!, 42 -36, 98 26!, 60 46, 0 54, -60 46, -98 26!, -42 -36')),
      p.lin(['#c79f5f', '#ecd3a0', '#fcf2d8']),
    );
    p.wire(
      [0.22, 0.4, 0.58, 0.76, 0.92].map((t) =>
        curve(
          [-98 * t, -86 + 112 * t],
          [-56 * t, -86 + 132 * t],
          [0, -86 + 140 * t],
          [56 * t, -86 + 132 * t],
          [98 * t, -86 + 112 * t],
        ),
      ),
      1.8,
      { base: false },
    );
    for (const r of [-52, 52, -26, 26, 0])
      p.enamel(move(petal.leaf(30, 16), { y: 34, r }), 'blush', { wall: 2 });
  },
  'den-long'(p) {
    p.wire('M0 -96L0 -70', 5);
    p.gold([rrect(-28, -76, 56, 14, 4), rrect(-24, 44, 48, 13, 4)]);
    const f = p.rad(['#f4b46a', '#d2504e', '#8e2138'], 0, -8, 84);
    p.enamel(sym(pts('0 -64, 32 -60, 70 -24, 70 6, 32 42, 0 46')), f);
    for (const w of [22, 46])
      p.wire(both(curve([w * 0.5, -62], [w, -24], [w, 6], [w * 0.5, 44])), 2.2, { base: false });
    p.wire('M0 -62L0 44', 2.2, { base: false });
    p.enamel(around(5, petal.round(20, 18), { y: -9 }), 'honey', { wall: 2 }).bead(0, -9, 5);
    p.wire(
      [-12, -4, 4, 12].map((x) => curve([x * 0.5, 56], [x, 76], [x, 98])),
      3.4,
    );
    p.bead(0, 60, 6);
  },
};
