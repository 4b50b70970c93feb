import { expect, test } from 'vitest';
import { isLookedAt, readNews, tabFor } from './news.ts';

const told = { title: 'Đơn #2026CAFE đã giao', body: 'Vòng đã đến tay bạn.', path: '/orders', tag: 'x' };

test('what the shop tells is read', () => {
  expect(readNews(JSON.stringify(told))).toEqual(told);
  expect(readNews(JSON.stringify({ ...told, tag: undefined }))?.tag).toBe('/orders');
});

test.each([
  ['nothing', ''],
  ['no JSON', 'Xin chào'],
  ['null', 'null'],
  ['no title', JSON.stringify({ ...told, title: undefined })],
  ['another site', JSON.stringify({ ...told, path: 'https://evil.example/' })],
  ['another site without its scheme', JSON.stringify({ ...told, path: '//evil.example/' })],
  ['the same with a backslash', JSON.stringify({ ...told, path: '/\\evil.example/' })],
  ['a script', JSON.stringify({ ...told, path: 'javascript:alert(1)' })],
])('%s is no news', (_what, text) => {
  expect(readNews(text)).toBeNull();
});

const tab = (url: string, focused: boolean) =>
  ({ url, focused, visibilityState: focused ? 'visible' : 'hidden' }) as const;

test('only a tab that is looked at needs no notification', () => {
  expect(isLookedAt([])).toBe(false);
  expect(isLookedAt([tab('/a', false)])).toBe(false);
  expect(isLookedAt([tab('/a', false), tab('/b', true)])).toBe(true);
});

test('a tap leads to the tab that shows the place, or to any', () => {
  const tabs = [tab('https://shop/garden', false), tab('https://shop/orders', false)];
  expect(tabFor(tabs, 'https://shop/orders')).toBe(tabs[1]);
  expect(tabFor(tabs, 'https://shop/blog')).toBe(tabs[0]);
  expect(tabFor([], 'https://shop/blog')).toBeUndefined();
});
