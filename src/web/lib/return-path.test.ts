import { expect, test } from 'vitest';
import { returnPathOf, returnTo } from './return-path.ts';

test('the page that asked is found again, with its query', () => {
  expect(returnPathOf(returnTo('/builder?design=1'))).toBe('/builder?design=1');
});

test.each([
  null,
  undefined,
  'x',
  {},
  { returnTo: 5 },
  { returnTo: '//evil.example' },
  { returnTo: '/login' },
])('no page of the shop asked: %o', (state) => {
  expect(returnPathOf(state)).toBeNull();
});
