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
])('%s belongs to the link to %s', (pathname, link) => {
  expect(mainLinkOf(pathname)).toBe(link);
});
