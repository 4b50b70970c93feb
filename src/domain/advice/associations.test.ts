import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../test-support/judged-wishes.ts';
import { suggestedBy } from './associations.ts';
import { ASSOCIATIONS } from './knowledge/associations.vi.ts';
import { listed } from './knowledge/concepts.ts';
import { readWish } from './reading/read-wish.ts';
import { recommend } from './recommend.ts';

const NAMES = DEMO_CHARMS.map(({ name }) => name);
const suggestedIn = (wish: string) => suggestedBy(readWish(wish, NAMES).notRefused);
const bestOf = (wish: string) =>
  DEMO_CHARMS.toSorted((a, b) => suggestedIn(wish)(b) - suggestedIn(wish)(a))[0]?.name;

test('every entry is a charm of the demo shop with more than 50 different associations', () => {
  for (const [name, said] of Object.entries(ASSOCIATIONS)) {
    expect(NAMES).toContain(name);
    const entries = listed(said);
    expect(new Set(entries).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(50);
  }
});

test.each(Object.entries(ASSOCIATIONS).map(([name, said]) => [name, listed(said).slice(0, 4)] as const))(
  '%s is suggested by its first four associations',
  (name, said) => {
    const suggested = suggestedIn(said.join(', '));
    expect(suggested({ name })).toBeGreaterThan(0.3);
  },
);

test('an association of several charms counts less than one of a single charm', () => {
  expect(bestOf('ngày nào cũng ra biển lênh đênh tìm phương hướng')).toBe('La bàn');
});

test('refused words suggest no charm', () => {
  const refused = suggestedIn('đừng trái tim, không con mèo');
  expect(NAMES.filter((name) => refused({ name }) > 0.05)).toEqual([]);
});

test('words without diacritics suggest no charm, because they are too ambiguous', () => {
  const bare = suggestedIn('cho nguoi hay lac duong, di xa, tim phuong huong');
  expect(NAMES.every((name) => bare({ name }) === 0)).toBe(true);
});

test('associations do not make a wish without slots an understood one', () => {
  expect(recommend('lạc đường', DEMO_CHARMS).understood).toBe(readWish('lạc đường', NAMES).slots.length > 0);
});
