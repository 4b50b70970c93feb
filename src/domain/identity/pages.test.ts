import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessOf, homePathFor, landingPath, PAGES, safeReturnPath } from './pages.ts';

test.each([
  ['/builder', '/builder'],
  ['/builder?mau=hoa-dao', '/builder?mau=hoa-dao'],
  ['/admin?tab=orders', '/admin?tab=orders'],
  ['/', '/'],
  ['/cart/', '/cart/'],
  ['/login', null],
  ['/reset-password?token=x', null],
  ['/nowhere', null],
  ['', null],
  ['garden', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/garden\\..\\', null],
  ['/%2F%2Fevil.example', null],
  ['/.//evil.example', null],
  ['/garden/../login', null],
  ['https://evil.example/garden', null],
  ['javascript:alert(1)', null],
  ['/garden\n', null],
  ['/constructor', null],
  [null, null],
  [['/garden'], null],
])('a login asked for by %j returns to %j', (path, expected) => {
  expect(safeReturnPath(path)).toBe(expected);
});

test('pages are for whom the specification says', () => {
  // spec §2, Route table, repeated by hand.
  expect(Map.groupBy(Object.keys(PAGES), accessOf)).toEqual(
    new Map([
      ['public', ['/', '/garden', '/help', '/blog', '/cart']],
      ['login', ['/builder', '/order', '/profile', '/orders']],
      ['guest', ['/login', '/register', '/verify-otp', '/forgot-password', '/reset-password']],
      ['admin', ['/admin']],
      ['shipper', ['/shipper']],
    ]),
  );
});

test('whatever is asked for, a login never leaves the shop', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    'garden',
    'evil.example',
    '\t',
    'https',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
      const path = safeReturnPath(`/${pieces.join('')}`);
      expect(new URL(path ?? '/', 'https://shop.example').origin).toBe('https://shop.example');
    }),
    { numRuns: 500 },
  );
});

test('a direct login goes to the home of the role', () => {
  expect(landingPath('customer', null)).toBe('/');
  expect(landingPath('admin', undefined)).toBe('/admin');
  expect(landingPath('shipper', '//evil.example')).toBe('/shipper');
});

test('nobody is sent to a page of another role', () => {
  expect(landingPath('customer', '/admin?tab=orders')).toBe('/');
  expect(landingPath('admin', '/admin?tab=orders')).toBe('/admin?tab=orders');
  expect(landingPath('customer', '/order')).toBe('/order');
});

test('every home is a page that its role may see', () => {
  expect([accessOf(homePathFor('admin')), accessOf(homePathFor('shipper'))]).toEqual(['admin', 'shipper']);
  expect(accessOf(homePathFor('customer'))).toBe('public');
});
