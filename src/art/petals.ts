import { poly, pts, spline, sym, type Pt } from './geometry.ts';

/** Petals of length L and greatest width W: base at the origin, tip at (0, -L). */
export const petal = {
  round: (L: number, W: number) => sym(scaled('0 1, .34 .95, .5 .68, .3 .26, 0 0!', L, W)),
  slim: (L: number, W: number) => sym(scaled('0 1, .36 .95, .5 .74, .28 .28, 0 0!', L, W)),
  point: (L: number, W: number) => sym(scaled('0 1!, .36 .76, .5 .5, .26 .16, 0 0!', L, W)),
  leaf: (L: number, W: number) => sym(scaled('0 1!, .44 .62, .46 .34, 0 0!', L, W)),
  notch: (L: number, W: number) => sym(scaled('0 .87!, .15 1, .38 .93, .5 .68, .3 .26, 0 0!', L, W)),
  heart: (L: number, W: number) => sym(scaled('0 .82!, .2 1, .44 .94, .54 .7, .34 .34, 0 0!', L, W)),
  ruffle: (L: number, W: number) =>
    sym(scaled('0 .95, .13 1, .24 .93, .38 .95, .47 .83, .58 .78, .57 .62, .34 .24, 0 0!', L, W)),
  swirl: (L: number, W: number) =>
    spline(scaled('0 0!, -.44 .3, -.6 .72, -.3 1, .12 .98, .38 .72, .3 .28', L, W)),
  saw: (L: number, W: number) =>
    poly(
      scaled(
        '0 0, -.28 .3, -.48 .7, -.5 .86, -.36 .84, -.3 .99, -.14 .91, 0 1, .14 .91, .3 .99, .36 .84, .5 .86, .48 .7, .28 .3',
        L,
        W,
      ),
    ),
};
export type PetalKind = keyof typeof petal;

/** Points given as shares of the width and of the length towards the tip. */
const scaled = (shares: string, L: number, W: number): Pt[] =>
  pts(shares).map(([x, y, corner]) => [W * x, -L * y, corner]);
