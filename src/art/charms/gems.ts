/** Cut stones and cabochons in gold bezels. */
import {
  circle,
  curve,
  ellipse,
  line,
  move,
  pick,
  polar,
  poly,
  pts,
  seeds,
  spline,
  star,
} from '../geometry.ts';
import type { Drawings, Pen } from '../pen.ts';
import { brilliant, cabochon, jitter, step } from './gem-cuts.ts';
import { cushion, heartOutline, marquise, oval, pear, round, trillion } from './gem-outlines.ts';

/** A ring of n small stones. */
const halo = (p: Pen, R: number, n: number) =>
  Array.from({ length: n }, (_, i) => polar(R, (i * 360) / n)).forEach(([x, y]) => {
    p.plate(circle(x, y, 7));
    p.paint(circle(x, y, 6.4), p.rad(['#ffffff', '#e9eef6', '#aab6c8'], x - 2, y - 2, 8))
      .paint(star(8, 5.4, 2.6, { x, y }), '#fff', { o: 0.8 })
      .wire(circle(x, y, 6.8), 1.8, { base: false });
  });

/** Colours of the stones, from their depth to their highlight. */
const STONE = {
  ruby: ['#5d0a26', '#a51f45', '#d44a6a', '#f08fa2', '#ffe3e6'],
  sapphire: ['#12245c', '#27499c', '#4f7dcf', '#92b7ee', '#e8f2ff'],
  emerald: ['#07402f', '#1a7455', '#3fa67e', '#87d3b0', '#e4f9ee'],
  aqua: ['#22637a', '#4a9db4', '#83c8d6', '#bce6ec', '#f2fdff'],
  amethyst: ['#35175f', '#66399c', '#9469c6', '#c4a4e6', '#f3e9ff'],
  citrine: ['#7c3d06', '#b96a18', '#dd983a', '#f3c878', '#fff2cc'],
  peridot: ['#476312', '#76992a', '#a3c354', '#cfe394', '#f8fde2'],
  rose: ['#a5587a', '#cf8aa4', '#eab6c6', '#f8dce2', '#fffafa'],
  diamond: ['#7f8ba0', '#b6c0d0', '#dae1ea', '#f0f4f8', '#ffffff'],
  garnet: ['#4a0d14', '#8a2226', '#b94a43', '#de8b79', '#fde3d8'],
  tanzanite: ['#23206b', '#4541a3', '#716fca', '#aeaee8', '#efefff'],
  morganite: ['#b0715c', '#d89c86', '#efc4b2', '#fae2d8', '#fffaf6'],
};

const OPAL_FIRE = ['#5cc7b4', '#f088a6', '#6f9fec', '#f3c556', '#a884e4', '#84d17f'];

export const gems: Drawings = {
  'hong-ngoc'(p) {
    brilliant(p, round(80), STONE.ruby);
  },
  'lam-ngoc'(p) {
    brilliant(p, oval(66, 86), STONE.sapphire, { n: 8, claws: 0, milgrain: 44 });
  },
  'ngoc-luc-bao'(p) {
    const q = pts('-42 -86, 42 -86, 62 -66, 62 66, 42 86, -42 86, -62 66, -62 -66');
    step(p, q, STONE.emerald, { claws: pts('-54 -78, 54 -78, 54 78, -54 78') });
  },
  'thach-anh-tim'(p) {
    brilliant(p, cushion(74, 74), STONE.amethyst, { n: 8, claws: 0, milgrain: 40 });
  },
  'ngoc-xanh-bien'(p) {
    brilliant(p, pear(66, 92), STONE.aqua, { n: 8, claws: 0, cy: 22 });
  },
  'hoang-ngoc'(p) {
    step(
      p,
      Array.from({ length: 6 }, (_, i) => polar(88, i * 60 + 30)),
      STONE.citrine,
      { claws: Array.from({ length: 6 }, (_, i) => polar(88, i * 60 + 30)) },
    );
  },
  peridot(p) {
    const a = 72;
    const b = 44;
    step(
      p,
      [
        [-b, -a],
        [b, -a],
        [a, -b],
        [a, b],
        [b, a],
        [-b, a],
        [-a, b],
        [-a, -b],
      ],
      STONE.peridot,
      { steps: [1, 0.8, 0.62, 0.46, 0.3] },
    );
  },
  'thach-anh-hong'(p) {
    brilliant(p, heartOutline(82), STONE.rose, { n: 10, claws: 0, table: 0.5, cy: -6 });
  },
  'kim-cuong'(p) {
    halo(p, 84, 24);
    brilliant(p, round(68), STONE.diamond, { n: 8, claws: 4 });
  },
  'thach-luu'(p) {
    brilliant(p, marquise(54, 94), STONE.garnet, { n: 8, claws: 0 });
  },
  tanzanite(p) {
    brilliant(p, trillion(80), STONE.tanzanite, { n: 9, claws: 3 });
  },
  morganite(p) {
    brilliant(p, cushion(60, 84, 2.7), STONE.morganite, { n: 10, claws: 4 });
  },
  'ngoc-trai'(p) {
    p.gold(
      Array.from({ length: 16 }, (_, i) =>
        move('M0 0C-12 -8 -12 -20 0 -28C12 -20 12 -8 0 0Z', {
          x: polar(66, i * 22.5)[0],
          y: polar(66, i * 22.5)[1],
          r: i * 22.5,
        }),
      ),
    );
    cabochon(p, round(66), ['#b9a39c', '#dccbc4', '#f3e9e4', '#fbf6f3', '#ffffff'], {
      inside: () => {
        p.paint(ellipse(22, 28, 24, 18, -40), '#f0b9c4', { o: 0.3, blur: true });
        p.paint(ellipse(-30, 26, 16, 18, 20), '#bcd3e4', { o: 0.28, blur: true });
      },
    });
  },
  opal(p) {
    cabochon(p, oval(64, 84), ['#a9b8c9', '#d3dce4', '#eef1f0', '#fbfaf6', '#ffffff'], {
      milgrain: 42,
      inside: (d) =>
        seeds(46, 12).forEach(([x, y], i) =>
          p.paint(
            poly(
              [0, 1, 2, 3, 4].map((j) =>
                polar(10 + 12 * (0.5 + jitter(i * 7 + j)), j * 72 + i * 40, x * 0.92, y * 1.16),
              ),
            ),
            pick(OPAL_FIRE, (i * 5 + (i >> 2)) % OPAL_FIRE.length),
            { o: 0.34, blur: true, clip: d },
          ),
        ),
    });
  },
  'ngoc-bich'(p) {
    const disc = circle(0, 0, 82) + circle(0, 0, 30);
    const carve = (d: string) =>
      p.paint(move(d, { y: 1.6 }), '#d8f2e2', { w: 1.6, o: 0.7 }).paint(d, '#1f6f53', { w: 2, o: 0.75 });
    p.plate(disc).paint(disc, p.rad(['#8fcdb0', '#63b391', '#46997a', '#2f8062'], -26, -34, 128));
    for (let i = 0; i < 8; i++) {
      const [x, y] = polar(56, i * 45 + 18);
      p.paint(ellipse(x, y, 22, 7, i * 45 + 70), i % 2 ? '#dff5e8' : '#1c6a4e', {
        o: 0.22,
        blur: true,
        clip: disc,
      });
    }
    p.paint(circle(0, 0, 74), '#dff3e6', { w: 1.4, o: 0.6 }).paint(circle(0, 0, 39), '#1f6f53', {
      w: 1.6,
      o: 0.5,
    });
    for (let i = 1; i < 8; i++)
      carve(move(curve([-17, -50], [-10, -63], [4, -66], [13, -58], [6, -50], [-1, -56]), { r: i * 45 }));
    p.paint(curve(polar(68, -72), polar(69, -50), polar(68, -26)), '#fff', {
      w: 6,
      o: 0.6,
      blur: true,
    }).paint(curve(polar(70, 110), polar(71, 130), polar(70, 150)), '#fff', { w: 4, o: 0.3, blur: true });
    p.wire(circle(0, 0, 82), 5)
      .wire(circle(0, 0, 30), 5)
      .enamel(spline(pts('-13 -88!, 13 -88!, 9 -56, 15 -26!, 0 -20, -15 -26!, -9 -56')), 'ruby')
      .wire(line([-11, -66], [11, -66]), 2, { base: false })
      .bead(0, -40, 4.4)
      .bead(0, -77, 4);
  },
  'da-mat-trang'(p) {
    cabochon(p, round(76), ['#7f8fb5', '#b8c6de', '#dfe7f1', '#f4f7fa', '#ffffff'], {
      milgrain: 40,
      inside: (d) =>
        pts('58 34, 46 25, 34 16').forEach(([a, b]) =>
          p.paint(ellipse(18, 22, a, b, -40), '#6d9cf5', { o: 0.26, blur: true, clip: d }),
        ),
    });
  },
  'ho-phach'(p) {
    cabochon(p, pear(66, 92), ['#7a3a08', '#b9651a', '#de9334', '#f3bf62', '#fde8b0'], {
      light: [-12, 0],
      inside: () => {
        p.paint(move('M0 24C-14 10 -12 -10 0 -26C12 -10 14 10 0 24Z', { x: 10, y: 34, r: 38 }), '#6d3508', {
          o: 0.6,
        }).paint(
          move('M0 24L0 -20M0 8L-7 0M0 8L7 0M0 -4L-6 -11M0 -4L6 -11', { x: 10, y: 34, r: 38 }),
          '#f7cf86',
          { w: 1.4, o: 0.9 },
        );
        for (const [x, y, r] of [
          [-26, 46, 4],
          [34, 12, 3],
          [-8, 66, 2.6],
          [40, 52, 3.4],
          [2, -30, 2.6],
        ] as const)
          p.paint(circle(x, y, r), '#fff0c4', { o: 0.55 }).paint(circle(x, y, r), '#8a4a10', {
            w: 0.8,
            o: 0.6,
          });
      },
    });
  },
  'lam-tho'(p) {
    cabochon(p, cushion(64, 78, 2.5), ['#1f7f88', '#41a5a8', '#6cc3bf', '#a4dcd4', '#d8f2ec'], {
      milgrain: 40,
      inside: () =>
        p.paint(
          [
            curve([-60, -30], [-30, -18], [-16, 8], [-34, 34], [-26, 70]),
            curve([-16, 8], [10, 0], [34, 20], [62, 14]),
            curve([10, 0], [20, -28], [12, -52], [30, -74]),
            curve([34, 20], [28, 44], [40, 66]),
          ],
          '#5a3d22',
          { w: 2.2, o: 0.65 },
        ),
    });
  },
  'mat-ho'(p) {
    cabochon(p, oval(66, 82), ['#3a1e0a', '#6d3f16', '#a46a28', '#cf9a46', '#f0cd84'], {
      inside: (d) => {
        for (let i = -5; i <= 5; i++)
          p.paint(
            curve([i * 13 - 10, -84], [i * 13 + 4, -30], [i * 13 - 5, 20], [i * 13 + 8, 84]),
            i % 2 ? '#f1c66f' : '#2e1606',
            { w: 4.6, o: 0.3, blur: i % 3 === 0, clip: d },
          );
        p.paint(ellipse(6, 0, 9, 66, 5), '#ffe9b0', { o: 0.6, blur: true });
      },
    });
  },
};
