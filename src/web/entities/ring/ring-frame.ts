import { layout, type BraceletLayout } from '#art/bracelet.ts';

/** The vertical part of the art's 1000 × 1000 box that a ring of 15 to 25 charms fills: `HEIGHT` units from `TOP` on. */
const TOP = 27;
const HEIGHT = 973;

/** All charms hang outwards, so that the middle is free for the name and the price. */
export const ringOf = (slots: number): BraceletLayout => layout(slots, 'ring');

/** Converts a point of the art to a position in the ring's box, for `left` and `top`. */
export function inFrame(x: number, y: number): { '--x': string; '--y': string } {
  return { '--x': `${(x / 10).toFixed(2)}%`, '--y': `${(((y - TOP) / HEIGHT) * 100).toFixed(2)}%` };
}

/** How far the art's own upper edge lies above the box. */
export const ART_TOP = { '--top': `${((-TOP / HEIGHT) * 100).toFixed(2)}%` };
