/** Water animals. */
import { both, curve, ellipse, line, move, pick, poly, pts, spline, sym, tube } from '../geometry.ts';
import type { Drawings } from '../pen.ts';
import { petal } from '../petals.ts';
import { eye } from './parts.ts';

export const animalsWater: Drawings = {
  'ca-heo'(p) {
    p.enamel(spline(pts('-74 36!, -104 58!, -84 64, -72 56, -62 84!, -46 66, -56 36!')), 'blue').enamel(
      spline(pts('6 -52!, -2 -76, -34 -96!, -30 -74, -34 -46!')),
      'blue',
    );
    p.enamel(
      spline(
        pts(
          '-78 42!, -72 2, -44 -40, 0 -58, 46 -46, 68 -22, 74 -4, 100 14, 98 24, 74 24, 44 26, 12 8, -20 2, -46 16, -58 40!',
        ),
      ),
      p.lin('sky'),
    );
    p.enamel(
      spline(pts('98 22!, 70 12, 30 -6, -14 -10, -44 6, -56 36!, -42 16, -18 4, 12 8, 44 26, 76 25')),
      'white',
      { wall: 2.4 },
    ).enamel(spline(pts('26 0!, 30 30, 12 54!, 4 30, 8 0')), 'blue');
    eye(p, 66, -8, 4);
    for (const [x, y, s] of [
      [58, 62, 0.5],
      [82, 54, 0.36],
      [34, 76, 0.34],
    ] as const)
      p.enamel(move(spline(pts('0 -40!, 20 -4, 16 22, 0 30, -16 22, -20 -4')), { x, y, s }), 'aqua', {
        wall: 2,
      });
  },
  'rua-bien'(p) {
    p.enamel(both(spline(pts('34 -36!, 58 -62, 94 -60, 102 -36!, 82 -30, 62 -12, 46 -8'))), 'sage')
      .enamel(both(spline(pts('34 42!, 58 46, 70 72, 62 84!, 42 74, 20 60'))), 'sage')
      .enamel(sym(pts('0 70, 8 82, 0 100!')), 'sage');
    p.wire([...both(curve([52, -36], [72, -48], [90, -46])), ...both(line([42, 52], [56, 68]))], 2, {
      base: false,
    });
    p.enamel(sym(pts('0 -100, 16 -94, 20 -74, 12 -56, 0 -52')), 'sage');
    p.beads(pts('-11 -84, 11 -84'), 3.2);
    p.enamel(sym(pts('0 -62, 34 -52, 54 -14, 48 32, 26 66, 0 78')), 'forest');
    const hex = pts('0 -26, 22 -13, 22 15, 0 30, -22 15, -22 -13');
    const rim = pts('0 -56, 44 -26, 46 24, 0 70, -46 24, -44 -26');
    hex.forEach((a, i) => {
      const j = (i + 1) % 6;
      p.enamel(poly([a, pick(hex, j), pick(rim, j), pick(rim, i)]), i % 2 ? 'jade' : 'teal', { wall: 2.4 });
    });
    p.enamel(poly(hex), 'aqua', { wall: 2.4 });
  },
  'ca-koi'(p) {
    const spine = pts('-26 -84, 2 -58, 22 -20, 14 20, -8 50, -16 68');
    const fin = p.rad(['#e0705a', '#f4b39c', '#fdeee4'], 2, -4, 112);
    const fan = pts('0 0!, -18 -34, -30 -70!, -18 -72, -10 -80!, 3 -77, 13 -80!, 20 -70, 31 -66!, 20 -30');
    const fins = [
      { x: 20, y: -36, r: 66, s: 0.86 },
      { x: -8, y: -30, r: -92, s: 0.86 },
      { x: 10, y: 26, r: 116, s: 0.66 },
      { x: -10, y: 56, r: 216, s: 0.96 },
      { x: -12, y: 56, r: 162, s: 0.96 },
    ];
    p.enamel(
      fins.map((at) => move(spline(fan), at)),
      fin,
    );
    for (const at of fins)
      p.wire(
        [line([-6, -30], [-20, -64]), line([0, -32], [-4, -70]), line([7, -30], [16, -64])].map((d) =>
          move(d, at),
        ),
        1.7,
        { base: false },
      );
    const body = tube(spine, [42, 66, 72, 60, 36, 20], 18);
    p.enamel(body, p.lin(['#dccab0', '#f8efe2', '#ffffff']));
    p.enamel(
      [
        spline(pts('-34 -100, 0 -100, 14 -80, 0 -62, -16 -68, -32 -54, -54 -66')),
        spline(pts('14 -50, 40 -56, 60 -20, 52 14, 30 16, 22 0, -2 -8, -4 -28')),
        spline(pts('-20 24, 8 20, 24 34, 12 54, -4 66, -26 54')),
      ],
      'coral',
      { wall: 2.2, clip: body },
    );
    p.enamel([ellipse(-10, -34, 7, 9, 20), ellipse(18, 12, 6, 8, 20)], 'ink', { wall: 1.6 });
    const scale = 'M-8 -3C-7 7 7 7 8 -3';
    p.wire(
      pts('22 -30, 36 -16, 18 -12, 30 0, 4 8, 8 38').map(([x, y]) => move(scale, { x, y, r: 24 })),
      1.7,
      { base: false },
    );
    eye(p, -40, -66, 4.4);
    eye(p, -2, -92, 4.4);
    p.wire([curve([-44, -80], [-58, -84], [-60, -98]), curve([-20, -100], [-18, -112], [-28, -120])], 3);
  },
  'ca-voi'(p) {
    p.wire([curve([-28, -42], [-30, -66], [-52, -74]), curve([-28, -42], [-26, -68], [-2, -76])], 4).enamel(
      [
        move(petal.leaf(24, 18), { x: -56, y: -66, r: -62 }),
        move(petal.leaf(24, 18), { x: 0, y: -68, r: 62 }),
        move(petal.leaf(24, 18), { x: -28, y: -66, r: 0 }),
      ],
      'aqua',
      { wall: 2 },
    );
    p.enamel(
      spline(pts('66 -8!, 58 -40, 38 -56!, 62 -62, 78 -46, 90 -66, 112 -60!, 100 -34, 86 -4!')),
      'navy',
    );
    p.enamel(
      spline(pts('-98 12, -84 -26, -44 -44, 2 -32, 36 -8, 66 -18, 86 -8, 82 28, 44 64, -20 74, -76 54')),
      'blue',
    );
    p.enamel(spline(pts('-97 18!, -50 28, 0 34, 46 58!, 10 72, -30 74, -76 54')), 'white', { wall: 2.4 });
    p.wire(
      [
        curve([-78, 30], [-66, 46], [-48, 62]),
        curve([-54, 34], [-40, 50], [-24, 68]),
        curve([-28, 38], [-14, 52], [2, 68]),
      ],
      2,
      { base: false },
    );
    p.enamel(spline(pts('-12 26!, 10 36, 14 66!, -14 56, -24 34')), 'navy', { wall: 2.4 });
    eye(p, -56, 6, 5);
    for (const [x, y] of pts('-20 -22, -6 -14, 8 -4, 22 6')) p.bead(x, y, 2.6);
  },
};
