/** Sky and weather. */
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
  spline,
  star,
  type Pt,
} from '../geometry.ts';
import type { Drawings, Pen } from '../pen.ts';

/** Small gold four-pointed star. */
const sparkle = (p: Pen, x: number, y: number, r: number) =>
  p.gold(star(4, r, r * 0.3, { x, y }), { base: false });
/** Disc of radius R minus a disc of radius r shifted right by dx. */
const crescent = (R: number, r: number, dx: number) => {
  const out: Pt[] = [];
  const a = Math.acos((R * R + dx * dx - r * r) / (2 * R * dx));
  const b = Math.PI - Math.acos((r * r + dx * dx - R * R) / (2 * r * dx));
  for (let i = 0; i <= 12; i++) {
    const t = a + (i / 12) * (2 * Math.PI - 2 * a);
    out.push([R * Math.cos(t), R * Math.sin(t), i % 12 ? 0 : 1]);
  }
  for (let i = 1; i < 10; i++) {
    const t = -b - (i / 10) * (2 * Math.PI - 2 * b);
    out.push([dx + r * Math.cos(t), r * Math.sin(t)]);
  }
  return spline(out);
};

export const natureSky: Drawings = {
  'trang-luoi-liem'(p) {
    p.hang(-6);
    p.enamel(move(crescent(92, 74, 40), { r: -22 }), p.lin('navy'));
    const sparkles = [
      [-62, -30, 8],
      [-66, 18, 11],
      [-38, 56, 8],
      [4, 76, 6],
    ] as const;
    for (const [x, y, r] of sparkles) sparkle(p, x, y, r);
    p.beads(pts('-52 -6, -54 40, -16 70, -40 -58'), 2.6);
    p.wire(line([24, -46], [24, -30]), 2).enamel(star(5, 26, 12, { round: 0.22, x: 24, y: -8 }), 'lemon');
  },
  'ngoi-sao'(p) {
    const o = (i: number) => polar(i % 2 ? 44 : 100, i * 36);
    for (let i = 0; i < 10; i++)
      p.enamel(
        poly([[0, 0], o(i), o(i + 1)]),
        p.lin(i % 2 ? ['#c08a1e', '#e0b140', '#f0ce6e'] : ['#eac35a', '#f9e6a0', '#fff8d6']),
        { wall: 2.4 },
      );
    p.bead(0, 0, 5);
  },
  'mat-troi'(p) {
    p.enamel(
      around(8, poly(pts('-16 -44, 0 -98, 16 -44')), { start: 22.5 }),
      p.rad(['#c9783a', '#eeb07a', '#fbe2c4'], 0, 0, 98),
    );
    p.enamel(
      around(8, spline(pts('-15 -44!, -17 -62, -4 -80, 2 -98!, 14 -70, 15 -44!'))),
      p.rad(['#d29a22', '#f0cd62', '#fcf1b8'], 0, 0, 98),
    );
    p.enamel(circle(0, 0, 48), p.rad(['#f9dc8a', '#efb24e', '#d88a30'], -12, -14, 66));
    p.wire(
      Array.from({ length: 24 }, (_, i) => line(polar(20, i * 15), polar(i % 2 ? 40 : 34, i * 15))),
      1.5,
      { base: false },
    ).bead(0, 0, 13);
  },
  'dam-may'(p) {
    p.enamel(
      spline(
        pts(
          '-92 36, -96 8, -74 -12, -62 -8, -58 -44, -20 -66, 16 -52, 30 -30, 58 -40, 80 -18, 76 6, 96 16, 92 40, 70 48, 0 48, -72 50',
        ),
      ),
      p.rad(['#ffffff', '#eef4fa', '#bcd3ea'], -16, -28, 130),
    );
    p.wire(
      [
        curve([-56, 6], [-36, 20], [-10, 10], [-6, -18], [-28, -28], [-38, -10], [-24, -4]),
        curve([34, 8], [52, 18], [72, 6], [64, -12], [48, -6], [54, 4]),
        curve([-66, 30], [-20, 36], [30, 30]),
      ],
      3,
      { base: false },
    );
  },
  'bong-tuyet'(p) {
    p.enamel(
      around(
        6,
        spline(
          pts(
            '0 -98!, 10 -84, 6 -72!, 26 -82!, 28 -68!, 8 -54!, 7 -42!, 24 -48!, 26 -36!, 7 -26!, 6 -6!, -6 -6!, -7 -26!, -26 -36!, -24 -48!, -7 -42!, -8 -54!, -28 -68!, -26 -82!, -6 -72!, -10 -84',
          ),
        ),
      ),
      p.rad(['#ffffff', '#cfe6f2', '#8fbfdc'], 0, 0, 100),
      { wall: 2.4 },
    );
    p.enamel(star(6, 32, 19, { round: 0.1 }), 'sky')
      .beads(
        Array.from({ length: 6 }, (_, i) => polar(16, i * 60)),
        2.6,
      )
      .bead(0, 0, 5);
  },
  'giot-suong'(p) {
    p.enamel(
      spline(pts('0 -104!, 22 -60, 54 -10, 62 30, 42 70, 0 86, -42 70, -62 30, -54 -10, -22 -60')),
      p.rad(['#e4f6f6', '#93cdd4', '#3d8fa3', '#23667f'], 8, 46, 118),
    );
    p.wire([curve([-40, 36], [-30, 60], [-6, 72]), curve([-20, 34], [-14, 48], [2, 54])], 2.4, {
      base: false,
    });
    p.paint(ellipse(-22, -6, 7, 20, 24), '#fff', { o: 0.7, blur: true });
    sparkle(p, 22, 20, 13);
    p.bead(38, -4, 2.6);
  },
  'cau-vong'(p) {
    const arc = (R: number, r: number) =>
      `M${-R} 44C${-R} ${44 - R * 1.34} ${R} ${44 - R * 1.34} ${R} 44L${r} 44C${r} ${44 - r * 1.34} ${-r} ${44 - r * 1.34} ${-r} 44Z`;
    (['rose', 'apricot', 'lemon', 'sage', 'sky', 'lilac'] as const).forEach((c, i) =>
      p.enamel(arc(94 - i * 12, 82 - i * 12), p.lin(c)),
    );
    for (const s of [-1, 1])
      p.enamel(
        move(spline(pts('-36 16, -38 -2, -20 -10, -12 -26, 10 -28, 20 -12, 38 -10, 42 8, 34 18, 0 20')), {
          x: s * 60,
          y: 46,
          sx: s * 0.96,
        }),
        'white',
      );
  },
};
