/**
 * Views of the bracelet: flat with the far charms inside the string, flat with all charms outside (the builder's canvas, whose
 * middle stays free), or in perspective as round a wrist.
 */
export const BRACELET_MODES = ['flat', 'ring', 'worn'] as const;
export type BraceletMode = (typeof BRACELET_MODES)[number];

/** The string's ellipse. */
export type CordEllipse = { cx: number; cy: number; rx: number; ry: number };

/** Position of one slot, in units of the 1000 × 1000 box. */
export type SlotPlace = {
  /** Point on the string. */
  x: number;
  y: number;
  /** Degrees, clockwise; 0 hangs straight down. */
  rot: number;
  /**
   * Rotation in degrees round the charm's middle `cx`, `cy` for a charm with a definite top (a letter, an animal), so that it
   * stays readable. The same as `rot` except in a ring.
   */
  upright: number;
  /** Width and height of the charm's picture. */
  size: number;
  /** Length of the short chain on which every second worn charm hangs lower; 0 otherwise. */
  drop: number;
  /** 0 at the far side, 1 at the front: the drawing order. */
  near: number;
  /** Middle of the charm: the centre of a hit area. */
  cx: number;
  cy: number;
};

export type BraceletLayout = {
  cord: CordEllipse;
  /** Degrees left free round the knot; 0 in the worn view. */
  gap: number;
  slots: SlotPlace[];
};

const RAD = Math.PI / 180;

/**
 * Positions in a 1000 × 1000 box for `n` slots (the shop offers 15 to 25).
 *
 * Slot 0 is left of the knot at the top; numbering runs down the left side, along the front from left to right and up the right
 * side, so that a name in neighbouring middle slots reads correctly and upright.
 */
export function layout(n: number, mode: BraceletMode = 'flat'): BraceletLayout {
  switch (mode) {
    case 'flat':
      return flatLayout(n);
    case 'ring':
      return ringLayout(n);
    case 'worn':
      return wornLayout(n);
  }
}

function flatLayout(n: number): BraceletLayout {
  const size = Math.min(180, 3563 / (n + 3.29));
  const r = 488 - 0.95 * size;
  const cord = { cx: 500, cy: (1000 - size * 0.78) / 2 + 8, rx: r, ry: r };
  const gap = 30;
  const slots = Array.from({ length: n }, (_, i) => {
    const phi = gap / 2 + ((i + 0.5) * (360 - gap)) / n;
    const tau = 180 - phi;
    const inward = Math.abs(tau) > 97;
    const x = cord.cx - r * Math.sin(phi * RAD);
    const y = cord.cy - r * Math.cos(phi * RAD);
    // The front half fans outwards, the far half inwards: every charm stays within about 70° of upright.
    const rot = inward ? (phi < 180 ? -phi : 360 - phi) * 0.62 : tau * 0.74;
    return placed({ x, y, rot, size: inward ? size * 0.86 : size, drop: 0, near: inward ? 0 : 1 });
  });
  return { cord, gap, slots };
}

/** Charms as large as their neighbours allow, with their middles on a circle outside the string. */
function ringLayout(n: number): BraceletLayout {
  const gap = 26;
  const perSlot = (2 * Math.PI * (1 - gap / 360)) / n;
  const size = Math.min(172, (495 * perSlot) / (RING_SPACING + 0.48 * perSlot));
  const r = 495 - 0.95 * size;
  const cord = { cx: 500, cy: 500, rx: r, ry: r };
  const slots = Array.from({ length: n }, (_, i) => {
    const phi = gap / 2 + ((i + 0.5) * (360 - gap)) / n;
    const rot = 180 - phi;
    const x = cord.cx - r * Math.sin(phi * RAD);
    const y = cord.cy - r * Math.cos(phi * RAD);
    return placed({ x, y, rot, size, drop: 0, near: 1 }, readable(rot));
  });
  return { cord, gap, slots };
}

/** Spacing of neighbours in a ring relative to a charm's width; below 1, since drawings seldom fill their box. */
const RING_SPACING = 0.84;

/** Follows the string along the front, then turns back so that a charm at the top stands upright on the string. */
const readable = (rot: number): number =>
  Math.sign(rot) * Math.min(Math.abs(rot), (180 - Math.abs(rot)) * (LEAN / (180 - LEAN)));
const LEAN = 45;

function wornLayout(n: number): BraceletLayout {
  const cord = { cx: 500, cy: 410, rx: 412, ry: 228 };
  const samples = 720;
  const along = lengthsAlong(samples, (turn) => pointAt(cord, turn));
  const gap = 120;
  const step = (along.total - gap) / n;
  const front = Math.min(182, step * (n > 17 ? 1.95 : 1.6));
  const slots = Array.from({ length: n }, (_, i) => {
    const turn = along.firstAt(gap / 2 + (i + 0.5) * step) / samples;
    const [x, y] = pointAt(cord, turn);
    const near = (1 - Math.cos(turn * 2 * Math.PI)) / 2;
    const size = front * (0.66 + 0.34 * near);
    // From 18 charms on they would overlap at the front, where the string is level, so every second one hangs lower there.
    const drop = n > 17 && i % 2 && near > 0.78 ? size * 0.42 : 0;
    const rot = Math.sin(turn * 2 * Math.PI) * 7;
    return placed({ x, y, rot, size, drop, near });
  });
  return { cord, gap: 0, slots };
}

/** Point of the ellipse after `turn` (0..1) of a revolution from the knot down the left side. */
function pointAt({ cx, cy, rx, ry }: CordEllipse, turn: number): [number, number] {
  const a = turn * 2 * Math.PI;
  return [cx - rx * Math.sin(a), cy - ry * Math.cos(a)];
}

/**
 * Arc lengths of a closed curve, measured at `samples` equal steps of its parameter (0..1), 2047 at most. `firstAt(length)` is
 * the first step at or beyond that length, one too many when there is none; a binary search, because a drawing needs some hundred
 * lookups.
 */
export function lengthsAlong(samples: number, point: (turn: number) => [number, number]) {
  const reached = [0];
  let total = 0;
  let last = point(0);
  for (let i = 1; i <= samples; i++) {
    const next = point(i / samples);
    total += Math.hypot(next[0] - last[0], next[1] - last[1]);
    reached.push(total);
    last = next;
  }
  const firstAt = (length: number): number => {
    let before = 0;
    for (let step = 1024; step > 0; step >>= 1) if (reached[before + step - 1]! < length) before += step;
    return before;
  };
  return { total, firstAt };
}

function placed(place: Omit<SlotPlace, 'cx' | 'cy' | 'upright'>, upright = place.rot): SlotPlace {
  const down = toMiddle(place);
  const a = place.rot * RAD;
  return { ...place, upright, cx: place.x - down * Math.sin(a), cy: place.y + down * Math.cos(a) };
}

/** Distance from the string to the middle of the charm. */
export const toMiddle = ({ drop, size }: Pick<SlotPlace, 'drop' | 'size'>): number => drop + size * 0.47;
