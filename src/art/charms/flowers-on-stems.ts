/** Flowers seen from the side, with stem or leaves. */
import { circle, curve, line, move, polar, pts, spline, sym, tube } from '../geometry.ts';
import type { Drawings } from '../pen.ts';
import { petal, type PetalKind } from '../petals.ts';
import { petals, vein } from './parts.ts';

export const flowersOnStems: Drawings = {
  'linh-lan'(p) {
    const lf = p.rad(['#a9d592', '#5ea466', '#2b6d48'], -34, 0, 110);
    const bell = sym(pts('0 -4, 15 4, 20 20, 22 34, 30 42, 21 45, 11 41, 0 47'));
    p.enamel(spline(pts('-24 92!, -66 54, -72 -8, -48 -68!, -18 -14, -10 44')), lf, {
      vein: curve([-28, 82], [-46, 28], [-48, -50]),
    });
    p.enamel(spline(pts('-16 94!, -26 50, 0 -14!, 18 30, 4 78')), lf, {
      vein: curve([-10, 84], [-4, 40], [0, 6]),
    });
    p.wire(curve([-18, 92], [-18, 20], [-22, -56], [2, -84], [42, -66], [58, -20], [56, 24]), 5);
    for (const [x, y, s, r] of [
      [4, -82, 0.66, 12],
      [32, -72, 0.78, 2],
      [54, -44, 0.9, -6],
      [60, -6, 0.98, -8],
      [54, 38, 1, 4],
    ] as const)
      p.enamel(move(bell, { x, y: y + 6, s, r }), p.lin(['#bccdb4', '#f4f7ef', '#ffffff'])).bead(
        x,
        y + 2,
        3.6 * s + 1.4,
        { base: true },
      );
  },
  tulip(p) {
    p.wire('M0 0L0 96', 8);
    for (const s of [-1, 1])
      p.enamel(move(spline(pts('0 98!, -34 88, -58 56, -66 20!, -38 36, -14 62')), { sx: s }), 'leaf', {
        vein: move(curve([-6, 88], [-30, 60], [-56, 34]), { sx: s }),
      });
    p.enamel(sym(pts('0 -100!, 18 -80, 28 -40, 24 0')), p.lin(['#a13a5e', '#d47290', '#efb0c0']));
    for (const s of [-1, 1])
      p.enamel(
        move(spline(pts('-42 -92!, -56 -60, -58 -24, -42 8, 0 18!, -2 -20, -18 -64')), { sx: s }),
        p.lin(['#b3436a', '#e38aa3', '#fbd3dc']),
      );
    p.enamel(sym(pts('0 -66!, 20 -42, 26 -14, 16 10, 0 18!')), p.lin(['#c2587b', '#eea3b6', '#fde0e6']), {
      vein: 'M0 -50L0 8',
      soft: true,
    });
  },
  'hoa-sen'(p) {
    p.enamel(spline(pts('-90 44!, -54 66, 0 74, 54 66, 90 44!, 50 34, 0 30, -50 34')), 'leaf');
    const f = p.rad(['#fff0d8', '#fbdbe0', '#f0a8ba', '#d9688f'], 0, 50, 134);
    for (const [r, L, W] of [
      [-70, 92, 46],
      [70, 92, 46],
      [-46, 110, 54],
      [46, 110, 54],
      [-22, 124, 58],
      [22, 124, 58],
      [0, 122, 58],
      [-42, 74, 46],
      [42, 74, 46],
      [-18, 84, 46],
      [18, 84, 46],
    ] as const)
      p.enamel(move(petal.leaf(L, W), { r, y: 50 }), f, {
        vein: move(vein(24, L * 0.78), { r, y: 50 }),
        soft: true,
      });
  },
  'oai-huong'(p) {
    p.wire('M0 -60L0 104', 5);
    p.leaf(0, 104, 82, 30, -38, 'sage').leaf(0, 104, 82, 30, 38, 'sage');
    const bud = spline(pts('0 10!, -13 0, -10 -18, 0 -24, 10 -18, 13 0'));
    const f = p.rad(['#5f44a0', '#9176cf', '#cdbcf0'], 0, 30, 140);
    const rows = [
      [-92, 1, 0.86],
      [-74, 2, 0.92],
      [-54, 3, 1],
      [-33, 3, 1.08],
      [-11, 3, 1.08],
      [11, 2, 1],
      [30, 2, 0.84],
    ] as const;
    for (const [y, n, s] of rows)
      for (let i = 0; i < n; i++) {
        const o = i - (n - 1) / 2;
        p.enamel(move(bud, { x: o * 24, y, s: s * 1.12, r: o * 34 }), f);
      }
  },
  'moc-lan'(p) {
    p.enamel(tube(pts('-76 92, -30 74, 0 50, 40 78, 64 84'), [10, 15, 16, 11, 7]), 'cocoa');
    const f = p.rad(['#a9507f', '#d98fb0', '#f6d6df', '#fffaf5'], 0, 44, 140);
    const at = (L: number, W: number, r: number, kind: PetalKind = 'leaf') =>
      p.enamel(move(petal[kind](L, W), { r, y: 44 }), f, {
        vein: move(vein(22, L * 0.72), { r, y: 44 }),
        soft: true,
      });
    at(112, 60, -46);
    at(112, 60, 46);
    at(136, 62, -18);
    at(136, 62, 18);
    at(96, 58, -70, 'round');
    at(96, 58, 70, 'round');
    at(112, 74, 0, 'round');
  },
  'cam-chuong'(p) {
    p.wire('M0 40L0 102', 6);
    p.leaf(0, 100, 56, 20, 48, 'sage').leaf(0, 100, 56, 20, -48, 'sage');
    const f = p.rad(['#b04438', '#dd7d6c', '#f4b8a6', '#fde0d5'], 0, 36, 132);
    const rowsOf = (list: readonly number[], L: number, W: number) =>
      list.forEach((r) => p.enamel(move(petal.saw(L, W), { r, y: 40 }), f));
    rowsOf([-62, 62, -32, 32, 0], 128, 76);
    rowsOf([-70, 70, -38, 38], 98, 62);
    rowsOf([-14, 14], 100, 60);
    rowsOf([-46, 46, 0], 68, 52);
    p.enamel(sym(pts('0 26, 15 30, 12 52, 6 64, 0 66')), 'leaf');
  },
  'bo-cong-anh'(p) {
    p.wire(curve([0, 20], [4, 70], [-6, 108]), 6)
      .leaf(-4, 106, 58, 22, -58, 'sage')
      .leaf(-4, 106, 58, 22, 54, 'sage');
    p.enamel(circle(0, -22, 78), p.rad(['#cfdcd8', '#e8f0ec', '#ffffff'], 0, -22, 80));
    for (const [n, l, s] of [
      [18, 68, 0],
      [12, 48, 10],
      [8, 28, 0],
    ] as const)
      for (let i = 0; i < n; i++) {
        const a = s + (i * 360) / n;
        const [x, y] = polar(l, a, 0, -22);
        p.wire(line([0, -22], [x, y]), 1.4, { base: false });
        for (const t of [-38, 0, 38]) p.wire(line([x, y], polar(9, a + t, x, y)), 1.4, { base: false });
        p.bead(x, y, 1.7);
      }
    p.bead(0, -22, 8);
  },
  'thuy-tien'(p) {
    const f = p.rad(['#d9a62c', '#f2d56e', '#fcf0b8', '#fffbe6']);
    petals(p, 3, 'leaf', 94, 72, f, 60, vein(30, 80));
    petals(p, 3, 'leaf', 94, 72, f, 0, vein(30, 80));
    const cup = Array.from({ length: 24 }, (_, i) => polar(i % 2 ? 32 : 37, i * 15));
    p.enamel(spline(cup), p.rad(['#a8551a', '#dd8f3c', '#f3bd72'], 0, 0, 38))
      .enamel(circle(0, 0, 17), '#b4621f', { wall: 2 })
      .stamens(6, 10, 2.8, { core: 3.4 });
  },
};
