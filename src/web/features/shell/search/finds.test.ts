import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Charm, ReadyMade } from '#contract/http/catalogue.ts';
import { groupsOf, nextFind } from './finds.ts';
import type { Found } from './use-search.ts';

const charm = (_id: string, name: string) => ({ _id, name }) as Charm;
const bracelet = (_id: string, hasDesign: boolean) => ({ _id, name: _id, hasDesign }) as ReadyMade;

const NOTHING: Found = {
  words: '',
  charms: [],
  charmTotal: 0,
  bracelets: [],
  pages: [],
  total: 0,
  state: 'idle',
  retry: () => undefined,
};
const FOUND: Found = {
  ...NOTHING,
  words: 'hoa',
  state: 'found',
  charms: [charm('1', 'Hoa đào'), charm('2', 'Hoa sứ & bướm')],
  bracelets: [bracelet('3', true), bracelet('4', false)],
  pages: [{ title: 'Ý nghĩa hoa sứ', to: '/blog?hoa=hoa-su', icon: 'flower' }],
};
const best = [charm('9', 'Tulip')];

const outline = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ id, finds }) => [id, finds.map(({ to }) => to)]);

test('before typing: bestsellers, recent searches, and suggestions without the recent ones', () => {
  const groups = groupsOf(NOTHING, best, ['THO', 'ngọc']);
  expect(groups.map(({ id }) => id)).toEqual(['best', 'recent', 'suggested']);
  const suggested = groups[2]?.finds.map((find) => find.kind === 'words' && find.words);
  expect(suggested).toContain('sen');
  expect(suggested).not.toContain('thỏ');
});

test('charms link to the garden, bracelets to builder or home page, pages to themselves', () => {
  expect(outline(groupsOf(FOUND, best, []))).toEqual([
    ['charms', ['/garden?q=Hoa%20%C4%91%C3%A0o', '/garden?q=Hoa%20s%E1%BB%A9%20%26%20b%C6%B0%E1%BB%9Bm']],
    ['bracelets', ['/builder?mau=3', '/#vong-co-san']],
    ['pages', ['/blog?hoa=hoa-su']],
  ]);
});

test('arrow keys move through all results and past the ends to the field', () => {
  const groups = groupsOf(FOUND, [], ['sen']);
  const keys = groups.flatMap(({ finds }) => finds.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
  expect(nextFind(groups, null, 1)).toBe(keys[0]);
  expect(nextFind(groups, null, -1)).toBe(keys.at(-1));
  expect(nextFind(groups, keys.at(-1) ?? null, 1)).toBeNull();
  expect(nextFind(groups, 'gone', 1)).toBe(keys[0]);
  expect(nextFind([], null, 1)).toBeNull();
  fc.assert(
    fc.property(fc.constantFrom(null, ...keys), (at) => {
      expect(nextFind(groups, nextFind(groups, at, 1), -1)).toBe(at);
    }),
  );
});
