import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idField, defineListUrl, choiceField, searchWords, sortBy } from './define-list-url.ts';

const ID = '01a1fd46-0883-79d4-ab7c-106f040ddaa5';
const list = defineListUrl('/admin?tab=things', {
  search: searchWords(12),
  status: choiceField('trang-thai', ['all', 'open', 'shut']),
  owner: idField('nguoi'),
  sort: sortBy(['newest', 'oldest'], 'newest'),
});
const ALL = { search: '', status: 'all', owner: '', sort: 'newest', page: 1 } as const;
const read = (query: string) => list.read(new URLSearchParams(query));

test.each([
  ['', ALL],
  ['q=%20hoa%20%20sen%20&trang=2', { ...ALL, search: 'hoa sen', page: 2 }],
  ['q=mot-cau-dai-hon-muoi-hai', { ...ALL, search: 'mot-cau-dai-' }],
  ['trang-thai=shut&sap-xep=oldest', { ...ALL, status: 'shut', sort: 'oldest' }],
  [`nguoi=${ID.toUpperCase()}`, { ...ALL, owner: ID }],
  ['trang-thai=lost&sap-xep=price&nguoi=12', ALL],
  ['trang=0', ALL],
  ['trang=1.5', ALL],
  ['trang=99999999', { ...ALL, page: 100_000 }],
])('the query %j is read as %j', (query, expected) => expect(read(query)).toEqual(expected));

test('round trip: every view is read back from its address', () => {
  const views = fc.record({
    search: fc.constantFrom('', '#7F3A & bạn', 'hoa'),
    status: fc.constantFrom('all', 'open', 'shut'),
    owner: fc.constantFrom('', ID),
    sort: fc.constantFrom('newest', 'oldest'),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(views, (view) => {
      const address = new URL(list.path(view), 'http://shop');
      expect(address.searchParams.get('tab')).toBe('things');
      expect(list.read(address.searchParams)).toEqual(view);
    }),
  );
});

test('default values are left out of the address', () => {
  expect(list.path(ALL)).toBe('/admin?tab=things');
  expect(list.path({ status: 'open', page: 3 })).toBe('/admin?tab=things&trang-thai=open&trang=3');
  expect(defineListUrl('/orders', {}).path({ page: 1 })).toBe('/orders');
});

test('a changed filter starts at the first page', () => {
  expect(list.changed({ ...ALL, search: 'hoa', page: 4 }, { status: 'open' })).toEqual({
    ...ALL,
    search: 'hoa',
    status: 'open',
  });
});

test('a page and a sort order do not count as filters, a search and an owner do', () => {
  const views = [
    { ...ALL, page: 2, sort: 'oldest' as const },
    { ...ALL, search: 'a' },
    { ...ALL, owner: ID },
  ];
  expect(views.map(list.isFiltered)).toEqual([false, true, true]);
});
