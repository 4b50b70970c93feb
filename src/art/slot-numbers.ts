import type { BraceletLayout, SlotPlace } from './bracelet-layout.ts';
import { num } from './svg-text.ts';

/** Distance from the string to the middle of a number, on the side without a charm. */
const AWAY = 46;
const RAD = Math.PI / 180;

/**
 * Numbers the slots from 1 at the left of the knot, for the person who threads them: upright figures opposite their charms, dark
 * enough for black-and-white print. Uses the page's own font, so it is not for a rasteriser.
 */
export function slotNumbers({ slots }: BraceletLayout): string {
  return `<g class="slot-numbers" font-size="34" font-weight="600" text-anchor="middle" fill="#35202b">${slots.map(slotNumber).join('')}</g>`;
}

function slotNumber({ x, y, rot }: SlotPlace, index: number): string {
  const turn = rot * RAD;
  const [left, top] = [x + AWAY * Math.sin(turn), y - AWAY * Math.cos(turn)];
  return `<text x="${num(left, 1)}" y="${num(top + 12, 1)}">${index + 1}</text>`;
}
