import type { BraceletLayout, SlotPlace } from './bracelet-layout.ts';
import { num } from './svg-text.ts';

/** From the string to the middle of a number, on the side where no charm hangs. */
const AWAY = 46;
const RAD = Math.PI / 180;

/**
 * The places of a bracelet counted from 1 at the left of the knot, as somebody threads them: figures opposite their
 * charms, upright, dark enough for black and white paper. Set in the page's own type, so for a page, not a rasteriser.
 */
export function slotNumbers({ slots }: BraceletLayout): string {
  return `<g class="slot-numbers" font-size="34" font-weight="600" text-anchor="middle" fill="#35202b">${slots.map(slotNumber).join('')}</g>`;
}

function slotNumber({ x, y, rot }: SlotPlace, index: number): string {
  const turn = rot * RAD;
  const [left, top] = [x + AWAY * Math.sin(turn), y - AWAY * Math.cos(turn)];
  return `<text x="${num(left, 1)}" y="${num(top + 12, 1)}">${index + 1}</text>`;
}
