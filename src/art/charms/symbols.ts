/** Hearts, luck and promises. */
import {
  around,
  both,
  circle,
  curve,
  ellipse,
  heart,
  line,
  move,
  polar,
  poly,
  pts,
  rrect,
  spline,
  star,
  sym,
  tube,
  type Pt,
} from '../geometry.ts';
import type { Drawings } from '../pen.ts';
import { petal } from '../petals.ts';
import { gloss, bowOf } from './parts.ts';

export const symbols: Drawings = {
  'trai-tim'(p) {
    p.enamel(heart(0, 0, 98), p.rad(['#e8858f', '#c23f57', '#8a2140'], -24, -40, 150));
    gloss(p, -48, -52, 12, 26, 36, 0.55);
    p.wire(move(heart(0, 0, 98), { s: 0.84, y: -3 }), 1.8, { base: false });
  },
  'doi-tim'(p) {
    const back = heart(30, -22, 64, 12);
    p.enamel(back, 'blush').wire(move(back, { x: 6, y: -4.5, s: 0.8 }), 1.6, { base: false });
    gloss(p, 52, -60, 6, 13, 50, 0.7);
    p.enamel(heart(-24, 24, 72, -12), 'ruby');
    gloss(p, -60, 0, 7, 17, 24);
  },
  no(p) {
    bowOf(p, 'rose');
    p.bead(0, -1, 5);
  },
  'vuong-mien'(p) {
    p.enamel(ellipse(0, 50, 70, 14), 'ruby');
    p.gold(
      spline(
        pts(
          '-76 52!, -94 -32!, -50 2!, -46 -62!, -20 -14!, 0 -86!, 20 -14!, 46 -62!, 50 2!, 94 -32!, 76 52!, 0 66',
        ),
      ),
    );
    p.enamel(
      [
        sym(pts('0 -58!, 11 -28, 0 0!')),
        ...both(spline(pts('44 -40!, 42 -6, 28 10!, 32 -12'))),
        ...both(spline(pts('82 -12!, 70 22!, 58 10'))),
      ],
      'ruby',
      { wall: 2.4 },
    );
    p.wire([curve([-74, 34], [0, 46], [74, 34]), curve([-76, 54], [0, 68], [76, 54])], 3.6);
    for (const [x, y, c] of [
      [0, 53, 'blue'],
      [-32, 51, 'jade'],
      [32, 51, 'jade'],
      [-58, 46, 'ruby'],
      [58, 46, 'ruby'],
    ] as const)
      p.enamel(ellipse(x, y, 9, 8), c, { wall: 2 });
    for (const [x, y] of pts('0 -88, -47 -65, 47 -65, -94 -35, 94 -35'))
      p.enamel(circle(x, y, 9), p.rad(['#ffffff', '#f2e9e2', '#cbbcae'], x - 3, y - 3, 12), { wall: 2 });
  },
  'chia-khoa'(p) {
    p.gold('M-10 -10L10 -10L10 104L-10 104Z').gold('M10 44L52 44L52 62L30 62L30 78L52 78L52 98L10 98Z');
    p.enamel([rrect(33, 48, 14, 10, 3), rrect(33, 83, 14, 10, 3)], 'ruby', { wall: 1.8 });
    p.gold(heart(0, -48, 60))
      .enamel(heart(0, -48, 46), 'ruby')
      .enamel(around(5, petal.round(24, 23), { y: -53 }), 'blush', { wall: 2 })
      .bead(0, -53, 6);
    gloss(p, -28, -70, 5, 12, 36, 0.5);
    p.gold([rrect(-21, -2, 42, 13, 6), rrect(-16, 15, 32, 8, 4)], { base: false });
    p.wire(curve([2, 92], [-24, 78], [-8, 58], [-22, 36]), 4)
      .leaf(-16, 78, 44, 24, -84)
      .leaf(-11, 56, 44, 24, -108, 'sage')
      .leaf(-20, 40, 36, 20, -50);
  },
  'o-khoa'(p) {
    p.wire(curve([-34, -26], [-34, -62], [-18, -88], [0, -93], [18, -88], [34, -62], [34, -26]), 13);
    p.enamel(heart(0, 24, 78), 'rose');
    p.wire(move(heart(0, 24, 78), { y: 1, s: 0.86 }), 1.8, { base: false });
    p.gold(circle(0, 8, 14), { base: false }).gold('M-6 12L6 12L11 46L-11 46Z', { base: false });
    gloss(p, -44, -14, 7, 17, 34);
    p.paint(circle(0, 8, 6), '#6b2440').paint('M-2.6 10L2.6 10L5 38L-5 38Z', '#6b2440');
  },
  'vo-cuc'(p) {
    const loop = Array.from({ length: 49 }, (_, i): Pt => {
      const t = -Math.PI / 2 + (i / 48) * 2 * Math.PI;
      const d = 1 + Math.sin(t) ** 2;
      return [(96 * Math.cos(t)) / d, (104 * Math.sin(t) * Math.cos(t)) / d];
    });
    const seg = (from: number, to: number) => p.enamel(tube(loop.slice(from, to), 17, 22), 'teal');
    seg(0, 25);
    seg(24, 49);
    p.enamel(heart(0, 3, 26), 'ruby', { wall: 2.6 });
  },
  'mat-xanh'(p) {
    p.enamel(circle(0, 0, 88), p.lin(['#16265c', '#27489a', '#4a78c0']))
      .enamel(circle(0, 6, 56), 'white')
      .enamel(circle(0, 8, 36), 'sky')
      .enamel(circle(0, 9, 18), 'ink');
    p.beads(
      Array.from({ length: 26 }, (_, i) => polar(75, (i * 360) / 26, 0, 1)),
      3,
    );
    gloss(p, -8, 0, 4, 6, 30, 0.9);
    gloss(p, -40, -52, 10, 22, 50, 0.4);
  },
  'mo-neo'(p) {
    p.wire(circle(0, -78, 14), 8);
    p.enamel(tube(pts('-38 -44, 38 -44'), 15, 4), 'navy').enamel(
      poly(pts('-9 -62, 9 -62, 10 70, -10 70')),
      'navy',
    );
    p.enamel(
      spline(
        pts(
          '0 96, -40 86, -70 54, -76 30!, -92 40!, -78 -8!, -44 26!, -58 28!, -44 54, 0 70, 44 54, 58 28!, 44 26!, 78 -8!, 92 40!, 76 30!, 70 54, 40 86',
        ),
      ),
      'navy',
    );
    p.wire(
      curve([-20, -84], [-46, -58], [-8, -30], [26, -14], [14, 6], [-22, 14], [-24, 36], [14, 42], [30, 54]),
      5,
    );
    p.beads(pts('0 -44, 0 80'), 5);
  },
  'la-ban'(p) {
    p.enamel(circle(0, 0, 88), 'navy').enamel(circle(0, 0, 66), 'ivory');
    p.wire(
      Array.from({ length: 36 }, (_, i) => line(polar(i % 3 ? 60 : 55, i * 10), polar(64, i * 10))),
      1.4,
      { base: false },
    );
    p.beads(
      Array.from({ length: 24 }, (_, i) => polar(77, i * 15)),
      3,
    );
    p.gold(star(4, 40, 10), { base: false });
    const half = (r: number, c: string) => p.enamel(move('M0 -58L11 0L0 6L-11 0Z', { r }), c, { wall: 2 });
    half(36, 'ruby');
    half(216, 'blue');
    p.bead(0, 0, 7);
  },
  'am-duong'(p) {
    const R = 86;
    const k = 0.5523;
    const h = R / 2;
    const half = `M0 ${-R}C${k * R} ${-R} ${R} ${-k * R} ${R} 0C${R} ${k * R} ${k * R} ${R} 0 ${R}C${k * h} ${R} ${h} ${h + k * h} ${h} ${h}C${h} ${h - k * h} ${k * h} 0 0 0C${-k * h} 0 ${-h} ${-h + k * h} ${-h} ${-h}C${-h} ${-h - k * h} ${-k * h} ${-R} 0 ${-R}Z`;
    const ink = p.lin(['#0f0f17', '#232330', '#4b4b60']);
    p.enamel(half, ink)
      .enamel(move(half, { r: 180 }), 'white')
      .enamel(circle(0, h, 13), ink)
      .enamel(circle(0, -h, 13), 'white');
    p.enamel(around(5, petal.round(9, 8), { y: h }), 'rose', { wall: 1.2 }).enamel(
      around(5, petal.round(9, 8), { y: -h }),
      'rose',
      { wall: 1.2 },
    );
  },
};
