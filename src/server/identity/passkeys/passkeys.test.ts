import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Passkeys, RecoveryCodes } from '#contract/http/passkeys.ts';
import type { Session } from '#contract/http/identity.ts';
import { days, minutes } from '#domain/kernel/time.ts';
import type { Role } from '#domain/identity/roles.ts';
import { startTestShop, TEST_PASSWORD, type Visitor } from '../../../../test-support/app.ts';
import { authenticator, type Authenticator } from '../../../../test-support/authenticator.ts';
import { holdRow, untilWaitingForRows } from '../../../../test-support/held-row.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { createUser } from '../accounts/service.ts';
import { findUserByEmail } from '../accounts/repository.ts';
import { alertResets } from '../security/service.ts';
import { securityEvents } from '../tables.ts';
import { forgetPasskeys } from './reset.ts';

const ORIGIN = 'https://shop.test';
const HTTPS = { origin: ORIGIN };
/** A real shop: https, a domain name, no demo. */
const site = sharedShop({ env: { PUBLIC_URL: ORIGIN, DEMO: 'false' } });

let count = 0;
async function account(role: Role = 'customer'): Promise<string> {
  const email = `khoa${(count += 1)}@example.vn`;
  const person = { name: 'Khánh Linh', email, password: TEST_PASSWORD, role };
  await createUser(site.shop.db, person, site.clock.now());
  return email;
}
const logIn = (who: Visitor, email: string, more: object = {}) =>
  who.post<Session>('/api/auth/login', { email, password: TEST_PASSWORD, remember: true, ...more }, HTTPS);
async function enter(role?: Role) {
  const email = await account(role);
  const who = site.visitor();
  expect((await logIn(who, email)).status).toBe(200);
  return { email, who };
}
async function eventsOf(email: string) {
  const { id } = (await findUserByEmail(site.shop.db, email))!;
  const rows = await site.shop.db.select().from(securityEvents).where(eq(securityEvents.userId, id));
  return rows.map(({ kind }) => kind);
}
type Options = { challenge: string };
const own = async (who: Visitor) => (await who.get<Passkeys>('/api/users/me/passkeys')).data;
const options = async (who: Visitor) =>
  (await who.post<Options>('/api/users/me/passkeys/options', undefined, HTTPS)).data;
async function add(who: Visitor, phone = authenticator(ORIGIN)) {
  const made = phone.create(await options(who));
  const answer = await who.post<RecoveryCodes>('/api/users/me/passkeys', made, HTTPS);
  return { phone, answer };
}
async function enterBy(who: Visitor, phone: Authenticator) {
  const { data } = await who.post<Options>('/api/auth/passkey/options', undefined, HTTPS);
  return who.post<Session>('/api/auth/passkey', { assertion: phone.use(data), remember: true }, HTTPS);
}

test('adding a passkey while a password reset ends the session is 401, and the passkey cannot sign in', async () => {
  const { who, email } = await enter();
  await site.visitor().post('/api/auth/forgot-password', { email }, HTTPS);
  const token = /token=([\w-]+)/.exec((await site.mailsTo(email)).at(-1)!.text)?.[1];
  const phone = authenticator(ORIGIN);
  const made = phone.create(await options(who));
  const { db } = site.shop;
  const { id } = (await findUserByEmail(db, email))!;
  const held = await holdRow(db.$client.options.connectionString ?? '', 'users', id);
  const fresh = { email, token, newPassword: 'matkhaumoi2', confirmPassword: 'matkhaumoi2' };
  const reset = site.visitor().post('/api/auth/reset-password', fresh, HTTPS);
  await untilWaitingForRows(db, 1);
  const late = who.post('/api/users/me/passkeys', made, HTTPS);
  await untilWaitingForRows(db, 2);
  await held.letGo();
  expect([(await reset).status, (await late).status]).toEqual([200, 401]);
  expect((await enterBy(site.visitor(), phone)).error.code).toBe('PASSKEY_INVALID');
});

test('renewing recovery codes or removing a passkey in a session that ends meanwhile is 401 and changes nothing', async () => {
  const { who, email } = await enter();
  const { phone } = await add(who);
  const [passkey] = (await own(who)).passkeys;
  const elsewhere = site.visitor();
  await logIn(elsewhere, email);
  const { db } = site.shop;
  const { id } = (await findUserByEmail(db, email))!;
  const held = await holdRow(db.$client.options.connectionString ?? '', 'users', id);
  const late = [
    who.post('/api/users/me/recovery-codes', undefined, HTTPS),
    who.delete(`/api/users/me/passkeys/${passkey!._id}`, undefined, HTTPS),
  ];
  await Promise.race([...late, untilWaitingForRows(db, 2)]);
  expect((await elsewhere.delete('/api/users/me/devices', undefined, HTTPS)).status).toBe(200);
  await held.letGo();
  expect((await Promise.all(late)).map(({ status }) => status)).toEqual([401, 401]);
  expect((await enterBy(site.visitor(), phone)).status).toBe(200);
});

test('of recovery codes renewed twice concurrently ten are left', async () => {
  const { who } = await enter();
  await add(who);
  const renew = (tab: Visitor) => tab.post('/api/users/me/recovery-codes', undefined, HTTPS);
  const both = await Promise.all([renew(who), renew(who.copy())]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await own(who)).codesLeft).toBe(10);
});

test('a passkey is added and reported by mail, signs in without a password, and can be removed', async () => {
  const { who, email } = await enter();
  const { phone, answer } = await add(who);
  expect(answer.status).toBe(200);
  expect(answer.data.codes).toHaveLength(10);
  expect((await site.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('khóa đăng nhập'),
  ]);
  const elsewhere = site.visitor();
  const signedIn = await enterBy(elsewhere, phone);
  expect(signedIn.data.user.email).toBe(email);
  expect((await elsewhere.get('/api/users/me')).status).toBe(200);
  const { passkeys, codesLeft, isPossible, ask } = await own(who);
  expect([passkeys.length, codesLeft, isPossible, ask]).toEqual([1, 10, true, 'no']);
  expect(passkeys[0]!.usedAt).toBe(site.clock.now().toISOString());
  // For a customer the password still signs in: a passkey is a convenience.
  expect((await logIn(site.visitor(), email)).status).toBe(200);

  const remove = () => who.delete(`/api/users/me/passkeys/${passkeys[0]!._id}`, undefined, HTTPS);
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  expect((await enterBy(site.visitor(), phone)).error.code).toBe('PASSKEY_INVALID');
  expect((await own(who)).codesLeft).toBe(0);
});

describe('refusals', () => {
  test('a sign-in with a used, unknown or expired challenge, or signed by an unknown passkey', async () => {
    const { who } = await enter();
    const { phone } = await add(who);
    const ask = async () => (await who.post<Options>('/api/auth/passkey/options', undefined, HTTPS)).data;
    const send = (assertion: object) => site.visitor().post('/api/auth/passkey', { assertion }, HTTPS);
    const right = phone.use(await ask());
    expect((await send(right)).status).toBe(200);
    expect((await send(right)).error.code).toBe('PASSKEY_INVALID');
    expect((await send(phone.use({ challenge: 'xxxx' }))).error.code).toBe('PASSKEY_INVALID');
    const late = phone.use(await ask());
    site.clock.advance(minutes(5));
    expect((await send(late)).error.code).toBe('PASSKEY_INVALID');
    const stranger = authenticator(ORIGIN).use(await ask());
    expect((await send({ ...stranger, id: right.id, rawId: right.id })).error.code).toBe('PASSKEY_INVALID');
    expect((await send(stranger)).error.code).toBe('PASSKEY_INVALID');
  });

  test('adding a passkey made for another origin, or with another user’s challenge', async () => {
    const [{ who }, { who: other }] = [await enter(), await enter()];
    expect((await add(who, authenticator('https://shop.test.evil.example'))).answer.error.code).toBe(
      'PASSKEY_INVALID',
    );
    const made = authenticator(ORIGIN).create(await options(other));
    expect((await who.post('/api/users/me/passkeys', made, HTTPS)).error.code).toBe('PASSKEY_INVALID');
  });

  test('adding a passkey without a proof of the last ten minutes, by password or by one’s own passkey', async () => {
    const { who } = await enter();
    const { phone } = await add(who);
    site.clock.advance(minutes(11));
    const late = await who.post('/api/users/me/passkeys/options', undefined, HTTPS);
    expect(late.error.code).toBe('PROOF_NEEDED');
    const { data } = await who.post<Options>('/api/auth/passkey/options', undefined, HTTPS);
    const proof = (by: object) => who.put('/api/users/me/proof/passkey', { assertion: by }, HTTPS);
    expect((await proof(phone.use(data))).status).toBe(200);
    expect((await who.post('/api/users/me/passkeys/options', undefined, HTTPS)).status).toBe(200);
    const { who: other } = await enter();
    const { data: again } = await other.post<Options>('/api/auth/passkey/options', undefined, HTTPS);
    expect(
      (await other.put('/api/users/me/proof/passkey', { assertion: phone.use(again) }, HTTPS)).error.code,
    ).toBe('PASSKEY_INVALID');
  });
});

describe('staff', () => {
  test('are asked for a passkey; after seven days without one staff routes are refused until they add it', async () => {
    const { who } = await enter('admin');
    const due = new Date(site.clock.now().getTime() + days(7)).toISOString();
    expect(await own(who)).toMatchObject({ ask: 'yes', due });
    site.clock.advance(days(7) - minutes(1));
    await who.post('/api/auth/refresh', undefined, HTTPS);
    expect((await who.get('/api/users')).status).toBe(200);
    const paused = { name: 'Tạm ngưng', price: 1_000, estimatedDays: 1, isActive: false };
    const { data: option } = await who.post<{ _id: string }>('/api/shipping', paused, HTTPS);
    const ofStaff = `/api/shipping/${option._id}`;
    expect((await who.get(ofStaff)).status).toBe(200);
    site.clock.advance(minutes(1));
    expect((await who.get('/api/users')).error.code).toBe('PASSKEY_REQUIRED');
    // Nor does a route for everybody show what only staff may see.
    expect((await who.get(ofStaff)).status).toBe(404);
    expect((await own(who)).ask).toBe('must');
    // Her own account stays accessible, so that she can add one.
    expect((await who.put('/api/users/me/proof', { password: TEST_PASSWORD }, HTTPS)).status).toBe(200);
    expect((await add(who)).answer.status).toBe(200);
    for (const path of ['/api/users', ofStaff]) expect((await who.get(path)).status).toBe(200);
  });

  test('with a passkey: the password alone is 403; a recovery code works once; new codes replace the old', async () => {
    const { who, email } = await enter('shipper');
    const { phone, answer } = await add(who);
    const refused = await logIn(site.visitor(), email);
    expect([refused.status, refused.error.code, refused.cookies]).toEqual([403, 'PASSKEY_NEEDED', []]);
    // Somebody knows her password: that is recorded.
    await expect.poll(() => eventsOf(email)).toContain('sign_in_failed');
    expect((await logIn(site.visitor(), email, { password: 'khongphai1' })).error.code).toBe('LOGIN_FAILED');
    const [code = ''] = answer.data.codes;
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await logIn(site.visitor(), email, { recoveryCode: typed })).status).toBe(200);
    const again = await logIn(site.visitor(), email, { recoveryCode: code });
    expect([again.status, again.error.code]).toEqual([422, 'RECOVERY_CODE_WRONG']);
    expect((await enterBy(site.visitor(), phone)).status).toBe(200);
    expect((await own(who)).codesLeft).toBe(9);
    const fresh = await who.post<RecoveryCodes>('/api/users/me/recovery-codes', undefined, HTTPS);
    expect(fresh.data.codes).toHaveLength(10);
    const old = await logIn(site.visitor(), email, { recoveryCode: answer.data.codes[1] });
    expect(old.error.code).toBe('RECOVERY_CODE_WRONG');
  });

  test('a recovery code of a sign-in that came to nothing, because the shop was busy, is still valid', async () => {
    const { who, email } = await enter('shipper');
    const [recoveryCode] = (await add(who)).answer.data.codes;
    const { db } = site.shop;
    const { id } = (await findUserByEmail(db, email))!;
    const held = await holdRow(db.$client.options.connectionString ?? '', 'users', id);
    const busy = await logIn(site.visitor(), email, { recoveryCode });
    await held.letGo();
    expect(busy.error.code).toBe('UNAVAILABLE');
    expect((await logIn(site.visitor(), email, { recoveryCode })).status).toBe(200);
    expect((await own(who)).codesLeft).toBe(9);
  });

  test('whose passkeys were reset are signed out and can sign in by password; admins get one mail about it', async () => {
    const { email: boss } = await enter('admin');
    const { who, email } = await enter('shipper');
    await add(who);
    const { id } = (await findUserByEmail(site.shop.db, email))!;
    const now = site.clock.now();
    expect(await forgetPasskeys(site.shop.db, { userId: id, by: id, now })).toBe(1);
    expect((await who.get('/api/users/me')).status).toBe(401);
    expect((await logIn(who, email)).status).toBe(200);
    expect((await own(who)).ask).toBe('yes');
    await alertResets(site.shop, new Date(now.getTime() - 1));
    await alertResets(site.shop, new Date(now.getTime() - 1));
    const told = (await site.mailsTo(boss)).filter(({ subject }) => subject.includes('vừa được gỡ'));
    expect(told).toHaveLength(1);
  });
});

test.each([
  ['no PUBLIC_URL', {}, 'impossible'],
  ['an http URL', { PUBLIC_URL: 'http://shop.test' }, 'impossible'],
  ['an IP address as its URL', { PUBLIC_URL: 'https://192.0.2.7' }, 'impossible'],
  ['demo mode', { PUBLIC_URL: 'https://shop.test', DEMO: 'true' }, 'no'],
])('a shop with %s requires no passkey of its staff (ask: %s)', async (_what, env, ask) => {
  const shop = await startTestShop({ env });
  const origin = { origin: 'PUBLIC_URL' in env ? env.PUBLIC_URL : 'http://shop.test' };
  const person = { name: 'An', email: 'an@example.vn', password: TEST_PASSWORD, role: 'admin' as const };
  await createUser(shop.shop.db, person, shop.clock.now());
  const admin = shop.visitor();
  const login = { email: person.email, password: TEST_PASSWORD, remember: true };
  await admin.post('/api/auth/login', login, origin);
  expect((await admin.get<Passkeys>('/api/users/me/passkeys')).data).toMatchObject({ ask, due: null });
  shop.clock.advance(days(8));
  await admin.post('/api/auth/refresh', undefined, origin);
  expect((await admin.get('/api/users')).status).toBe(200);
  await shop.close();
});
