import { expect, test } from 'vitest';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
const JSON_BODY = { 'content-type': 'application/json' };
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([100, 5_000, 30_000])('%d levels of JSON are refused, not failed at', async (levels) => {
  const body = Buffer.from(`{"x":${deep(levels)}}`);
  const answer = await site.visitor().post('/api/auth/refresh', body, JSON_BODY);
  expect([answer.status, answer.error.code]).toEqual([422, 'INVALID_INPUT']);
});

test('the report of a crashed page is taken, however deep its context is', async () => {
  const body = Buffer.from(`{"message":"vỡ","context":{"x":${deep(10_000)}}}`);
  expect((await site.visitor().post('/api/v1/errors', body, JSON_BODY)).status).toBe(202);
});

test.each([
  ['/api/auth/login', (text: string) => ({ email: text, password: 'x' }), 422],
  ['/api/auth/login', (text: string) => ({ email: 'linh@example.vn', password: text }), 401],
  ['/api/auth/register', (text: string) => ({ name: text, email: 'a@b.vn', password: 'hoa12345' }), 422],
  ['/api/auth/forgot-password', (text: string) => ({ email: text }), 422],
])('a letter with tens of thousands of marks sent to %s holds up nobody', async (path, bodyOf, status) => {
  const answer = await site.visitor().post(path, bodyOf(`e${'\u0301\u0316'.repeat(16_000)}`));
  expect(answer.status).toBe(status);
});
