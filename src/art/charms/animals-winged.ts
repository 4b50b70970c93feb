/** Birds and insects: quiet silhouettes with gold cell lines. */
import { both, circle, curve, ellipse, line, move, polar, pts, spline, sym, tube } from '../geometry.ts';
import type { Drawings } from '../pen.ts';
import { petal } from '../petals.ts';
import { eye } from './parts.ts';

export const animalsWinged: Drawings = {
  buom(p) {
    p.wire(both(curve([3, -36], [14, -66], [30, -84])), 2.6).beads(pts('30 -86, -30 -86'), 4.4, {
      base: true,
    });
    const up = p.rad(['#f4d2e2', '#c592cf', '#8458b0', '#55388c'], 0, 0, 122);
    const low = p.rad(['#fbe3dc', '#e9a9bd', '#b56aa2', '#7f468f'], 0, 20, 96);
    p.enamel(both(spline(pts('4 6!, 42 10, 70 30, 70 62, 46 84, 26 70, 14 40'))), low).enamel(
      both(spline(pts('4 -4!, 26 -46, 62 -78, 96 -82, 104 -54, 90 -16, 56 8, 4 8!'))),
      up,
    );
    p.enamel(both(spline(pts('14 -2!, 34 -36, 62 -58, 78 -48, 66 -18, 40 -2'))), p.lin('lilac')).enamel(
      both(spline(pts('14 16!, 38 22, 54 40, 44 60, 26 46'))),
      p.lin('blush'),
    );
    p.wire(
      [
        ...both(line([16, -4], [66, -48])),
        ...both(line([22, -4], [66, -26])),
        ...both(line([16, 18], [44, 48])),
      ],
      1.8,
      { base: false },
    );
    p.enamel(
      [
        ...both(circle(90, -58, 6)),
        ...both(circle(86, -34, 4.6)),
        ...both(circle(56, 66, 5)),
        ...both(circle(64, 48, 4)),
      ],
      'ivory',
      { wall: 1.8 },
    );
    p.gold(sym(pts('0 -42, 6 -34, 6 -10, 7 20, 4 50, 0 62')));
  },
  ong(p) {
    p.wire(both(curve([8, -62], [16, -82], [30, -88])), 2.6).beads(pts('31 -89, -31 -89'), 4, { base: true });
    const wing = p.rad(['#ffffff', '#dcecf4', '#a9cbe0'], 0, -10, 110);
    p.enamel(both(spline(pts('10 0!, 44 8, 76 24, 72 44, 44 42'))), wing).enamel(
      both(spline(pts('10 -22!, 50 -52, 88 -50, 100 -26, 74 -4, 34 -2'))),
      wing,
    );
    p.wire(
      [
        ...both(curve([16, -18], [50, -34], [84, -36])),
        ...both(curve([34, -14], [58, -16], [78, -14])),
        ...both(curve([20, 6], [46, 20], [64, 34])),
      ],
      1.8,
      { base: false },
    );
    p.enamel(sym(pts('0 -14, 32 -8, 44 22, 34 62, 12 88, 0 100!')), 'honey');
    const band = (y1: number, y2: number, w1: number, w2: number) =>
      `M${-w1} ${y1}Q0 ${y1 + 10} ${w1} ${y1}L${w2} ${y2}Q0 ${y2 + 10} ${-w2} ${y2}Z`;
    p.enamel([band(4, 20, 40, 44), band(36, 52, 43, 38), band(66, 79, 29, 19)], 'cocoa', { wall: 2.2 });
    p.enamel(sym(pts('0 -44, 26 -36, 30 -18, 16 -4, 0 -2')), p.lin(['#b07a26', '#e2b45a', '#f7e2a8'])).enamel(
      circle(0, -54, 19),
      'cocoa',
    );
    p.beads(pts('-7 -57, 7 -57'), 3.4);
  },
  'bo-rua'(p) {
    p.wire(
      [
        ...both(curve([40, -24], [72, -40], [82, -56])),
        ...both(curve([58, 14], [84, 14], [96, 4])),
        ...both(curve([48, 52], [74, 66], [80, 82])),
        ...both(curve([10, -72], [22, -88], [36, -92])),
      ],
      4,
    );
    p.enamel(sym(pts('0 -40, 40 -36, 58 6, 48 54, 20 84, 0 88')), 'ink');
    p.enamel(both(spline(pts('2 -40!, 38 -40, 66 -8, 62 42, 34 76, 8 86!, 6 20'))), 'ruby');
    p.enamel(
      [
        ...both(circle(34, -12, 11)),
        ...both(circle(46, 26, 10)),
        ...both(circle(26, 54, 9)),
        ...both(circle(18, 16, 7)),
      ],
      'ink',
      { wall: 2 },
    );
    p.enamel(sym(pts('0 -80, 22 -74, 38 -50, 30 -36, 0 -34')), 'ink').enamel(
      both(ellipse(17, -54, 7, 9)),
      'ivory',
      { wall: 1.8 },
    );
  },
  'thien-nga'(p) {
    p.hang(-28);
    p.enamel(spline(pts('-84 -64!, -66 -76, -58 -64, -64 -56')), 'apricot');
    p.enamel(
      spline(
        pts(
          '-64 -78, -50 -94, -26 -94, -12 -74, -16 -46, -30 -18, -26 6, 0 10, 36 0, 70 -26, 98 -46!, 94 -6, 82 34, 46 68, -10 74, -54 60, -74 28, -68 -8, -48 -36, -38 -58, -46 -66, -58 -60',
        ),
      ),
      'white',
    );
    const f = p.rad(['#ffffff', '#eef1f5', '#bfc8d6'], 0, 10, 110);
    for (const [x, y, s, r] of [
      [34, 34, 1.06, 62],
      [16, 40, 1, 66],
      [0, 46, 0.86, 72],
    ] as const)
      p.enamel(move(petal.leaf(86, 40), { x: x - 40, y: y + 6, s, r }), f, {
        vein: move('M0 -12L0 -64', { x: x - 40, y: y + 6, s, r }),
      });
    p.enamel(spline(pts('-44 34, -30 14, 6 10, 28 22, 14 44, -20 54')), f);
    p.wire([curve([-30, 32], [-10, 24], [12, 24]), curve([-24, 42], [-6, 36], [10, 34])], 1.8, {
      base: false,
    });
    eye(p, -46, -78, 4);
    p.paint(spline(pts('-66 -74, -58 -76, -54 -68, -60 -64')), '#3a2c2c', { o: 0.85 });
  },
  'bo-cau'(p) {
    p.wire(curve([-84, -4], [-92, 22], [-84, 48]), 3)
      .leaf(-88, 16, 26, 13, 120)
      .leaf(-91, 24, 26, 13, -128)
      .leaf(-86, 38, 26, 13, 130)
      .leaf(-85, 44, 24, 12, -160);
    const f = p.rad(['#ffffff', '#f1f3f6', '#c4cedb'], 0, 10, 120);
    p.enamel(spline(pts('-16 -14!, -26 -52, -16 -96!, 8 -78, 26 -44, 20 0')), f);
    p.wire([curve([-8, -24], [-12, -56], [-12, -80]), curve([4, -22], [6, -48], [0, -70])], 2, {
      base: false,
    });
    p.enamel(spline(pts('60 30!, 80 22, 104 22!, 92 38, 104 52!, 84 56, 92 72!, 66 66, 44 52')), f);
    p.wire([line([66, 40], [92, 34]), line([64, 48], [88, 54])], 2, { base: false });
    p.enamel(
      spline(
        pts('-88 -10!, -74 -30, -54 -34, -34 -22, 4 -12, 44 12, 72 36, 56 58, 18 62, -24 50, -54 22, -68 -2'),
      ),
      'white',
    );
    p.enamel(
      spline(
        pts(
          '-28 2!, -8 -40, 34 -76, 84 -92!, 78 -70, 88 -66!, 72 -44, 78 -36!, 58 -16, 60 -8!, 32 16, 4 28, -16 24',
        ),
      ),
      f,
    );
    p.wire(
      [
        curve([-8, 4], [26, -36], [70, -74]),
        curve([4, 10], [36, -20], [68, -50]),
        curve([14, 16], [38, 0], [56, -20]),
      ],
      2,
      { base: false },
    );
    eye(p, -64, -18, 4);
  },
  cu(p) {
    p.enamel(tube(pts('-66 88, -20 80, 30 82, 72 74'), [8, 13, 13, 8]), 'cocoa')
      .leaf(-58, 84, 34, 17, -60)
      .leaf(62, 76, 34, 17, 50);
    p.enamel(
      sym(pts('0 -68, 26 -74, 52 -100!, 60 -58, 62 0, 48 54, 18 84, 0 88')),
      p.lin(['#5a4032', '#93705a', '#c9a98c']),
    );
    p.enamel(sym(pts('0 -16, 30 -8, 38 28, 22 66, 0 74')), 'ivory');
    for (const [y, n] of pts('4 3, 20 4, 36 3, 51 2'))
      for (let i = 0; i < n; i++)
        p.wire(move('M-8 -5C-6 7 6 7 8 -5', { x: (i - (n - 1) / 2) * 17, y }), 1.8, { base: false });
    p.enamel(both(spline(pts('42 -24!, 64 0, 58 44, 34 70!, 36 30'))), 'cocoa');
    p.wire([...both(curve([48, 2], [52, 24], [44, 44])), ...both(curve([56, 2], [58, 18], [53, 34]))], 1.8, {
      base: false,
    });
    for (const s of [-1, 1]) {
      p.enamel(circle(s * 27, -44, 26), 'ivory').enamel(circle(s * 26, -43, 15), 'honey', { wall: 2 });
      eye(p, s * 26, -43, 8);
      p.wire(
        Array.from({ length: 12 }, (_, i) =>
          line(polar(18, i * 30, s * 27, -44), polar(23, i * 30, s * 27, -44)),
        ),
        1.3,
        { base: false },
      );
    }
    p.enamel(sym(pts('0 -42!, 7 -32, 0 -18!')), 'apricot', { wall: 2 });
    p.wire(
      [-20, -12, -4, 4, 12, 20].map((x) => line([x, 80], [x, 90])),
      3.6,
      { base: false },
    );
  },
  'chim-ruoi'(p) {
    p.wire(curve([-46, -40], [-74, -48], [-104, -60]), 4.4);
    const wing = p.rad(['#d6ecec', '#7fc0c4', '#33808f'], -10, -10, 118);
    const fan = (x: number, y: number, list: readonly (readonly [r: number, L: number, W: number])[]) =>
      list.forEach(([r, L, W]) =>
        p.enamel(move(petal.slim(L, W), { x, y, r }), wing, {
          vein: move(`M0 -14L0 ${-L * 0.8}`, { x, y, r }),
        }),
      );
    fan(-6, -12, [
      [-12, 84, 20],
      [4, 92, 21],
    ]);
    p.enamel(
      [
        move(petal.leaf(66, 22), { x: 34, y: 40, r: 152 }),
        move(petal.leaf(66, 22), { x: 34, y: 40, r: 128 }),
        move(petal.leaf(62, 22), { x: 30, y: 42, r: 174 }),
      ],
      'forest',
      { wall: 2.4 },
    );
    p.enamel(
      spline(
        pts('-52 -42, -40 -60, -18 -60, -4 -40, 14 -18, 36 12, 48 46, 30 56, 2 38, -22 10, -32 -14, -46 -30'),
      ),
      p.lin(['#1d6b5a', '#4fa58c', '#c3e6d2']),
    );
    p.enamel(spline(pts('-48 -34, -34 -36, -18 -22, -14 -2, -22 8, -32 -14')), 'ruby', { wall: 2.2 }).enamel(
      spline(pts('-20 10, -8 -4, 10 18, 30 44, 28 54, 4 38')),
      'ivory',
      { wall: 2.2 },
    );
    fan(4, -10, [
      [82, 84, 20],
      [66, 98, 21],
      [49, 104, 22],
      [32, 98, 21],
    ]);
    p.enamel(ellipse(6, -12, 17, 13, 40), 'jade', { wall: 2.2 });
    eye(p, -38, -46, 4.2);
  },
  'chuon-chuon'(p) {
    const f = p.rad(['#eef6f4', '#b4dcd8', '#7fb0cf', '#8f88c8'], 0, -20, 106);
    for (const [r, L, y] of [
      [76, 102, -34],
      [106, 92, -16],
    ] as const)
      for (const s of [-1, 1]) {
        p.enamel(move(petal.slim(L, 34), { r: r * s, y }), f);
        p.wire(
          [-7, 0, 7].map((o) => move(`M${o * 0.3} -14L${o} ${-L * 0.84}`, { r: r * s, y })),
          1.5,
          { base: false },
        );
        const [x, yy] = polar(L * 0.86, (r - 5) * s, 0, y);
        p.enamel(ellipse(x, yy, 4, 6, r * s), 'violet', { wall: 1.6 });
      }
    p.enamel(sym(pts('0 -58, 13 -46, 14 -22, 8 -4, 0 0')), 'teal')
      .enamel(both(circle(11, -66, 12)), 'violet')
      .bead(0, -58, 5);
    for (let i = 0; i < 8; i++)
      p.enamel(ellipse(0, 5 + i * 12.4, 8 - i * 0.5, 7), i % 2 ? 'jade' : 'teal', { wall: 2 });
    p.bead(0, 104, 4.6, { base: true });
  },
};
