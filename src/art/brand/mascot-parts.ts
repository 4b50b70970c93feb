/** Parts of Bông that are the same in every pose or vary slightly. The neck is the origin. */
import {
  both,
  circle,
  curve,
  ellipse,
  heart,
  pts,
  spline,
  sym,
  tube,
  type Placement,
  type Pt,
} from '../geometry.ts';
import { bowOf } from '../charms/parts.ts';
import type { Pen } from '../pen.ts';

const FUR = [
  ['0', '#ffffff'],
  ['.6', '#fdf7f0'],
  ['1', '#ead9cd'],
] as const;
/** White fur, light at (x, y). */
export const fur = (p: Pen, x: number, y: number, r: number) => p.rad(FUR, x, y, r);
export const SIDES = [-1, 1] as const;
export type Side = (typeof SIDES)[number];
const ON = { base: false };
export const DRESS = ['#9c4763', '#cf7890', '#efa9b9'];

export type Ears = 'up' | 'folded' | 'lowered';

/** Two ears: up, one folded at its tip, or both lowered. */
export function ears(p: Pen, kind: Ears): void {
  const inner = p.lin(['#f3b9c4', '#fbdbe1', '#fff1f2']);
  for (const s of SIDES) {
    const ear = kind === 'lowered' ? loweredEar : kind === 'folded' && s < 0 ? foldedEar : raisedEar;
    ear(p, s, inner);
  }
}

type Ear = (p: Pen, s: Side, inner: string) => void;
/** A shape given for the right side, mirrored for the left. */
const onSide = (s: Side, right: string) => spline(pts(right).map(([x, y, corner]): Pt => [s * x, y, corner]));

const raisedEar: Ear = (p, s, inner) => {
  const outer = '22 -112!, 35 -161, 60 -204, 86 -205, 93 -170, 80 -129, 62 -98!';
  p.enamel(onSide(s, outer), fur(p, s * 66, -162, 90));
  p.enamel(onSide(s, '40 -120!, 52 -159, 70 -187, 81 -177, 77 -146, 62 -114!'), inner, { wall: 2.4 });
};

const foldedEar: Ear = (p, s, inner) => {
  p.enamel(onSide(s, '22 -112!, 30 -150, 44 -178!, 88 -168!, 84 -128, 62 -98!'), fur(p, s * 62, -150, 80));
  p.enamel(onSide(s, '40 -120!, 46 -146, 54 -164!, 76 -160!, 74 -136, 62 -114!'), inner, { wall: 2.4 });
  const tip = '42 -176!, 64 -192, 92 -184, 114 -152, 118 -128, 100 -132, 84 -150, 62 -164';
  p.enamel(onSide(s, tip), fur(p, s * 84, -176, 70));
};

const loweredEar: Ear = (p, s, inner) => {
  const outer = '44 -120!, 78 -142, 118 -128, 144 -84, 152 -34, 138 -6, 116 -18, 100 -52, 78 -92!';
  p.enamel(onSide(s, outer), fur(p, s * 110 - 20, -100, 110));
  p.enamel(onSide(s, '92 -108!, 118 -96, 134 -62, 138 -30, 126 -26, 112 -52'), inner, { wall: 2.4 });
};

/** Feet, dress with a scalloped hem, collar with a bow. */
export function body(p: Pen): void {
  p.enamel(circle(88, 146, 27), fur(p, 80, 138, 44)); // tail
  p.enamel([ellipse(-46, 188, 44, 22, -6), ellipse(46, 188, 44, 22, 6)], fur(p, 0, 170, 90));
  p.wire(
    [-62, -48, -34]
      .map((x) => curve([x, 196], [x - 1, 203], [x - 3, 207]))
      .concat([62, 48, 34].map((x) => curve([x, 196], [x + 1, 203], [x + 3, 207]))),
    2.2,
    ON,
  );
  p.enamel(sym(pts('0 -6, 40 -2, 64 40, 92 120, 92 166, 52 180, 0 184')), p.lin(DRESS));
  p.wire(both(curve([26, 20], [40, 80], [50, 150])), 2, ON);
  const hem = (x: number) => 158 + 14 * Math.cos(x / 62);
  for (let i = -4; i <= 4; i++)
    p.enamel(ellipse(i * 21, hem(i * 21) + 4, 12.5, 13), 'ivory', { wall: 2.4 }).bead(
      i * 21,
      hem(i * 21) + 7,
      2.8,
    );
  p.enamel(
    tube(
      Array.from({ length: 9 }, (_, i): Pt => [(i - 4) * 23.4, hem((i - 4) * 23.4) - 7]),
      11,
    ),
    'rose',
    { wall: 2.4 },
  );
  p.enamel(both(spline(pts('0 0!, 30 -4, 52 8, 50 30, 22 32, 0 14!'))), 'ivory').wire(
    both(curve([8, 14], [28, 26], [52, 26])),
    1.8,
    ON,
  );
  bowOf(p, 'rose', { y: 18, s: 0.26 });
}

/** An arm in its puffed sleeve, from shoulder to wrist, with its paw. */
export function arm(p: Pen, points: string, at: Placement): void {
  const along = pts(points);
  p.enamel(tube(along, [22, 34, 36, 30]), fur(p, 0, 70, 110));
  sleeve(p, along);
  p.within(at, () => paw(p));
}

/** Points to the right. */
export const paw = (p: Pen): Pen =>
  p
    .enamel(ellipse(0, 0, 20, 17), fur(p, -4, -5, 34))
    .wire([curve([8, -8], [14, -7], [19, -5]), curve([9, 0], [15, 1], [20, 2])], 1.8, ON);

/** Covers the first part of an arm. */
export function sleeve(p: Pen, along: readonly Pt[]): void {
  const [shoulder = [0, 0], elbow = [0, 0]] = along;
  const at = (t: number): Pt => [
    shoulder[0] + (elbow[0] - shoulder[0]) * t,
    shoulder[1] + (elbow[1] - shoulder[1]) * t,
  ];
  p.enamel(tube([at(-0.14), at(0.3), at(0.78)], [26, 40, 47, 47, 44]), p.lin(DRESS)).enamel(
    tube([at(0.7), at(0.92)], [46, 43], 6),
    'ivory',
    { wall: 2.4 },
  );
}

/** Charm bracelet round a wrist at (x, y); its beads run along the direction `r`. */
export function wristlet(p: Pen, x: number, y: number, r: number): void {
  p.within({ x, y, r }, () => {
    for (let i = -2; i <= 2; i++) p.bead(i * 7.6, -0.7 * i * i, 4.2);
    p.enamel(heart(0, 13, 7), 'ruby', { wall: 1.8 });
  });
}
