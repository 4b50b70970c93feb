import { around, circle, line, move, polar, star } from '../geometry.ts';
import { petal } from '../petals.ts';
import { num } from '../svg-text.ts';

/** Shapes scattered over the ground. */
export type Motif = 'petal' | 'ray' | 'sprig' | 'star';

export type CollectionLook = {
  /** Light, middle and deep colour of the ground. */
  ground: readonly [light: string, middle: string, deep: string];
  motif: Motif;
  /** Colour of the motifs. */
  ink: string;
};

const MOTIFS: Record<Motif, (i: number) => string> = {
  petal: () => petal.notch(34, 34),
  ray: (i) => (i % 2 ? star(8, 20, 9, { round: 0.2 }) : petal.leaf(46, 17)),
  sprig: () =>
    [24, 8, -8, -22]
      .flatMap((y) => [move(petal.leaf(16, 9), { y, r: 48 }), move(petal.leaf(16, 9), { y, r: -48 })])
      .join(''),
  star: (i) => (i % 4 ? star(4, 15, 4) : star(5, 20, 9, { round: 0.2 })),
};

/** Pseudo-random but stable number in 0..1. */
const chance = (i: number) => {
  const s = Math.sin(i * 91.7 + 4.1) * 43758.5;
  return s - Math.floor(s);
};

/** Porcelain tray with a gold rim. */
const TRAY = `<circle cx="614" cy="476" r="424" fill="#2b1a10" opacity=".32" filter="url(#s)"/><circle cx="600" cy="450" r="430" fill="url(#r)"/><circle cx="600" cy="450" r="421" fill="url(#t)"/><g clip-path="url(#c)"><circle cx="594" cy="440" r="428" fill="none" stroke="#8a6a3a" stroke-opacity=".35" stroke-width="20" filter="url(#i)"/></g><circle cx="600" cy="450" r="398" fill="none" stroke="#d9b672" stroke-opacity=".5" stroke-width="1.6"/>`;

/** Ground of a collection picture: tinted light, drifting motifs and, if wanted, a porcelain tray; 1200 × 900. */
export function collectionGround(
  { ground: [a, b, c], motif, ink }: CollectionLook,
  { tray = true } = {},
): string {
  let drift = '';
  for (let i = 0; i < 46; i++) {
    const x = chance(i) * 1200;
    const y = chance(i + 50) * 900;
    drift += `<path d="${move(MOTIFS[motif](i), { x, y, r: chance(i + 9) * 360, s: 0.5 + chance(i + 99) * 1.1 })}" fill="${ink}" opacity="${num(0.16 + chance(i + 7) * 0.3)}"/>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900"><defs><radialGradient id="g" cx=".34" cy=".26" r=".95"><stop offset="0" stop-color="${a}"/><stop offset=".55" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></radialGradient><radialGradient id="t" cx=".4" cy=".32" r=".8"><stop offset="0" stop-color="#fffefb"/><stop offset=".7" stop-color="#fbf6ea"/><stop offset="1" stop-color="#e9dfca"/></radialGradient><linearGradient id="r" x2="1" y2="1"><stop offset="0" stop-color="#fff3cb"/><stop offset=".4" stop-color="#d9ab55"/><stop offset=".6" stop-color="#f6dfa2"/><stop offset="1" stop-color="#a8742a"/></linearGradient><filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="22"/></filter><filter id="i" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter><clipPath id="c"><circle cx="600" cy="450" r="420"/></clipPath></defs>
<rect width="1200" height="900" fill="url(#g)"/>${drift}${tray ? TRAY + emblem(600, 452) : ''}</svg>`;
}

/** Gilded blossom in a wreath, printed in the middle of the tray. */
const emblem = (x: number, y: number) => {
  const wreath = Array.from({ length: 18 }, (_, i) => [
    move(petal.leaf(26, 11), { x: polar(104, i * 20)[0], y: polar(104, i * 20)[1], r: i * 20 + 58 }),
    move(petal.leaf(20, 9), { x: polar(104, i * 20 + 8)[0], y: polar(104, i * 20 + 8)[1], r: i * 20 + 128 }),
  ]).flat();
  const bloom = [
    ...around(5, petal.notch(62, 66)),
    circle(0, 0, 7),
    ...Array.from({ length: 10 }, (_, i) => line(polar(10, i * 36), polar(i % 2 ? 26 : 20, i * 36))),
  ];
  return `<g transform="translate(${x} ${y})" fill="none" stroke="#d3ab5f" stroke-opacity=".5" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">${[...wreath, ...bloom, circle(0, 0, 104)].map((d) => `<path d="${d}"/>`).join('')}</g>`;
};
