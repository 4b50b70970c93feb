import { expect, test } from 'vitest';
import { giftLeavesFrom } from './early-gifts.ts';

// 00:30 of Tuesday the 24th in Vietnam, still the 23rd in London.
const NOW = new Date('2026-11-23T17:30:00Z');

test.each([
  ['today is late enough', '2026-11-26', 2, '2026-11-24'],
  ['its day has passed', '2026-11-20', 2, '2026-11-24'],
  ['a day later', '2026-11-27', 2, '2026-11-25'],
  ['over a weekend: Friday’s parcel comes on Tuesday', '2026-12-01', 2, '2026-11-27'],
  ['over the new year, which is a holiday', '2027-01-05', 2, '2026-12-31'],
  ['the same day', '2026-12-24', 0, '2026-12-24'],
])('%s', (_, notBefore, deliveryDays, leaves) => {
  expect(giftLeavesFrom(notBefore, deliveryDays, NOW)).toBe(leaves);
});
