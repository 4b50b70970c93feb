import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../test-support/judged-wishes.ts';
import { CHIP_CHOICES, choicesFor } from './choices.vi.ts';
import { recommend } from './recommend.ts';
import { wishOf } from './wish.ts';
import { ringOf } from './ring.ts';
import { slotOf } from './slots.ts';

const wishFor = (most: number) =>
  wishOf([slotOf({ key: `budget:whole::${most}:`, wanted: true })].flatMap((slot) => slot ?? []));

test('a ring has 15 charms of at least three kinds, in stock and within the budget, or is empty', () => {
  fc.assert(
    fc.property(
      fc.subarray([...demo], { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 100_000, max: 900_000 }),
      fc.integer({ min: 0, max: 6 }),
      (charms, most, stock) => {
        const offered = charms.map((charm) => ({ ...charm, availableStock: stock }));
        const ring = ringOf(offered, wishFor(most));
        const prices = ring.map((id) => offered.find(({ _id }) => _id === id)?.price ?? Infinity);
        expect([0, 15]).toContain(ring.length);
        expect(ring.length === 0 || new Set(ring).size >= 3).toBe(true);
        expect(prices.reduce((sum, price) => sum + price, 0)).toBeLessThan(most);
        for (const { _id } of offered)
          expect(ring.filter((id) => id === _id).length).toBeLessThanOrEqual(stock);
      },
    ),
    { numRuns: 200 },
  );
});

test('a wish for a bracelet gets a ring of 15 of the suggested charms', () => {
  const { suggestions, slots } = recommend('vòng tím tặng mẹ cả vòng tầm 600k', demo);
  const ids = suggestions.map(({ charm }) => charm._id);
  const ring = ringOf(
    suggestions.map(({ charm }) => charm),
    wishOf(slots),
  );
  expect(ring).toHaveLength(15);
  expect(ring.every((id) => ids.includes(id))).toBe(true);
});

test('every choice of a chip is a valid slot that has suggestions', () => {
  for (const { kind, choices } of CHIP_CHOICES) {
    expect(choices.length, kind).toBeGreaterThan(3);
    for (const { key } of choices) {
      const slot = slotOf({ key, wanted: true });
      expect(slot, key).not.toBeNull();
      const advice = recommend('x', demo, { slots: slot ? [slot] : [], edited: true });
      expect(advice.suggestions.length, key).toBeGreaterThan(2);
    }
  }
  expect(choicesFor('color:tím').map(({ key }) => key)).not.toContain('color:tím');
  expect(choicesFor('charm:Mèo')).toEqual([]);
});
