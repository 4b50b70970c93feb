import { expect, test } from 'vitest';
import { giftLeavesFrom } from './early-gifts.ts';

// 00:30 of Tuesday the 24th in Vietnam, still the 23rd in London.
const NOW = new Date('2026-11-23T17:30:00Z');

test.each([
  ['today', '2026-11-26', 2, '2026-11-24'],
  ['its day has passed', '2026-11-20', 2, '2026-11-24'],
  ['tomorrow', '2026-11-27', 2, '2026-11-25'],
  ['over a weekend', '2026-12-01', 2, '2026-11-27'],
  ['over New Year’s Day, a holiday', '2027-01-05', 2, '2026-12-31'],
  ['delivery on the same day', '2026-12-24', 0, '2026-12-24'],
])('%s: a gift not before %s with %i delivery days leaves on %s', (_, notBefore, deliveryDays, leaves) => {
  expect(giftLeavesFrom(notBefore, deliveryDays, NOW)).toBe(leaves);
});
