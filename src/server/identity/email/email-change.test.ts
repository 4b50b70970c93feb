import { like, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { OtpSent, User } from '#contract/http/identity.ts';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { rateLimits } from '#server/platform/http/rate-limit.ts';
import { tally, TEST_PASSWORD, type Visitor } from '../../../../test-support/app.ts';
import { holdRow, untilWaitingForRows } from '../../../../test-support/held-row.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { otpHash } from '../registration/otp-hash.ts';

const PATH = '/api/users/me/email-change';
const tiem = sharedShop();

let count = 0;
const freshEmail = () => `hom-thu-moi-${(count += 1)}@example.vn`;
const wrong = (otp: string, step = 1) => String((Number(otp) + step) % 10_000).padStart(4, '0');

const ask = (guest: Visitor, email: string) =>
  guest.put<User>('/api/users/me/profile', { email, currentPassword: TEST_PASSWORD });
const verify = (guest: Visitor, otp: string) => guest.post<User>(`${PATH}/verify`, { otp });
const waiting = async (guest: Visitor) => (await guest.get<OtpSent | null>(PATH)).data;
const logIn = async (email: string) =>
  (await tiem.visitor().post('/api/auth/login', { email, password: TEST_PASSWORD })).status;

/** A user with a pending new address. */
async function changing(email = freshEmail()) {
  const guest = await tiem.signIn();
  expect((await ask(guest, email)).status).toBe(200);
  return { guest, email, old: guest.user.email, otp: await tiem.otpFor(email) };
}

/** A pending address whose code differs from another one; one in ten thousand does not. */
async function changingUnlike(otp: string) {
  const other = await changing();
  return other.otp === otp ? changing() : other;
}

test('a new address signs in only once its code was entered; then the old one is informed by mail', async () => {
  const { guest, email, old, otp } = await changing();
  expect(await waiting(guest)).toMatchObject({ email });
  expect([await logIn(email), await logIn(old)]).toEqual([401, 200]);
  const told = async () => (await tiem.mailsTo(old)).filter(({ text }) => text.includes(email));
  expect(await told()).toEqual([]);

  expect((await verify(guest, otp)).data.email).toBe(email);
  expect([await logIn(email), await logIn(old)]).toEqual([200, 401]);
  expect(await told()).toHaveLength(1);
  expect(await waiting(guest)).toBeNull();
  expect((await guest.get('/api/users/me')).status).toBe(200);
});

test('a code that was never mailed, the day’s mails being used up, is refused even when guessed', async () => {
  const [guest, email] = [await tiem.signIn(), freshEmail()];
  for (const mails of [1, 2, 3, 3]) {
    expect((await ask(guest, email)).status).toBe(200);
    expect(await tiem.mailsTo(email)).toHaveLength(mails);
    tiem.clock.advance(minutes(1));
  }
  const { rows } = await tiem.shop.db.execute<{ otp_hash: string }>(
    sql`SELECT otp_hash FROM email_changes WHERE email = ${email}`,
  );
  const codes = Array.from({ length: 10_000 }, (_, code) => wrong('0', code));
  const hashOf = (code: string) => otpHash(tiem.shop.secret, `${guest.user._id} ${email}`, code);
  const otp = codes.find((code) => hashOf(code) === rows[0]?.otp_hash);
  expect(otp).toBeDefined();
  expect((await verify(guest, otp!)).error.code).toBe('OTP_INVALID');
});

test('a password reset link mailed to the old address is void after the change', async () => {
  const { guest, old, otp } = await changing();
  await tiem.visitor().post('/api/auth/forgot-password', { email: old });
  const link = /token=([\w-]+)/.exec((await tiem.mailsTo(old)).at(-1)!.text)![1];
  await verify(guest, otp);
  for (const email of [old, guest.user.email]) {
    const tried = await tiem.visitor().post('/api/auth/validate-reset-token', { email, token: link });
    expect(tried.error.code).toBe('RESET_LINK_INVALID');
  }
});

describe('concurrent with a password reset from the old address', () => {
  const url = () => tiem.shop.db.$client.options.connectionString ?? '';

  test('the change is 401 once the password is reset; never do both succeed', async () => {
    const { guest: thief, email, old, otp } = await changing();
    await tiem.visitor().post('/api/auth/forgot-password', { email: old });
    const token = /token=([\w-]+)/.exec((await tiem.mailsTo(old)).at(-1)!.text)![1]!;
    const held = await holdRow(url(), 'users', thief.user._id);
    const link = { email: old, token, newPassword: 'matkhaumoi2', confirmPassword: 'matkhaumoi2' };
    const reset = tiem.visitor().post('/api/auth/reset-password', link);
    await untilWaitingForRows(tiem.shop.db, 1);
    const taken = verify(thief, otp);
    await untilWaitingForRows(tiem.shop.db, 2);
    await held.letGo();
    const ended = [(await reset).status, (await taken).status];
    // On a busy machine the second may be first: then the link is void.
    expect([
      [200, 401],
      [422, 200],
    ]).toContainEqual(ended);
    if (ended[0] !== 200) return;
    const again = { email: old, password: 'matkhaumoi2' };
    expect((await tiem.visitor().post('/api/auth/login', again)).status).toBe(200);
    expect(await logIn(email)).toBe(401);
  });

  test('a reset link mailed at that moment is refused after the change', async () => {
    const { guest, email, old, otp } = await changing();
    await tiem.visitor().post('/api/auth/forgot-password', { email: old });
    const held = await holdRow(url(), 'users', guest.user._id);
    const changed = verify(guest, otp);
    await untilWaitingForRows(tiem.shop.db, 1);
    const mailed = tiem.mailsTo(old);
    await untilWaitingForRows(tiem.shop.db, 2);
    await held.letGo();
    expect((await changed).status).toBe(200);
    const tokens = (await mailed).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
    for (const token of tokens) {
      const tried = await tiem.visitor().post('/api/auth/validate-reset-token', { email, token });
      expect(tried.error?.code).toBe('RESET_LINK_INVALID');
    }
  });
});

describe('a code', () => {
  test('is void after five wrong tries: then the right code is refused, too', async () => {
    const { guest, email, otp } = await changing();
    const codes: string[] = [];
    for (let step = 1; step <= 5; step += 1) codes.push((await verify(guest, wrong(otp, step))).error.code);
    expect(codes).toEqual([...Array<string>(4).fill('OTP_INVALID'), 'OTP_EXHAUSTED']);
    expect((await verify(guest, otp)).error.code).toBe('OTP_EXHAUSTED');
    expect(await logIn(email)).toBe(401);
  });

  test('counts concurrent guesses together: four of twelve wrong ones are 422, the rest 429', async () => {
    const { guest, otp } = await changing();
    const tried = await Promise.all(
      Array.from({ length: 12 }, (_, step) => verify(guest, wrong(otp, step + 1))),
    );
    expect(tally(tried)).toEqual({ 422: 4, 429: 8 });
  });

  test('expires after 5 minutes; another is sent on request, but not at once', async () => {
    const { guest, email, otp } = await changing();
    expect((await guest.post(`${PATH}/resend`)).error.code).toBe('OTP_COOLDOWN');
    tiem.clock.advance(minutes(5));
    expect((await verify(guest, otp)).error.code).toBe('OTP_INVALID');
    expect((await guest.post<OtpSent>(`${PATH}/resend`)).data).toMatchObject({ email });
    expect((await verify(guest, await tiem.otpFor(email))).status).toBe(200);
  });

  test('is refused for another user’s change and for a registration', async () => {
    const { otp, email } = await changing();
    const other = await changingUnlike(otp);
    expect((await verify(other.guest, otp)).error.code).toBe('OTP_INVALID');
    const bystander = await tiem.signIn();
    expect((await verify(bystander, otp)).error.code).toBe('OTP_INVALID');
    const registering = await tiem.visitor().post('/api/auth/verify-otp', { email, otp });
    expect(registering.error.code).toBe('OTP_INVALID');
  });

  test('verified by three concurrent requests succeeds once; the others get 422', async () => {
    const { guest, otp } = await changing();
    expect(tally(await Promise.all([verify(guest, otp), verify(guest, otp), verify(guest, otp)]))).toEqual({
      200: 1,
      422: 2,
    });
  });

  test.each([['12'], ['abcd'], ['12345'], ['']])('"%s", which is not four digits, is 422', async (otp) => {
    const { status, error } = await verify(await tiem.signIn(), otp);
    expect([status, error.code]).toEqual([422, 'INVALID_INPUT']);
  });
});

test('an address that another account took meanwhile is 409; the old one stays', async () => {
  const { guest, email, old, otp } = await changing();
  await tiem.signIn({ email });
  const { status, error } = await verify(guest, otp);
  expect([status, error.code]).toEqual([409, 'EMAIL_TAKEN']);
  expect(await waiting(guest)).toBeNull();
  expect(await logIn(old)).toBe(200);
});

test('two users change to one address: the first to verify gets it, the other is refused', async () => {
  const first = await changing();
  tiem.clock.advance(seconds(30));
  const second = await changing(first.email);
  expect((await verify(second.guest, second.otp)).status).toBe(200);
  expect((await verify(first.guest, first.otp)).error.code).toBe('EMAIL_TAKEN');
});

test('a second change replaces the first; after DELETE its code is refused and a resend is 404', async () => {
  const { guest, email } = await changing();
  const next = freshEmail();
  await ask(guest, next);
  expect(await waiting(guest)).toMatchObject({ email: next });
  expect((await guest.delete(PATH)).status).toBe(200);
  expect(await waiting(guest)).toBeNull();
  expect((await verify(guest, await tiem.otpFor(next))).error.code).toBe('OTP_INVALID');
  expect((await guest.post(`${PATH}/resend`)).status).toBe(404);
  expect(await logIn(email)).toBe(401);
});

test('a user can ask for ten codes a day; the eleventh is 429', async () => {
  const guest = await tiem.signIn();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await ask(guest, freshEmail())).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test('a resent code counts towards the ten a day', async () => {
  const { guest } = await changing();
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    tiem.clock.advance(seconds(30));
    statuses.push((await guest.post(`${PATH}/resend`)).status);
  }
  expect(statuses).toEqual([...Array<number>(9).fill(200), 429]);
});

test('a user has 40 guesses a day, also when the 15-minute limit starts anew; the next is RATE_LIMITED', async () => {
  const { guest, otp } = await changing();
  const codes: string[] = [];
  for (let n = 1; n <= 41; n += 1) {
    // A quarter of an hour later.
    if (n % 20 === 0)
      await tiem.shop.db.delete(rateLimits).where(like(rateLimits.key, 'confirm-email-user:%'));
    codes.push((await verify(guest, wrong(otp, n))).error.code);
  }
  expect(codes.slice(0, 4)).toEqual(Array(4).fill('OTP_INVALID'));
  expect(codes.slice(4, 40)).toEqual(Array(36).fill('OTP_EXHAUSTED'));
  expect(codes[40]).toBe('RATE_LIMITED');
});
