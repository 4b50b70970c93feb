import { like, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SecurityEvents } from '#contract/http/users-admin.ts';
import { days } from '#domain/kernel/time.ts';
import { TEST_PASSWORD } from '../../../../test-support/app.ts';
import { sharedShop, signedIn } from '../../../../test-support/shared-shop.ts';
import { rateLimits } from '#server/platform/http/rate-limit.ts';
import { securityEvents } from '../tables.ts';
import { recordIncident } from './service.ts';

const site = sharedShop();
const admin = signedIn(site, { role: 'admin', email: 'chu@tiem.example' });

const eventsOf = async (user: string) => {
  const { data } = await admin.get<SecurityEvents>(`/api/security-events?limit=100&user=${user}`);
  return data.events.map(({ kind }) => kind);
};
const logIn = (email: string, password: string, by = site.visitor()) =>
  by.post('/api/auth/login', { email, password });
const alerts = async () => (await site.mailsTo('chu@tiem.example')).map(({ subject }) => subject);

test('sign-ins, failed ones, refusals and exports are recorded, with network and route', async () => {
  const linh = await site.signIn({ name: 'Linh' });
  await logIn(linh.user.email, 'khongphai1');
  await linh.get('/api/orders');
  await linh.get('/api/users/me/data');
  await expect
    .poll(async () => (await eventsOf(linh.user.id)).toSorted())
    .toEqual(['export', 'refused', 'sign_in', 'sign_in_failed']);
  const { data } = await admin.get<SecurityEvents>(`/api/security-events?kind=refused&user=${linh.user.id}`);
  expect(data.events[0]).toMatchObject({
    user: { name: 'Linh' },
    route: 'GET /api/orders',
    network: expect.stringMatching(/^10\./),
  });
  expect((await linh.get('/api/security-events')).status).toBe(403);
});

test('security events contain no e-mail, password, code or token that was typed', async () => {
  const email = 'bi-mat@example.vn';
  await logIn(email, 'matkhaubimat9');
  await site.visitor().post('/api/auth/verify-otp', { email, otp: '4711' });
  await site.visitor().post('/api/auth/reset-password', {
    email,
    token: 'mabimat',
    newPassword: 'matkhaubimat9',
    confirmPassword: 'matkhaubimat9',
  });
  await expect.poll(async () => (await site.shop.db.select().from(securityEvents)).length).toBeGreaterThan(3);
  const rows = JSON.stringify(await site.shop.db.select().from(securityEvents));
  for (const typed of [email, 'matkhaubimat9', '4711', 'mabimat']) expect(rows).not.toContain(typed);
});

test('admins get a mail about 20 failed sign-ins of a staff account, and one about a user made admin twice', async () => {
  const { user } = await site.signIn({ role: 'shipper' });
  for (let n = 0; n < 21; n += 1) expect((await logIn(user.email, 'khongphai1')).status).toBe(401);
  await expect.poll(alerts).toContain('Có người dò mật khẩu của nhân viên');
  const mai = await site.signIn();
  for (const role of ['admin', 'customer', 'admin'])
    await admin.put(`/api/users/${mai.user._id}/role`, { role });
  await expect.poll(alerts).toContain('Tiệm vừa có thêm một quản trị viên');
  await expect
    .poll(async () => (await eventsOf(admin.user._id)).filter((kind) => kind === 'role_changed').length)
    .toBe(3);
  expect((await alerts()).filter((subject) => subject.includes('quản trị viên'))).toHaveLength(1);
});

test('a reused refresh token is recorded, and admins get a mail about it', async () => {
  const linh = await site.signIn({ remember: true });
  const thief = linh.copy();
  await linh.post('/api/auth/refresh');
  site.clock.advance(11_000);
  expect((await thief.post('/api/auth/refresh')).status).toBe(401);
  await expect.poll(alerts).toContain('Một phiên đăng nhập có thể đã bị đánh cắp');
  expect(await eventsOf(linh.user.id)).toContain('session_replayed');
});

test('an alert whose mail cannot be queued does not count towards the limit of one an hour', async () => {
  const { db } = site.shop;
  const stolen = () => alerts().then((all) => all.filter((subject) => subject.includes('bị đánh cắp')));
  const before = await stolen();
  await db.delete(rateLimits).where(like(rateLimits.key, 'alert:%'));
  const replayed = () =>
    recordIncident(site.shop, { kind: 'session_replayed', network: null, route: 'test', userId: null });
  let both: Promise<void>[] = [];
  await db.transaction(async (tx) => {
    // Its lock holds up the first alert's mail until the transaction ends.
    await tx.execute(sql`ALTER TABLE mails ADD CONSTRAINT no_mails CHECK (false) NOT VALID`);
    both = [replayed(), replayed()];
    await Promise.race(both);
  });
  expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
  ]);
  await db.execute(sql`ALTER TABLE mails DROP CONSTRAINT no_mails`);
  await replayed();
  await replayed();
  expect(await stolen()).toHaveLength(before.length + 1);
});

test('a hundred refusals a minute alert admins; at most thirty of one network are recorded', async () => {
  const linh = await site.signIn();
  // A minute is counted from its first refusal, which another test may have had long ago: one begins now.
  await site.shop.db.delete(rateLimits).where(like(rateLimits.key, '%refus%'));
  for (let round = 0; round < 6; round += 1)
    await Promise.all(Array.from({ length: 20 }, () => linh.get('/api/orders')));
  await expect.poll(alerts).toContain('Tiệm đang từ chối rất nhiều yêu cầu');
  expect((await eventsOf(linh.user.id)).filter((kind) => kind === 'refused').length).toBeLessThanOrEqual(30);
});

test('security events are deleted after 180 days', async () => {
  site.clock.advance(days(181));
  await site.jobs.run('identity.forget');
  expect(await site.shop.db.select().from(securityEvents)).toEqual([]);
  expect((await logIn(admin.user.email, TEST_PASSWORD)).status).toBe(200);
});
