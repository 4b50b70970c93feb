import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { minutes, seconds } from '#domain/kernel/time.ts';
import type { OtpSent, Session } from '#contract/http/identity.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { createUser } from './index.ts';
import { registrations } from './tables.ts';

let tiem: TestShop;
beforeAll(async () => {
  tiem = await startTestShop();
});
afterAll(() => tiem.close());

let count = 0;
const newEmail = () => `dang-ky-${(count += 1)}@example.vn`;
const PASSWORD = 'hoadao1';

function register(guest: Visitor, email: string, rest: { name?: string; password?: string } = {}) {
  return guest.post<OtpSent>('/api/auth/register', { name: 'Khánh Linh', password: PASSWORD, ...rest, email });
}

async function lastOtp(email: string): Promise<string> {
  const mail = (await tiem.mailsTo(email)).at(-1);
  const otp = /\b\d{4}\b/.exec(mail?.text ?? '')?.[0];
  if (otp === undefined) throw new Error(`no code for ${email}`);
  return otp;
}

const wrong = (otp: string, step = 1) => String((Number(otp) + step) % 10_000).padStart(4, '0');

test('who registers and types the code of the mail is signed in as a customer', async () => {
  const guest = tiem.visitor();
  const email = newEmail();

  const sent = await register(guest, email);
  expect(sent.status).toBe(200);
  expect(sent.data).toEqual({
    email,
    expiresAt: new Date(tiem.clock.now().getTime() + minutes(5)).toISOString(),
    resendAt: new Date(tiem.clock.now().getTime() + seconds(30)).toISOString(),
  });
  expect((await guest.get('/api/users/me')).status).toBe(401);

  const verified = await guest.post<Session>('/api/auth/verify-otp', { email, otp: await lastOtp(email) });
  expect(verified.status).toBe(200);
  expect(verified.data.user).toMatchObject({ email, name: 'Khánh Linh', role: 'customer', avatar: null, addresses: [] });
  expect(verified.data.accessTokenExpiresAt).toBe(new Date(tiem.clock.now().getTime() + minutes(15)).toISOString());
  expect((await guest.get('/api/users/me')).data).toMatchObject({ email });
});

test('neither password nor code is stored in the clear', async () => {
  const email = newEmail();
  await register(tiem.visitor(), email);
  const otp = await lastOtp(email);
  const [row] = await tiem.shop.db.select().from(registrations).where(eq(registrations.email, email));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain(PASSWORD);
  expect(JSON.stringify(row)).not.toContain(`"${otp}"`);
});

test('names are kept in NFC with single spaces, e-mails in lower case', async () => {
  const guest = tiem.visitor();
  const email = newEmail();
  const decomposed = '  Nguyễn   Khánh  Linh '.normalize('NFD');
  const typed = `  ${email.toUpperCase()} `;
  expect((await register(guest, typed, { name: decomposed })).status).toBe(200);
  const verified = await guest.post<Session>('/api/auth/verify-otp', { email: typed, otp: await lastOtp(email) });
  expect(verified.data.user).toMatchObject({ name: 'Nguyễn Khánh Linh'.normalize('NFC'), email });
});

test('a password typed in NFD signs in where it was registered in NFC', async () => {
  const guest = tiem.visitor();
  const email = newEmail();
  await register(guest, email, { password: 'mậtkhẩu1'.normalize('NFC') });
  await guest.post('/api/auth/verify-otp', { email, otp: await lastOtp(email) });
  const login = await tiem.visitor().post('/api/auth/login', { email, password: 'mậtkhẩu1'.normalize('NFD') });
  expect(login.status).toBe(200);
});

test.each([
  ['no name', { name: '' }, 'name', 'Vui lòng nhập tên'],
  ['a short name', { name: 'L' }, 'name', 'Tên phải có ít nhất 2 ký tự'],
  ['markup as a name', { name: '<b>Linh</b>' }, 'name', 'Tên chỉ được chứa chữ cái và khoảng trắng'],
  ['SQL as a name', { name: "x'; DROP TABLE users; --" }, 'name', 'Tên chỉ được chứa chữ cái và khoảng trắng'],
  ['no e-mail', { email: '' }, 'email', 'Vui lòng nhập email'],
  ['half an e-mail', { email: 'linh@' }, 'email', 'Email không đúng định dạng (ví dụ: ten@email.com)'],
  ['two e-mails', { email: 'a@b.vn,c@d.vn' }, 'email', 'Email không đúng định dạng (ví dụ: ten@email.com)'],
  ['a short password', { password: 'hoa1' }, 'password', 'Mật khẩu phải có ít nhất 6 ký tự'],
  ['letters only', { password: 'hoadaoxinh' }, 'password', 'Mật khẩu nên có cả chữ cái và số để bảo mật tốt hơn'],
  ['a huge password', { password: 'a1'.repeat(5000) }, 'password', 'Mật khẩu không được vượt quá 128 ký tự'],
])('%s is refused with the sentence of the form', async (_what, given, path, message) => {
  const body = { name: 'Khánh Linh', email: newEmail(), password: PASSWORD, ...given };
  const { status, error } = await tiem.visitor().post('/api/auth/register', body);
  expect(status).toBe(422);
  expect(error).toMatchObject({ code: 'INVALID_INPUT', message, details: [{ path, message }] });
  expect(error.requestId).toBeTruthy();
});

test.each([
  ['an array', []],
  ['objects for texts', { name: {}, email: { $ne: null }, password: ['x'] }],
  ['nothing', {}],
])('%s instead of a form is 422, never a crash', async (_what, body) => {
  expect((await tiem.visitor().post('/api/auth/register', body)).status).toBe(422);
});

test('broken JSON is 400 and a body over a megabyte 413', async () => {
  const guest = tiem.visitor();
  const json = { 'content-type': 'application/json' };
  const broken = await tiem.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { ...json, host: 'shop.test', origin: 'http://shop.test' },
    payload: '{"name":',
  });
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'MALFORMED']);
  const huge = await register(guest, newEmail(), { name: 'x'.repeat(1_100_000) });
  expect([huge.status, huge.error.code]).toEqual([413, 'TOO_LARGE']);
});

test('an e-mail that has an account is told so', async () => {
  const email = newEmail();
  await createUser(tiem.shop.db, { name: 'Khánh Linh', email, password: PASSWORD, role: 'customer' }, tiem.clock.now());
  const { status, error } = await register(tiem.visitor(), email);
  expect([status, error.code]).toEqual([409, 'EMAIL_TAKEN']);
});

describe('registering again', () => {
  test('replaces the waiting registration once the cool-down is over; the old code is void', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email, { name: 'Tên Cũ', password: 'matkhaucu1' });
    const oldOtp = await lastOtp(email);

    const early = await register(guest, email);
    expect([early.status, early.error.code]).toEqual([429, 'OTP_COOLDOWN']);
    expect(Number(early.headers['retry-after'])).toBe(30);

    tiem.clock.advance(seconds(30));
    expect((await register(guest, email, { name: 'Tên Mới', password: 'matkhaumoi1' })).status).toBe(200);
    const otp = await lastOtp(email);
    if (oldOtp !== otp) {
      expect((await guest.post('/api/auth/verify-otp', { email, otp: oldOtp })).error.code).toBe('OTP_INVALID');
    }
    const verified = await guest.post<Session>('/api/auth/verify-otp', { email, otp });
    expect(verified.data.user.name).toBe('Tên Mới');
    expect((await tiem.visitor().post('/api/auth/login', { email, password: 'matkhaucu1' })).status).toBe(401);
    expect((await tiem.visitor().post('/api/auth/login', { email, password: 'matkhaumoi1' })).status).toBe(200);
  });

  test('by a stranger does not let the owner of the mailbox confirm the stranger’s password', async () => {
    const [owner, stranger] = [tiem.visitor(), tiem.visitor()];
    const email = newEmail();
    await register(owner, email);
    tiem.clock.advance(seconds(31));
    await register(stranger, email, { password: 'cuakeoxau1' });

    const confirmed = await owner.post('/api/auth/verify-otp', { email, otp: await lastOtp(email) });
    expect([confirmed.status, confirmed.error.code]).toEqual([409, 'REGISTRATION_REPLACED']);
    expect((await stranger.post('/api/auth/login', { email, password: 'cuakeoxau1' })).status).not.toBe(200);
  });

  test('at the same moment twice sends one mail', async () => {
    const email = newEmail();
    const answers = await Promise.all([register(tiem.visitor(), email), register(tiem.visitor(), email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await tiem.mailsTo(email)).toHaveLength(1);
  });
});

describe('a code', () => {
  test('dies after 5 minutes', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email);
    const otp = await lastOtp(email);
    tiem.clock.advance(minutes(5));
    const { status, error } = await guest.post('/api/auth/verify-otp', { email, otp });
    expect([status, error.code]).toEqual([422, 'OTP_INVALID']);
    expect(error.message).toMatch(/^Mã OTP không đúng hoặc đã hết hạn/);
  });

  test('works once', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email);
    const otp = await lastOtp(email);
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).status).toBe(200);
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).error.code).toBe('OTP_INVALID');
  });

  test('raced by itself makes one account', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email);
    const otp = await lastOtp(email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => guest.copy().post('/api/auth/verify-otp', { email, otp })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  test('dies after 5 wrong tries, the right one included', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email);
    const otp = await lastOtp(email);
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
    const otp = await lastOtp(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, step) =>
        tiem.visitor().post('/api/auth/verify-otp', { email, otp: wrong(otp, step + 1) }),
      ),
    );
    const codes = answers.map(({ error }) => error.code).sort();
    expect(codes.filter((code) => code === 'OTP_INVALID')).toHaveLength(4);
    expect(codes.filter((code) => code === 'OTP_EXHAUSTED')).toHaveLength(4);
    expect((await tiem.visitor().post('/api/auth/verify-otp', { email, otp })).status).toBe(429);
  });

  test('of one e-mail does not open another', async () => {
    const guest = tiem.visitor();
    const [email, other] = [newEmail(), newEmail()];
    await register(guest, email);
    await register(guest, other);
    const [otp, otherOtp] = [await lastOtp(email), await lastOtp(other)];
    if (otp !== otherOtp) {
      expect((await guest.post('/api/auth/verify-otp', { email: other, otp })).error.code).toBe('OTP_INVALID');
    }
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
});

describe('resending', () => {
  test('waits 30 seconds, then mails a new code with all its tries', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email);
    const first = await lastOtp(email);
    for (let step = 1; step <= 5; step += 1) {
      await guest.post('/api/auth/verify-otp', { email, otp: wrong(first, step) });
    }

    tiem.clock.advance(seconds(29));
    const early = await guest.post('/api/auth/resend-otp', { email });
    expect([early.status, early.error.code, early.headers['retry-after']]).toEqual([429, 'OTP_COOLDOWN', '1']);

    tiem.clock.advance(seconds(1));
    expect((await guest.post('/api/auth/resend-otp', { email })).status).toBe(200);
    const otp = await lastOtp(email);
    expect(await tiem.mailsTo(email)).toHaveLength(2);
    expect((await guest.post('/api/auth/verify-otp', { email, otp })).status).toBe(200);
  });

  test('answers the same for a waiting, an unknown and a registered e-mail, the cool-down included', async () => {
    const guest = tiem.visitor();
    const [waiting, unknown, known] = [newEmail(), newEmail(), newEmail()];
    await register(guest, waiting);
    await createUser(tiem.shop.db, { name: 'Linh', email: known, password: PASSWORD, role: 'customer' }, tiem.clock.now());
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
  expect((await guest.post('/api/auth/verify-otp', { email, otp: await lastOtp(email) })).status).toBe(200);

  const wrongPassword = await tiem.visitor().post('/api/auth/login', { email: newEmail(), password: PASSWORD });
  expect(wrongPassword.error.code).toBe('LOGIN_FAILED');
});
