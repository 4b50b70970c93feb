import { expect, test } from 'vitest';
import { isReachableWhileClosed } from './while-closed.ts';

test.each([
  '/login',
  '/admin?tab=orders',
  '/shipper',
  '/orders',
  '/orders?don=1',
  '/orders.data',
  '/profile',
])('%s is reachable while the shop is closed', (url) => expect(isReachableWhileClosed(url)).toBe(true));
test.each([
  '/order?thanh-toan=1',
  '/order.data?thanh-toan=1',
  '/?qua=abc',
  '/?x=1&qua=abc',
  '/_root.data?qua=abc',
])('payment or gift page %s is reachable while the shop is closed', (url) =>
  expect(isReachableWhileClosed(url)).toBe(true),
);
test.each([
  '/',
  '/?vong=x',
  '/garden',
  '/builder',
  '/cart',
  '/order',
  '/ordersx',
  '/register',
  '/garden?qua=abc',
  '/x/login',
])('%s is not reachable while the shop is closed', (url) => expect(isReachableWhileClosed(url)).toBe(false));
