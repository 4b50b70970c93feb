import { expect, test } from 'vitest';
import { isLookedAt, readNews, tabFor } from './news.ts';

const told = { title: 'Đơn #2026CAFE đã giao', body: 'Vòng đã đến tay bạn.', path: '/orders', tag: 'x' };

test('a valid push message is read; its tag defaults to its path', () => {
  expect(readNews(JSON.stringify(told))).toEqual(told);
  expect(readNews(JSON.stringify({ ...told, tag: undefined }))?.tag).toBe('/orders');
});

test.each([
  ['empty', ''],
  ['not JSON', 'Xin chào'],
  ['null', 'null'],
  ['no title', JSON.stringify({ ...told, title: undefined })],
  ['path on another site', JSON.stringify({ ...told, path: 'https://evil.example/' })],
  ['path on another site, without a scheme', JSON.stringify({ ...told, path: '//evil.example/' })],
  ['path on another site, with a backslash', JSON.stringify({ ...told, path: '/\\evil.example/' })],
  ['path that is a script', JSON.stringify({ ...told, path: 'javascript:alert(1)' })],
])('an invalid push message is ignored: %s', (_what, text) => {
  expect(readNews(text)).toBeNull();
});

const tab = (url: string, focused: boolean) =>
  ({ url, focused, visibilityState: focused ? 'visible' : 'hidden' }) as const;

test('the shop counts as looked at only if a tab is visible and focused', () => {
  expect(isLookedAt([])).toBe(false);
  expect(isLookedAt([tab('/a', false)])).toBe(false);
  expect(isLookedAt([tab('/a', false), tab('/b', true)])).toBe(true);
});

test('a clicked notification leads to the tab at its address, else the first tab, else none', () => {
  const tabs = [tab('https://shop/garden', false), tab('https://shop/orders', false)];
  expect(tabFor(tabs, 'https://shop/orders')).toBe(tabs[1]);
  expect(tabFor(tabs, 'https://shop/blog')).toBe(tabs[0]);
  expect(tabFor([], 'https://shop/blog')).toBeUndefined();
});
