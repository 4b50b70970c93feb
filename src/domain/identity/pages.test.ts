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
])('return path %j after a login is taken as %j (null: refused)', (path, expected) => {
  expect(safeReturnPath(path)).toBe(expected);
});

test('the access level of every page is that of the specification', () => {
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

test('no return path leads to another origin, whatever it is composed of', () => {
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

test('without a valid return path a login leads to the home page of the role', () => {
  expect(landingPath('customer', null)).toBe('/');
  expect(landingPath('admin', undefined)).toBe('/admin');
  expect(landingPath('shipper', '//evil.example')).toBe('/shipper');
});

test('a return path to a page of another role is replaced by the user’s own home page', () => {
  expect(landingPath('customer', '/admin?tab=orders')).toBe('/');
  expect(landingPath('admin', '/admin?tab=orders')).toBe('/admin?tab=orders');
  expect(landingPath('customer', '/order')).toBe('/order');
});

test('the home page of every role is open to that role', () => {
  expect([accessOf(homePathFor('admin')), accessOf(homePathFor('shipper'))]).toEqual(['admin', 'shipper']);
  expect(accessOf(homePathFor('customer'))).toBe('public');
});
