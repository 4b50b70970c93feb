import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes, seconds } from '#domain/kernel/time.ts';
import type { OtpSent } from '#contract/http/identity.ts';
import { rateLimits } from '#server/platform/http/rate-limit.ts';
import { startTestShop, tally, type TestShop, type Visitor } from '../../../../test-support/app.ts';
import { createUser } from '../accounts/service.ts';

let tiem: TestShop;
beforeAll(async () => {
  tiem = await startTestShop();
});
afterAll(() => tiem.close());

let count = 0;
const newEmail = () => `ma-${(count += 1)}@example.vn`;
const PASSWORD = 'hoadao1';

function register(guest: Visitor, email: string, rest: { name?: string; password?: string } = {}) {
  return guest.post<OtpSent>('/api/auth/register', {
    name: 'Khánh Linh',
    password: PASSWORD,
    ...rest,
    email,
  });
}

/** Asks for codes until one differs from `old`: one in ten thousand does not. */
async function otherOtp(email: string, old: string, ask: () => Promise<unknown>): Promise<string> {
  await ask();
  const otp = await tiem.otpFor(email);
  if (otp !== old) return otp;
  tiem.clock.advance(seconds(30));
  return otherOtp(email, old, ask);
}

const wrong = (otp: string, step = 1) => String((Number(otp) + step) % 10_000).padStart(4, '0');

describe('a code', () => {
  test('dies after 5 minutes', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email);
    const otp = await tiem.otpFor(email);
    tiem.clock.advance(minutes(5));
    const { status, error } = await guest.post('/api/auth/verify-otp', { email, otp });
    expect([status, error.code]).toEqual([422, 'OTP_INVALID']);
    expect(error.message).toMatch(/^Mã OTP không đúng hoặc đã hết hạn/);
  });

  test('works once', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email);
    const otp = await tiem.otpFor(email);
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).status).toBe(200);
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).error.code).toBe('OTP_INVALID');
  });

  test('raced by itself makes one account', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email);
    const otp = await tiem.otpFor(email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => guest.copy().post('/api/auth/verify-otp', { email, otp })),
    );
    expect(tally(answers)).toEqual({ 200: 1, 422: 3 });
  });

  test('dies after 5 wrong tries, the right one included', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email);
    const otp = await tiem.otpFor(email);
    const codes: string[] = [];
    for (let step = 1; step <= 5; step += 1) {
      codes.push((await guest.post('/api/auth/verify-otp', { email, otp: wrong(otp, step) })).error.code);
    }
    expect(codes).toEqual(['OTP_INVALID', 'OTP_INVALID', 'OTP_INVALID', 'OTP_INVALID', 'OTP_EXHAUSTED']);
    const right = await guest.post('/api/auth/verify-otp', { email, otp });
    expect([right.status, right.error.code]).toEqual([429, 'OTP_EXHAUSTED']);
  });

  test('counts parallel guesses: eight at once have five tries together', async () => {
    const email = newEmail();
    await register(tiem.visitor(), email);
    const otp = await tiem.otpFor(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, step) =>
        tiem.visitor().post('/api/auth/verify-otp', { email, otp: wrong(otp, step + 1) }),
      ),
    );
    const codes = answers.map(({ error }) => error.code).toSorted();
    expect(codes.filter((code) => code === 'OTP_INVALID')).toHaveLength(4);
    expect(codes.filter((code) => code === 'OTP_EXHAUSTED')).toHaveLength(4);
    expect((await tiem.visitor().post('/api/auth/verify-otp', { email, otp })).status).toBe(429);
  });

  test('of one e-mail does not open another', async () => {
    const guest = tiem.visitor();
    const [email, other] = [newEmail(), newEmail()];
    await register(guest, email);
    await register(guest, other);
    const otp = await tiem.otpFor(email);
    tiem.clock.advance(seconds(30));
    await otherOtp(other, otp, () => guest.post('/api/auth/resend-otp', { email: other }));
    expect((await guest.post('/api/auth/verify-otp', { email: other, otp })).error.code).toBe('OTP_INVALID');
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).status).toBe(200);
  });

  test.each(['', '12', '12345', '12a4', '१२३४'])('must be four digits, which %j is not', async (otp) => {
    const { status, error } = await tiem.visitor().post('/api/auth/verify-otp', { email: newEmail(), otp });
    expect([status, error.message]).toEqual([422, 'Vui lòng nhập đầy đủ 4 số OTP']);
  });

  test('can be guessed ten times a quarter of an hour for one e-mail, from wherever', async () => {
    const email = newEmail();
    const guess = () => tiem.visitor().post('/api/auth/verify-otp', { email, otp: '0000' });
    for (let n = 0; n < 10; n += 1) expect((await guess()).error.code).toBe('OTP_INVALID');
    const limited = await guess();
    expect([limited.status, limited.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('can be guessed forty times a day for one e-mail', async () => {
    const email = newEmail();
    const codes: string[] = [];
    for (let n = 0; n < 41; n += 1) {
      // A quarter of an hour later.
      if (n % 10 === 0) await tiem.shop.db.delete(rateLimits).where(like(rateLimits.key, 'otp-email:%'));
      codes.push((await tiem.visitor().post('/api/auth/verify-otp', { email, otp: '0000' })).error.code);
    }
    expect(codes).toEqual([...Array<string>(40).fill('OTP_INVALID'), 'RATE_LIMITED']);
  });
});

describe('resending', () => {
  test('waits 30 seconds, then mails a new code with all its tries', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email);
    const first = await tiem.otpFor(email);
    for (let step = 1; step <= 5; step += 1) {
      await guest.post('/api/auth/verify-otp', { email, otp: wrong(first, step) });
    }

    tiem.clock.advance(seconds(29));
    const early = await guest.post('/api/auth/resend-otp', { email });
    expect([early.status, early.error.code, early.headers['retry-after']]).toEqual([
      429,
      'OTP_COOLDOWN',
      '1',
    ]);

    tiem.clock.advance(seconds(1));
    expect((await guest.post('/api/auth/resend-otp', { email })).status).toBe(200);
    const otp = await tiem.otpFor(email);
    expect(await tiem.mailsTo(email)).toHaveLength(2);
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).status).toBe(200);
  });

  test('answers the same for a waiting, an unknown and a registered e-mail, the cool-down included', async () => {
    const guest = tiem.visitor();
    const [waiting, unknown, known] = [newEmail(), newEmail(), newEmail()];
    await register(guest, waiting);
    await createUser(
      tiem.shop.db,
      { name: 'Linh', email: known, password: PASSWORD, role: 'customer' },
      tiem.clock.now(),
    );
    await tiem.mailsTo(waiting);
    tiem.clock.advance(seconds(30));

    for (const round of [1, 2]) {
      const answers = await Promise.all(
        [waiting, unknown, known].map((email) => tiem.visitor().post('/api/auth/resend-otp', { email })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(3).fill(round === 1 ? 200 : 429));
      const without = answers.map(({ data }) => ({ ...(data as object), email: null }));
      expect(without[1]).toEqual(without[0]);
      expect(without[2]).toEqual(without[0]);
    }
    expect(await tiem.mailsTo(waiting)).toHaveLength(2);
    expect(await tiem.mailsTo(unknown)).toEqual([]);
    expect(await tiem.mailsTo(known)).toEqual([]);
  });
});

test('logging in before the code was typed asks for it and sends a new one', async () => {
  const guest = tiem.visitor();
  const email = newEmail();
  await register(guest, email);
  tiem.clock.advance(minutes(6));

  const login = await tiem.visitor().post('/api/auth/login', { email, password: PASSWORD });
  expect([login.status, login.error.code]).toEqual([409, 'EMAIL_NOT_VERIFIED']);
  expect(await tiem.mailsTo(email)).toHaveLength(2);
  expect((await guest.post('/api/auth/verify-otp', { email, otp: await tiem.otpFor(email) })).status).toBe(
    200,
  );

  const wrongPassword = await tiem
    .visitor()
    .post('/api/auth/login', { email: newEmail(), password: PASSWORD });
  expect(wrongPassword.error.code).toBe('LOGIN_FAILED');
});
