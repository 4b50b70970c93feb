import { expect, test } from 'vitest';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
const JSON_BODY = { 'content-type': 'application/json' };
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([100, 5_000, 200_000])('%d levels of JSON are refused, not failed at', async (levels) => {
  const body = Buffer.from(`{"x":${deep(levels)}}`);
  const answer = await site.visitor().post('/api/auth/refresh', body, JSON_BODY);
  expect([answer.status, answer.error.code]).toEqual([422, 'INVALID_INPUT']);
});

test('the report of a crashed page is taken, however deep its context is', async () => {
  const body = Buffer.from(`{"message":"vỡ","context":{"x":${deep(10_000)}}}`);
  expect((await site.visitor().post('/api/v1/errors', body, JSON_BODY)).status).toBe(202);
});
