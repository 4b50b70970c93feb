import { expect, test } from 'vitest';
import { cacheKindOf, cacheKeyOf, isCacheable } from './cache-rules.ts';

const navigation = { method: 'GET', mode: 'navigate' } as const;
const fetched = { method: 'GET', mode: 'no-cors' } as const;

test.each([
  ['/', navigation, 'page'],
  ['/garden', navigation, 'page'],
  ['/blog', navigation, 'page'],
  ['/garden?loai=flower', fetched, 'page'],
  ['/?don-hang=01890a5d', navigation, 'other-page'],
  ['/?qua=0123456789abcdefghijkl', navigation, 'other-page'],
  ['/?qua=0123456789abcdefghijkl', fetched, null],
  ['/?tro-chuyen=mo', fetched, null],
  ['/cart', navigation, 'other-page'],
  ['/profile', fetched, null],
  ['/orders', navigation, 'other-page'],
  ['/shipper', navigation, 'shell'],
  ['/shipper', { method: 'GET', mode: 'cors' }, 'shell'],
  ['/shipper.data', fetched, null],
  ['/api/docs', navigation, null],
  ['/api/charms', fetched, null],
  ['/socket.io/', fetched, null],
  ['/assets/root-abc.js', fetched, 'file'],
  // Requested with Range headers, which a cached whole file would break.
  ['/assets/huong-dan-abc.webm', fetched, null],
  ['/assets/huong-dan-abc.mp4', fetched, null],
  ['/assets/huong-dan-abc.vtt', fetched, 'file'],
  ['/pictures/charms/tho-224.webp', fetched, 'picture'],
  ['/brand/logo.svg', fetched, 'picture'],
  // Uploads of customers and staff, and receipts, are never cached.
  ['/pictures/uploads/x.webp', fetched, null],
  ['/pictures/designs/x-640.webp', fetched, null],
  ['/garden', { method: 'POST', mode: 'same-origin' }, null],
] as const)('cache kind of %s (%o): %s', (address, request, kept) => {
  expect(cacheKindOf(new URL(address, 'https://vuoncharm.vn'), request)).toBe(kept);
});

test.each([
  [200, 'no-cache', true],
  [200, 'no-store', false],
  [404, 'no-cache', false],
  [302, '', false],
] as const)(
  'a response with status %i and Cache-Control "%s" is cacheable: %s',
  (status, cacheControl, expected) => {
    expect(isCacheable({ status, headers: new Headers({ 'cache-control': cacheControl }) })).toBe(expected);
  },
);

test.each([
  ['/garden?charm=hoa-dao&fbclid=IwAR0x', '/garden?charm=hoa-dao'],
  ['/?vong=suong-som&utm_source=zalo&utm_campaign=8-3', '/?vong=suong-som'],
  ['/?igsh=MzRl&igshid=1&ttclid=2&gclid=3&zarsrc=4', '/'],
  ['/garden?q=utm_source', '/garden?q=utm_source'],
  ['/garden?loai=flower', '/garden?loai=flower'],
])('cache key of %s without its tracking parameters: %s', (address, under) => {
  expect(cacheKeyOf(`https://vuoncharm.vn${address}`)).toBe(`https://vuoncharm.vn${under}`);
});
