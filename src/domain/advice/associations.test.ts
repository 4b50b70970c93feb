import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../test-support/judged-wishes.ts';
import { suggestedBy } from './associations.ts';
import { ASSOCIATIONS } from './knowledge/associations.vi.ts';
import { listed } from './knowledge/concepts.ts';
import { readWish } from './reading/read-wish.ts';
import { recommend } from './recommend.ts';

const NAMES = DEMO_CHARMS.map(({ name }) => name);
const suggestedIn = (wish: string) => suggestedBy(readWish(wish, NAMES).spoken);
const bestOf = (wish: string) =>
  DEMO_CHARMS.toSorted((a, b) => suggestedIn(wish)(b) - suggestedIn(wish)(a))[0]?.name;

test('every entry is a charm of the demo shop, with dozens of different things to say', () => {
  for (const [name, said] of Object.entries(ASSOCIATIONS)) {
    expect(NAMES).toContain(name);
    const entries = listed(said);
    expect(new Set(entries).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(50);
  }
});

test.each(Object.entries(ASSOCIATIONS).map(([name, said]) => [name, listed(said).slice(0, 4)] as const))(
  '%s is suggested by what is said of it first',
  (name, said) => {
    const suggested = suggestedIn(said.join(', '));
    expect(suggested({ name })).toBeGreaterThan(0.3);
  },
);

test('what several charms have in common tells less than what one has alone', () => {
  expect(bestOf('ngày nào cũng ra biển lênh đênh tìm phương hướng')).toBe('La bàn');
});

test('what is refused suggests nothing', () => {
  const refused = suggestedIn('đừng trái tim, không con mèo');
  expect(NAMES.filter((name) => refused({ name }) > 0.05)).toEqual([]);
});

test('typed without diacritics nothing is suggested: too much would be something else', () => {
  const bare = suggestedIn('cho nguoi hay lac duong, di xa, tim phuong huong');
  expect(NAMES.every((name) => bare({ name }) === 0)).toBe(true);
});

test('it only orders what was understood: a wish of which nothing is understood stays so', () => {
  expect(recommend('lạc đường', DEMO_CHARMS).understood).toBe(readWish('lạc đường', NAMES).slots.length > 0);
});
