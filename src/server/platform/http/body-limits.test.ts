import { expect, test } from 'vitest';
import { DRAFT_MAX } from '#domain/design/limits.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop({ goods: true });

/** JSON of about this many bytes in many small parts, which is the most expensive to parse. */
const crumbs = (bytes: number) => ({ parts: Array.from({ length: bytes / 8 }, () => ({ a: [] })) });

const TOO_LARGE = { status: 413, error: { code: 'TOO_LARGE', message: 'Nội dung gửi lên quá lớn' } };

test('a body above its route’s limit is refused with 413 before it is validated', async () => {
  const linh = await site.signIn();
  const large = crumbs(80_000);
  const guest = site.visitor();
  const refused = [
    await guest.post('/api/auth/login', large),
    await guest.post('/api/v1/errors', large),
    await linh.post('/api/cart/items', large),
    await linh.post('/api/orders', large),
    await linh.post('/api/custom-bracelets', large),
    await linh.post('/api/chat', large),
  ];
  for (const answer of refused) expect(answer).toMatchObject(TOO_LARGE);
  // Within the limit the form is looked at.
  expect((await linh.post('/api/cart/items', crumbs(40_000))).status).toBe(422);
});

test('routes that take long texts have larger body limits of their own', async () => {
  const linh = await site.signIn();
  const admin = await site.signIn({ role: 'admin' });
  // In JSON each of these letters is six bytes.
  const draft = '\u0001'.repeat(DRAFT_MAX);
  expect((await linh.put('/api/custom-bracelets/draft', { draft })).status).toBe(200);
  expect((await linh.put('/api/custom-bracelets/draft', { draft: `${draft}${draft}` })).status).toBe(413);
  const csv = `ten,gia\n${'Cúc vạn thọ,9000\n'.repeat(20_000)}`;
  expect((await admin.post('/api/charms/import', { csv, dryRun: true })).status).not.toBe(413);
  expect((await admin.put('/api/settings', { values: { about: 'ệ'.repeat(50_000) } })).status).toBe(422);
  expect((await admin.put('/api/settings', { values: { about: 'ệ'.repeat(100_000) } })).status).toBe(413);
});

test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/octet-stream'])(
  'a body of type %s is refused with 415',
  async (type) => {
    const linh = await site.signIn();
    const body = Buffer.from('{"gender":"female"}');
    const { status, error } = await linh.put('/api/users/me/profile', body, { 'content-type': type });
    expect([status, error.code]).toEqual([415, 'WRONG_TYPE']);
  },
);
