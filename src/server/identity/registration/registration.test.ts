import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { minutes, seconds } from '#domain/kernel/time.ts';
import type { Session } from '#contract/http/identity.ts';
import { tally } from '../../../../test-support/app.ts';
import { NEW_PASSWORD, registrationActions } from '../../../../test-support/registration.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { createUser } from '../accounts/service.ts';
import { registrations } from '../tables.ts';

const tiem = sharedShop();

const { newEmail, register, otherOtp } = registrationActions(tiem);

test('a visitor who registers and enters the mailed code is signed in as a customer', async () => {
  const guest = tiem.visitor();
  const email = newEmail();

  const sent = await register(guest, email);
  expect(sent.status).toBe(200);
  expect(sent.data).toEqual({
    email,
    expiresAt: new Date(tiem.clock.now().getTime() + minutes(5)).toISOString(),
    resendAt: new Date(tiem.clock.now().getTime() + seconds(30)).toISOString(),
    isLate: false,
  });
  expect((await guest.get('/api/users/me')).status).toBe(401);

  const verified = await guest.post<Session>('/api/auth/verify-otp', {
    email,
    otp: await tiem.otpFor(email),
  });
  expect(verified.status).toBe(200);
  expect(verified.data.user).toMatchObject({
    email,
    name: 'Khánh Linh',
    role: 'customer',
    avatar: null,
    addresses: [],
  });
  expect(verified.data.accessTokenExpiresAt).toBe(
    new Date(tiem.clock.now().getTime() + minutes(15)).toISOString(),
  );
  expect((await guest.get('/api/users/me')).data).toMatchObject({ email });
});

test('neither password nor code is stored in the clear', async () => {
  const email = newEmail();
  await register(tiem.visitor(), email);
  const otp = await tiem.otpFor(email);
  const [row] = await tiem.shop.db.select().from(registrations).where(eq(registrations.email, email));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain(NEW_PASSWORD);
  expect(JSON.stringify(row)).not.toContain(`"${otp}"`);
});

test('names are kept in NFC with single spaces, e-mails in lower case', async () => {
  const guest = tiem.visitor();
  const email = newEmail();
  const decomposed = '  Nguyễn   Khánh  Linh '.normalize('NFD');
  const typed = `  ${email.toUpperCase()} `;
  expect((await register(guest, typed, { name: decomposed })).status).toBe(200);
  const verified = await guest.post<Session>('/api/auth/verify-otp', {
    email: typed,
    otp: await tiem.otpFor(email),
  });
  expect(verified.data.user).toMatchObject({ name: 'Nguyễn Khánh Linh'.normalize('NFC'), email });
});

test('a password typed in NFD signs in where it was registered in NFC', async () => {
  const guest = tiem.visitor();
  const email = newEmail();
  await register(guest, email, { password: 'bánhmì2trứng'.normalize('NFC') });
  await guest.post('/api/auth/verify-otp', { email, otp: await tiem.otpFor(email) });
  const login = await tiem
    .visitor()
    .post('/api/auth/login', { email, password: 'bánhmì2trứng'.normalize('NFD') });
  expect(login.status).toBe(200);
});

test.each([
  ['no name', { name: '' }, 'name', 'Vui lòng nhập tên'],
  ['a short name', { name: 'L' }, 'name', 'Tên phải có ít nhất 2 ký tự'],
  ['markup as a name', { name: '<b>Linh</b>' }, 'name', 'Tên chỉ được chứa chữ cái và khoảng trắng'],
  [
    'SQL as a name',
    { name: "x'; DROP TABLE users; --" },
    'name',
    'Tên chỉ được chứa chữ cái và khoảng trắng',
  ],
  ['no e-mail', { email: '' }, 'email', 'Vui lòng nhập email'],
  ['half an e-mail', { email: 'linh@' }, 'email', 'Email không đúng định dạng (ví dụ: ten@email.com)'],
  ['two e-mails', { email: 'a@b.vn,c@d.vn' }, 'email', 'Email không đúng định dạng (ví dụ: ten@email.com)'],
  ['a short password', { password: 'hoa1' }, 'password', 'Mật khẩu phải có ít nhất 6 ký tự'],
  [
    'a password of letters only',
    { password: 'hoadaoxinh' },
    'password',
    'Mật khẩu nên có cả chữ cái và số để bảo mật tốt hơn',
  ],
  ['a huge password', { password: 'a1'.repeat(5000) }, 'password', 'Mật khẩu không được vượt quá 128 ký tự'],
])('%s is 422 with the form’s message', async (_what, given, path, message) => {
  const body = { name: 'Khánh Linh', email: newEmail(), password: NEW_PASSWORD, ...given };
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

test('broken JSON is 400 and a body over 64 KB 413', async () => {
  const guest = tiem.visitor();
  const json = { 'content-type': 'application/json' };
  const broken = await tiem.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { ...json, host: 'shop.test', origin: 'http://shop.test' },
    payload: '{"name":',
  });
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'MALFORMED']);
  const huge = await register(guest, newEmail(), { name: 'x'.repeat(66_000) });
  expect([huge.status, huge.error.code]).toEqual([413, 'TOO_LARGE']);
});

test('registering an e-mail that has an account is 409', async () => {
  const email = newEmail();
  await createUser(
    tiem.shop.db,
    { name: 'Khánh Linh', email, password: NEW_PASSWORD, role: 'customer' },
    tiem.clock.now(),
  );
  const { status, error } = await register(tiem.visitor(), email);
  expect([status, error.code]).toEqual([409, 'EMAIL_TAKEN']);
});

describe('registering again', () => {
  test('is 429 for 30 seconds, then replaces name, password and code of the first registration in that browser', async () => {
    const guest = tiem.visitor();
    const email = newEmail();
    await register(guest, email, { name: 'Tên Cũ', password: 'matkhaucu1' });
    const oldOtp = await tiem.otpFor(email);

    const early = await register(guest, email);
    expect([early.status, early.error.code]).toEqual([429, 'OTP_COOLDOWN']);
    expect(Number(early.headers['retry-after'])).toBe(30);

    tiem.clock.advance(seconds(30));
    const again = { name: 'Tên Mới', password: 'matkhaumoi1' };
    const otp = await otherOtp(email, oldOtp, () => register(guest, email, again));
    expect((await guest.post('/api/auth/verify-otp', { email, otp: oldOtp })).status).not.toBe(200);
    const verified = await guest.post<Session>('/api/auth/verify-otp', { email, otp });
    expect(verified.data.user.name).toBe('Tên Mới');
    expect((await tiem.visitor().post('/api/auth/login', { email, password: 'matkhaucu1' })).status).toBe(
      401,
    );
    expect((await tiem.visitor().post('/api/auth/login', { email, password: 'matkhaumoi1' })).status).toBe(
      200,
    );
  });

  test('by a stranger does not let the owner of the mailbox confirm the stranger’s password', async () => {
    const [owner, stranger] = [tiem.visitor(), tiem.visitor()];
    const email = newEmail();
    await register(owner, email);
    tiem.clock.advance(seconds(31));
    await register(stranger, email, { password: 'cuakeoxau1' });

    const confirmed = await owner.post('/api/auth/verify-otp', { email, otp: await tiem.otpFor(email) });
    expect([confirmed.status, confirmed.error.code]).toEqual([409, 'REGISTRATION_REPLACED']);
    expect((await stranger.post('/api/auth/login', { email, password: 'cuakeoxau1' })).status).not.toBe(200);
  });

  test('by a stranger does not invalidate the owner’s code', async () => {
    const [owner, stranger] = [tiem.visitor(), tiem.visitor()];
    const email = newEmail();
    await register(owner, email);
    const otp = await tiem.otpFor(email);
    await register(stranger, email, { name: 'Kẻ Lạ', password: 'cuakeoxau1' });
    const verified = await owner.post<Session>('/api/auth/verify-otp', { email, otp });
    expect(verified.data.user.name).toBe('Khánh Linh');
    expect((await stranger.post('/api/auth/verify-otp', { email, otp })).status).not.toBe(200);
    expect((await tiem.visitor().post('/api/auth/login', { email, password: 'cuakeoxau1' })).status).toBe(
      401,
    );
  });

  test('twice concurrently sends one mail; the second request is 429', async () => {
    const email = newEmail();
    const guest = tiem.visitor();
    const answers = await Promise.all([register(guest, email), register(guest, email)]);
    expect(tally(answers)).toEqual({ 200: 1, 429: 1 });
    expect(await tiem.mailsTo(email)).toHaveLength(1);
  });
});

test('names of the shop or its staff, also in look-alike letters, are 422; an account that has one may keep it', async () => {
  const guest = tiem.visitor();
  for (const name of ['Admin', 'Аdmіn', 'Vườn Charm', 'Quản trị viên']) {
    const { status, error } = await register(guest, newEmail(), { name });
    expect([status, error.code, error.details?.[0]?.path]).toEqual([422, 'NAME_RESERVED', 'name']);
  }
  const customer = await tiem.signIn({ name: 'Admin cũ' });
  const rename = (name: string) => customer.put('/api/users/me/profile', { name, gender: 'other' });
  expect((await rename('Admin cũ')).status).toBe(200);
  expect((await rename('Admin mới')).error.code).toBe('NAME_RESERVED');
  expect((await rename('Nguyễn Thu Ngân')).status).toBe(200);
});
