import { expect, test } from 'vitest';
import { liftAbove, type Place } from './avoid-controls.ts';

/** The launcher in the corner of a phone, 390 × 844. */
const LAUNCHER = { left: 320, top: 774, right: 376, bottom: 830 };
const button = (top: number): Place => ({ left: 326, top, right: 370, bottom: top + 44 });

test.each<[string, Place[], number]>([
  ['over plain paper it stays in its corner', [], 0],
  ['what lies beside it is no reason to move', [{ left: 16, top: 780, right: 300, bottom: 824 }], 0],
  ['a button under it is given free', [button(780)], 60],
  ['what has no size does not count', [button(780), { left: 326, top: 800, right: 370, bottom: 800 }], 60],
  ['it goes on over the next one above', [button(780), button(720)], 120],
  ['it takes a gap that is wide enough for it', [button(790), button(660)], 48],
  ['a field that reaches under it is given free', [{ left: 16, top: 790, right: 374, bottom: 838 }], 48],
  ['a wide card is left free as well', [{ left: 16, top: 700, right: 374, bottom: 900 }], 140],
])('%s', (_case, pressable, lift) => {
  expect(liftAbove(LAUNCHER, pressable, 340)).toBe(lift);
});

test('within its reach no place is free', () => {
  const tall = { left: 300, top: 600, right: 390, bottom: 776 };
  expect(liftAbove(LAUNCHER, [button(780), tall], 100)).toBeNull();
});
