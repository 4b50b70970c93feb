import { expect, test } from 'vitest';
import { findPages, pagesMeant } from './pages.ts';

const titles = (search: string, most = 9) => findPages(search, most).map(({ title }) => title);

test.each([
  ['anh dao', 'Ý nghĩa hoa anh đào'],
  ['MAY MẮN', 'Ý nghĩa cỏ bốn lá'],
  ['may mắn'.normalize('NFD'), 'Ý nghĩa cỏ bốn lá'],
  ['do co tay', 'Cách đo cỡ tay'],
  ['ship', 'Giao hàng và đổi trả'],
])('%j finds %j', (search, title) => {
  expect(titles(search)).toContain(title);
});

test('matches in a title come before matches in a text', () => {
  expect(titles('hoa')[0]).toMatch(/hoa/i);
  expect(titles('đặt hàng')[0]).toBe('Cách đặt hàng tại tiệm');
});

test('at most the requested number of pages is found, none for unknown words', () => {
  expect(titles('y nghia', 3)).toHaveLength(3);
  expect(titles('khongcotrangnay')).toEqual([]);
});

test('articles are found by title and lead', () => {
  const article = { slug: 'ba-mau-la-du', title: 'Ba màu là đủ', lead: 'Bí quyết phối sắc.' };
  expect(findPages('ba mau', 9, [article])).toEqual([
    { title: 'Ba màu là đủ', to: '/blog?bai-viet=ba-mau-la-du', icon: 'book' },
  ]);
  expect(findPages('phối sắc', 9, [article])).toHaveLength(1);
});

test.each([
  ['anh dap', ['Ý nghĩa hoa anh đào']],
  ['tulpi', ['Ý nghĩa tulip']],
  ['may mann', ['Ý nghĩa cỏ bốn lá']],
  ['giao hagn', ['Giao hàng và đổi trả']],
  ['nonn la', ['Vì sao tiệm có charm nón lá']],
  ['lisbno', []],
  ['khongcotrangnay', []],
])('the typo %j finds %j', (search, meant) => {
  const article = {
    slug: 'vi-sao-tiem-co-charm-non-la',
    title: 'Vì sao tiệm có charm nón lá',
    lead: 'Một vị khách Đà Nẵng, và lời nhắn gửi từ Lisbon.',
  };
  expect(pagesMeant(search, 9, [article]).map(({ title }) => title)).toEqual(meant);
});

test('every page has a unique address', () => {
  const all = findPages('', 99).map(({ to }) => to);
  expect(new Set(all).size).toBe(all.length);
});
