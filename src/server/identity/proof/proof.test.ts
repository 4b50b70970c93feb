import { expect, test } from 'vitest';
import type { Proof } from '#contract/http/sign-in.ts';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { startTestShop, TEST_PASSWORD, type Visitor } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();

const prove = (who: Visitor, password = TEST_PASSWORD) => who.put<Proof>('/api/users/me/proof', { password });
const AN_ID = '0198a2a0-0000-7000-8000-000000000000';

/** All dangerous operations, and the response of each to a caller who may do it. */
const HURTS: [string, (admin: Visitor) => Promise<{ status: number; error: { code: string } }>, number][] = [
  ['changing a role', (admin) => admin.put(`/api/users/${AN_ID}/role`, { role: 'admin' }), 404],
  ['refunding an order', (admin) => admin.post('/api/payments/admin/refund', { orderId: AN_ID }), 404],
  ['changing the bank account', (admin) => admin.put('/api/settings', { values: { bankAccount: '' } }), 422],
  [
    'confirming the bank account',
    (admin) => admin.post('/api/settings/bank-confirmation', { account: 'x' }),
    409,
  ],
  ['exporting the orders', (admin) => admin.get('/api/reports/orders.csv'), 200],
  ['exporting the parcels', (admin) => admin.get('/api/reports/shipments.csv'), 200],
  ['exporting the customers', (admin) => admin.get('/api/reports/customers.csv'), 200],
  ['exporting the reviews', (admin) => admin.get('/api/reports/reviews.csv'), 200],
  ['exporting the cash', (admin) => admin.get('/api/reports/cash.csv'), 200],
  ['exporting one’s own data', (admin) => admin.get('/api/users/me/data'), 200],
];

test.each(HURTS)('%s needs a proof of the last ten minutes, else 403', async (_what, act, status) => {
  const admin = await site.signIn({ role: 'admin', remember: true });
  site.clock.advance(minutes(10) - seconds(1));
  expect((await act(admin)).status).toBe(status);
  site.clock.advance(seconds(1));
  const refused = await act(admin);
  expect([refused.status, refused.error.code]).toEqual([403, 'PROOF_NEEDED']);
  // Renewing a session is no proof of identity.
  await admin.post('/api/auth/refresh');
  expect((await act(admin)).error.code).toBe('PROOF_NEEDED');
  expect((await prove(admin)).status).toBe(200);
  expect((await act(admin)).status).toBe(status);
});

test('changing other settings and listing users need no recent proof', async () => {
  const admin = await site.signIn({ role: 'admin' });
  site.clock.advance(minutes(12));
  expect((await admin.put('/api/settings', { values: { slogan: 'Vòng nhỏ' } })).status).toBe(200);
  expect((await admin.get('/api/users')).status).toBe(200);
});

test('a proof holds for one device; a wrong password is 422, and after ten tries rate-limited', async () => {
  const linh = await site.signIn();
  const phone = site.visitor();
  await phone.post('/api/auth/login', { email: linh.user.email, password: TEST_PASSWORD });
  site.clock.advance(minutes(11));
  const until = new Date(site.clock.now().getTime() + minutes(10)).toISOString();
  expect((await linh.get<Proof>('/api/users/me/proof')).data).toEqual({ until: null });
  expect((await prove(linh)).data).toEqual({ until });
  expect((await linh.get<Proof>('/api/users/me/proof')).data).toEqual({ until });
  expect((await phone.get<Proof>('/api/users/me/proof')).data).toEqual({ until: null });
  const wrong = await prove(phone, 'khongphai1');
  expect([wrong.status, wrong.error.code, wrong.error.details?.[0]?.path]).toEqual([
    422,
    'CURRENT_PASSWORD_WRONG',
    'password',
  ]);
  for (let tries = 0; tries < 9; tries += 1) await prove(phone, 'khongphai1');
  expect((await prove(phone)).error.code).toBe('RATE_LIMITED');
});

test('an admin who gives up her own role gets 403 at once; the last admin cannot give it up', async () => {
  const ownSite = await startTestShop();
  const [anh, binh] = [await ownSite.signIn({ role: 'admin' }), await ownSite.signIn({ role: 'admin' })];
  const leave = (who: typeof anh) => who.put(`/api/users/${who.user.id}/role`, { role: 'customer' });
  expect((await leave(anh)).status).toBe(200);
  expect((await anh.get('/api/users')).status).toBe(403);
  expect((await leave(binh)).error.code).toBe('LAST_ADMIN');
  await ownSite.close();
});
