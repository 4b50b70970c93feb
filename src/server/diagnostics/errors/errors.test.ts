import { describe, expect, test } from 'vitest';
import type { ClientErrorsPage } from '#contract/http/diagnostics.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { purgeErrorsBeyond } from './repository.ts';
import { clientErrors } from '../tables.ts';

const tiem = sharedShop();
const admin = signedIn(tiem, { role: 'admin' });

const report = (guest: Visitor, body: object) => guest.post('/api/v1/errors', body);
const listed = async (query = '') => (await admin.get<ClientErrorsPage>(`/api/admin/errors${query}`)).data;
const find = async (message: string) =>
  (await listed('?limit=100')).errors.filter((error) => error.message === message);

test('POST /api/v1/errors stores the report for admins, without the page’s query', async () => {
  const guest = tiem.visitor();
  const answer = await report(guest, {
    message: 'x is not a function',
    stack: 'TypeError: x is not a function\n  at Garden (/assets/garden-1a2b.js:1:2)',
    context: { source: 'window', component: 'Garden' },
    userId: 'ai-do',
    timestamp: '2026-11-21T02:00:00.000Z',
    url: 'https://vuoncharm.example/reset-password?token=bimat#x',
    userAgent: 'Firefox',
  });
  expect([answer.status, answer.data]).toEqual([202, { ok: true }]);
  expect(await find('x is not a function')).toEqual([
    {
      _id: expect.any(String),
      message: 'x is not a function',
      count: 1,
      stack: expect.stringContaining('at Garden'),
      context: '{"source":"window","component":"Garden"}',
      userId: null,
      url: 'https://vuoncharm.example/reset-password',
      userAgent: 'Firefox',
      firstRelease: null,
      release: null,
      firstSeenAt: tiem.clock.now().toISOString(),
      lastSeenAt: tiem.clock.now().toISOString(),
    },
  ]);
});

test('a repeated error is counted, with its latest message and account', async () => {
  const customer = await tiem.signIn();
  const first = tiem.clock.now().toISOString();
  const at = (id: string) => ({
    message: `Order ${id} failed`,
    stack: `Error\n at https://a.example/o.js:${id}`,
  });
  await report(tiem.visitor(), at('17'));
  tiem.clock.advance(60_000);
  await Promise.all([report(customer, at('18')), report(customer, at('18'))]);
  const [kept] = await find('Order 18 failed');
  expect(kept).toMatchObject({
    count: 3,
    userId: customer.user.id,
    firstSeenAt: first,
    lastSeenAt: tiem.clock.now().toISOString(),
  });
  expect(await find('Order 17 failed')).toEqual([]);
});

test('errors are listed by the last release they were seen in, each with its first release', async () => {
  const meet = (message: string, release: string) => report(tiem.visitor(), { message, release });
  const since = tiem.clock.now().toISOString();
  await meet('Old and again', 'r1');
  await meet('Only then', 'r1');
  tiem.clock.advance(60_000);
  await meet('Old and again', 'r2');
  await meet('New', 'r2');
  const { errors, releases, pagination } = await listed('?release=r2&limit=100');
  expect(Object.fromEntries(errors.map(({ message, firstRelease }) => [message, firstRelease]))).toEqual({
    New: 'r2',
    'Old and again': 'r1',
  });
  expect(pagination.total).toBe(2);
  expect(releases).toEqual([
    { release: 'r2', errors: 2, since },
    { release: 'r1', errors: 1, since },
  ]);
});

test('a message and a context too long are cut, NUL characters removed', async () => {
  const answer = await report(tiem.visitor(), {
    message: `dài\u0000${'x'.repeat(5000)}`,
    context: { deep: { text: 'y'.repeat(20_000) }, nul: '\u0000' },
  });
  expect(answer.status).toBe(202);
  const kept = (await listed('?limit=100')).errors.find(({ message }) => message.startsWith('dàix'));
  expect([kept?.message.length, kept?.context?.length]).toEqual([2000, 4000]);
});

test.each([
  ['no message', {}, 422],
  ['a message that is not a string', { message: { x: 1 } }, 422],
  ['more than 64 kB', { message: 'x', stack: 'y'.repeat(70_000) }, 413],
])('a report with %s is refused', async (_what, body, status) => {
  expect((await report(tiem.visitor(), body)).status).toBe(status);
});

test('reports of a violated Content-Security-Policy are listed among the errors, counted by blocked address', async () => {
  const send = (type: string, payload: unknown) =>
    tiem.app.inject({
      method: 'POST',
      url: '/api/v1/policy-reports',
      headers: { 'content-type': type, host: 'shop.test' },
      payload: JSON.stringify(payload),
    });
  const old = {
    'blocked-uri': 'https://evil.example/x.js?bimat=1',
    'violated-directive': 'script-src',
    'document-uri': 'https://shop.test/garden?q=1',
  };
  const body = {
    blockedURL: 'https://evil.example/x.js?bimat=1',
    effectiveDirective: 'script-src',
    documentURL: 'https://shop.test/garden?q=1',
  };
  const list = [
    { type: 'csp-violation', body },
    { type: 'deprecation', body: {} },
    { type: 'csp-violation', body: { ...body, blockedURL: 'chrome-extension://abc/x.js' } },
  ];
  expect((await send('application/csp-report', { 'csp-report': old })).statusCode).toBe(202);
  expect((await send('application/reports+json', list)).statusCode).toBe(202);
  expect(await find('Content-Security-Policy: script-src https://evil.example/x.js')).toMatchObject([
    { count: 2, url: 'https://shop.test/garden' },
  ]);
  expect((await listed('?limit=100')).errors.some(({ message }) => message.includes('extension'))).toBe(
    false,
  );
  expect((await send('application/csp-report', 'x')).statusCode).toBe(422);
});

test('one address may send 30 reports a minute, the next gets 429', async () => {
  const guest = tiem.visitor();
  const statuses = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await report(guest, { message: 'cùng một lỗi' })).status);
  expect(statuses).toEqual([...Array(30).fill(202), 429]);
});

test('the purge keeps only the newest errors', async () => {
  for (const message of ['một lỗi a', 'một lỗi b', 'một lỗi c']) {
    tiem.clock.advance(1000);
    await report(tiem.visitor(), { message });
  }
  await purgeErrorsBeyond(tiem.shop.db, 2);
  expect((await tiem.shop.db.select().from(clientErrors)).map(({ message }) => message).toSorted()).toEqual([
    'một lỗi b',
    'một lỗi c',
  ]);
});

describe('GET /api/admin/errors', () => {
  test('is paged, the last seen error first', async () => {
    for (const message of ['trang một', 'trang hai', 'trang ba']) {
      tiem.clock.advance(1000);
      await report(tiem.visitor(), { message });
    }
    const page = await listed('?page=2&limit=1');
    expect(page.errors.map(({ message }) => message)).toEqual(['trang hai']);
    expect(page.pagination).toMatchObject({ page: 2, limit: 1 });
    expect(page.pagination.total).toBe(page.pagination.pages);
  });

  test.each(['?page=0', '?limit=1000', '?page=x'])('refuses %s with 422', async (query) => {
    expect((await admin.get(`/api/admin/errors${query}`)).status).toBe(422);
  });
});
