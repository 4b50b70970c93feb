import { expect, test } from 'vitest';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
const JSON_BODY = { 'content-type': 'application/json' };
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([100, 5_000, 30_000])('a JSON body nested %d levels deep is refused with 422', async (levels) => {
  const body = Buffer.from(`{"x":${deep(levels)}}`);
  const answer = await site.visitor().post('/api/auth/refresh', body, JSON_BODY);
  expect([answer.status, answer.error.code]).toEqual([422, 'INVALID_INPUT']);
});

test('POST /api/v1/errors accepts a report whose context is nested 10,000 levels deep', async () => {
  const body = Buffer.from(`{"message":"vỡ","context":{"x":${deep(10_000)}}}`);
  expect((await site.visitor().post('/api/v1/errors', body, JSON_BODY)).status).toBe(202);
});

test.each([
  ['/api/auth/login', (text: string) => ({ email: text, password: 'x' }), 422],
  ['/api/auth/login', (text: string) => ({ email: 'linh@example.vn', password: text }), 401],
  ['/api/auth/register', (text: string) => ({ name: text, email: 'a@b.vn', password: 'hoa12345' }), 422],
  ['/api/auth/forgot-password', (text: string) => ({ email: text }), 422],
])('a letter with 32,000 combining marks sent to %s does not stall', async (path, bodyOf, status) => {
  const answer = await site.visitor().post(path, bodyOf(`e${'\u0301\u0316'.repeat(16_000)}`));
  expect(answer.status).toBe(status);
});
