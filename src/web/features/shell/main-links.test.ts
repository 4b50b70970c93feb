import { expect, test } from 'vitest';
import { mainLinkOf } from './main-links.ts';

test.each([
  ['/', '/'],
  ['/garden', '/garden'],
  ['/garden/hoa-dao', '/garden'],
  ['/builder', '/garden'],
  ['/gardening', undefined],
  ['/blog/cham-soc', '/blog'],
  ['/cart', undefined],
  ['/?don-hang=01a2', '/'],
  ['/?qua=abc', undefined],
])('the main link of %s is %s', (address, link) => {
  expect(mainLinkOf(new URL(address, 'https://vuon.example'))).toBe(link);
});
