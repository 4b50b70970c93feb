import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { tally, TEST_PASSWORD, type Visitor } from '../../../../test-support/app.ts';
import { holdRow, untilWaitingForRows } from '../../../../test-support/held-row.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { createUser } from '../accounts/service.ts';
import { resetTokens, users } from '../tables.ts';

const tiem = sharedShop({ env: { PUBLIC_URL: 'https://vuoncharm.example' } });

const OWN = { origin: 'https://vuoncharm.example' };
const post = (guest: Visitor, path: string, body: object) => guest.post(`/api/auth/${path}`, body, OWN);
const NEW = 'matkhaumoi2';

let count = 0;
async function newUser() {
  const email = `quen-${(count += 1)}@example.vn`;
  const made = await createUser(
    tiem.shop.db,
    { name: 'Khánh Linh', email, password: TEST_PASSWORD, role: 'customer' },
    tiem.clock.now(),
  );
  return made!;
}

async function newLink(email: string): Promise<{ email: string; token: string }> {
  expect((await post(tiem.visitor(), 'forgot-password', { email })).status).toBe(200);
  const mail = (await tiem.mailsTo(email)).at(-1);
  const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect(link.origin + link.pathname).toBe('https://vuoncharm.example/reset-password');
  return { email: link.searchParams.get('email') ?? '', token: link.searchParams.get('token') ?? '' };
}

const reset = (guest: Visitor, link: object, password = NEW, confirmPassword = password) =>
  post(guest, 'reset-password', { ...link, newPassword: password, confirmPassword });
const login = (email: string, password: string) => post(tiem.visitor(), 'login', { email, password });

test('the mailed link sets a new password', async () => {
  const { email } = await newUser();
  const link = await newLink(email);
  expect(link.email).toBe(email);
  expect(link.token).toMatch(/^[A-Za-z0-9_-]{43}$/);

  const checked = await post(tiem.visitor(), 'validate-reset-token', link);
  expect([checked.status, checked.data]).toEqual([200, { ok: true }]);
  const done = await reset(tiem.visitor(), link);
  expect([done.status, done.data]).toEqual([200, { ok: true }]);
  expect((await login(email, TEST_PASSWORD)).status).toBe(401);
  expect((await login(email, NEW)).status).toBe(200);
  expect((await tiem.mailsTo(email)).at(-1)?.subject).toBe('Mật khẩu Vườn Charm của bạn vừa được đổi');
});

test('a login or change by the old password, concurrent with a reset, leaves neither session nor password', async () => {
  const { id, email } = await newUser();
  const link = await newLink(email);
  const [inside, outside] = [tiem.visitor(), tiem.visitor()];
  await post(inside, 'login', { email, password: TEST_PASSWORD });
  const { db } = tiem.shop;
  const held = await holdRow(db.$client.options.connectionString ?? '', 'users', id);
  const done = reset(tiem.visitor(), link);
  await untilWaitingForRows(db, 1);
  const change = { password: 'matkhaucuatrom1', currentPassword: TEST_PASSWORD };
  const late = [
    inside.put('/api/users/me/profile', change, OWN),
    post(outside, 'login', { email, password: TEST_PASSWORD }),
  ];
  await untilWaitingForRows(db, 3);
  await held.letGo();
  expect((await done).status).toBe(200);
  // On a busy machine the reset may have to wait in line again (decision 0030), and come after them: it ends what they began.
  for (const { status } of await Promise.all(late)) expect([200, 401, 422]).toContain(status);
  expect((await inside.put('/api/users/me/profile', change, OWN)).status).toBe(401);
  for (const known of [TEST_PASSWORD, change.password]) expect((await login(email, known)).status).toBe(401);
  for (const thief of [inside, outside]) expect((await thief.get('/api/users/me')).status).toBe(401);
  expect((await login(email, NEW)).status).toBe(200);
});

test('the link’s token is not stored in the clear', async () => {
  const { email } = await newUser();
  const { token } = await newLink(email);
  expect(JSON.stringify(await tiem.shop.db.select().from(resetTokens))).not.toContain(token);
});

test('forgot-password answers the same for every e-mail, and mails only to an account that is not disabled', async () => {
  const [open, closed] = [await newUser(), await newUser()];
  await tiem.shop.db.update(users).set({ disabledAt: tiem.clock.now() }).where(eq(users.id, closed.id));
  const emails = [open.email, closed.email, 'khong-co@example.vn'];
  const answers = await Promise.all(
    emails.map((email) => post(tiem.visitor(), 'forgot-password', { email })),
  );
  for (const { status, data } of answers) expect([status, data]).toEqual([200, { ok: true, isLate: false }]);
  expect(await Promise.all(emails.map(async (email) => (await tiem.mailsTo(email)).length))).toEqual([
    1, 0, 0,
  ]);
});

describe('a link', () => {
  const refused = {
    status: 422,
    error: { code: 'RESET_LINK_INVALID', message: 'Liên kết không hợp lệ hoặc đã hết hạn' },
  };

  test('works once', async () => {
    const { email } = await newUser();
    const link = await newLink(email);
    await reset(tiem.visitor(), link);
    expect(await reset(tiem.visitor(), link, 'lanthuhai2')).toMatchObject(refused);
    expect(await post(tiem.visitor(), 'validate-reset-token', link)).toMatchObject(refused);
    expect((await login(email, NEW)).status).toBe(200);
  });

  test('used by three concurrent requests sets one password; the others get 422', async () => {
    const { email } = await newUser();
    const link = await newLink(email);
    const passwords = ['dautien1', 'thuhai22', 'thuba333'];
    const answers = await Promise.all(passwords.map((password) => reset(tiem.visitor(), link, password)));
    expect(tally(answers)).toEqual({ 200: 1, 422: 2 });
    const winner = passwords[answers.findIndex(({ status }) => status === 200)]!;
    expect((await login(email, winner)).status).toBe(200);
  });

  test('expires after 15 minutes', async () => {
    const { email } = await newUser();
    const link = await newLink(email);
    tiem.clock.advance(minutes(15) - seconds(1));
    expect((await post(tiem.visitor(), 'validate-reset-token', link)).status).toBe(200);
    tiem.clock.advance(seconds(1));
    expect(await post(tiem.visitor(), 'validate-reset-token', link)).toMatchObject(refused);
    expect(await reset(tiem.visitor(), link)).toMatchObject(refused);
    expect((await login(email, TEST_PASSWORD)).status).toBe(200);
  });

  test('is valid beside a second one until either is used', async () => {
    const { email } = await newUser();
    const [first, second] = [await newLink(email), await newLink(email)];
    expect((await post(tiem.visitor(), 'validate-reset-token', first)).status).toBe(200);
    expect((await reset(tiem.visitor(), second)).status).toBe(200);
    expect(await reset(tiem.visitor(), first)).toMatchObject(refused);
  });

  test('does not reset the password of another account', async () => {
    const [mine, theirs] = [await newUser(), await newUser()];
    const { token } = await newLink(mine.email);
    expect(await reset(tiem.visitor(), { token, email: theirs.email })).toMatchObject(refused);
    expect((await login(theirs.email, TEST_PASSWORD)).status).toBe(200);
  });

  test.each(['x', "' OR 1=1 --", 'A'.repeat(43), '\u0000'])('made up (%j) is 422', async (token) => {
    const { email } = await newUser();
    expect(await post(tiem.visitor(), 'validate-reset-token', { email, token })).toMatchObject(refused);
  });

  test('is void once the password was changed in the profile', async () => {
    const guest = tiem.visitor();
    const { email } = await newUser();
    const link = await newLink(email);
    await post(guest, 'login', { email, password: TEST_PASSWORD });
    const body = { password: NEW, currentPassword: TEST_PASSWORD };
    expect((await guest.put('/api/users/me/profile', body, OWN)).status).toBe(200);
    expect(await post(tiem.visitor(), 'validate-reset-token', link)).toMatchObject(refused);
  });
});

test('a reset ends every session and emits session.ended', async () => {
  const { id, email } = await newUser();
  const devices = [tiem.visitor(), tiem.visitor()];
  for (const device of devices) await post(device, 'login', { email, password: TEST_PASSWORD });
  const ended: unknown[] = [];
  tiem.shop.events.on('session.ended', (fact) => void ended.push(fact));
  await reset(tiem.visitor(), await newLink(email));
  for (const device of devices) {
    expect((await device.get('/api/users/me')).status).toBe(401);
    expect((await post(device, 'refresh', {})).status).toBe(401);
  }
  expect(ended).toEqual([{ userId: id, sessionId: null }]);
});

test.each([
  ['too short', 'a1', 'a1', 'newPassword', 'Mật khẩu phải có ít nhất 6 ký tự'],
  ['the confirmation differs', 'banhmi22x', 'banhmi23x', 'confirmPassword', 'Mật khẩu xác nhận không khớp'],
  ['no confirmation', 'banhmi22x', '', 'confirmPassword', 'Vui lòng xác nhận mật khẩu'],
])('a new password is refused: %s', async (_what, password, confirm, path, message) => {
  const { email } = await newUser();
  const { status, error } = await reset(tiem.visitor(), await newLink(email), password, confirm);
  expect([status, error.details]).toEqual([422, [{ path, message }]]);
});

test.each([
  ['', 'Email là bắt buộc'],
  ['linh@', 'Email không hợp lệ'],
])('forgot-password for %j is 422 with the form’s message %j', async (email, message) => {
  const { status, error } = await post(tiem.visitor(), 'forgot-password', { email });
  expect([status, error.message]).toEqual([422, message]);
});

test('a day’s mails: five per network, ten in all, then one each for five more networks; the answer stays 200', async () => {
  const { email } = await newUser();
  const ask = async (by = tiem.visitor()) => (await post(by, 'forgot-password', { email })).status;
  const strangers = [tiem.visitor(), tiem.visitor(), tiem.visitor()];
  for (const stranger of strangers) for (let n = 0; n < 6; n += 1) expect(await ask(stranger)).toBe(200);
  // The third came too late for all but the reserve.
  expect(await tiem.mailsTo(email)).toHaveLength(11);
  for (let n = 0; n < 6; n += 1) await ask();
  expect(await tiem.mailsTo(email)).toHaveLength(15);
});

test('made-up links do not void the real one; a reset lifts the login limit that wrong passwords reached', async () => {
  const { email } = await newUser();
  const owner = tiem.visitor();
  await post(owner, 'forgot-password', { email });
  const token = /token=([\w-]+)/.exec((await tiem.mailsTo(email)).at(-1)!.text)![1]!;
  const body = { email, newPassword: 'hoamoi22', confirmPassword: 'hoamoi22' };
  for (let n = 0; n < 20; n += 1)
    await post(tiem.visitor(), 'reset-password', { ...body, token: 'x'.repeat(43) });
  for (let n = 0; n < 10; n += 1) await post(owner, 'login', { email, password: 'khongphai1' });
  expect((await post(owner, 'login', { email, password: 'khongphai1' })).status).toBe(429);
  expect((await post(owner, 'reset-password', { ...body, token })).status).toBe(200);
  expect((await post(owner, 'login', { email, password: 'hoamoi22' })).status).toBe(200);
});

test('the link has the configured origin, whatever the request’s Host headers say', async () => {
  const { email } = await newUser();
  const headers = { ...OWN, host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await tiem.visitor().post('/api/auth/forgot-password', { email }, headers);
  const mail = (await tiem.mailsTo(email)).at(-1);
  expect(mail?.text).toContain('https://vuoncharm.example/reset-password?token=');
  expect(mail?.html).not.toContain('evil.example');
});
