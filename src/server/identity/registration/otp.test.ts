import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { minutes, seconds } from '#domain/kernel/time.ts';
import type { Session } from '#contract/http/identity.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import { NEW_PASSWORD, registrationActions } from '../../../../test-support/registration.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { createUser } from '../accounts/service.ts';
import { otpHash } from './otp-hash.ts';

const tiem = sharedShop();

const { newEmail, register, registered, otherOtp } = registrationActions(tiem);

const wrong = (otp: string, step = 1) => String((Number(otp) + step) % 10_000).padStart(4, '0');

describe('a code', () => {
  test('expires after 5 minutes', async () => {
    const { guest, email, otp } = await registered();
    tiem.clock.advance(minutes(5));
    const { status, error } = await guest.post('/api/auth/verify-otp', { email, otp });
    expect([status, error.code]).toEqual([422, 'OTP_INVALID']);
    expect(error.message).toMatch(/^Mã OTP không đúng hoặc đã hết hạn/);
  });

  test('that was never mailed, the day’s mails being used up, does not verify even when guessed', async () => {
    const [guest, email] = [tiem.visitor(), newEmail()];
    for (const mails of [1, 2, 3, 3]) {
      expect((await register(guest, email)).status).toBe(200);
      expect(await tiem.mailsTo(email)).toHaveLength(mails);
      tiem.clock.advance(minutes(1));
    }
    const { rows } = await tiem.shop.db.execute<{ otp_hash: string }>(
      sql`SELECT otp_hash FROM registrations WHERE email = ${email} ORDER BY created_at DESC LIMIT 1`,
    );
    const codes = Array.from({ length: 10_000 }, (_, code) => wrong('0', code));
    const otp = codes.find((code) => otpHash(tiem.shop.secret, email, code) === rows[0]?.otp_hash);
    expect(otp).toBeDefined();
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).error.code).toBe('OTP_INVALID');
  });

  test('works once', async () => {
    const { guest, email, otp } = await registered();
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).status).toBe(200);
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).error.code).toBe('OTP_INVALID');
  });

  test('verified by four concurrent requests makes one account; the others get 422', async () => {
    const { guest, email, otp } = await registered();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => guest.copy().post('/api/auth/verify-otp', { email, otp })),
    );
    expect(tally(answers)).toEqual({ 200: 1, 422: 3 });
  });

  test('is void after 5 wrong tries: then the right code is 429, too', async () => {
    const { guest, email, otp } = await registered();
    const codes: string[] = [];
    for (let step = 1; step <= 5; step += 1) {
      codes.push((await guest.post('/api/auth/verify-otp', { email, otp: wrong(otp, step) })).error.code);
    }
    expect(codes).toEqual(['OTP_INVALID', 'OTP_INVALID', 'OTP_INVALID', 'OTP_INVALID', 'OTP_EXHAUSTED']);
    const right = await guest.post('/api/auth/verify-otp', { email, otp });
    expect([right.status, right.error.code]).toEqual([429, 'OTP_EXHAUSTED']);
    expect(right.error.message).toContain('sai 5 lần');
  });

  test('counts concurrent guesses together: the fifth of eight wrong ones makes it void', async () => {
    const { guest, email, otp } = await registered();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, step) =>
        guest.copy().post('/api/auth/verify-otp', { email, otp: wrong(otp, step + 1) }),
      ),
    );
    const codes = answers.map(({ error }) => error.code).toSorted();
    expect(codes.filter((code) => code === 'OTP_INVALID')).toHaveLength(4);
    expect(codes.filter((code) => code === 'OTP_EXHAUSTED')).toHaveLength(4);
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).status).toBe(429);
  });

  test('of one e-mail address does not verify another', async () => {
    const [guest, next] = [tiem.visitor(), tiem.visitor()];
    const [email, other] = [newEmail(), newEmail()];
    await register(guest, email);
    await register(next, other);
    const otp = await tiem.otpFor(email);
    tiem.clock.advance(seconds(30));
    await otherOtp(other, otp, () => next.post('/api/auth/resend-otp', { email: other }));
    expect((await next.post('/api/auth/verify-otp', { email: other, otp })).error.code).toBe('OTP_INVALID');
    expect((await next.post('/api/auth/verify-otp', { email, otp })).error.code).toBe('OTP_INVALID');
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).status).toBe(200);
  });

  test.each(['', '12', '12345', '12a4', '१२३४'])('that is not four digits (%j) is 422', async (otp) => {
    const { status, error } = await tiem.visitor().post('/api/auth/verify-otp', { email: newEmail(), otp });
    expect([status, error.message]).toEqual([422, 'Vui lòng nhập đầy đủ 4 số OTP']);
  });

  test('is not made void by wrong guesses from other browsers, with or without a registration cookie', async () => {
    const { guest, email, otp } = await registered();
    const stranger = tiem.visitor();
    for (let step = 1; step <= 12; step += 1)
      await tiem.visitor().post('/api/auth/verify-otp', { email, otp: wrong(otp, step) });
    await stranger.post('/api/auth/resend-otp', { email });
    for (let step = 1; step <= 12; step += 1)
      await stranger.post('/api/auth/verify-otp', { email, otp: wrong(otp, step) });
    expect((await stranger.post('/api/auth/verify-otp', { email, otp })).status).not.toBe(200);
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).status).toBe(200);
  });

  test('takes 40 guesses a day from all browsers together; each further browser has one', async () => {
    const { guest, email, otp } = await registered();
    const strangers = await Promise.all(
      Array.from({ length: 9 }, async () => {
        const stranger = tiem.visitor();
        await stranger.post('/api/auth/resend-otp', { email });
        return stranger;
      }),
    );
    await tiem.mailsTo(email);
    const guess = (by: Visitor) => by.post('/api/auth/verify-otp', { email, otp: wrong(otp, 1) });
    for (const stranger of strangers.slice(0, 8)) for (let n = 0; n < 5; n += 1) await guess(stranger);
    const last = strangers[8]!;
    expect([(await guess(last)).error.code, (await guess(last)).error.code]).toEqual([
      'OTP_INVALID',
      'OTP_EXHAUSTED',
    ]);
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).status).toBe(200);
  });
});

describe('another browser', () => {
  test('that asks for a new code can complete the registration with it', async () => {
    const other = tiem.visitor();
    const email = newEmail();
    await register(tiem.visitor(), email);
    expect((await other.post('/api/auth/resend-otp', { email })).status).toBe(200);
    const verified = await other.post<Session>('/api/auth/verify-otp', {
      email,
      otp: await tiem.otpFor(email),
    });
    expect(verified.data.user).toMatchObject({ email, name: 'Khánh Linh' });
    expect((await tiem.visitor().post('/api/auth/login', { email, password: NEW_PASSWORD })).status).toBe(
      200,
    );
  });

  test('cannot complete either of two pending registrations of one e-mail: 409', async () => {
    const other = tiem.visitor();
    const email = newEmail();
    await register(tiem.visitor(), email);
    await register(tiem.visitor(), email, { password: 'cuakeoxau1' });
    await other.post('/api/auth/resend-otp', { email });
    const verified = await other.post('/api/auth/verify-otp', { email, otp: await tiem.otpFor(email) });
    expect([verified.status, verified.error.code]).toEqual([409, 'REGISTRATION_REPLACED']);
  });
});

describe('code mails to one e-mail address', () => {
  const ask = async (by: Visitor, email: string) => {
    tiem.clock.advance(seconds(30));
    const { status } = await by.post('/api/auth/resend-otp', { email });
    // An older code that is still unsent would be dropped for the next one.
    await tiem.mailsTo(email);
    return status;
  };

  test('per day: three per network, ten in all, then one each for three more networks; the answer stays 200', async () => {
    const email = newEmail();
    await register(tiem.visitor(), email);
    await tiem.mailsTo(email);
    const strangers = Array.from({ length: 3 }, () => tiem.visitor());
    for (const stranger of strangers)
      for (let n = 0; n < 4; n += 1) expect(await ask(stranger, email)).toBe(200);
    expect(await tiem.mailsTo(email)).toHaveLength(10);
    const owner = tiem.visitor();
    for (let n = 0; n < 2; n += 1) expect(await ask(owner, email)).toBe(200);
    expect(await tiem.mailsTo(email)).toHaveLength(11);
    for (let n = 0; n < 4; n += 1) await ask(tiem.visitor(), email);
    expect(await tiem.mailsTo(email)).toHaveLength(13);
  });

  test('a resend by another browser does not start the owner’s 30-second cool-down', async () => {
    const owner = tiem.visitor();
    const email = newEmail();
    await register(owner, email);
    tiem.clock.advance(seconds(30));
    await tiem.visitor().post('/api/auth/resend-otp', { email });
    expect((await owner.post('/api/auth/resend-otp', { email })).status).toBe(200);
  });
});

describe('resending', () => {
  test('is 429 for 30 seconds, then mails a new code with all its tries', async () => {
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

  test('answers the same for a pending, an unknown and a registered e-mail, the cool-down included', async () => {
    const guest = tiem.visitor();
    const [waiting, unknown, known] = [newEmail(), newEmail(), newEmail()];
    await register(guest, waiting);
    await createUser(
      tiem.shop.db,
      { name: 'Linh', email: known, password: NEW_PASSWORD, role: 'customer' },
      tiem.clock.now(),
    );
    await tiem.mailsTo(waiting);
    tiem.clock.advance(seconds(30));

    const asker = tiem.visitor();
    for (const round of [1, 2]) {
      const answers = await Promise.all(
        [waiting, unknown, known].map((email) => asker.post('/api/auth/resend-otp', { email })),
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

test('a login before the e-mail is verified is 409 and mails a new code', async () => {
  const guest = tiem.visitor();
  const email = newEmail();
  await register(guest, email);
  expect(await tiem.mailsTo(email)).toHaveLength(1);
  tiem.clock.advance(minutes(6));

  const other = tiem.visitor();
  const login = await other.post('/api/auth/login', { email, password: NEW_PASSWORD });
  expect([login.status, login.error.code]).toEqual([409, 'EMAIL_NOT_VERIFIED']);
  expect(await tiem.mailsTo(email)).toHaveLength(2);
  expect((await other.post('/api/auth/verify-otp', { email, otp: await tiem.otpFor(email) })).status).toBe(
    200,
  );

  const wrongPassword = await tiem
    .visitor()
    .post('/api/auth/login', { email: newEmail(), password: NEW_PASSWORD });
  expect(wrongPassword.error.code).toBe('LOGIN_FAILED');
});
