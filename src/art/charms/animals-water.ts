/** Animals of the water. */
import { both, curve, line, move, pick, poly, pts, spline, sym, tube } from '../geometry.ts';
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
    const spine = pts('-22 -84, 6 -58, 22 -16, 8 26, -16 54, -20 72');
    const fin = p.rad(['#f2a48c', '#f9d9cc', '#fffaf4'], 0, 0, 110);
    p.enamel(
      [
        spline(pts('30 -40!, 66 -44, 84 -22, 70 -6, 34 -18')),
        spline(pts('-22 -52!, -56 -40, -66 -14, -46 -10, -12 -34')),
        spline(pts('18 22!, 44 28, 50 46, 28 46, 4 36')),
      ],
      fin,
    );
    p.enamel(spline(pts('-22 58!, -62 72, -78 102!, -46 92, -30 94, -14 108!, 6 106, 14 88, -6 62')), fin);
    p.wire(
      [
        line([38, -32], [74, -26]),
        line([38, -28], [68, -14]),
        line([-22, -44], [-58, -24]),
        line([-20, -40], [-48, -16]),
        curve([-22, 68], [-46, 80], [-64, 94]),
        curve([-18, 70], [-22, 84], [-18, 98]),
        curve([-14, 68], [-2, 82], [4, 96]),
      ],
      1.8,
      { base: false },
    );
    p.enamel(tube(spine, [40, 58, 60, 50, 30, 16], 18), p.lin(['#d3c3aa', '#f6efe2', '#ffffff']));
    p.enamel(
      [
        spline(pts('-22 -92, -2 -86, 8 -70, -4 -58, -26 -66, -34 -82')),
        spline(pts('2 -42, 28 -36, 44 -14, 36 6, 12 4, 0 -18')),
        spline(pts('-8 24, 14 26, 8 44, -12 50, -18 40')),
      ],
      'coral',
      { wall: 2.2 },
    );
    p.wire(
      [
        move('M-9 0C-7 9 7 9 9 0', { x: 4, y: 10, r: 14 }),
        move('M-9 0C-7 9 7 9 9 0', { x: 18, y: 12, r: 14 }),
        move('M-9 0C-7 9 7 9 9 0', { x: -4, y: -36, r: -20 }),
      ],
      1.6,
      { base: false },
    );
    eye(p, -34, -68, 3.8);
    eye(p, 0, -86, 3.8);
    p.wire([curve([-38, -82], [-48, -90], [-46, -98]), curve([-14, -98], [-8, -106], [-12, -112])], 2.4);
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
