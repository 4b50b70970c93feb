import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_RECENT, parseRecent, withRecent } from './recent.ts';

test('the latest search comes first, once despite other case, spaces or diacritics', () => {
  expect(withRecent(['thỏ', 'hoa đào'], 'HOA  ĐÀO ')).toEqual(['HOA ĐÀO', 'thỏ']);
  expect(withRecent(['hoa đào'], 'hoa dao'.normalize('NFD'))).toEqual(['hoa dao']);
});

test('a blank search is not kept', () => {
  expect(withRecent(['thỏ'], '   ')).toEqual(['thỏ']);
});

test('any searches: at most five are kept, none twice', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), (all) => {
      const kept = all.reduce<readonly string[]>(withRecent, []);
      expect(kept.length).toBeLessThanOrEqual(MOST_RECENT);
      expect(new Set(kept).size).toBe(kept.length);
      expect(parseRecent(JSON.stringify(kept))).toEqual(kept);
    }),
  );
});

test.each([null, '', '{', '{}', 'null', '7', '[1, null, "  "]'])(
  'an invalid record counts as empty: %s',
  (text) => {
    expect(parseRecent(text)).toEqual([]);
  },
);
