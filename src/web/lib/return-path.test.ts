import { expect, test } from 'vitest';
import { returnPathOf, returnTo } from './return-path.ts';

test('a return path is read back with its query', () => {
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
])('a missing or invalid return path is ignored: %o', (state) => {
  expect(returnPathOf(state)).toBeNull();
});
