import { expect, test } from 'vitest';
import { keptFor } from './kept-for.ts';

const navigation = { method: 'GET', mode: 'navigate' } as const;
const fetched = { method: 'GET', mode: 'no-cors' } as const;

test.each([
  ['/', navigation, 'page'],
  ['/garden', navigation, 'page'],
  ['/blog', navigation, 'page'],
  ['/cart', navigation, 'other-page'],
  ['/orders', navigation, 'other-page'],
  ['/shipper', navigation, 'shell'],
  ['/shipper', { method: 'GET', mode: 'cors' }, 'shell'],
  ['/shipper.data', fetched, null],
  ['/api/docs', navigation, null],
  ['/api/charms', fetched, null],
  ['/socket.io/', fetched, null],
  ['/assets/root-abc.js', fetched, 'file'],
  ['/pictures/charms/tho-224.webp', fetched, 'picture'],
  ['/brand/logo.svg', fetched, 'picture'],
  // What customers and staff uploaded, and receipts, stay with the shop.
  ['/pictures/uploads/x.webp', fetched, null],
  ['/pictures/designs/x-640.webp', fetched, null],
  ['/garden', { method: 'POST', mode: 'same-origin' }, null],
] as const)('%s (%o) is kept as %s', (pathname, request, kept) => {
  expect(keptFor({ pathname }, request)).toBe(kept);
});
