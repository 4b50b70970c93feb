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

test('a new address counts once its code is typed, and the old one is told', async () => {
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

test('a code that no letter contained any more is none: whoever guesses it takes no address', async () => {
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

test('a link to a new password in the old mailbox ends with it', async () => {
  const { guest, old, otp } = await changing();
  await tiem.visitor().post('/api/auth/forgot-password', { email: old });
  const link = /token=([\w-]+)/.exec((await tiem.mailsTo(old)).at(-1)!.text)![1];
  await verify(guest, otp);
  for (const email of [old, guest.user.email]) {
    const tried = await tiem.visitor().post('/api/auth/validate-reset-token', { email, token: link });
    expect(tried.error.code).toBe('RESET_LINK_INVALID');
  }
});

describe('while a new password is being set from the old mailbox', () => {
  const url = () => tiem.shop.db.$client.options.connectionString ?? '';

  test('whoever is inside does not take the account to an address of his own', async () => {
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

  test('a link that is mailed at that moment opens nothing', async () => {
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
  test('that is wrong changes nothing, and the fifth ends it', async () => {
    const { guest, email, otp } = await changing();
    const codes: string[] = [];
    for (let step = 1; step <= 5; step += 1) codes.push((await verify(guest, wrong(otp, step))).error.code);
    expect(codes).toEqual([...Array<string>(4).fill('OTP_INVALID'), 'OTP_EXHAUSTED']);
    expect((await verify(guest, otp)).error.code).toBe('OTP_EXHAUSTED');
    expect(await logIn(email)).toBe(401);
  });

  test('guessed in parallel shares its tries', async () => {
    const { guest, otp } = await changing();
    const tried = await Promise.all(
      Array.from({ length: 12 }, (_, step) => verify(guest, wrong(otp, step + 1))),
    );
    expect(tally(tried)).toEqual({ 422: 4, 429: 8 });
  });

  test('dies after 5 minutes; another can be sent, but not at once', async () => {
    const { guest, email, otp } = await changing();
    expect((await guest.post(`${PATH}/resend`)).error.code).toBe('OTP_COOLDOWN');
    tiem.clock.advance(minutes(5));
    expect((await verify(guest, otp)).error.code).toBe('OTP_INVALID');
    expect((await guest.post<OtpSent>(`${PATH}/resend`)).data).toMatchObject({ email });
    expect((await verify(guest, await tiem.otpFor(email))).status).toBe(200);
  });

  test("serves nobody else, nor another's registration", async () => {
    const { otp, email } = await changing();
    const other = await changingUnlike(otp);
    expect((await verify(other.guest, otp)).error.code).toBe('OTP_INVALID');
    const bystander = await tiem.signIn();
    expect((await verify(bystander, otp)).error.code).toBe('OTP_INVALID');
    const registering = await tiem.visitor().post('/api/auth/verify-otp', { email, otp });
    expect(registering.error.code).toBe('OTP_INVALID');
  });

  test('raced by itself counts once', async () => {
    const { guest, otp } = await changing();
    expect(tally(await Promise.all([verify(guest, otp), verify(guest, otp), verify(guest, otp)]))).toEqual({
      200: 1,
      422: 2,
    });
  });

  test.each([['12'], ['abcd'], ['12345'], ['']])('"%s" is none', async (otp) => {
    const { status, error } = await verify(await tiem.signIn(), otp);
    expect([status, error.code]).toEqual([422, 'INVALID_INPUT']);
  });
});

test('an address that somebody took meanwhile stays hers', async () => {
  const { guest, email, old, otp } = await changing();
  await tiem.signIn({ email });
  const { status, error } = await verify(guest, otp);
  expect([status, error.code]).toEqual([409, 'EMAIL_TAKEN']);
  expect(await waiting(guest)).toBeNull();
  expect(await logIn(old)).toBe(200);
});

test('of two who want one address, the one with its code has it', async () => {
  const first = await changing();
  tiem.clock.advance(seconds(30));
  const second = await changing(first.email);
  expect((await verify(second.guest, second.otp)).status).toBe(200);
  expect((await verify(first.guest, first.otp)).error.code).toBe('EMAIL_TAKEN');
});

test('the newest wish counts, and one can be taken back', async () => {
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

test('the shop fills no strangers’ mailboxes: ten codes a day and person', async () => {
  const guest = await tiem.signIn();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await ask(guest, freshEmail())).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
});

test('a code sent again counts as one of the ten', async () => {
  const { guest } = await changing();
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    tiem.clock.advance(seconds(30));
    statuses.push((await guest.post(`${PATH}/resend`)).status);
  }
  expect(statuses).toEqual([...Array<number>(9).fill(200), 429]);
});

test('somebody guesses codes of new addresses forty times a day at most, however many quarters of an hour it takes', async () => {
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
