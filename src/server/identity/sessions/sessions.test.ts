import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Me, Session } from '#contract/http/identity.ts';
import { days, hours, minutes, seconds } from '#domain/kernel/time.ts';
import { TEST_PASSWORD, type Visitor } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { sessions, users } from '../tables.ts';

const tiem = sharedShop();

const refresh = (guest: Visitor) => guest.post<Session>('/api/auth/refresh');
const me = (guest: Visitor) => guest.get<Me>('/api/users/me');
const later = (ms: number) => new Date(tiem.clock.now().getTime() + ms).toISOString();

describe('refreshing', () => {
  test('gives new tokens and continues the session after the access token expired', async () => {
    const guest = await tiem.signIn();
    const before = guest.cookies.get('refresh_token')?.value;
    tiem.clock.advance(hours(5));
    expect((await me(guest)).status).toBe(401);
    const renewed = await refresh(guest);
    expect(renewed.status).toBe(200);
    expect(renewed.data).toMatchObject({
      user: { id: guest.user.id },
      accessTokenExpiresAt: later(minutes(15)),
    });
    expect(guest.cookies.get('refresh_token')?.value).not.toBe(before);
    expect((await me(guest)).status).toBe(200);
  });

  test('from two tabs at once keeps both signed in, with the same refresh token', async () => {
    const guest = await tiem.signIn();
    const [one, two] = [guest.copy(), guest.copy()];
    const answers = await Promise.all([refresh(one), refresh(two)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(one.cookies.get('refresh_token')?.value).toBe(two.cookies.get('refresh_token')?.value);
    for (const tab of [one, two]) expect((await me(tab)).status).toBe(200);

    tiem.clock.advance(minutes(20));
    expect((await refresh(one)).status).toBe(200);
    expect((await me(one)).status).toBe(200);
  });

  test('from ten tabs at once, five rounds, never loses the session', async () => {
    const guest = await tiem.signIn();
    for (let round = 0; round < 5; round += 1) {
      const tabs = Array.from({ length: 10 }, () => guest.copy());
      const answers = await Promise.all(tabs.map(refresh));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(tabs.map((tab) => tab.cookies.get('refresh_token')?.value)).size).toBe(1);
      guest.cookies.set(tabs[round]!.cookies.get('refresh_token')!);
      tiem.clock.advance(minutes(10));
    }
  });

  test('with a token rotated up to 10 seconds ago, as after a lost response, succeeds', async () => {
    const guest = await tiem.signIn();
    const lost = guest.copy();
    await refresh(lost);
    await refresh(lost);
    tiem.clock.advance(seconds(10));
    expect((await refresh(guest)).status).toBe(200);
    tiem.clock.advance(minutes(10));
    expect((await refresh(guest)).status).toBe(200);
  });

  test('with a token rotated 11 seconds ago ends the session for thief and owner', async () => {
    const owner = await tiem.signIn();
    const thief = owner.copy();
    const ended: unknown[] = [];
    tiem.shop.events.on('session.ended', (fact) => void ended.push(fact));
    await refresh(owner);
    tiem.clock.advance(seconds(11));

    const stolen = await refresh(thief);
    expect([stolen.status, stolen.error]).toMatchObject([
      401,
      { code: 'SESSION_EXPIRED', message: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.' },
    ]);
    expect((await refresh(owner)).status).toBe(401);
    expect((await me(owner)).status).toBe(401);
    expect(ended).toEqual([{ userId: owner.user.id, sessionId: expect.any(String) }]);
  });

  test('by a thief within the 10 seconds of grace ends the session at his next refresh', async () => {
    const owner = await tiem.signIn();
    const thief = owner.copy();
    await refresh(owner);
    await refresh(thief);
    tiem.clock.advance(minutes(10));
    expect((await refresh(owner)).status).toBe(200);
    tiem.clock.advance(minutes(10));
    expect((await refresh(thief)).status).toBe(401);
    expect((await refresh(owner)).status).toBe(401);
  });

  test('with a reused token leaves the user’s other devices signed in', async () => {
    const phone = await tiem.signIn();
    const laptop = tiem.visitor();
    await laptop.post('/api/auth/login', { email: phone.user.email, password: TEST_PASSWORD });
    const thief = phone.copy();
    await refresh(phone);
    tiem.clock.advance(minutes(1));
    await refresh(thief);
    expect((await me(phone)).status).toBe(401);
    expect((await me(laptop)).status).toBe(200);
  });

  test.each([
    ['24 hours', false, hours(24)],
    ['30 days when remembered', true, days(30)],
  ])('is possible for %s after the last one, then 401', async (_what, remember, lifetime) => {
    const [kept, missed] = [await tiem.signIn({ remember }), await tiem.signIn({ remember })];
    tiem.clock.advance(lifetime - seconds(1));
    expect((await refresh(kept)).status).toBe(200);
    tiem.clock.advance(seconds(1));
    expect((await refresh(missed)).status).toBe(401);
    tiem.clock.advance(lifetime - seconds(2));
    expect((await refresh(kept)).status).toBe(200);
  });

  test.each([undefined, '', 'x', 'A'.repeat(43), "' OR 1=1"])('with token %j is 401', async (token) => {
    const cookie = token === undefined ? '' : `refresh_token=${token}`;
    const { status, error } = await tiem.visitor().post('/api/auth/refresh', undefined, { cookie });
    expect([status, error.code, error.message]).toEqual([
      401,
      'SESSION_EXPIRED',
      'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
    ]);
  });
});

describe('logging out', () => {
  test('ends the session, clears the cookies and emits session.ended', async () => {
    const guest = await tiem.signIn();
    const kept = guest.copy();
    const ended: unknown[] = [];
    tiem.shop.events.on('session.ended', (fact) => void ended.push(fact));
    const answer = await guest.post('/api/auth/logout');
    expect([answer.status, answer.data]).toEqual([200, { ok: true }]);
    expect(answer.cookies.map(({ name, maxAge, path }) => [name, maxAge, path])).toEqual([
      ['access_token', 0, '/'],
      ['refresh_token', 0, '/api/auth'],
      ['signed_in', 0, '/'],
    ]);
    expect((await me(kept)).status).toBe(401);
    expect((await refresh(kept)).status).toBe(401);
    expect(ended).toEqual([{ userId: guest.user.id, sessionId: expect.any(String) }]);
  });

  test('works when the access token expired', async () => {
    const guest = await tiem.signIn();
    const kept = guest.copy();
    tiem.clock.advance(hours(3));
    expect((await guest.post('/api/auth/logout')).status).toBe(200);
    expect((await refresh(kept)).status).toBe(401);
  });

  test('works with the access token alone, even an expired one', async () => {
    const guest = await tiem.signIn();
    tiem.clock.advance(hours(1));
    const access = guest.cookies.get('access_token')?.value;
    await tiem.visitor().post('/api/auth/logout', undefined, { cookie: `access_token=${access}` });
    expect((await refresh(guest)).status).toBe(401);
  });

  test('without a session or a second time is 200', async () => {
    const guest = await tiem.signIn();
    await guest.post('/api/auth/logout');
    expect((await guest.post('/api/auth/logout')).status).toBe(200);
    expect((await tiem.visitor().post('/api/auth/logout')).status).toBe(200);
  });

  test('leaves the user’s other devices signed in', async () => {
    const phone = await tiem.signIn();
    const laptop = tiem.visitor();
    await laptop.post('/api/auth/login', { email: phone.user.email, password: TEST_PASSWORD });
    await phone.post('/api/auth/logout');
    expect((await me(laptop)).status).toBe(200);
  });
});

describe('an account', () => {
  test('that is disabled gets 401 at the next request and 403 at a login with its password', async () => {
    const guest = await tiem.signIn();
    await tiem.shop.db.update(users).set({ disabledAt: tiem.clock.now() }).where(eq(users.id, guest.user.id));
    expect((await me(guest)).status).toBe(401);
    expect((await refresh(guest)).status).toBe(401);
    const login = await tiem
      .visitor()
      .post('/api/auth/login', { email: guest.user.email, password: TEST_PASSWORD });
    expect([login.status, login.error.code]).toEqual([403, 'ACCOUNT_DISABLED']);
    const wrong = await tiem
      .visitor()
      .post('/api/auth/login', { email: guest.user.email, password: 'khongphai1' });
    expect(wrong.error.code).toBe('LOGIN_FAILED');
  });

  test('with a new role has it at the next request', async () => {
    const guest = await tiem.signIn();
    expect((await guest.get('/api/users/shippers')).status).toBe(403);
    await tiem.shop.db.update(users).set({ role: 'admin' }).where(eq(users.id, guest.user.id));
    expect((await guest.get('/api/users/shippers')).status).toBe(200);
    expect((await me(guest)).data.role).toBe('admin');
  });
});

test('a session is deleted 8 days after its logout; an active one is not', async () => {
  const gone = await tiem.signIn();
  await gone.post('/api/auth/logout');
  tiem.clock.advance(days(8));
  const living = await tiem.signIn();
  await tiem.jobs.run('identity.forget');
  const left = await tiem.shop.db.select().from(sessions);
  expect(left.map(({ userId }) => userId)).not.toContain(gone.user.id);
  expect((await refresh(living)).status).toBe(200);
});

describe('a session ends', () => {
  test('90 days after it began, however often it is renewed', async () => {
    const guest = await tiem.signIn({ remember: true });
    for (let day = 0; day < 89; day += 29) {
      expect((await guest.post('/api/auth/refresh')).status).toBe(200);
      tiem.clock.advance(days(29));
    }
    // The 116th day; the last renewal extended the session only to the 90th.
    expect((await guest.post('/api/auth/refresh')).status).toBe(401);
  });

  test('with the next sign-in of the same browser, also for copied cookies; a failed sign-in does not end it', async () => {
    const guest = await tiem.signIn();
    const copy = guest.copy();
    const other = await tiem.signIn();
    const login = { email: other.user.email, password: TEST_PASSWORD };
    expect((await guest.post('/api/auth/login', login)).status).toBe(200);
    expect((await copy.get('/api/users/me')).status).toBe(401);
    expect((await guest.get<{ email: string }>('/api/users/me')).data.email).toBe(other.user.email);
    // A failed sign-in ends nothing.
    await guest.post('/api/auth/login', { ...login, password: 'khongphai1' });
    expect((await guest.get('/api/users/me')).status).toBe(200);
  });

  test('with Clear-Site-Data: "cache" over https, without it over http', async () => {
    const https = { 'x-forwarded-proto': 'https', origin: 'https://shop.test' };
    const guest = await tiem.signIn();
    expect((await guest.post('/api/auth/logout', {}, https)).headers['clear-site-data']).toBe('"cache"');
    expect((await guest.post('/api/auth/logout')).headers).not.toHaveProperty('clear-site-data');
  });
});
