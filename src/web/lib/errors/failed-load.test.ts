import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { failedLoad } from './failed-load.ts';

const WHY = { network: 'mạng không thông', shop: 'tiệm đang vấp' };
const said = (status: number, code = 'X') =>
  failedLoad(new ApiError(status, { code, message: 'lời của tiệm' }), WHY);

test('a refusal shows the server’s message, other failures whether the network or the shop failed', () => {
  expect([429, 422, 403].map((status) => said(status))).toEqual(Array(3).fill('lời của tiệm'));
  expect([0, 500, 503].map((status) => said(status))).toEqual([WHY.network, WHY.shop, WHY.shop]);
  expect(said(503, 'UNAVAILABLE')).toBe('lời của tiệm');
  expect(failedLoad(new TypeError('bug'), WHY)).toBe(WHY.shop);
});
