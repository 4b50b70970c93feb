import { around, circle, curve, heart, line, move, polar, pts, sym } from '../geometry.ts';
import { petal } from '../petals.ts';
import { THEME } from './theme.ts';

/** Tone-on-tone sprigs, blossoms and charms on a seamless 400-unit tile. */
export function pattern({ ground = THEME.cream, ink = '#e9dfc3' } = {}): string {
  const st = (d: string) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;
  const sprig = [
    curve([0, 44], [4, 0], [-4, -44]),
    ...[-30, -14, 2, 18].flatMap((y) => [
      move(petal.leaf(24, 11), { x: 1, y, r: 52 }),
      move(petal.leaf(24, 11), { x: -1, y: y + 4, r: -52 }),
    ]),
    move(petal.leaf(20, 10), { x: -4, y: -42 }),
  ];
  const bloom = [
    ...around(5, petal.notch(30, 32)),
    circle(0, 0, 5),
    ...Array.from({ length: 5 }, (_, i) => line(polar(7, i * 72 + 36), polar(14, i * 72 + 36))),
  ];
  const tulip = [
    sym(pts('0 -34!, 14 -22, 14 -2, 0 6')),
    curve([0, 6], [2, 28], [-2, 48]),
    move(petal.leaf(30, 12), { x: 0, y: 40, r: 34 }),
    move(petal.leaf(30, 12), { x: 0, y: 40, r: -34 }),
  ];
  const charm = [circle(0, -22, 5), heart(0, 2, 17)];
  const items = [
    [sprig, 62, 74, -24, 1],
    [bloom, 196, 66, 0, 1],
    [tulip, 330, 86, 18, 1],
    [charm, 128, 168, -12, 1],
    [bloom, 52, 244, 20, 0.8],
    [sprig, 216, 208, 62, 1],
    [bloom, 352, 222, 30, 1.05],
    [tulip, 132, 318, -22, 1],
    [charm, 282, 300, 14, 1],
    [sprig, 366, 356, -50, 0.9],
    [bloom, 218, 384, 10, 0.7],
    [charm, 20, 372, 20, 0.8],
  ] as const;
  let body = '';
  for (const [paths, x, y, r, s] of items)
    for (const dx of [-400, 0, 400])
      for (const dy of [-400, 0, 400]) {
        if (x + dx < -70 || x + dx > 470 || y + dy < -70 || y + dy > 470) continue; // wraps round the tile's edges
        body += paths.map((d) => st(move(d, { x: x + dx, y: y + dy, r, s }))).join('');
      }
  for (const [x, y] of pts('118 52, 262 128, 40 160, 300 30, 172 256, 92 372, 300 222, 250 352'))
    body += `<circle cx="${x}" cy="${y}" r="2.6" fill="${ink}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="${ground}"/>${body}</svg>`;
}
