import { expect, test } from 'vitest';
import { liftAbove, type Place } from './avoid-controls.ts';

/** The launcher in the corner of a phone, 390 × 844. */
const LAUNCHER = { left: 320, top: 774, right: 376, bottom: 830 };
const button = (top: number): Place => ({ left: 326, top, right: 370, bottom: top + 44 });

test.each<[string, Place[], number]>([
  ['nothing under it: stays in its corner', [], 0],
  ['a control beside it: stays in its corner', [{ left: 16, top: 780, right: 300, bottom: 824 }], 0],
  ['a button under it: moves above the button', [button(780)], 60],
  [
    'an element without height: does not count',
    [button(780), { left: 326, top: 800, right: 370, bottom: 800 }],
    60,
  ],
  ['a second button just above: moves above both', [button(780), button(720)], 120],
  ['a gap that is large enough: moves into it', [button(790), button(660)], 48],
  [
    'a field that reaches under it: moves above the field',
    [{ left: 16, top: 790, right: 374, bottom: 838 }],
    48,
  ],
  ['a wide card under it: moves above the card', [{ left: 16, top: 700, right: 374, bottom: 900 }], 140],
])('%s', (_case, pressable, lift) => {
  expect(liftAbove(LAUNCHER, pressable, 340)).toBe(lift);
});

test('no free place within the reach: null', () => {
  const tall = { left: 300, top: 600, right: 390, bottom: 776 };
  expect(liftAbove(LAUNCHER, [button(780), tall], 100)).toBeNull();
});
