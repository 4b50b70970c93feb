import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Me, Session } from '#contract/http/identity.ts';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { rateLimits } from '#server/platform/http/rate-limit.ts';
import { startTestShop, TEST_PASSWORD, type TestShop, type Visitor } from '../../../../test-support/app.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { createUser } from '../accounts/service.ts';
import { refreshTokens } from '../tables.ts';

const tiem = sharedShop();

const refresh = (guest: Visitor) => guest.post<Session>('/api/auth/refresh');
const me = (guest: Visitor) => guest.get<Me>('/api/users/me');
const later = (ms: number) => new Date(tiem.clock.now().getTime() + ms).toISOString();

describe('logging in', () => {
  test.each(['customer', 'admin', 'shipper'] as const)('returns the role of a %s', async (role) => {
    const { user } = await tiem.signIn({ role });
    expect(user).toMatchObject({ role, _id: user.id });
  });

  test('returns when the access token expires, as users/me does, and is not cached', async () => {
    const { email } = (await tiem.signIn({ email: 'het-han@example.vn' })).user;
    const guest = tiem.visitor();
    const login = await guest.post<Session>('/api/auth/login', { email, password: TEST_PASSWORD });
    expect(login.data.accessTokenExpiresAt).toBe(later(minutes(15)));
    expect((await me(guest)).data.accessTokenExpiresAt).toBe(later(minutes(15)));
    expect(login.headers['cache-control']).toBe('no-store');
  });

  test('without “remember” sets session cookies; scripts can read only whether there is a session', async () => {
    const guest = await tiem.signIn();
    const login = await guest.post('/api/auth/login', { email: guest.user.email, password: TEST_PASSWORD });
    expect(login.cookies.filter(({ name }) => name !== 'device')).toEqual([
      {
        name: 'access_token',
        value: expect.any(String),
        path: '/',
        maxAge: null,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
      },
      {
        name: 'refresh_token',
        value: expect.any(String),
        path: '/api/auth',
        maxAge: null,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
      },
      {
        name: 'signed_in',
        value: '1',
        path: '/',
        maxAge: null,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax',
      },
    ]);
    expect(guest.cookies.get('device')).toMatchObject({ path: '/api/auth', httpOnly: true });
    // 256 random bits
    expect(guest.cookies.get('refresh_token')?.value).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('with “remember” sets an access cookie for 15 minutes and a refresh cookie for 30 days', async () => {
    const guest = await tiem.signIn({ remember: true });
    expect(guest.cookies.get('access_token')?.maxAge).toBe(900);
    expect(guest.cookies.get('refresh_token')?.maxAge).toBe(30 * 24 * 3600);
    const renewed = await refresh(guest);
    expect(renewed.cookies.map(({ maxAge }) => maxAge)).toEqual([900, 30 * 24 * 3600, 30 * 24 * 3600]);
  });

  test('behind https marks the cookies Secure', async () => {
    const { user } = await tiem.signIn();
    const headers = { 'x-forwarded-proto': 'https', origin: 'https://shop.test' };
    const login = await tiem
      .visitor()
      .post('/api/auth/login', { email: user.email, password: TEST_PASSWORD }, headers);
    expect(login.cookies.map(({ secure }) => secure)).toEqual([true, true, true, true]);
  });

  test('does not store the refresh token in the clear', async () => {
    const guest = await tiem.signIn();
    const token = guest.cookies.get('refresh_token')?.value ?? '';
    const stored = await tiem.shop.db.select().from(refreshTokens);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('with a wrong password or an unknown e-mail gets the same 401', async () => {
    const { user } = await tiem.signIn();
    const wrongPassword = await tiem
      .visitor()
      .post('/api/auth/login', { email: user.email, password: 'khongphai1' });
    const wrongEmail = await tiem
      .visitor()
      .post('/api/auth/login', { email: 'khongco@example.vn', password: 'khongphai1' });
    expect(wrongPassword.status).toBe(401);
    const { requestId: _, ...said } = wrongPassword.error;
    expect(said).toEqual({ code: 'LOGIN_FAILED', message: 'Email hoặc mật khẩu chưa đúng' });
    expect({ ...wrongEmail.error, requestId: _ }).toEqual(wrongPassword.error);
    expect(wrongPassword.cookies).toEqual([]);
  });

  test('takes about as long for an unknown e-mail as for a wrong password', async () => {
    const { user } = await tiem.signIn();
    const timed = async (email: string) => {
      const before = performance.now();
      await tiem.visitor().post('/api/auth/login', { email, password: 'khongphai1' });
      return performance.now() - before;
    };
    const fastest = async (email: string) =>
      Math.min(await timed(email), await timed(email), await timed(email));
    const [known, unknown] = [await fastest(user.email), await fastest('khong-ai@example.vn')];
    // A response without hashing would be ten times faster.
    expect(unknown).toBeGreaterThan(known / 3);
  });

  test.each([
    [
      'SQL as the e-mail',
      { email: "' OR 1=1 --", password: 'x' },
      'Email không đúng định dạng (ví dụ: ten@email.com)',
    ],
    ['no e-mail', { email: '', password: 'x' }, 'Vui lòng nhập email'],
    ['no password', { email: 'linh@example.vn', password: '' }, 'Vui lòng nhập mật khẩu'],
  ])('with %s is 422 with the form’s message', async (_what, body, message) => {
    const { status, error } = await tiem.visitor().post('/api/auth/login', body);
    expect([status, error.message]).toEqual([422, message]);
  });

  test('after ten wrong passwords is 429 for that e-mail from that address, not from others', async () => {
    const { user } = await tiem.signIn();
    const guest = tiem.visitor();
    const attempt = (password: string) => guest.post('/api/auth/login', { email: user.email, password });
    for (let n = 0; n < 10; n += 1) expect((await attempt('khongphai1')).status).toBe(401);
    const limited = await attempt(TEST_PASSWORD);
    expect([limited.status, limited.error.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = await tiem
      .visitor()
      .post('/api/auth/login', { email: user.email, password: TEST_PASSWORD });
    expect(elsewhere.status).toBe(200);
  });

  test('counts failures by the proxy’s X-Forwarded-For entry, whatever the client wrote in front of it', async () => {
    const { user } = await tiem.signIn();
    const attempt = (n: number) =>
      tiem
        .visitor()
        .post(
          '/api/auth/login',
          { email: user.email, password: 'khongphai1' },
          { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.9` },
        );
    for (let n = 0; n < 10; n += 1) expect((await attempt(n)).status).toBe(401);
    expect((await attempt(11)).status).toBe(429);
  });

  test('from a browser that signed in before has its own limit, which others on its network do not use up', async () => {
    const { user, ...owner } = await tiem.signIn();
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const attempt = (by: Visitor, password: string) =>
      by.post('/api/auth/login', { email: user.email, password }, from);
    for (let n = 0; n < 11; n += 1) await attempt(tiem.visitor(), 'khongphai1');
    expect((await attempt(tiem.visitor(), TEST_PASSWORD)).status).toBe(429);
    expect((await attempt(owner, TEST_PASSWORD)).status).toBe(200);
    // Her own limit ends too, and applies to this account only.
    for (let n = 0; n < 10; n += 1) await attempt(owner, 'khongphai1');
    expect((await attempt(owner, TEST_PASSWORD)).status).toBe(429);
    const forged = await owner.post(
      '/api/auth/login',
      { email: (await tiem.signIn()).user.email, password: 'khongphai1' },
      from,
    );
    expect(forged.status).toBe(401);
  });

  test('counts the failures of an IPv6 /64 network as those of one address', async () => {
    const { user, ...owner } = await tiem.signIn();
    const attempt = (n: number, password: string) =>
      tiem
        .visitor()
        .post(
          '/api/auth/login',
          { email: user.email, password },
          { 'x-forwarded-for': `2001:db8:${n % 2}:7::${n.toString(16)}` },
        );
    for (let n = 1; n <= 100; n += 1) await attempt(n, 'khongphai1');
    expect((await attempt(101, TEST_PASSWORD)).status).toBe(429);
    const elsewhere = await tiem
      .visitor()
      .post('/api/auth/login', { email: user.email, password: TEST_PASSWORD });
    expect(elsewhere.status).toBe(200);
    expect((await owner.post('/api/auth/login', { email: user.email, password: TEST_PASSWORD })).status).toBe(
      200,
    );
  });

  async function used(email: string): Promise<number | undefined> {
    const [row] = await tiem.shop.db
      .select({ points: rateLimits.points })
      .from(rateLimits)
      .where(eq(rateLimits.key, `login-email:${email}`));
    return row?.points;
  }

  test('for one e-mail from many networks is delayed, by at most 5 s, and then 429; a known browser is exempt', async () => {
    const { user, ...owner } = await tiem.signIn();
    const paused = tiem.clock.pauses.length;
    const attempt = (password: string) =>
      tiem.visitor().post('/api/auth/login', { email: user.email, password });
    await tiem.shop.limits.count({ name: 'login-email', points: 200, seconds: 900 }, user.email);
    for (let n = 1; n < 198; n += 1)
      await tiem.shop.limits.count({ name: 'login-email', points: 200, seconds: 900 }, user.email);
    expect((await attempt('khongphai1')).status).toBe(401);
    expect((await attempt(TEST_PASSWORD)).status).toBe(200);
    // Successful logins are given back after the response.
    await expect.poll(() => used(user.email)).toBe(199);
    expect((await attempt('khongphai1')).status).toBe(401);
    expect((await attempt(TEST_PASSWORD)).status).toBe(429);
    expect(tiem.clock.pauses.slice(paused)).toEqual([4969, 5000, 5000]);
    expect((await owner.post('/api/auth/login', { email: user.email, password: TEST_PASSWORD })).status).toBe(
      200,
    );
  });

  test('successfully counts against no limit of the account, browser or network', async () => {
    const { user } = await tiem.signIn();
    const known = tiem.visitor();
    // One browser again and again, and as many of her network that were never here.
    for (let n = 0; n < 15; n += 1) {
      for (const browser of [known, tiem.visitor()]) {
        const login = await browser.post(
          '/api/auth/login',
          { email: user.email, password: TEST_PASSWORD },
          { 'x-forwarded-for': '203.0.113.77' },
        );
        expect(login.status).toBe(200);
      }
    }
  });
});

describe('the access token', () => {
  test('works for 15 minutes', async () => {
    const guest = await tiem.signIn();
    tiem.clock.advance(minutes(15) - seconds(1));
    expect((await me(guest)).status).toBe(200);
    tiem.clock.advance(seconds(1));
    const { status, error } = await me(guest);
    expect([status, error.code]).toEqual([401, 'NO_SESSION']);
  });

  test('signed with another key, unsigned or altered is 401', async () => {
    const guest = await tiem.signIn();
    const [header, payload, signature] = guest.cookies.get('access_token')!.value.split('.') as [
      string,
      string,
      string,
    ];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string; sid: string };
    const forged = await new SignJWT({ sid: claims.sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(claims.sub)
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('x'.repeat(32)));
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const other = Buffer.from(JSON.stringify({ ...claims, sub: (await tiem.signIn()).user.id })).toString(
      'base64url',
    );
    for (const token of [forged, none, `${header}.${other}.${signature}`, 'x', '']) {
      expect((await tiem.visitor().get('/api/users/me', { cookie: `access_token=${token}` })).status).toBe(
        401,
      );
    }
  });
});

describe('behind https', () => {
  let secure: TestShop;
  beforeAll(async () => {
    secure = await startTestShop({ env: { PUBLIC_URL: 'https://shop.test' } });
  });
  afterAll(() => secure.close());
  const https = { origin: 'https://shop.test' };

  test('token cookies have the Host or Secure prefix; the access token under another name is 401', async () => {
    const email = 'https@example.vn';
    await createUser(
      secure.shop.db,
      { name: 'Linh', email, password: TEST_PASSWORD, role: 'customer' },
      secure.clock.now(),
    );
    const browser = secure.visitor();
    const login = await browser.post('/api/auth/login', { email, password: TEST_PASSWORD }, https);
    expect(login.cookies.map((cookie) => [cookie.name, cookie.path, cookie.secure])).toEqual([
      ['__Secure-device', '/api/auth', true],
      ['__Host-access_token', '/', true],
      ['__Secure-refresh_token', '/api/auth', true],
      ['signed_in', '/', true],
    ]);
    expect((await browser.get('/api/users/me')).status).toBe(200);
    expect((await browser.post('/api/auth/refresh', undefined, https)).status).toBe(200);
    const token = browser.cookies.get('__Host-access_token')!.value;
    const planted = secure.visitor();
    for (const name of ['access_token', '__Secure-access_token'])
      expect((await planted.get('/api/users/me', { cookie: `${name}=${token}` })).status).toBe(401);
    const out = await browser.post('/api/auth/logout', undefined, https);
    expect(out.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['__Host-access_token', 0],
      ['__Secure-refresh_token', 0],
      ['signed_in', 0],
    ]);
  });
});
