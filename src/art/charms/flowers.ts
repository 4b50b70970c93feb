/** Blossoms seen from above. */
import {
  around,
  circle,
  curve,
  ellipse,
  move,
  pick,
  polar,
  pts,
  seeds,
  spline,
  sym,
  type Pt,
} from '../geometry.ts';
import type { Drawings } from '../pen.ts';
import { petal, type PetalKind } from '../petals.ts';
import { ringOf, vein, petals } from './parts.ts';

const ringAt = (n: number, r: number): Pt[] => Array.from({ length: n }, (_, i) => polar(r, (i * 360) / n));

export const flowers: Drawings = {
  'hoa-anh-dao'(p) {
    p.pinwheel(5, petal.notch(88, 96), p.rad(['#cf5f86', '#ee9fb6', '#f9cbd7', '#fde8ed'])).stamens(
      15,
      38,
      3.3,
      { core: 7 },
    );
  },
  'co-bon-la'(p) {
    p.wire(curve([0, 0], [10, 52], [42, 100]), 8);
    p.enamel(ringOf(4, 'heart', 80, 84, 45), p.rad(['#12603f', '#2c8a5d', '#63b98a', '#a5dcb8']), {
      vein: around(4, vein(8, 60), { start: 45 }),
    }).bead(0, 0, 7);
  },
  'co-ba-la'(p) {
    p.wire(curve([0, 0], [2, 46], [-12, 90]), 8);
    p.enamel(ringOf(3, 'heart', 84, 98), p.rad(['#266b3e', '#4f9f59', '#8ec77c', '#c6e7b0']), {
      vein: around(3, vein(8, 62)),
    }).bead(0, 0, 7);
  },
  'cuc-hoa-mi'(p) {
    const f = p.rad(['#cfc6b0', '#f1ece0', '#ffffff', '#ffffff'], 0, 0, 88);
    petals(p, 11, 'slim', 88, 32, f, 16);
    petals(p, 11, 'slim', 80, 31, f);
    p.enamel(circle(0, 0, 26), p.rad(['#ffe48a', '#f2b52c', '#c47a12'], -6, -8, 34)).beads(seeds(26, 4), 2);
  },
  'hoa-su'(p) {
    p.pinwheel(5, petal.swirl(92, 88), p.rad(['#f0a936', '#f9d068', '#fdf0c6', '#fffaf2', '#fdf1f1']), {
      vein: curve([1, -14], [-7, -40], [-12, -72]),
    }).bead(0, 0, 4.5);
  },
  'dam-but'(p) {
    p.pinwheel(5, petal.ruffle(92, 98), p.rad(['#7c1434', '#b8305a', '#df6383', '#f3a0b0', '#f8c3cb']), {
      start: 36,
      vein: curve([0, -18], [-4, -44], [0, -74]),
    });
    p.wire(curve([0, 0], [26, -28], [62, -54]), 8);
    for (let i = 0; i < 11; i++) {
      const t = 0.42 + i * 0.055;
      p.bead(62 * t + (i % 2 ? 5 : -4), -58 * t + 4 + (i % 2 ? 5 : -5), 3.2);
    }
    p.beads(pts('64 -60, 70 -53, 70 -62'), 3.6, { base: true });
  },
  'lan-ho-diep'(p) {
    const f = p.rad(['#95549f', '#c791cd', '#e8cbea', '#f8ebf7'], 0, 0, 96);
    const q = (L: number, W: number, r: number, kind: PetalKind) =>
      p.enamel(move(petal[kind](L, W), { r }), f, { vein: move(vein(18, L * 0.8), { r }), soft: true });
    q(94, 66, 0, 'leaf');
    q(88, 62, 128, 'leaf');
    q(88, 62, -128, 'leaf');
    q(96, 104, 71, 'round');
    q(96, 104, -71, 'round');
    p.enamel(
      spline(
        pts(
          '0 -8, 16 -6, 28 8, 26 20, 16 18, 15 34, 8 46, 0 60!, -8 46, -15 34, -16 18, -26 20, -28 8, -16 -6',
        ),
      ),
      p.rad(['#f3cd62', '#c63f80', '#86235e'], 0, 8, 48),
    );
    p.bead(0, -4, 7.5).bead(-5.5, 9, 2.6).bead(5.5, 9, 2.6);
  },
  'huong-duong'(p) {
    const f = p.rad(['#c67c14', '#eab23a', '#f9df8c'], 0, 0, 90);
    petals(p, 14, 'point', 90, 36, f, 12.8);
    petals(p, 14, 'point', 82, 34, f);
    p.enamel(circle(0, 0, 34), p.rad(['#8a5a30', '#5a3820', '#3a2314'], -6, -8, 42)).beads(seeds(36, 5), 2);
  },
  'mai-vang'(p) {
    p.pinwheel(5, petal.round(86, 92), p.rad(['#c9821a', '#ecba3c', '#f8dc78', '#fdf0b6']), {
      vein: vein(20, 66),
    }).stamens(16, 36, 3.1, { core: 6 });
  },
  'hoa-dao'(p) {
    const f = p.rad(['#a72a55', '#d8678a', '#efa0b4', '#fbd4db']);
    petals(p, 5, 'round', 90, 80, f, 36);
    petals(p, 5, 'round', 68, 66, f);
    p.stamens(12, 30, 3, { core: 6 });
  },
  'luu-ly'(p) {
    petals(p, 5, 'round', 84, 92, p.rad(['#2f62b2', '#6a9bdc', '#a6c9f2', '#dcebfb']), 36, vein(30, 66));
    p.enamel(ringOf(5, 'heart', 32, 20, 36), 'ivory')
      .enamel(circle(0, 0, 13), 'honey')
      .bead(0, 0, 4.5);
  },
  'hoa-hong'(p) {
    const f = p.rad(['#6d1028', '#a82c47', '#cf5a6c', '#ec9aa0']);
    p.pinwheel(5, petal.round(90, 116), f, { start: 0 })
      .pinwheel(5, petal.round(68, 94), f, { start: 30 })
      .pinwheel(4, petal.round(47, 70), f, { start: 10 })
      .pinwheel(3, petal.round(29, 46), f, { start: 50 });
    p.wire(curve([-3, 5], [5, 3], [4, -6], [-6, -6], [-9, 4]), 2.4, { base: false });
  },
  'hoa-cuc'(p) {
    const f = p.rad(['#9c4d14', '#d38236', '#f0b871', '#fbe3bd']);
    petals(p, 18, 'slim', 92, 28, f);
    petals(p, 16, 'slim', 72, 25, f, 9);
    petals(p, 12, 'slim', 52, 24, f);
    petals(p, 8, 'slim', 32, 19, f, 12);
    p.beads(seeds(7, 4), 2.2);
  },
  'cam-tu-cau'(p) {
    p.wire(curve([0, 50], [2, 80], [-3, 100]), 7);
    const leaf = sym(pts('0 -112!, 7 -92, 25 -62, 27 -32, 0 0!'));
    for (const [r, fill] of [
      [100, 'sage'],
      [-100, 'sage'],
      [142, 'leaf'],
      [-142, 'leaf'],
    ] as const)
      p.enamel(move(leaf, { r, y: 8 }), fill, { vein: move(vein(50, 98), { r, y: 8 }) });
    const florets = [...ringAt(9, 62), ...ringAt(5, 33), ...ringAt(1, 0)];
    const fills = ['#8ea6e0', '#b09bdd', '#d9a2cd'].map((c) => p.rad([c, c, '#f2ecfb'], 0, -12, 118));
    florets.forEach(([x, y], j) => {
      p.enamel(
        around(4, petal.round(27, 30), { start: j * 23 + 45, x, y: y - 12 }),
        pick(fills, (j + (j >> 2)) % 3),
        {
          wall: 2.2,
        },
      ).bead(x, y - 12, 3.6);
    });
  },
  'mau-don'(p) {
    const f = p.rad(['#b04a74', '#dd8ba6', '#f4c3cc', '#fdece4']);
    petals(p, 7, 'ruffle', 94, 78, f, 0);
    petals(p, 6, 'ruffle', 74, 72, f, 26);
    petals(p, 5, 'ruffle', 54, 60, f, 8);
    petals(p, 4, 'ruffle', 35, 46, f, 40);
    p.beads(seeds(12, 4.2), 2.7);
  },
  'hoa-tra'(p) {
    const f = p.rad(['#d8bfa0', '#f0e2cf', '#fdf8f0', '#ffffff']);
    (
      [
        [7, 92, 84, 0],
        [6, 76, 76, 24],
        [6, 60, 62, 0],
        [5, 45, 52, 20],
        [4, 30, 38, 0],
        [3, 17, 24, 30],
      ] as const
    ).forEach(([n, L, W, s]) => petals(p, n, 'round', L, W, f, s));
  },
  'trang-nguyen'(p) {
    p.enamel(ringOf(6, 'leaf', 94, 50, 30), 'forest', { vein: around(6, vein(30, 82), { start: 30 }) });
    const f = p.rad(['#8a1c2e', '#c24450', '#e68f8a']);
    p.enamel(ringOf(6, 'leaf', 92, 54), f, { vein: around(6, vein(14, 80)) }).enamel(
      ringOf(6, 'leaf', 58, 36, 30),
      f,
      { vein: around(6, vein(12, 48), { start: 30 }) },
    );
    p.beads(seeds(9, 5.4), 4);
  },
  'hoa-nhai'(p) {
    for (const r of [60, 180, 300]) p.leaf(0, 0, 98, 58, r);
    petals(p, 7, 'leaf', 82, 50, p.rad(['#dfd9b0', '#f6f3e4', '#ffffff']), 0, vein(16, 66));
    p.enamel(circle(0, 0, 11), 'honey').bead(0, 0, 4);
  },
  'hoa-giay'(p) {
    p.leaf(0, 20, 86, 48, 180);
    for (const r of [62, -62]) p.leaf(0, 0, 92, 46, r, 'sage');
    const f = p.rad(['#8f2a68', '#c4578f', '#e39abd', '#f5cfdd'], 0, 0, 104);
    const bract = sym(pts('0 -106!, 13 -88, 38 -72, 47 -46, 40 -20, 16 -4, 0 0!'));
    const nerves = (r: number) =>
      ['M0 -10L0 -86', curve([0, -30], [-14, -50], [-26, -60]), curve([0, -30], [14, -50], [26, -60])].map(
        (d) => move(d, { r }),
      );
    for (const r of [124, 236, 0]) {
      p.enamel(move(bract, { r }), f);
      p.wire(nerves(r), 1.8, { base: false });
    }
    for (const r of [62, 180, 298]) {
      const [x, y] = polar(25, r);
      p.enamel(around(5, petal.round(16, 14), { x, y, start: r }), 'ivory', { wall: 2 }).bead(x, y, 3.6);
    }
  },
  'pang-xe'(p) {
    const up = p.rad(['#3c2673', '#6a4aa5', '#a389cf'], 0, 0, 96);
    const low = p.rad(['#5a2f12', '#efc04c', '#f3d47c', '#9a7cc6', '#6b4ba6'], 0, 2, 84);
    for (const r of [30, -30]) p.enamel(move(petal.round(98, 92), { r }), up);
    for (const r of [98, -98])
      p.enamel(move(petal.round(88, 88), { r }), low, { vein: move(vein(16, 44), { r }) });
    p.enamel(move(petal.notch(92, 118), { r: 180 }), low);
    p.wire(
      [-26, -13, 0, 13, 26].map((r) => move('M0 10L0 44', { r: r })),
      1.9,
      { base: false },
    ).bead(0, 0, 6.5);
  },
  'hoa-ly'(p) {
    const f = p.rad(['#c65f86', '#e99ab2', '#fbdbe2', '#fffaf7']);
    const q = sym(pts('0 -100!, 18 -84, 30 -56, 18 -22, 0 0!'));
    p.enamel(around(3, q, { start: 60 }), f, { vein: around(3, vein(12, 86), { start: 60 }) }).enamel(
      around(3, move(q, { sx: 1.12 })),
      f,
      { vein: around(3, vein(12, 86)) },
    );
    for (let i = 0; i < 6; i++) {
      const [x, y] = polar(48, i * 60 + 22);
      p.wire(curve([0, 0], polar(26, i * 60 + 14), [x, y]), 2, { base: false }).enamel(
        ellipse(x, y, 7.5, 4, i * 60 + 22),
        '#a4602c',
        { wall: 1.8 },
      );
    }
    p.bead(0, 0, 6);
  },
  'bim-bim'(p) {
    p.leaf(0, 14, 112, 74, 124).leaf(0, 14, 112, 74, -124);
    p.pinwheel(5, petal.round(82, 110), p.rad(['#ffffff', '#dfe1f6', '#8d97dc', '#5560b8', '#3f4a9e']), {
      start: 36,
    });
    p.enamel(ringOf(5, 'point', 74, 20, 36), 'white', { wall: 2 }).stamens(5, 15, 3, { core: 5 });
  },
};
