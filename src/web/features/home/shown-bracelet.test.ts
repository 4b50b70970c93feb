import { expect, test } from 'vitest';
import type { ReadyMade } from '#contract/http/catalogue.ts';
import { asId, type ReadyMadeId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { copy } from './copy.vi.ts';
import { shownBracelets } from './shown-bracelet.ts';

const spring: ReadyMade = {
  _id: asId<ReadyMadeId>('spring'),
  slug: 'spring',
  name: 'Spring',
  description: 'Peach blossom',
  image: '/pictures/bracelets/spring-640.webp?v=1a2b3c4d',
  tint: 'Gems',
  price: vnd(452_000),
  stock: 3,
  reservedStock: 1,
  availableStock: 2,
  hasDesign: true,
  featured: true,
  updatedAt: '2026-11-21T02:00:00.000Z',
};

test.each([[undefined], [[]]])(
  'without featured bracelets six demo ones show, and none can be bought',
  (none) => {
    const shown = shownBracelets(none);
    expect(shown).toHaveLength(6);
    expect(shown.every(({ sale, picture }) => sale === null && picture !== null)).toBe(true);
  },
);

test('a featured bracelet is shown with its sale and every width of its picture', () => {
  expect(shownBracelets([spring])).toEqual([
    {
      key: 'spring',
      name: 'Spring',
      description: 'Peach blossom',
      tint: 'gems',
      sale: spring,
      picture: {
        src: '/pictures/bracelets/spring-640.webp?v=1a2b3c4d',
        srcSet:
          '/pictures/bracelets/spring-320.webp?v=1a2b3c4d 320w, /pictures/bracelets/spring-640.webp?v=1a2b3c4d 640w, /pictures/bracelets/spring-960.webp?v=1a2b3c4d 960w',
      },
    },
  ]);
});

test('bracelets without a tint take the five tints in turn', () => {
  const plain = shownBracelets(Array.from({ length: 6 }, () => ({ ...spring, tint: null, image: null })));
  expect(plain.map(({ tint }) => tint)).toEqual(['flower', 'nature', 'animal', 'icon', 'gems', 'flower']);
  expect(plain[0]?.picture).toBeNull();
});

test('a range of days within one month is shortened, any other is written in full', () => {
  expect(copy.placed.between('24/11/2026', '25/11/2026')).toBe('24–25/11/2026');
  expect(copy.placed.between('30/11/2026', '01/12/2026')).toBe('30/11/2026 – 01/12/2026');
});
