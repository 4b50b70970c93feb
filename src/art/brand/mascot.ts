import { layers } from '../charm-svg.ts';
import { circle, curve, ellipse, pts, spline, sym, tube } from '../geometry.ts';
import { metal } from '../metal.ts';
import { Pen } from '../pen.ts';
import { head, type Face } from './mascot-face.ts';
import { arm, body, DRESS, ears, fur, paw, SIDES, sleeve, wristlet, type Ears } from './mascot-parts.ts';
import { basket, blossom, cushion, envelope, thought, wiltedFlower, zzz } from './mascot-props.ts';

/** Poses of the mascot: `blossom` is the neutral one; the others illustrate the state of a screen. */
export const MASCOT_POSES = [
  'blossom',
  'waving',
  'basket',
  'asleep',
  'sorry',
  'envelope',
  'thinking',
] as const;
export type MascotPose = (typeof MASCOT_POSES)[number];

/** Bông: a rabbit in enamel and gold; 400 × 450 units, drawn at 800 × 900. Transparent. */
export function mascot(pose: MascotPose = 'blossom'): string {
  const p = new Pen('mascot');
  POSES[pose](p);
  const drawn = layers(p, 'translate(200 226)', 1);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="900" viewBox="0 0 400 450"><defs>${metal('mascot', 460)}${drawn.defs}</defs>${drawn.rim}${drawn.body}</svg>`;
}

const POSES: Record<MascotPose, (p: Pen) => void> = {
  blossom(p) {
    standing(p, { ears: 'up', face: 'calm' });
    blossom(p, { x: 0, y: 72, s: 0.92 });
    pawsTogether(p);
  },
  waving(p) {
    standing(p, { ears: 'up', face: 'happy', tilt: -5 });
    blossom(p, { x: -20, y: 78, s: 0.8 });
    arm(p, LEFT_ARM, { x: -30, y: 126, r: 20 });
    wristlet(p, -60, 110, -38);
    raisedPaw(p);
  },
  basket(p) {
    standing(p, { ears: 'up', face: 'calm', tilt: 4 });
    basket(p);
    pawsApart(p, 88);
  },
  asleep(p) {
    cushion(p);
    curledUp(p);
    zzz(p);
  },
  sorry(p) {
    standing(p, { ears: 'lowered', face: 'sorry', tilt: 4 });
    wiltedFlower(p);
    pawsTogether(p);
  },
  envelope(p) {
    standing(p, { ears: 'up', face: 'happy' });
    envelope(p);
    pawsApart(p, 96);
  },
  thinking(p) {
    standing(p, { ears: 'folded', face: 'thinking', tilt: -5 });
    pawAtChin(p);
    thought(p);
  },
};

/** Upright, without arms; the head may tilt by some degrees. */
function standing(p: Pen, { ears: kind, face, tilt = 0 }: { ears: Ears; face: Face; tilt?: number }): void {
  p.within({ r: tilt }, () => ears(p, kind));
  body(p);
  p.within({ r: tilt }, () => head(p, face));
}

const mirrored = (points: string, s: 1 | -1) =>
  s < 0
    ? points
    : pts(points)
        .map(([x, y]) => `${-x} ${y}`)
        .join(', ');
const LEFT_ARM = '-54 26, -74 70, -62 110, -34 124';

function pawsTogether(p: Pen): void {
  for (const s of SIDES) {
    arm(p, mirrored(LEFT_ARM, s), { x: s * 26, y: 127, r: 14, sx: -s });
    wristlet(p, s * 60, 110, s * 38);
  }
}

/** Both paws on the edges of the object he holds, at height y. */
function pawsApart(p: Pen, y: number): void {
  for (const s of SIDES) {
    arm(p, `${s * 54} 26, ${s * 80} 60, ${s * 80} ${y - 6}, ${s * 66} ${y}`, { x: s * 62, y, r: 0, sx: -s });
    wristlet(p, s * 80, y - 14, s * -12);
  }
}

/** Beside the head, open, with its pads. */
function raisedPaw(p: Pen): void {
  const points = pts('54 34, 96 50, 128 26, 140 -18');
  p.enamel(tube(points, [24, 34, 34, 30]), fur(p, 80, 20, 90));
  sleeve(p, points);
  wristlet(p, 136, 2, 20);
  p.within({ x: 145, y: -44, r: 12 }, () =>
    p
      .enamel(ellipse(0, 0, 27, 29), fur(p, -6, -8, 44))
      .enamel(sym(pts('0 -4, 12 2, 12 14, 0 15')), 'blush', { wall: 1.8 })
      .enamel([circle(-13, -9, 5), circle(0, -15, 5.4), circle(13, -9, 5)], 'blush', { wall: 1.6 }),
  );
}

/** One paw under the chin, the other holds its elbow. */
function pawAtChin(p: Pen): void {
  arm(p, '-54 26, -76 72, -48 112, 26 108', { x: 40, y: 106, r: -4 });
  wristlet(p, 6, 106, -4);
  const [shoulder, elbow] = [pts('54 26, 78 62, 84 88, 82 96'), pts('92 110, 82 96, 60 60, 44 34')];
  p.enamel(tube(shoulder, [22, 34, 36, 36]), fur(p, 40, 60, 90));
  sleeve(p, shoulder);
  p.enamel(tube(elbow, [20, 36, 34, 30]), fur(p, 40, 50, 90));
  p.within({ x: 40, y: 24, r: -112 }, () => paw(p));
}

/** On the cushion, the head on the paws. */
function curledUp(p: Pen): void {
  p.enamel(circle(146, 96, 25), fur(p, 138, 88, 40));
  p.enamel(spline(pts('-40 156!, -20 70, 44 26, 108 42, 146 96, 142 156!, 60 168')), p.lin(DRESS));
  p.wire([curve([96, 44], [118, 84], [116, 140]), curve([52, 32], [74, 74], [74, 140])], 2, { base: false });
  for (let i = 0; i < 6; i++)
    p.enamel(ellipse(40 + i * 20, 158, 12, 12), 'ivory', { wall: 2.4 }).bead(40 + i * 20, 161, 2.8);
  p.enamel(tube(pts('20 146, 90 150, 150 144'), 11), 'rose', { wall: 2.4 });
  p.enamel(ellipse(122, 166, 36, 17, -4), fur(p, 110, 160, 50));
  const resting = { x: -40, y: 132, r: -7, s: 0.94 };
  p.within(resting, () => ears(p, 'lowered'));
  p.within(resting, () => head(p, 'asleep'));
  for (const s of SIDES)
    p.within({ x: -40 + s * 36, y: 150, sx: -s, r: s * -4 }, () =>
      p
        .enamel(ellipse(0, 0, 30, 17), fur(p, -6, -6, 40))
        .wire([curve([12, -6], [20, -5], [27, -3]), curve([12, 3], [20, 4], [27, 4])], 1.8, { base: false }),
    );
}
